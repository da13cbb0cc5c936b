/** What an interval is, and the shared door of all interval methods for one proportion. */
import { requireInside, requireWhole } from './special/check.ts';
import { normalQuantile } from './special/normal-quantile.ts';

/** Confidence bounds, `low ≤ high`; both belong to the interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * An interval for a proportion: whole `successes` of `trials > 0`, at a two-sided `confidence` inside (0, 1).
 */
export type ProportionInterval = (successes: number, trials: number, confidence: number) => Interval;

/**
 * The z of a two-sided confidence level: 1.96 for 0.95.
 *
 * @throws RangeError unless `0 < confidence < 1`.
 */
export function criticalValue(confidence: number): number {
  requireInside('criticalValue: confidence', confidence, 0, 1);
  return -normalQuantile((1 - confidence) / 2);
}

/** Passes whole counts with `0 ≤ successes ≤ trials`, `trials ≥ 1`. @throws RangeError otherwise. */
export function requireCounts(where: string, successes: number, trials: number): void {
  requireWhole(`${where}: trials`, trials, 1);
  requireWhole(`${where}: successes`, successes, 0, trials);
}
