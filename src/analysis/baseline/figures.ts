/** Which figures of a cell moved: the whole outcome and every mean, exact ones by value, others beyond noise. */
import type { Marginals, Tally } from '../../engine/tally.ts';
import { outcomeOf } from '../../scenario/duel/outcome.ts';
import type { MetricName } from '../../scenario/metricNames.ts';
import { binomialTwoSided } from '../../stats/binomial.ts';
import { fisherExact } from '../../stats/fisher-exact.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { mcnemarExact } from '../../stats/mcnemar.ts';
import type { ComparedCell, MatchupChange } from '../compare/comparison.ts';
import { sideMean } from '../compare/sideMean.ts';
import { boundedBetween, reachIn } from '../expect/boundedMean.ts';
import { keptMetrics, meansOf } from './baseline.ts';

/** A figure that moved; before and after are `null` where only the difference is known. */
export interface MovedFigure {
  readonly metric: MetricName;
  readonly before: number | null;
  readonly after: number | null;
  readonly difference: number;
}

/** Exact figures of different versions may differ by rounding. */
const rounding = 1e-9;

const meanName = (histogram: string) => `${histogram}_mean` as MetricName;

/** Figures of both that differ by value; only what both hold is compared. */
export function movedExactly(before: Marginals, after: Marginals): MovedFigure[] {
  const [one, two] = [outcomeOf(before), outcomeOf(after)];
  const rates = [
    { metric: 'win_rate', before: one.initiator, after: two.initiator },
    { metric: 'draw_rate', before: one.draw, after: two.draw },
    { metric: 'target_win_rate', before: one.target, after: two.target },
  ] as const;
  const [first, second] = [meansOf(before), meansOf(after)];
  const means = keptMetrics.flatMap((name) => {
    const [a, b] = [first[name], second[name]];
    return a === undefined || b === undefined ? [] : [{ metric: meanName(name), before: a, after: b }];
  });
  return [...rates, ...means]
    .map((figure) => ({ ...figure, difference: figure.after - figure.before }))
    .filter(({ before: a, difference }) => Math.abs(difference) > rounding * Math.max(1, Math.abs(a)));
}

/** p of "the target's win rate is the same": with that of the initiator's, a test of the whole outcome. `null` if not sampled. */
export function lossTest({ joint, before, after }: ComparedCell): number | null {
  if (joint !== null) {
    const at = (row: number, column: number): number => joint.table[3 * row + column] ?? 0;
    return mcnemarExact(at(0, 2) + at(1, 2), at(2, 0) + at(2, 1));
  }
  const losses = (tally: Tally): readonly [number, number] => [outcomeOf(tally).target, tally.total];
  const known = (exact: Marginals): number => Math.min(1, outcomeOf(exact).target);
  if (before.tally !== null && after.tally !== null && before.exact === null && after.exact === null)
    return fisherExact(...losses(after.tally), ...losses(before.tally));
  if (before.exact !== null && after.tally !== null)
    return binomialTwoSided(...losses(after.tally), known(before.exact));
  if (after.exact !== null && before.tally !== null)
    return binomialTwoSided(...losses(before.tally), known(after.exact));
  return null;
}

/** The target's win rate before and after, as it was counted or solved. */
export function lossFigure({ joint, before, after }: ComparedCell): MovedFigure {
  const metric = 'target_win_rate';
  const share = ({ exact, tally }: ComparedCell['before']): number => {
    const marginals = exact ?? tally;
    return marginals === null ? 0 : outcomeOf(marginals).target / marginals.total;
  };
  const sum = (cells: readonly number[]): number =>
    cells.reduce((total, index) => total + (joint?.table[index] ?? 0), 0) / (joint?.total ?? 1);
  const [a, b] = joint === null ? [share(before), share(after)] : [sum([6, 7, 8]), sum([2, 5, 8])];
  return { metric, before: a, after: b, difference: b - a };
}

/** The initiator's win rate likewise. */
export function winFigure({ before, after, win }: MatchupChange): MovedFigure {
  return { metric: 'win_rate', before, after, difference: win?.value ?? 0 };
}

/** Means of a cell that were sampled, on both sides or on one where the other is solved. */
export function sampledMeans({ joint, before, after }: ComparedCell): readonly string[] {
  if (joint !== null) return keptMetrics.filter((name) => (joint.differences[name]?.length ?? 0) > 0);
  const has = ({ tally, exact }: ComparedCell['before'], name: string) =>
    ((exact ?? tally)?.metrics[name]?.length ?? 0) > 0;
  return keptMetrics.filter((name) => has(before, name) && has(after, name));
}

/** The mean of a histogram, if it surely differs at the error `alpha`; `null` else. */
export function movedMean(
  { joint, before, after }: ComparedCell,
  name: string,
  alpha: number,
): MovedFigure | null {
  const metric = meanName(name);
  if (joint !== null) {
    const histogram = joint.differences[name]!;
    const range = { low: -reachIn(name, [before]), high: reachIn(name, [after]) };
    const bounds = boundedBetween([{ histogram, range, shift: 0 }], alpha);
    if (bounds === null || (bounds.low <= 0 && bounds.high >= 0)) return null;
    return { metric, before: null, after: null, difference: histogramMean(histogram) };
  }
  // What is solved takes no part of the error.
  const share = before.exact === null && after.exact === null ? alpha / 2 : alpha;
  const [one, two] = [sideMean([before], name, share), sideMean([after], name, share)];
  if (one === null || two === null || (one.high >= two.low && two.high >= one.low)) return null;
  return { metric, before: one.value, after: two.value, difference: two.value - one.value };
}
