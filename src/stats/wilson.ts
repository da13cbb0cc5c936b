/** Wilson's score interval for a proportion. */
import { criticalValue, type Interval } from './interval.ts';
import { requireInside, requireWhole, requireWithin } from './special/check.ts';

/**
 * Wilson's interval for a given critical value z; see `wilson`.
 *
 * @throws RangeError unless `trials ≥ 1` is whole, `0 ≤ successes ≤ trials` and z is positive and finite.
 */
export function wilsonAt(successes: number, trials: number, z: number): Interval {
  requireWhole('wilson: trials', trials, 1);
  requireWithin('wilson: successes', successes, 0, trials);
  requireInside('wilson: z', z, 0, Number.POSITIVE_INFINITY);
  const square = z * z;
  const root = z * Math.sqrt(square + 4 * successes * (1 - successes / trials));
  const centre = 2 * successes + square;
  // The two roots of (n + z²) p² − (2k + z²) p + k²/n = 0; the lower one from their product, which keeps its
  // digits.
  const low = ((successes / trials) * 2 * successes) / (centre + root);
  const high = successes === trials ? 1 : (centre + root) / (2 * (trials + square));
  return { low, high };
}

/**
 * Wilson's score interval for a proportion: all p whose score test does not reject the observed rate,
 * `|k/n − p| ≤ z √(p (1−p) / n)`. The default of every rate in a report.
 *
 * Bounds stay within 0 and 1, and are exactly 0 (or 1) at no success (or no failure). Regime: coverage
 * averages the nominal level at any n and any p; for a single p it swings around it, and with fewer than
 * about five expected successes or failures it can fall some points short (0.83 for 0.95 at the worst p); use
 * `clopperPearson` where the level must hold there.
 *
 * `successes` may be fractional: a score in halves (draws as ½) has at most the variance of a proportion, and
 * the interval is then wider than needed, never too narrow.
 *
 * Source: E. B. Wilson, JASA 22 (1927); recommended by Brown, Cai & DasGupta, Statistical Science 16 (2001).
 *
 * @throws RangeError unless `trials ≥ 1` is whole, `0 ≤ successes ≤ trials` and `0 < confidence < 1`.
 * @example wilson(5, 10, 0.95) // { low: 0.2365930905, high: 0.7634069095 }
 */
export function wilson(successes: number, trials: number, confidence: number): Interval {
  return wilsonAt(successes, trials, criticalValue(confidence));
}
