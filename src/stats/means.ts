/** Intervals for a mean and for the difference of two means, from histograms of counts. */
import type { Histogram } from './histogram.ts';
import { histogramMean, histogramVariance, totalWeight } from './histogram.ts';
import type { Interval } from './interval.ts';
import { requireInside } from './special/check.ts';
import { studentQuantile, studentUpperTail } from './special/student.ts';

/** A mean, or a difference of means, with its interval; in the unit of the values. */
export interface MeanInterval extends Interval {
  readonly estimate: number;
  /** Standard error of the estimate. */
  readonly standardError: number;
  /** Two-sided p-value of "the estimate is 0". */
  readonly p: number;
}

/** Student's interval around an estimate. Without any spread it shrinks to a point, and p is 0 or 1. */
function around(estimate: number, standardError: number, degrees: number, confidence: number): MeanInterval {
  if (standardError === 0) {
    return { estimate, standardError, low: estimate, high: estimate, p: estimate === 0 ? 1 : 0 };
  }
  const half = -studentQuantile((1 - confidence) / 2, degrees) * standardError;
  const p = 2 * studentUpperTail(Math.abs(estimate / standardError), degrees);
  return { estimate, standardError, low: estimate - half, high: estimate + half, p };
}

/** Number of trials and unbiased variance of the mean. */
function meanVariance(where: string, histogram: Histogram): { count: number; squaredError: number } {
  const count = totalWeight(histogram);
  if (count < 2) {
    throw new RangeError(`${where}: must have counts of at least 2 trials (got ${count})`);
  }
  return { count, squaredError: histogramVariance(histogram) / (count - 1) };
}

/**
 * Student's interval for the mean of a tally: `mean ± t s / √n`, n − 1 degrees of freedom. Given the
 * histogram of *differences* of paired duels it is the paired interval and test.
 *
 * Regime: by the central limit theorem from some hundred trials on, more if a few rare values carry the mean.
 * Where all trials agree it is a point, which says nothing about values not seen.
 *
 * @throws RangeError with fewer than 2 trials, or unless `0 < confidence < 1`.
 */
export function meanInterval(histogram: Histogram, confidence: number): MeanInterval {
  requireInside('meanInterval: confidence', confidence, 0, 1);
  const { count, squaredError } = meanVariance('meanInterval', histogram);
  return around(histogramMean(histogram), Math.sqrt(squaredError), count - 1, confidence);
}

/**
 * Welch's interval for the difference of two independent means, first minus second, with the degrees of
 * freedom of Welch and Satterthwaite; no equal spread assumed.
 *
 * Regime: as `meanInterval`, for both. Source: B. L. Welch, Biometrika 34 (1947).
 *
 * @throws RangeError with fewer than 2 trials in either, or unless `0 < confidence < 1`.
 */
export function welchDifference(first: Histogram, second: Histogram, confidence: number): MeanInterval {
  requireInside('welchDifference: confidence', confidence, 0, 1);
  const one = meanVariance('welchDifference', first);
  const two = meanVariance('welchDifference', second);
  const squared = one.squaredError + two.squaredError;
  // Shares, not squares of the errors: these would underflow long before they matter.
  const share1 = squared === 0 ? 0 : one.squaredError / squared;
  const share2 = squared === 0 ? 0 : two.squaredError / squared;
  const degrees = 1 / (share1 ** 2 / (one.count - 1) + share2 ** 2 / (two.count - 1));
  return around(histogramMean(first) - histogramMean(second), Math.sqrt(squared), degrees, confidence);
}
