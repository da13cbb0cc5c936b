/** A figure with bounds: what an expectation is judged by. */
import type { Interval } from '../../stats/interval.ts';

/** A figure; `null` parts are not known. */
export interface Figure {
  readonly value: number | null;
  readonly bounds: Interval | null;
  readonly exact: boolean;
  /** Simulated trials behind it; 0 where it is exact. */
  readonly duels: number;
}

/** Nothing known. */
export const unknown: Figure = { value: null, bounds: null, exact: false, duels: 0 };

/** A value without sampling error. */
export function certain(value: number): Figure {
  return { value, bounds: { low: value, high: value }, exact: true, duels: 0 };
}

/** A value from so many trials. */
export function simulated(value: number, bounds: Interval | null, duels: number): Figure {
  return { value, bounds, exact: false, duels };
}
