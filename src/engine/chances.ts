/** What a solver hands out as probabilities: each between 0 and 1, all of a distribution together 1. */
import type { Histogram } from '../stats/histogram.ts';
import { compensatedSum } from '../stats/sum.ts';
import type { Marginals } from './tally.ts';

/**
 * Makes weights that are known to sum to 1, but for the rounding of many products, do so to the last digit, in place.
 * Nothing comes out above 1; what is 0 stays 0.
 */
export function normalize(weights: Float64Array): void {
  const total = compensatedSum(weights);
  for (let i = 0; i < weights.length; i++) weights[i] = chance(weights[i]! / total);
}

/** Exact marginals with every distribution normalised: their sums over ends of a chain round once more. */
export function asChances(marginals: Marginals): Marginals {
  const { ends, metrics } = marginals;
  const total = compensatedSum(Object.values(ends));
  return {
    ...marginals,
    ends: Object.fromEntries(Object.entries(ends).map(([label, p]) => [label, chance(p / total)])),
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, histogram]) => [name, normalized(histogram)]),
    ),
  };
}

/** A distribution of weights that are known to sum to 1, so that they do. */
export function normalized(histogram: Histogram): Histogram {
  const total = compensatedSum(histogram.map(([, weight]) => weight));
  return histogram.map(([value, weight]) => [value, chance(weight / total)] as const);
}

/** A quotient of nearly equal sums may round up beyond 1. */
function chance(p: number): number {
  return Math.min(1, p);
}
