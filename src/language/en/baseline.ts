/** Baseline checks in English. */

import type { MovedFigure } from '../../analysis/baseline/figures.ts';
import type { BaselineSummary } from '../../facts/baseline/summary.ts';
import type { Cut } from '../../facts/run/cut.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { BaselineTexts } from '../texts/baseline.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';
import { metricWords } from './metrics.ts';

/** English texts about baselines; differences are worded as in comparisons. */
export function englishBaseline(
  numbers: Numbers,
  comparison: Pick<ComparisonTexts, 'points'>,
  phrasing: Pick<Phrasing, 'code'>,
): BaselineTexts {
  return {
    columns: {
      cell: 'cell',
      movement: 'since the baseline',
      before: 'before %',
      after: 'now %',
      difference: 'win rate, points',
      p: 'p (Holm)',
      moved: 'what moved',
    },
    movement: { same: 'same', noise: 'within noise', moved: 'moved', unequal: 'not equal' },
    sentences: (check) => sentencesOf(check, numbers, phrasing),
    difference: ({ change }) => (change === null ? '' : comparison.points(change.win)),
    more: (left) => `… and ${numbers.whole(left)} more; ${phrasing.code('--json')} lists all.`,
    moved: ({ moved }) => moved.map((figure) => movedFigure(figure, numbers)).join('; '),
  };
}

function sentencesOf(
  summary: BaselineSummary,
  numbers: Numbers,
  phrasing: Pick<Phrasing, 'code'>,
): readonly string[] {
  const { how, cells, added, gone, family, counts } = summary;
  const all = numbers.whole(cells);
  const cellsText = cells === 1 ? '1 cell' : `${all} cells`;
  const tests =
    family === 0 ? '' : ` (Holm-adjusted over ${numbers.whole(family)} ${family === 1 ? 'test' : 'tests'})`;
  const head = {
    equal:
      counts.unequal === 0
        ? `Equal: ${cellsText}, every count and exact value the same as in the baseline (same seed, scenario and version).`
        : `Not equal: ${numbers.whole(counts.unequal)} of ${cellsText} differ from the baseline, although seed, scenario and version are the same.`,
    paired: `${moved(counts.moved, numbers)} of ${cellsText} moved, ${numbers.whole(counts.noise)} differ within noise, ${numbers.whole(counts.same)} are the same; the scenario's text has changed, and its duels were fought side by side with the old ones${tests}.`,
    samples: `${moved(counts.moved, numbers)} of ${cellsText} moved, ${numbers.whole(counts.noise)} differ within noise, ${numbers.whole(counts.same)} are the same; another version wrote the baseline, so exact values were compared where there are any, else counts as two samples${tests}.`,
  }[how];
  return [
    head,
    comparedText(summary, numbers),
    ...(added.shown.length === 0 ? [] : [`New, without a baseline: ${list(added, numbers, phrasing)}.`]),
    ...(gone.shown.length === 0 ? [] : [`In the baseline only: ${list(gone, numbers, phrasing)}.`]),
  ];
}

function moved(count: number, numbers: Numbers): string {
  return count === 0 ? 'None' : numbers.whole(count);
}

function list({ shown, left }: Cut<string>, numbers: Numbers, { code }: Pick<Phrasing, 'code'>): string {
  return [...shown.map(code), ...(left > 0 ? [`and ${numbers.whole(left)} more`] : [])].join('; ');
}

/** What was held against the baseline, so that "the same" says of what. */
function comparedText({ compared, known, how }: BaselineSummary, numbers: Numbers): string {
  if (compared.length === 0)
    return 'Compared: wins, draws and losses alone; the baseline holds no other figures, or none that was played side by side.';
  const ways = [
    ...(known.exact ? ['exact figures by value'] : []),
    ...(known.sampled
      ? ['simulated ones beyond noise, half of the error for outcomes and half for means']
      : []),
  ].join(', ');
  const list = numbers.list(['wins, draws, losses', ...compared.map((metric) => metricWords[metric])]);
  return `Compared: ${list}${how === 'equal' ? '' : ` (${ways})`}.`;
}

function movedFigure({ metric, before, after, difference }: MovedFigure, numbers: Numbers): string {
  const show = (value: number) => numbers.significant(value * (isRate(metric) ? 100 : 1), 4);
  const unit = isRate(metric) ? ' %' : '';
  if (before === null || after === null) return `${metricWords[metric]} by ${numbers.signed(difference, 2)}`;
  return `${metricWords[metric]} ${show(before)}${unit} → ${show(after)}${unit}`;
}

function isRate(metric: MovedFigure['metric']): boolean {
  return metric.endsWith('_rate');
}
