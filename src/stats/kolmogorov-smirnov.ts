/** Distance of two distributions: the two-sample Kolmogorov–Smirnov test on histograms. */
import type { Histogram } from './histogram.ts';
import { totalWeight } from './histogram.ts';
import { requireWithin } from './special/check.ts';

/** Outcome of the test. */
export interface KolmogorovSmirnov {
  /** Largest distance of the two cumulative shares, between 0 and 1. */
  readonly statistic: number;
  /** Asymptotic p-value. */
  readonly p: number;
}

/**
 * Largest distance between the cumulative shares of two histograms, between 0 (same shares) and 1 (no
 * overlap). Weights may be counts or probabilities, in either.
 *
 * @throws RangeError for an empty histogram.
 */
export function kolmogorovSmirnovDistance(first: Histogram, second: Histogram): number {
  const total1 = totalWeight(first);
  const total2 = totalWeight(second);
  let [i, j, cumulative1, cumulative2, largest] = [0, 0, 0, 0, 0];
  while (i < first.length && j < second.length) {
    const value = Math.min(first[i]![0], second[j]![0]);
    if (first[i]![0] === value) {
      cumulative1 += first[i++]![1];
    }
    if (second[j]![0] === value) {
      cumulative2 += second[j++]![1];
    }
    largest = Math.max(largest, Math.abs(cumulative1 / total1 - cumulative2 / total2));
  }
  return Math.min(1, largest);
}

/**
 * Upper tail of Kolmogorov's limit distribution: `2 Σ (−1)^(k−1) exp(−2 k² x²)`, for small x its theta
 * transform `1 − √(2π)/x Σ exp(−(2k−1)² π² / (8 x²))`. Relative error about 1e-14.
 *
 * @throws RangeError for a negative x.
 */
export function kolmogorovUpperTail(x: number): number {
  requireWithin('kolmogorovUpperTail: x', x, 0, Number.POSITIVE_INFINITY);
  if (x < 1) {
    const term = (k: number) => Math.exp(-(((2 * k - 1) * Math.PI) ** 2) / (8 * x * x));
    return x === 0 ? 1 : 1 - (Math.sqrt(2 * Math.PI) / x) * (term(1) + term(2) + term(3));
  }
  let sum = 0;
  for (let k = 5; k >= 1; k--) {
    sum = Math.exp(-2 * k * k * x * x) - sum;
  }
  return 2 * sum;
}

/**
 * Two-sample Kolmogorov–Smirnov test of two tallies (whole counts): p from Kolmogorov's limit distribution at
 * `D √(n m / (n + m))`.
 *
 * Regime: good from some fifty trials a side. On whole-number values, which tie, it is conservative: p is too
 * large, the more so the fewer values there are. Source: N. Smirnov, Annals of Mathematical Statistics 19
 * (1948).
 *
 * @throws RangeError for an empty histogram.
 */
export function kolmogorovSmirnov(first: Histogram, second: Histogram): KolmogorovSmirnov {
  const statistic = kolmogorovSmirnovDistance(first, second);
  const total1 = totalWeight(first);
  const total2 = totalWeight(second);
  const p = kolmogorovUpperTail(statistic * Math.sqrt((total1 / (total1 + total2)) * total2));
  return { statistic, p };
}
