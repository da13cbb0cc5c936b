/** A figure with what is known about it: simulated with an interval, exact, or both. */
import { anytimeInterval } from '../../stats/anytime.ts';
import { type Interval as Bounds, wilson } from '../../stats/proportions.ts';
import type { Outcome } from './outcome.ts';
import type { Pooled } from './pool.ts';

/** Level of every interval in the reports. */
export const confidence = 0.95;

/** A simulated value between the bounds of its interval. */
export interface Interval extends Bounds {
  readonly value: number;
}

/** One figure. Both parts are `null` where nothing is known. */
export interface Estimate {
  readonly simulated: Interval | null;
  readonly exact: number | null;
}

/** The best value known: the exact one, else the simulated one. */
export function bestOf(estimate: Estimate): number | null {
  return estimate.exact ?? estimate.simulated?.value ?? null;
}

/** Half the width of an interval, in the unit of the figure. */
export function halfWidth(interval: Interval): number {
  return (interval.high - interval.low) / 2;
}

/**
 * Interval of `successes` in `trials`, fractions of a success allowed: Wilson's, or the time-uniform one where
 * looks at the counts decided the number of trials.
 */
export function rate(successes: number, trials: number, looked = false): Interval {
  const { low, high } = (looked ? anytimeInterval : wilson)(successes, trials, confidence);
  return { value: successes / trials, low, high };
}

/** Share of one outcome among the duels of a law. */
export function outcomeRate(pooled: Pooled, outcome: keyof Outcome): Estimate {
  return {
    simulated: pooled.counts === null ? null : rate(pooled.counts[outcome], pooled.trials, pooled.looked),
    exact: pooled.exact?.[outcome] ?? null,
  };
}

/**
 * The initiator's score, win + ½ draw. The interval is Wilson's with a draw as half a success: a score has at
 * most the variance of a win rate of the same value, so it covers at least as often as it says.
 */
export function scoreOf(pooled: Pooled): Estimate {
  return {
    simulated:
      pooled.counts === null
        ? null
        : rate(pooled.counts.initiator + pooled.counts.draw / 2, pooled.trials, pooled.looked),
    exact: pooled.exact === null ? null : pooled.exact.initiator + pooled.exact.draw / 2,
  };
}

/** A figure and the weight it enters a sum with. */
export interface Term {
  readonly weight: number;
  readonly estimate: Estimate;
}

/**
 * `constant` + Σ weight · figure over *independent* figures. Bounds by variance recovery (Zou and Donner 2008):
 * each figure brings its own distance to its bound, squared and weighted, so that figures at 0 or 1 still
 * count with their uncertainty. An exact figure among simulated ones brings none.
 */
export function weightedSum(constant: number, terms: readonly Term[]): Estimate {
  const sum = { value: constant, exact: constant, below: 0, above: 0 };
  for (const { weight, estimate } of terms) {
    const { exact } = estimate;
    const part = estimate.simulated ?? (exact === null ? null : { value: exact, low: exact, high: exact });
    if (part === null) return { simulated: null, exact: null };
    const down = weight * (part.value - part.low);
    const up = weight * (part.high - part.value);
    sum.below += (weight > 0 ? down : up) ** 2;
    sum.above += (weight > 0 ? up : down) ** 2;
    sum.value += weight * part.value;
    sum.exact += weight * (exact ?? 0);
  }
  const { value, below, above } = sum;
  return {
    simulated: terms.some(({ estimate }) => estimate.simulated !== null)
      ? { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above) }
      : null,
    exact: terms.every(({ estimate }) => estimate.exact !== null) ? sum.exact : null,
  };
}
