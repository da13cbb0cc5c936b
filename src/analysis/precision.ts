/** How a report draws its intervals: by which method, at which level. */
import type { RunInfo } from '../batch/result.ts';
import { type IntervalName, proportionIntervals } from '../stats/proportions.ts';
import { wilson } from '../stats/wilson.ts';

/** Method and level of the intervals of a report. */
export interface Precision {
  /** Level of every interval, inside (0, 1). */
  readonly confidence: number;
  /** Method for the rates. Scores, in which a draw is half a success, always have Wilson's. */
  readonly interval: IntervalName;
}

/** Wilson's intervals at 95 %. */
export const defaultPrecision: Precision = { confidence: 0.95, interval: 'wilson' };

/** What the run was asked for. */
export function precisionOf({ options }: RunInfo): Precision {
  return {
    confidence: options.confidence ?? defaultPrecision.confidence,
    interval: options.interval ?? defaultPrecision.interval,
  };
}

/** Bounds of a rate; a fractional count (draws as halves) has Wilson's interval whatever the method. */
export function rateBounds(
  successes: number,
  trials: number,
  { confidence, interval }: Precision,
): { readonly low: number; readonly high: number } {
  const method = Number.isInteger(successes) ? proportionIntervals[interval] : wilson;
  return method(successes, trials, confidence);
}
