/** Means of a day. */
import type { Estimate } from '../../analysis/estimate.ts';
import { boundedMean, reachIn } from '../../analysis/expect/boundedMean.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import { histogramMean } from '../../stats/histogram.ts';
import type { DayResult } from './attempts.ts';

/** Mean of a metric a day, with an interval that allows for values not seen where it was simulated. */
export function meanEstimate(
  result: DayResult,
  metric: string,
  confidence: number = defaultPrecision.confidence,
): Estimate {
  const { tally, exact } = result;
  const histogram = tally?.metrics[metric];
  const known = exact?.metrics[metric];
  const bounds =
    histogram === undefined ? null : boundedMean(histogram, reachIn(metric, [result]), 1 - confidence);
  return {
    simulated: bounds && { value: histogramMean(histogram!), ...bounds },
    exact: known === undefined ? null : known.reduce((sum, [value, p]) => sum + value * p, 0),
  };
}
