/** The report on gauntlets. */

import type { RunResult } from '../../batch/result.ts';
import { farthestFirst, gauntletFigures } from '../../facts/gauntlet/view.ts';
import { pointNames } from '../../facts/run/pointName.ts';
import { runSize, type Setting, settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { GauntletTexts } from '../../language/texts/gauntlet.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { GauntletCell } from '../../scenario/model/cells.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
import { runFrame } from '../document/frame.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { type Draft, picture, section, table } from '../document/model.ts';
import { pointBlocks } from '../document/points.ts';
import { endGrid, farGrid, type Row, reachedBlocks, reachedChart, survivedChart } from './tables.ts';

type Run = RunResult<GauntletCell>;

/** The report of a run of gauntlets, in the language of the catalogue. */
export function gauntletDraft(
  run: Run,
  catalogue: (phrasing: Phrasing) => GauntletTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const [own, texts, plain] = [catalogue(phrasing), language(phrasing), language(plainPhrasing)];
    const { columns } = own;
    const settings = settingsOf(run.cells);
    const names = pointNames(settings).map(texts.point);
    const several = settings.length > 1;
    const rows = settings.map((setting) => rowsOf(setting, run.cells.length, phrasing, plain));
    const head = [columns.gauntlet, columns.fighter, columns.plane];
    const first = firstLookedAt(settings);
    const told = rows[first] ?? [];
    const all = rows.flatMap((each, at) =>
      several ? each.map((row) => ({ ...row, names: [words(names[at]!), ...row.names] })) : each,
    );
    return runFrame({
      info: run.info,
      size: runSize(run.cells),
      words: own,
      texts,
      points: settings,
      findings: (index) =>
        all.length === 0
          ? [[own.unsolved, null]]
          : farthestFirst(rows[index] ?? []).map(({ result: { cell }, figures }) => [
              own.finding(
                { gauntlet: cell.gauntlet, plane: cell.plane, fighter: plain.sideName(cell.fighter) },
                cell.setup.duels,
                figures,
              ),
              own.survivedHead,
            ]),
      sections: [
        section(own.survivedHead, [
          ...picture('charts/survived.svg', survivedChart(told, plain)),
          ...table(farGrid(all, several ? [texts.columns.variant, ...head] : head, own)),
        ]),
        ...pointBlocks(
          settings,
          (_, at) => [
            section(own.endsHead, table(endGrid(rows[at]!, head, own))),
            section(own.reachedHead, [
              ...(at === first ? picture('charts/reached.svg', reachedChart(told, plain)) : []),
              ...reachedBlocks(rows[at]!, own, texts),
            ]),
          ],
          texts,
          plain,
        ),
        section(texts.headings.impossible, table(impossibleGrid(run, own, phrasing, plain))),
      ],
      reading: own.reading,
    });
  };
}

function rowsOf(
  { cells }: Setting<GauntletCell>,
  together: number,
  { name }: Phrasing,
  { sideName }: Texts,
): readonly Row[] {
  return cells.flatMap((result): Row[] => {
    const figures = gauntletFigures(result, together);
    const { gauntlet, fighter, plane } = result.cell;
    const names = [words(name(gauntlet)), words(name(sideName(fighter))), figure(String(plane), plane)];
    return figures === null ? [] : [{ result, figures, names }];
  });
}

function impossibleGrid({ cells }: Run, { columns }: GauntletTexts, { name }: Phrasing, plain: Texts): Grid {
  return {
    head: [columns.gauntlet, columns.plane, columns.reason],
    rows: cells
      .filter(({ impossible }) => impossible !== null)
      .map(({ cell, impossible }) => [
        words(name(cell.gauntlet)),
        figure(String(cell.plane), cell.plane),
        words(name(impossible === null ? '' : plain.reason(impossible))),
      ]),
    align: 'lrl',
  };
}
