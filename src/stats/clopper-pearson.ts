/** The exact interval of Clopper and Pearson for a proportion. */
import { type Interval, requireCounts } from './interval.ts';
import { betaQuantile, betaUpperQuantile } from './special/beta-quantile.ts';
import { requireInside } from './special/check.ts';

/** Intervals worked out lately: those of many laws have the same counts, and each pair of planes asks for both its lists anew. */
const known = new Map<string, Interval>();
/** Some 40 MB at most; then it begins empty. */
const MOST_KNOWN = 2 ** 18;

/**
 * Clopper–Pearson interval with a given error probability on *each* side, for levels too close to 1 to be
 * written as a confidence (1e-17 is fine); see `clopperPearson`.
 *
 * @throws RangeError for counts out of order or unless `0 < tail < 0.5`.
 */
export function clopperPearsonAt(successes: number, trials: number, tail: number): Interval {
  requireCounts('clopperPearson', successes, trials);
  requireInside('clopperPearson: tail', tail, 0, 0.5);
  const key = `${successes} ${trials} ${tail}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const failures = trials - successes;
  const interval = {
    low: successes === 0 ? 0 : betaQuantile(tail, successes, failures + 1),
    high: failures === 0 ? 1 : betaUpperQuantile(tail, successes + 1, failures),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, interval);
  return interval;
}

/**
 * Clopper–Pearson interval for a proportion: all p at which neither tail of the binomial distribution at the
 * observed count is below `(1 − confidence) / 2`. Beta quantiles; exactly 0 (or 1) at no success (or
 * failure).
 *
 * Coverage is at least the nominal level for every n and p; the price is width, above all with few expected
 * successes or failures. Source: Clopper & Pearson, Biometrika 26 (1934).
 *
 * @throws RangeError unless the counts are whole, `0 ≤ successes ≤ trials`, `trials ≥ 1`, and
 *   `0 < confidence < 1`.
 * @example clopperPearson(0, 10, 0.95) // { low: 0, high: 0.3084971078 }
 */
export function clopperPearson(successes: number, trials: number, confidence: number): Interval {
  requireInside('clopperPearson: confidence', confidence, 0, 1);
  return clopperPearsonAt(successes, trials, (1 - confidence) / 2);
}
