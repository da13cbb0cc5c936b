/** How a report draws its intervals: by which method, at which level. */
import type { RunInfo } from '../batch/result.ts';
import { anytimeInterval } from '../stats/anytime.ts';
import { clopperPearson } from '../stats/clopper-pearson.ts';
import { type IntervalName, proportionIntervals } from '../stats/proportions.ts';
import { wilson } from '../stats/wilson.ts';

/** Method and level of the intervals of a report. */
export interface Precision {
  /** Level of every interval, inside (0, 1). */
  readonly confidence: number;
  /** Method for the rates. Scores, in which a draw is half a success, always have Wilson's. */
  readonly interval: IntervalName;
  /**
   * Given where looks at the counts decided how many duels there are: all intervals are then time-uniform, those
   * of means tightest near so many duels of a cell (a number fixed before the first look).
   */
  readonly looked?: number;
  /**
   * Whether many figures have to hold together, each at a level far out, where Wilson's interval is too short for rare
   * events: then Clopper and Pearson's, fractional counts rounded outwards.
   */
  readonly together?: boolean;
}

/** Wilson's intervals at 95 %. */
export const defaultPrecision: Precision = { confidence: 0.95, interval: 'wilson' };

/** What the run was asked for. */
export function precisionOf({ options }: RunInfo): Precision {
  return {
    confidence: options.confidence ?? defaultPrecision.confidence,
    interval: options.interval ?? defaultPrecision.interval,
    ...lookedOf(options),
  };
}

function lookedOf({ precision, untilDecided }: RunInfo['options']): Pick<Precision, 'looked'> {
  // About as many duels as the precision takes; the middle of looks that double.
  if (precision !== null) return { looked: Math.ceil(precision.halfWidth ** -2) };
  return untilDecided === undefined ? {} : { looked: Math.ceil(untilDecided.maxDuels / 16) };
}

/**
 * Bounds of a rate; a fractional count (draws as halves) has Wilson's interval whatever the method. Where looks
 * decided the number of trials, the time-uniform interval of the same level.
 */
export function rateBounds(
  successes: number,
  trials: number,
  { confidence, interval, looked, together }: Precision,
): { readonly low: number; readonly high: number } {
  if (looked !== undefined) return anytimeInterval(successes, trials, confidence);
  if (together === true)
    return {
      low: clopperPearson(Math.floor(successes), trials, confidence).low,
      high: clopperPearson(Math.ceil(successes), trials, confidence).high,
    };
  const method = Number.isInteger(successes) ? proportionIntervals[interval] : wilson;
  return method(successes, trials, confidence);
}
