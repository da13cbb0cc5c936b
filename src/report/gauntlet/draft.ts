/** The report on gauntlets. */
import type { RunResult } from '../../batch/result.ts';
import { gauntletFigures } from '../../facts/gauntlet/view.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { GauntletTexts } from '../../language/texts/gauntlet.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { GauntletCell } from '../../scenario/model/cells.ts';
import { framed } from '../document/frame.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { type Draft, picture, section, table, text } from '../document/model.ts';
import { endGrid, farGrid, type Row, reachedGrids, survivedChart } from './tables.ts';

type Run = RunResult<GauntletCell>;

/** The report of a run of gauntlets, in the language of the catalogue. */
export function gauntletDraft(
  run: Run,
  catalogue: (phrasing: Phrasing) => GauntletTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const texts = catalogue(phrasing);
    const shared = language(plainPhrasing);
    const { columns } = texts;
    const settings = settingsOf(run.cells);
    const several = settings.length > 1;
    const rows = rowsOf(run, texts, phrasing, shared);
    const head = [...(several ? [texts.setting] : []), columns.gauntlet, columns.fighter, columns.plane];
    const first = new Set(settings[0]?.cells ?? []);
    const told = rows.filter(({ result }) => first.has(result));
    return framed({
      title: texts.title(run.info.scenario.name),
      headings: texts.headings,
      findings:
        rows.length === 0
          ? [[texts.unsolved, null]]
          : told.map(({ result: { cell }, figures }) => [
              texts.finding(cell.key, shared.sideName(cell.fighter), cell.setup.duels, figures),
              texts.survivedHead,
            ]),
      check: '',
      see: shared.seeTable,
      contents: shared.contents,
      under: text(
        texts.scope(run.cells.length, run.info, false, several ? texts.point(settings[0]!.name) : null),
      ),
      sections: [
        section(texts.survivedHead, [
          ...picture('charts/survived.svg', survivedChart(told, shared)),
          ...table(farGrid(rows, head, texts)),
        ]),
        section(texts.endsHead, table(endGrid(rows, head, texts))),
        section(
          texts.reachedHead,
          reachedGrids(rows, head, texts).flatMap((grid) => table(grid)),
        ),
        section(texts.headings.impossible, table(impossibleGrid(run, texts, phrasing, shared))),
      ],
      reading: texts.reading(rows.length > 0),
      command: repeatCommand(run.info),
      repeating: texts.repeating(run.info),
    });
  };
}

function rowsOf(
  run: Run,
  texts: GauntletTexts,
  { name: marked }: Phrasing,
  { sideName }: Texts,
): readonly Row[] {
  const settings = settingsOf(run.cells);
  return settings.flatMap(({ name, cells }) =>
    cells.flatMap((result): Row[] => {
      const figures = gauntletFigures(result);
      const { gauntlet, fighter, plane } = result.cell;
      const names = [
        ...(settings.length > 1 ? [words(texts.point(name))] : []),
        words(marked(gauntlet)),
        words(marked(sideName(fighter))),
        figure(String(plane), plane),
      ];
      return figures === null ? [] : [{ result, figures, names }];
    }),
  );
}

function impossibleGrid({ cells }: Run, { columns }: GauntletTexts, { name }: Phrasing, shared: Texts): Grid {
  return {
    head: [columns.gauntlet, columns.plane, columns.reason],
    rows: cells
      .filter(({ impossible }) => impossible !== null)
      .map(({ cell, impossible }) => [
        words(name(cell.gauntlet)),
        figure(String(cell.plane), cell.plane),
        words(name(impossible === null ? '' : shared.reason(impossible))),
      ]),
    align: 'lrl',
  };
}
