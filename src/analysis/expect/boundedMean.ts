/** Intervals of means that allow for values not seen: by what the setup allows at most. */
import type { CellResult } from '../../batch/result.ts';
import { kindOf } from '../../scenario/cellKinds.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { bettingIntervalOf, type Reading } from '../../stats/betting.ts';
import type { Histogram } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';

/** Largest value of a histogram in any of some cells; `Infinity` where a setup does not say. */
export function reachIn(histogram: string, cells: readonly CellResult<Cell>[]): number {
  return cells.reduce((most, { cell }) => Math.max(most, kindOf(cell).reach(histogram, cell)), 0);
}

/**
 * Interval of the mean of counts of values from 0 to `reach`, valid whatever their distribution and however often
 * one looks; `null` where nothing bounds the values, since then no sample says how large unseen ones are.
 *
 * @param tightAt trials near which it is tightest, fixed beforehand; by default their number.
 */
export function boundedMean(
  histogram: Histogram,
  reach: number,
  alpha: number,
  tightAt?: number,
): Interval | null {
  return boundedBetween([{ histogram, range: { low: 0, high: reach }, shift: 0 }], alpha, tightAt);
}

/**
 * The same for values between any bounds, told by one or more readings of the same trials: differences between two settings,
 * from minus to plus the largest value, and what a control variate leaves of them.
 */
export function boundedBetween(
  readings: readonly Reading[],
  alpha: number,
  tightAt?: number,
): Interval | null {
  const bounded = readings.flatMap((reading) => withBounds(reading) ?? []);
  return bounded.length === 0 ? null : bettingIntervalOf(bounded, alpha, tightAt);
}

/** A reading whose bounds hold its values; `null` without values or bounds. */
function withBounds({ histogram, range, shift }: Reading): Reading | null {
  if (histogram.length === 0 || !Number.isFinite(range.low) || !Number.isFinite(range.high)) return null;
  // A reach is worked out in another order than the values: the last bit may differ.
  const [lowest, highest] = [histogram[0]![0], histogram[histogram.length - 1]![0]];
  const around = { low: Math.min(range.low, lowest), high: Math.max(range.high, highest) };
  return { histogram, range: around, shift };
}
