/** What the statistics tests share: closeness, and the binomial distribution worked out the plain way. */
import { expect } from 'vitest';
import type { Histogram } from '../../src/stats/histogram.ts';

/** Expects `actual` within a relative distance of `expected`; next to 0 within `floor`. */
export function expectClose(actual: number, expected: number, relative: number, floor = 0): void {
  const allowed = Math.max(relative * Math.abs(expected), floor);
  const message = `${actual} is not within ${allowed} of ${expected}`;
  expect(Math.abs(actual - expected) <= allowed, message).toBe(true);
}

/** Binomial probabilities of 0…n successes, by multiplying out one trial after another. */
export function binomialProbabilities(trials: number, p: number): number[] {
  let probabilities = [1];
  for (let trial = 0; trial < trials; trial++) {
    probabilities = Array.from(
      { length: trial + 2 },
      (_, k) => (probabilities[k - 1] ?? 0) * p + (probabilities[k] ?? 0) * (1 - p),
    );
  }
  return probabilities;
}

/** `from` plus `count − 1` even steps to `to`. */
export function grid(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** The histogram of a list of values. */
export function histogramOf(values: readonly number[]): Histogram {
  const counts = new Map<number, number>();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
