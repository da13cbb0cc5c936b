/** Reports on Concentration checks: a table that a game master can print, and CSV. */
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunResult } from '../../batch/result.ts';
import type { ConcentrationCell } from '../../scenario/cells.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { type Naming, tidyTable } from '../common/csv.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { reportOf } from '../markdown/skeleton.ts';
import { table } from '../markdown/table.ts';
import type { Phrasing } from '../phrasing.ts';
import { bestOf } from '../view/estimate.ts';
import { settingsOf } from '../view/settings.ts';
import { concentrationEnglish } from './english.ts';
import type { ConcentrationTexts } from './texts.ts';
import {
  type CheckResult,
  checkZ,
  type Grid,
  gridsOf,
  lostPerHundred,
  successOf,
  worstCheck,
} from './view.ts';

type Run = RunResult<ConcentrationCell>;

const naming: Naming<ConcentrationCell> = {
  columns: ['modifier', 'distraction', 'level'],
  values: ({ modifier, distraction, level }) => [modifier, distraction, level],
};

/** `cells.csv`: one row a check. */
export function concentrationCsv(run: Run): string {
  const columns = [
    'method',
    'checks',
    'success_rate',
    'success_rate_low',
    'success_rate_high',
    'pp_lost_per_hundred',
    'exact_success_rate',
    'exact_z',
  ];
  return tidyTable(run, naming, columns, (result) => {
    const { simulated, exact } = successOf(result);
    const { low, high } = simulated ?? { low: null, high: null };
    const value = simulated?.value ?? exact;
    const lost = lostPerHundred(result);
    return [[result.method, result.tally?.total ?? null, value, low, high, lost, exact, checkZ(result)]];
  });
}

/** `report.md`. */
export function concentrationMarkdown(
  run: Run,
  language: (phrasing: Phrasing) => ConcentrationTexts = concentrationEnglish,
): string {
  const texts = language(markdownPhrasing);
  const settings = settingsOf(run.cells);
  const grids = gridsOf(settings[0]?.cells ?? []);
  const sorted = [...grids].sort((a, b) => a.mean - b.mean);
  const worst = worstCheck(run);
  const simulated = run.cells.some(({ tally }) => tally !== null);
  const exact = run.cells.some((cell) => cell.exact !== null);
  const blocks = (show: (result: CheckResult) => string): string[] =>
    settings.flatMap(({ name, cells }) => [
      ...(settings.length > 1 ? [`### ${texts.point(name)}`] : []),
      ...gridsOf(cells).flatMap((grid) => [`**${texts.gridHead(grid)}**`, gridTable(grid, texts, show)]),
    ]);
  const expected = criticalValue(
    simultaneousConfidence(defaultPrecision.confidence, Math.max(1, worst?.comparisons ?? 1)),
  );
  return reportOf({
    title: texts.title(run.info.scenario.name),
    info: run.info,
    headings: texts.headings,
    standout: [
      ...(sorted.length > 0 ? [texts.hardest(sorted[0]!, sorted.length)] : []),
      ...(sorted.length > 1 ? [texts.easiest(sorted.at(-1)!)] : []),
      ...(grids.length > 0 ? [texts.safe(grids)] : []),
      ...(worst === null ? [] : [texts.check(worst, expected)]),
    ],
    scope: texts.scope(
      run.cells.length,
      run.info,
      exact,
      settings.length > 1 ? texts.point(settings[0]!.name) : null,
    ),
    sections: [
      [texts.successHead, [texts.ratesNote, ...blocks((result) => shown(result, texts))]],
      [
        texts.pointsHead,
        [texts.pointsNote, ...blocks((result) => texts.numbers.fixed(lostPerHundred(result) ?? 0, 0))],
      ],
    ],
    reading: texts.reading(simulated, exact),
    repeating: texts.repeating(run.info),
  });
}

/** The exact rate where it is known: a table to print needs no interval then. */
function shown(result: CheckResult, { numbers, rates }: ConcentrationTexts): string {
  const success = successOf(result);
  if (success.exact === null) return rates.cell(success);
  const percent = (bestOf(success) ?? 0) * 100;
  const whole = Math.abs(percent - Math.round(percent)) < 1e-9;
  return numbers.fixed(percent, whole ? 0 : 1);
}

function gridTable(grid: Grid, texts: ConcentrationTexts, show: (result: CheckResult) => string): string {
  const { modifiers, levels, cells } = grid;
  const at = (modifier: number, level: number): string => {
    const found = cells.find(({ cell }) => cell.modifier === modifier && cell.level === level);
    return found === undefined ? '' : show(found);
  };
  return table(
    [texts.corner, ...levels.map((level) => texts.levelHead(level))],
    modifiers.map((modifier) => [
      `**${texts.numbers.signed(modifier, 0)}**`,
      ...levels.map((level) => at(modifier, level)),
    ]),
    `r${'r'.repeat(levels.length)}`,
  );
}
