/** A figure with what is known about it: simulated with an interval, exact, or both. */

import { exactScore, type Outcome } from '../scenario/duel/outcome.ts';
import { anytimeInterval } from '../stats/anytime.ts';
import type { Interval as Bounds } from '../stats/interval.ts';
import { recoveredSum } from '../stats/variance-recovery.ts';
import type { Pooled } from './pool.ts';
import { defaultPrecision, type Precision, rateBounds } from './precision.ts';

/** A simulated value between the bounds of its interval. */
export interface Interval extends Bounds {
  readonly value: number;
}

/** One figure. Both parts are `null` where nothing is known. */
export interface Estimate {
  readonly simulated: Interval | null;
  readonly exact: number | null;
}

/** A mean between the bounds of its interval; exact where these are `null`. */
export function between(
  value: number,
  bounds: { readonly low: number; readonly high: number } | null,
): Estimate {
  return bounds === null
    ? { exact: value, simulated: null }
    : { exact: null, simulated: { value, low: bounds.low, high: bounds.high } };
}

/** The best value known: the exact one, else the simulated one. */
export function bestOf(estimate: Estimate): number | null {
  return estimate.exact ?? estimate.simulated?.value ?? null;
}

/** Whether all, some or none of some figures are exact: what a note above their table has to say. */
export function knownOf(estimates: readonly Estimate[]): 'all' | 'some' | 'none' {
  const exact = estimates.filter((estimate) => estimate.exact !== null).length;
  return exact === 0 ? 'none' : exact === estimates.length ? 'all' : 'some';
}

/** Half the width of an interval, in the unit of the figure. */
export function halfWidth(interval: Interval): number {
  return (interval.high - interval.low) / 2;
}

/**
 * Rate of `successes` in `trials` with its interval; a fractional count, draws as halves, has Wilson's. Where
 * looks at the counts decided the number of trials (`looked`), it is the time-uniform one of the same level.
 */
export function rate(
  successes: number,
  trials: number,
  precision: Precision = defaultPrecision,
  looked = false,
): Interval {
  const { low, high } = looked
    ? anytimeInterval(successes, trials, precision.confidence)
    : rateBounds(successes, trials, precision);
  return { value: successes / trials, low, high };
}

/** Share of one outcome among the duels of a law. */
export function outcomeRate(pooled: Pooled, outcome: keyof Outcome): Estimate {
  const { counts, trials, precision, looked } = pooled;
  return {
    simulated: counts === null ? null : rate(counts[outcome], trials, precision, looked),
    exact: pooled.exact?.[outcome] ?? null,
  };
}

/**
 * The initiator's score, win + ½ draw. The interval is Wilson's with a draw as half a success: a score has at
 * most the variance of a win rate of the same value, so it covers at least as often as it says.
 */
export function scoreOf(pooled: Pooled): Estimate {
  const { counts, trials, precision, looked } = pooled;
  const wilson: Precision = { ...precision, interval: 'wilson' };
  return {
    simulated: counts === null ? null : rate(counts.initiator + counts.draw / 2, trials, wilson, looked),
    exact: pooled.exact === null ? null : exactScore(pooled.exact),
  };
}

/**
 * Parts of a sum whose shorter distance to a bound is taken as half the width, where there are several. Bounds of rare events
 * lie unevenly; a sum is less uneven than its parts, and with their short sides alone it would be missed too often (sums of
 * nine rates of 5 in 1,000: 7.8 % instead of 5 %, `npm run soak -- truth`).
 */
function evened<F extends Interval>(parts: readonly F[]): readonly F[] {
  if (parts.filter(({ low, high }) => high > low).length < 2) return parts;
  return parts.map((part) => {
    const half = halfWidth(part);
    return {
      ...part,
      low: part.value - Math.max(part.value - part.low, half),
      high: part.value + Math.max(part.high - part.value, half),
    };
  });
}

/** A figure and the weight it enters a sum with. */
export interface Term {
  readonly weight: number;
  readonly estimate: Estimate;
}

/**
 * `constant` + Σ weight · figure over *independent* figures, with the interval of Zou and Donner; see
 * `recoveredSum`. Of a part that is solved its exact value is taken, which has no width, unless all are. Several parts are
 * evened out first.
 */
export function weightedSum(constant: number, terms: readonly Term[]): Estimate {
  // Where all parts are solved, the simulated sum stands beside the exact one; else what is solved needs no simulation.
  const solved = terms.every(({ estimate }) => estimate.exact !== null);
  const parts = terms.map(({ weight, estimate: { simulated, exact } }) => {
    const known = exact === null ? null : { value: exact, low: exact, high: exact };
    const part = solved ? (simulated ?? known) : (known ?? simulated);
    return part === null ? null : { ...part, weight };
  });
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return { simulated: null, exact: null };
  const simulated = terms.some(({ estimate }) => estimate.simulated !== null);
  let exact: number | null = constant;
  for (const { weight, estimate } of terms)
    exact = exact === null || estimate.exact === null ? null : exact + weight * estimate.exact;
  return { simulated: simulated ? recoveredSum(constant, evened(known)) : null, exact };
}
