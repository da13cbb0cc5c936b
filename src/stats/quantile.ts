/** Intervals of quantiles that hold whatever the distribution: by order statistics. */
import { binomialLowerTail, binomialUpperTail } from './binomial.ts';
import type { Histogram } from './histogram.ts';
import type { Interval } from './interval.ts';
import { logBinomialTerm } from './special/binomial-term.ts';
import { requireInside, requireWhole } from './special/check.ts';

/**
 * Ranks, from 1, of the two values among `trials` in ascending order between which a quantile lies; 0 where the sample is
 * too small to bound it from below, `trials + 1` from above.
 */
export interface Ranks {
  readonly lower: number;
  readonly upper: number;
}

/** The smallest whole number from `low` to `high` for which something holds that holds for all larger ones; high + 1 if none. */
function firstOf(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Cells of a run have few sizes and ask for the same quantiles; more than these are not kept. */
const kept = new Map<string, Ranks>();
const MOST = 256;

function once(key: string, ranks: () => Ranks): Ranks {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST) kept.clear();
  const found = ranks();
  kept.set(key, found);
  return found;
}

/**
 * Ranks whose values enclose the p-quantile (the smallest value that the share `p` of the distribution stays at or below):
 * at most `p` lies below the quantile and at least `p` at or below it, so the value of rank r lies above it only if a
 * binomial count with chance `p` stays below r, and the value of rank s lies below it only if such a count reaches s. Both
 * have at most the chance (1 − confidence)/2. Exact for every distribution, discrete ones too (then wider than asked), and
 * also for trials of unlike distributions, about the quantile of their mean distribution, since a sum of unlike chances
 * varies less than a binomial count (W. Hoeffding, Annals of Mathematical Statistics 27 (1956) 713–721).
 *
 * @throws RangeError unless trials is a whole number from 1, 0 < p < 1 and 0 < confidence < 1.
 */
export function quantileRanks(trials: number, p: number, confidence: number): Ranks {
  requireWhole('quantileRanks: trials', trials, 1);
  requireInside('quantileRanks: p', p, 0, 1);
  requireInside('quantileRanks: confidence', confidence, 0, 1);
  const tail = (1 - confidence) / 2;
  return once(`${trials} ${p} ${confidence}`, () => ({
    lower: firstOf(0, trials - 1, (k) => binomialLowerTail(k, trials, p) > tail),
    upper: firstOf(1, trials, (k) => binomialUpperTail(k, trials, p) <= tail),
  }));
}

/**
 * The same for a number of trials that looks at them decided: by the time-uniform sequence for a chance (`anytimeInterval`,
 * uniform prior), which leaves out `p` where so many successes have at most the probability α/(n + 1). With half of the error
 * on each side.
 *
 * @throws RangeError unless trials is a whole number from 1, 0 < p < 1 and 0 < confidence < 1.
 */
export function anytimeQuantileRanks(trials: number, p: number, confidence: number): Ranks {
  requireWhole('anytimeQuantileRanks: trials', trials, 1);
  requireInside('anytimeQuantileRanks: p', p, 0, 1);
  requireInside('anytimeQuantileRanks: confidence', confidence, 0, 1);
  const limit = Math.log((1 - confidence) / 2 / (trials + 1));
  const leftOut = (k: number): boolean => logBinomialTerm(k, trials - k, p, 1 - p) <= limit;
  return once(`anytime ${trials} ${p} ${confidence}`, () => ({
    lower: firstOf(0, trials - 1, (k) => k >= p * trials || !leftOut(k)),
    upper: firstOf(1, trials, (k) => k > p * trials && leftOut(k)),
  }));
}

/**
 * The values at two ranks of counts.
 *
 * @param reach bounds of all values that can be: what stands where the sample bounds nothing.
 */
export function valuesAt(histogram: Histogram, { lower, upper }: Ranks, reach: Interval): Interval {
  let seen = 0;
  let [low, high] = [reach.low, reach.high];
  for (const [value, count] of histogram) {
    const until = seen + count;
    if (lower > seen && lower <= until) low = value;
    if (upper > seen && upper <= until) high = value;
    seen = until;
  }
  return { low, high };
}
