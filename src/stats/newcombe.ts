/** Difference of two independent proportions. */
import type { Interval } from './interval.ts';
import { wilson } from './wilson.ts';

/** A difference with its interval. */
export interface DifferenceInterval extends Interval {
  /** First minus second. */
  readonly difference: number;
}

/**
 * Newcombe's interval (method 10) for `p₁ − p₂` of two independent samples: the two Wilson intervals, squared
 * and added. For runs that do not share their randomness; paired runs have `pairedDifference`.
 *
 * Stays within −1 and 1, behaves at 0 and 100 %. Regime: coverage close to nominal from about ten trials a
 * side. Source: R. G. Newcombe, Statistics in Medicine 17 (1998) 873–890.
 *
 * @throws RangeError as `wilson`.
 * @example newcombeDifference(56, 70, 48, 80, 0.95) // { difference: 0.2, low: 0.0524, high: 0.3339 }
 */
export function newcombeDifference(
  successes1: number,
  trials1: number,
  successes2: number,
  trials2: number,
  confidence: number,
): DifferenceInterval {
  const first = wilson(successes1, trials1, confidence);
  const second = wilson(successes2, trials2, confidence);
  const rate1 = successes1 / trials1;
  const rate2 = successes2 / trials2;
  const difference = rate1 - rate2;
  return {
    difference,
    low: difference - Math.hypot(rate1 - first.low, second.high - rate2),
    high: difference + Math.hypot(first.high - rate1, rate2 - second.low),
  };
}
