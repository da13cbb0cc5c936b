/**
 * Mean, spread and quantiles of a histogram; weights are counts of a tally or probabilities of an exact
 * result.
 */
import { requireWithin } from './special/check.ts';
import { compensatedSum } from './sum.ts';

/** Weights by value, ascending in value, no weight 0. Counts for a tally, probabilities for an exact result. */
export type Histogram = readonly (readonly [value: number, weight: number])[];

/**
 * Sum of all weights: the number of trials, or 1 (to within rounding) for an exact result.
 *
 * @throws RangeError if there is no weight at all.
 */
export function totalWeight(histogram: Histogram): number {
  const total = compensatedSum(histogram.map(([, weight]) => weight));
  if (!(total > 0)) {
    throw new RangeError(`histogram: must have a positive total weight (got ${total})`);
  }
  return total;
}

/** `Σ weight · term(value) / total`. */
function weightedMean(histogram: Histogram, term: (value: number) => number): number {
  return compensatedSum(histogram.map(([value, weight]) => weight * term(value))) / totalWeight(histogram);
}

/** Mean of the values, in their unit. @throws RangeError for an empty histogram. */
export function histogramMean(histogram: Histogram): number {
  return weightedMean(histogram, (value) => value);
}

/**
 * Population variance: the mean squared distance from the mean, taken about the mean itself (never as mean of
 * squares less square of mean, which loses the digits of small spreads at large values).
 *
 * @throws RangeError for an empty histogram.
 */
export function histogramVariance(histogram: Histogram): number {
  const centre = histogramMean(histogram);
  return weightedMean(histogram, (value) => (value - centre) ** 2);
}

/**
 * Population standard deviation: how far single trials scatter, in the unit of the values.
 *
 * @throws RangeError for an empty histogram.
 */
export function histogramSd(histogram: Histogram): number {
  return Math.sqrt(histogramVariance(histogram));
}

/**
 * Standard error of the mean of a tally, `standard deviation / √count`: how far the *mean* is off, in the
 * unit of the values. For counts only; the mean of an exact result has no sampling error. With the population
 * deviation: low by a factor `√(1 − 1/count)`, which is nothing from some hundred trials on.
 *
 * @throws RangeError for an empty histogram.
 */
export function histogramStandardError(histogram: Histogram): number {
  return histogramSd(histogram) / Math.sqrt(totalWeight(histogram));
}

/** Rounding of `p · total` and of a decimal p: two units in the last place. */
const COUNT_SLACK = 2 ** -52;

/** Rounding that thousands of added probabilities may gather. */
const PROBABILITY_SLACK = 1e-12;

/**
 * The p-quantile: the smallest value whose cumulative weight is at least `p · total` (R's type 1; always a
 * value that occurs). p = 0 gives the smallest value, p = 1 the largest.
 *
 * Exact with whole-number counts, also where p in binary is a hair off (0.55 of 100 trials are 55, although
 * `0.55 * 100 > 55`). With probabilities, a cumulative weight within 1e-12 of p counts as reached.
 *
 * @throws RangeError for an empty histogram, or p outside 0 to 1.
 */
export function histogramQuantile(histogram: Histogram, p: number): number {
  requireWithin('histogramQuantile: p', p, 0, 1);
  const total = totalWeight(histogram);
  const counts = histogram.every(([, weight]) => Number.isInteger(weight));
  const wanted = p * total - (counts ? COUNT_SLACK * p * total : PROBABILITY_SLACK * total);
  let cumulative = 0;
  let last = histogram[0]![0];
  for (const [value, weight] of histogram) {
    if (weight === 0) {
      continue;
    }
    cumulative += weight;
    last = value;
    if (cumulative >= wanted) {
      return value;
    }
  }
  // Only rounding of the total leads here: the largest value.
  return last;
}
