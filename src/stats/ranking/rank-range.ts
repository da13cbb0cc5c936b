/** What Spearman's correlation can be when scores are known between bounds only. */
import type { Interval } from '../interval.ts';

/** How many of ascending values are below a limit, or at most at it. */
function countBelow(ascending: Float64Array, limit: number, orAt: boolean): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = ascending[middle]!;
    if (value < limit || (orAt && value === limit)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Lowest and highest rank, from 1, that each of some things can have, by bounds that hold together. */
function rankBounds(scores: readonly Interval[]): Interval[] {
  const lows = Float64Array.from(scores, ({ low }) => low).sort();
  const highs = Float64Array.from(scores, ({ high }) => high).sort();
  return scores.map(({ low, high }) => ({
    low: 1 + countBelow(highs, low, false),
    high: countBelow(lows, high, true),
  }));
}

/** Sum of squares of the ranks about their mean, at least: ties as many as the bounds allow. */
function leastSquares(ranks: readonly Interval[]): number {
  const count = ranks.length;
  const ties = ranks.reduce((sum, { low, high }) => sum + ((high - low + 1) ** 2 - 1) / 12, 0);
  return (count * (count * count - 1)) / 12 - ties;
}

/**
 * Bounds of Spearman's rank correlation (ties with mid-ranks) of two lists of scores that are known between bounds: true
 * wherever all the bounds are. Every rank lies between those that the bounds leave it, so the squared differences of
 * the ranks do, and ρ = (X + Y − Σd²) / 2√(XY) with X and Y the sums of squares of the ranks.
 *
 * −1 to 1 where the bounds say nothing, as for scores that all overlap. Cost: that of sorting.
 */
export function rankCorrelationRange(first: readonly Interval[], second: readonly Interval[]): Interval {
  const [one, two] = [rankBounds(first), rankBounds(second)];
  const full = (first.length * (first.length ** 2 - 1)) / 12;
  let [least, most] = [0, 0];
  one.forEach((own, i) => {
    const other = two[i]!;
    const gap = Math.max(0, own.low - other.high, other.low - own.high);
    least += gap * gap;
    most += Math.max(own.high - other.low, other.high - own.low) ** 2;
  });
  const [x, y] = [leastSquares(one), leastSquares(two)];
  if (x <= 0 || y <= 0 || full <= 0) return { low: -1, high: 1 };
  const corners = [x, full].flatMap((a) => [y, full].map((b) => [a, b] as const));
  const high = Math.max(...corners.map(([a, b]) => (a + b - least) / (2 * Math.sqrt(a * b))));
  return { low: Math.max(-1, 1 - most / (2 * Math.sqrt(x * y))), high: Math.min(1, high) };
}
