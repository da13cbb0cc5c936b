/** Jeffreys' Bayesian interval for a proportion. */
import { type Interval, requireCounts } from './interval.ts';
import { betaQuantile, betaUpperQuantile } from './special/beta-quantile.ts';
import { requireInside } from './special/check.ts';

/**
 * Jeffreys' interval for a proportion: the central part of the posterior Beta(k + ½, n − k + ½).
 *
 * Regime: average coverage is close to nominal at any n; for single p it swings, and it leaves out p = 0
 * itself at no success and p = 1 at no failure: where such rates are possible, use `jeffreysClosed`. Source:
 * Brown, Cai & DasGupta, Statistical Science 16 (2001), section 4.
 *
 * @throws RangeError unless the counts are whole, `0 ≤ successes ≤ trials`, `trials ≥ 1`, and
 *   `0 < confidence < 1`.
 * @example jeffreys(0, 10, 0.95) // { low: 0.00004789, high: 0.2171962675 }
 */
export function jeffreys(successes: number, trials: number, confidence: number): Interval {
  requireCounts('jeffreys', successes, trials);
  requireInside('jeffreys: confidence', confidence, 0, 1);
  const tail = (1 - confidence) / 2;
  const a = successes + 0.5;
  const b = trials - successes + 0.5;
  return { low: betaQuantile(tail, a, b), high: betaUpperQuantile(tail, a, b) };
}

/**
 * Jeffreys' interval with the bound set to exactly 0 at no success and to 1 at no failure, as Brown, Cai &
 * DasGupta advise: otherwise a rate that is truly 0 or 1 would never be covered.
 *
 * @throws RangeError as `jeffreys`.
 */
export function jeffreysClosed(successes: number, trials: number, confidence: number): Interval {
  const { low, high } = jeffreys(successes, trials, confidence);
  return { low: successes === 0 ? 0 : low, high: successes === trials ? 1 : high };
}
