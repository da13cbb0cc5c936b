/** The report on Concentration checks: a table that a game master can print. */
import { bestOf } from '../../analysis/estimate.ts';
import type { RunResult } from '../../batch/result.ts';
import { lostByDistraction } from '../../facts/concentration/lost.ts';
import {
  type CheckResult,
  type Grid,
  gridSummary,
  gridsOf,
  lostPerHundred,
  successOf,
  worstCheck,
} from '../../facts/concentration/view.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { ConcentrationTexts } from '../../language/texts/concentration.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import { framed } from '../document/frame.ts';
import { figure, type Grid as Table, words } from '../document/grid.ts';
import { type Block, type Draft, picture, section, table, text } from '../document/model.ts';
import { lostChart, lostGrid } from './chart.ts';

/** The report of a run of checks, in the language of the catalogue. */
export function concentrationDraft(
  run: RunResult<ConcentrationCell>,
  language: (phrasing: Phrasing) => ConcentrationTexts,
  shared: Texts,
): Draft {
  return (phrasing) => {
    const texts = language(phrasing);
    const settings = settingsOf(run.cells);
    const grids = gridsOf(settings[0]?.cells ?? []);
    const { hardest, easiest, ...told } = gridSummary(grids);
    const lost = lostByDistraction(grids);
    const worst = worstCheck(run);
    const simulated = run.cells.some(({ tally }) => tally !== null);
    const exact = run.cells.some((cell) => cell.exact !== null);
    const tables = (show: Show): readonly Block[] =>
      settings.flatMap(({ name, cells }) => {
        const own = gridsOf(cells).flatMap((grid) =>
          table(gridTable(grid, texts, phrasing, show), texts.gridHead(grid)),
        );
        return settings.length > 1 ? [section(texts.point(name), own)] : own;
      });
    const { successHead, pointsHead } = texts;
    return framed({
      title: texts.title(run.info.scenario.name),
      headings: texts.headings,
      findings: [
        ...(hardest === null ? [] : [[texts.hardest(hardest, told.grids), successHead] as const]),
        ...(easiest === null ? [] : [[texts.easiest(easiest), successHead] as const]),
        ...(grids.length > 0 ? [[texts.safe(told.safe), successHead] as const] : []),
      ],
      check: worst === null ? '' : texts.check(worst),
      see: shared.seeTable,
      lead: text(
        texts.scope(
          run.cells.length,
          run.info,
          exact,
          settings.length > 1 ? texts.point(settings[0]!.name) : null,
        ),
      ),
      sections: [
        section(successHead, [
          ...text(texts.ratesNote),
          ...tables((result) => [shown(result, texts), bestOf(successOf(result))]),
        ]),
        section(pointsHead, [
          ...text(texts.pointsNote),
          ...picture('charts/points-lost.svg', lostChart(lost, language(plainPhrasing), shared)),
          ...table(lostGrid(lost, texts, shared)),
          ...tables((result) => {
            const points = lostPerHundred(result) ?? 0;
            return [texts.numbers.fixed(points, 0), points];
          }),
        ]),
      ],
      reading: texts.reading(simulated, exact),
      command: repeatCommand(run.info),
      repeating: texts.repeating(run.info),
    });
  };
}

type Show = (result: CheckResult) => readonly [text: string, value: number | null];

/** The exact rate where it is known: a table to print needs no interval then. */
function shown(result: CheckResult, { numbers, rates }: ConcentrationTexts): string {
  const success = successOf(result);
  if (success.exact === null) return rates.cell(success);
  const percent = (bestOf(success) ?? 0) * 100;
  const whole = Math.abs(percent - Math.round(percent)) < 1e-9;
  return numbers.fixed(percent, whole ? 0 : 1);
}

function gridTable(grid: Grid, texts: ConcentrationTexts, { strong }: Phrasing, show: Show): Table {
  const { modifiers, levels, cells } = grid;
  const at = (modifier: number, level: number) => {
    const found = cells.find(({ cell }) => cell.modifier === modifier && cell.level === level);
    return found === undefined ? words('') : figure(...show(found));
  };
  return {
    head: [texts.corner, ...levels.map((level) => texts.levelHead(level))],
    rows: modifiers.map((modifier) => [
      figure(strong(texts.numbers.signed(modifier, 0)), modifier),
      ...levels.map((level) => at(modifier, level)),
    ]),
    align: `r${'r'.repeat(levels.length)}`,
  };
}
