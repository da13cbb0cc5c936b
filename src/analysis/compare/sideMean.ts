/** The mean of one of two sides that are held against each other: as it is where it is solved, else by its trials. */
import type { CellResult } from '../../batch/result.ts';
import { histogramMean, histogramStandardError } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { boundedMean, reachIn } from '../expect/boundedMean.ts';
import { histogramOf } from '../expect/evidence.ts';

/** A mean with its bounds and its standard error; bounds are the value, and the error 0, where it is exact. */
export interface SideMean extends Interval {
  readonly value: number;
  readonly error: number;
}

/**
 * The mean of a metric over cells of one law; `null` where it is neither solved nor simulated, or nothing bounds it.
 * @param alpha error of its bounds. @param tightAt trials near which they are tightest, fixed before the run.
 */
export function sideMean(
  cells: readonly CellResult[],
  metric: string,
  alpha: number,
  tightAt?: number,
): SideMean | null {
  const known = cells[0]!.exact?.metrics[metric];
  const sampled = (): ReturnType<typeof histogramOf> =>
    histogramOf(
      cells.flatMap(({ tally }) => tally ?? []),
      metric,
    );
  const histogram = known ?? sampled();
  if (histogram.length === 0) return null;
  const value = histogramMean(histogram);
  if (known !== undefined) return { value, low: value, high: value, error: 0 };
  const bounds = boundedMean(histogram, reachIn(metric, cells), alpha, tightAt);
  return bounds && { value, ...bounds, error: histogramStandardError(histogram) };
}
