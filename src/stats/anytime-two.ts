/** Two chances whose samples ended when looks said so: intervals of their difference, and tests, that hold all the same. */
import { anytimeInterval } from './anytime.ts';
import type { Interval } from './interval.ts';

/** Successes among trials. */
export interface Sample {
  readonly successes: number;
  readonly trials: number;
}

/** A sample, or the chance where it is known. */
export type Known = Sample | number;

/** Below this no p is told; it is far under any level. */
const SMALLEST = 1e-12;
const STEPS = 50;

/**
 * Interval of the second chance less the first: the farthest that two time-uniform intervals allow, each with half of the
 * error, or one with all of it where the other chance is known. It holds at all sizes of both samples at once, so
 * whenever either was stopped; the price is that it is wide.
 *
 * @param alpha error probability, between 1e-12 and 1.
 */
export function anytimeDifference(first: Known, second: Known, alpha: number): Interval {
  const sampled = [first, second].filter((one) => typeof one !== 'number').length;
  const [a, b] = [first, second].map((one) =>
    typeof one === 'number'
      ? { low: one, high: one }
      : anytimeInterval(one.successes, one.trials, 1 - alpha / sampled),
  ) as [Interval, Interval];
  return { low: b.low - a.high, high: b.high - a.low };
}

/**
 * p-value of "the chances are equal", valid at any size: the smallest error at which the interval of the difference
 * leaves out 0. Never below 1e-12.
 */
export function anytimeDifferenceP(first: Known, second: Known): number {
  return smallestError((alpha) => {
    const { low, high } = anytimeDifference(first, second, alpha);
    return low > 0 || high < 0;
  });
}

/** p-value of "the difference is outside ±margin", valid at any size: the smallest error at which it surely lies within. */
export function anytimeEquivalenceP(first: Known, second: Known, margin: number): number {
  return smallestError((alpha) => {
    const { low, high } = anytimeDifference(first, second, alpha);
    return low > -margin && high < margin;
  });
}

/** Smallest error at which something holds that holds for all larger ones; 1 where it holds for none. */
function smallestError(holds: (alpha: number) => boolean): number {
  if (!holds(1 - 1e-9)) return 1;
  if (holds(SMALLEST)) return SMALLEST;
  let [low, high] = [Math.log(SMALLEST), 0];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (holds(Math.exp(middle))) high = middle;
    else low = middle;
  }
  return Math.exp(high);
}
