/** The report on Concentration checks: a table that a game master can print. */
import { bestOf } from '../../analysis/estimate.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunResult } from '../../batch/result.ts';
import {
  type CheckResult,
  type Grid,
  gridsOf,
  lostPerHundred,
  successOf,
  worstCheck,
} from '../../facts/concentration/view.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { ConcentrationTexts } from '../../language/texts/concentration.ts';
import type { ConcentrationCell } from '../../scenario/model/cells.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { framed } from '../document/frame.ts';
import { figure, type Grid as Table, words } from '../document/grid.ts';
import { type Block, type Draft, picture, section, table, text } from '../document/model.ts';
import { lostByDistraction, lostChart, lostGrid } from './chart.ts';

/** The report of a run of checks, in the language of the catalogue. */
export function concentrationDraft(
  run: RunResult<ConcentrationCell>,
  catalogue: (phrasing: Phrasing) => ConcentrationTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const texts = catalogue(phrasing);
    const shared = language(plainPhrasing);
    const settings = settingsOf(run.cells);
    const grids = gridsOf(settings[0]?.cells ?? []);
    const sorted = [...grids].sort((a, b) => a.mean - b.mean);
    const lost = lostByDistraction(grids);
    const worst = worstCheck(run);
    const simulated = run.cells.some(({ tally }) => tally !== null);
    const exact = run.cells.some((cell) => cell.exact !== null);
    const expected = criticalValue(
      simultaneousConfidence(defaultPrecision.confidence, Math.max(1, worst?.comparisons ?? 1)),
    );
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
        ...(sorted.length > 0 ? [[texts.hardest(sorted[0]!, sorted.length), successHead] as const] : []),
        ...(sorted.length > 1 ? [[texts.easiest(sorted.at(-1)!), successHead] as const] : []),
        ...(grids.length > 0 ? [[texts.safe(grids), successHead] as const] : []),
      ],
      check: worst === null ? '' : texts.check(worst, expected),
      see: shared.seeTable,
      contents: shared.contents,
      under: text(
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
          ...picture('charts/points-lost.svg', lostChart(lost, catalogue(plainPhrasing), shared)),
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
