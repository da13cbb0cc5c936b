/** Intervals of quantiles and bands of distributions, against listing every sample and against scipy. */
import { describe, expect, it } from 'vitest';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import {
  anytimeBandHalfWidth,
  bandHalfWidth,
  hoeffdingHalfWidth,
  mixedBandHalfWidth,
} from '../../src/stats/band.ts';
import { anytimeQuantileRanks, quantileRanks, valuesAt } from '../../src/stats/quantile.ts';

/** Every sample of `n` values with its probability: values 0, 1 … with the chances given. */
function* samples(n: number, chances: readonly number[]): Generator<readonly [number[], number]> {
  if (n === 0) {
    yield [[], 1];
    return;
  }
  for (const [rest, chance] of samples(n - 1, chances))
    for (const [value, own] of chances.entries()) yield [[...rest, value], chance * own];
}

const counts = (sample: readonly number[]): (readonly [number, number])[] =>
  [...new Set(sample)]
    .sort((a, b) => a - b)
    .map((value) => [value, sample.filter((one) => one === value).length]);

describe('quantileRanks', () => {
  it('are those of the binomial quantiles of scipy 1.17', () => {
    // binom.ppf(.025, n, p) = r where P(X <= r - 1) < .025 <= P(X <= r); binom.ppf(.975, n, p) + 1 = s.
    expect(quantileRanks(100, 0.5, 0.95)).toEqual({ lower: 40, upper: 61 });
    expect(quantileRanks(1000, 0.1, 0.95)).toEqual({ lower: 82, upper: 120 });
    expect(quantileRanks(20_000, 0.9, 0.99)).toEqual({ lower: 17890, upper: 18110 });
  });

  it('leave open what a small sample cannot bound', () => {
    // 0.9^35 = 0.02503, 0.9^36 = 0.0225: only then is it too rare that none of them lies in the lowest tenth.
    expect(quantileRanks(34, 0.1, 0.95).lower).toBe(0);
    expect(quantileRanks(35, 0.1, 0.95).lower).toBe(0);
    expect(quantileRanks(36, 0.1, 0.95).lower).toBe(1);
    expect(quantileRanks(35, 0.9, 0.95).upper).toBe(36);
    expect(quantileRanks(36, 0.9, 0.95).upper).toBe(36);
  });

  it.each([
    [0.5, [0.3, 0.25, 0.45]],
    [0.9, [0.6, 0.3, 0.1]],
    [0.1, [0.05, 0.15, 0.8]],
  ])('hold the %d-quantile of any distribution as often as they say, by all samples of 8', (p, chances) => {
    let below = 0;
    const truth = chances.findIndex((_, at) => {
      below += chances[at]!;
      return below >= p - 1e-12;
    });
    const ranks = quantileRanks(8, p, 0.8);
    let [above, under, all] = [0, 0, 0];
    for (const [sample, chance] of samples(8, chances)) {
      const { low, high } = valuesAt(counts(sample), ranks, { low: 0, high: 2 });
      if (low > truth) above += chance;
      if (high < truth) under += chance;
      all += chance;
    }
    expect(all).toBeCloseTo(1, 12);
    expect(above).toBeLessThanOrEqual(0.1);
    expect(under).toBeLessThanOrEqual(0.1);
  });

  it('after looks are where the time-uniform interval of the share leaves the quantile out', () => {
    for (const [n, p] of [
      [200, 0.1],
      [777, 0.5],
      [3000, 0.95],
    ] as const) {
      const { lower, upper } = anytimeQuantileRanks(n, p, 0.9);
      const bounds = (k: number) => anytimeInterval(k, n, 0.95);
      expect([bounds(lower - 1).high < p, bounds(lower).high < p]).toEqual([true, false]);
      expect([bounds(upper - 1).low > p, bounds(upper).low > p]).toEqual([false, true]);
    }
  });
});

it('values stand at their ranks, and the reach beyond them', () => {
  const histogram = [
    [3, 2],
    [5, 1],
    [9, 4],
  ] as const;
  const reach = { low: 0, high: 20 };
  expect(valuesAt(histogram, { lower: 2, upper: 3 }, reach)).toEqual({ low: 3, high: 5 });
  expect(valuesAt(histogram, { lower: 4, upper: 7 }, reach)).toEqual({ low: 9, high: 9 });
  expect(valuesAt(histogram, { lower: 0, upper: 8 }, reach)).toEqual({ low: 0, high: 20 });
});

describe('bands', () => {
  it('are as wide as their formulas by hand', () => {
    // ln 40 = 3.688879454.
    expect(bandHalfWidth(1000, 0.95)).toBeCloseTo(Math.sqrt(3.688879454 / 2000), 9);
    expect(hoeffdingHalfWidth(250, 0.95)).toBeCloseTo(Math.sqrt(3.688879454 / 500), 9);
    // 100 trials: 20 steps, ln (38/0.05) = 6.633318433.
    expect(mixedBandHalfWidth(100, 0.95)).toBeCloseTo(Math.sqrt(6.633318433 / 200) + 1 / 20, 9);
    // ln (2 π² 10⁴ / 0.3) = 13.397 …
    expect(anytimeBandHalfWidth(100, 0.95)).toBeCloseTo(
      Math.sqrt(Math.log((2 * Math.PI ** 2 * 1e4) / 0.3) / 200),
      9,
    );
    // A hundred million: the error is 3e-18, its confidence 1 to a machine.
    expect(anytimeBandHalfWidth(1e8, 0.95)).toBeCloseTo(0.0004529235103441276, 12);
    expect(bandHalfWidth(1, 0.95)).toBe(1);
    // So many that the part of the error is lost beside 1: ln(2π²n²/(6 · 0.05)) = ln(65.8 · 4.1e15) = 40.14.
    expect(anytimeBandHalfWidth(64_000_000, 0.95)).toBeCloseTo(Math.sqrt(40.14 / 128e6), 6);
  });

  it('hold a whole distribution as often as they say, by all samples of 7', () => {
    const chances = [0.2, 0.1, 0.4, 0.3];
    const half = bandHalfWidth(7, 0.7);
    let missed = 0;
    for (const [sample, chance] of samples(7, chances)) {
      let [seen, truth, off] = [0, 0, false];
      for (const [value, own] of chances.entries()) {
        seen += sample.filter((one) => one === value).length / 7;
        truth += own;
        off ||= Math.abs(seen - truth) > half;
      }
      if (off) missed += chance;
    }
    expect(missed).toBeLessThanOrEqual(0.3);
    // Not by being as wide as can be.
    expect(missed).toBeGreaterThan(0.02);
  });
});
