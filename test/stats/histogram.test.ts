/** Figures of a histogram against the same figures of the list of values, and means with intervals. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Histogram } from '../../src/stats/histogram.ts';
import {
  histogramMean,
  histogramQuantile,
  histogramSd,
  histogramStandardError,
  histogramVariance,
  totalWeight,
} from '../../src/stats/histogram.ts';
import {
  kolmogorovSmirnov,
  kolmogorovSmirnovDistance,
  kolmogorovUpperTail,
} from '../../src/stats/kolmogorov-smirnov.ts';
import { meanInterval, welchDifference } from '../../src/stats/means.ts';
import { compensatedSum } from '../../src/stats/sum.ts';
import { binomialProbabilities, expectClose, histogramOf } from './support.ts';

const runs = { seed: 20240611, numRuns: 200 };
const lists = fc.array(fc.integer({ min: -5, max: 30 }), { minLength: 2, maxLength: 60 });

describe('histogram figures', () => {
  it('are those of a binomial distribution, given its probabilities', () => {
    const [n, p] = [40, 0.3];
    const histogram: Histogram = binomialProbabilities(n, p).map((term, k) => [k, term]);
    expectClose(totalWeight(histogram), 1, 1e-14);
    expectClose(histogramMean(histogram), n * p, 1e-13);
    expectClose(histogramVariance(histogram), n * p * (1 - p), 1e-12);
  });

  it('small spread at a large value keeps its digits', () => {
    const histogram: Histogram = [
      [1e9, 1],
      [1e9 + 1, 1],
    ];
    expect(histogramSd(histogram)).toBe(0.5);
    expectClose(histogramStandardError(histogram), 0.5 / Math.SQRT2, 1e-15);
  });

  it('do not depend on the scale of the weights, but for the standard error', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 2, max: 1e6 }), (values, factor) => {
        const one = histogramOf(values);
        const many: Histogram = one.map(([value, weight]) => [value, weight * factor]);
        expectClose(histogramMean(many), histogramMean(one), 1e-12, 1e-13);
        expectClose(histogramSd(many), histogramSd(one), 1e-12, 1e-13);
        expectClose(
          histogramStandardError(many),
          histogramStandardError(one) / Math.sqrt(factor),
          1e-12,
          1e-13,
        );
      }),
      runs,
    );
  });

  it('an empty histogram is refused, not NaN', () => {
    for (const figure of [totalWeight, histogramMean, histogramSd, histogramStandardError]) {
      expect(() => figure([])).toThrow('histogram: must have a positive total weight (got 0)');
    }
    expect(() => histogramQuantile([], 0.5)).toThrow(RangeError);
  });
});

describe('histogramQuantile', () => {
  it('is the smallest value with enough at or below it, in whole numbers', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 100 }), (values, percent) => {
        const sorted = [...values].sort((a, b) => a - b);
        // The k-th value with k the smallest whole number such that 100 k ≥ percent · n.
        const k = Math.max(1, Math.floor((percent * values.length + 99) / 100));
        expect(histogramQuantile(histogramOf(values), percent / 100)).toBe(sorted[k - 1]);
      }),
      { seed: 20240612, numRuns: 2000 },
    );
  });

  it('every hundredth of a hundred values is right, where binary products are not', () => {
    const histogram: Histogram = Array.from({ length: 100 }, (_, i) => [i + 1, 1]);
    for (let percent = 1; percent <= 100; percent++) {
      expect(histogramQuantile(histogram, percent / 100)).toBe(percent);
    }
    const millions: Histogram = histogram.map(([value]) => [value, 10_000_000]);
    expect(histogramQuantile(millions, 0.55)).toBe(55);
    // One trial less at or below 55, and the quantile moves on.
    const shifted = millions.map(([value, weight]) => [
      value,
      value === 55 ? weight - 1 : value === 56 ? weight + 1 : weight,
    ]);
    expect(histogramQuantile(shifted as unknown as Histogram, 0.55)).toBe(56);
  });

  it('takes a cumulative probability that misses by rounding for reached', () => {
    const tenths: Histogram = Array.from({ length: 10 }, (_, i) => [i, 0.1]);
    // 0.1 added eight times is 0.7999999999999999.
    expect(histogramQuantile(tenths, 0.8)).toBe(7);
    expect(histogramQuantile(tenths, 1)).toBe(9);
    expect(histogramQuantile(tenths, 0)).toBe(0);
    expect(histogramQuantile(tenths, 0.800001)).toBe(8);
  });
});

describe('compensatedSum', () => {
  it('keeps what plain addition drops', () => {
    expect(compensatedSum([1e16, 1, -1e16])).toBe(1);
    expect(compensatedSum(Array<number>(1000).fill(0.1))).toBe(100);
    expect(compensatedSum([])).toBe(0);
  });
});

describe('Kolmogorov–Smirnov', () => {
  it('the distance is the largest difference of the shares, looked up value by value', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const shareBelow = (values: number[], x: number) =>
          values.filter((v) => v <= x).length / values.length;
        const expected = Math.max(...[...a, ...b].map((x) => Math.abs(shareBelow(a, x) - shareBelow(b, x))));
        const distance = kolmogorovSmirnovDistance(histogramOf(a), histogramOf(b));
        expectClose(distance, expected, 1e-12, 1e-14);
        expect(kolmogorovSmirnovDistance(histogramOf(b), histogramOf(a))).toBe(distance);
      }),
      runs,
    );
  });

  it('the limit distribution', () => {
    // scipy 1.17.1: special.kolmogorov
    const rows = [
      [0.3, 0.9999906941986655],
      [0.7, 0.7112351950296893],
      [0.99, 0.2808738392255489],
      [1.01, 0.25943416909359746],
      [1.36, 0.049485876755377876],
      [2, 0.0006709252557796953],
      [4, 2.532833109818835e-14],
    ] as const;
    for (const [x, tail] of rows) {
      expectClose(kolmogorovUpperTail(x), tail, 1e-12);
    }
    expect(kolmogorovUpperTail(0)).toBe(1);
    expect(kolmogorovUpperTail(0.01)).toBe(1);
  });

  it('p is that of the limit: no overlap is certain, no difference is nothing', () => {
    const low: Histogram = [[1, 500]];
    const high: Histogram = [[2, 500]];
    // 2 exp(−2 · 250), the other terms vanish.
    expectClose(kolmogorovSmirnov(low, high).p, 2 * Math.exp(-500), 1e-12);
    expect(kolmogorovSmirnov(low, low)).toEqual({ statistic: 0, p: 1 });
  });
});

describe('intervals of means', () => {
  const a = histogramOf([1, 2, 2, 3, 3, 3, 8]);
  const b = histogramOf([2, 4, 4, 5, 9]);

  it('welchDifference agrees with scipy', () => {
    // scipy 1.17.1: ttest_ind(a, b, equal_var=False), confidence_interval(0.95)
    const { estimate, low, high, p } = welchDifference(a, b, 0.95);
    expectClose(estimate, 22 / 7 - 24 / 5, 1e-13);
    expectClose(low, -4.9795439400882975, 1e-12);
    expectClose(high, 1.6652582258025834, 1e-12);
    expectClose(p, 0.2832167322893833, 1e-12);
  });

  it('meanInterval agrees with scipy', () => {
    // scipy 1.17.1: ttest_1samp(a, 0), confidence_interval(0.9)
    const { low, high, p } = meanInterval(a, 0.9);
    expectClose(low, 1.477274045272595, 1e-12);
    expectClose(high, 4.80844024044169, 1e-12);
    expectClose(p, 0.01049579759523594, 1e-12);
  });

  it('no spread leaves a point, and never NaN', () => {
    const point = meanInterval([[7, 100]], 0.95);
    expect(point).toEqual({ estimate: 7, standardError: 0, low: 7, high: 7, p: 0 });
    expect(welchDifference([[7, 100]], [[7, 50]], 0.95).p).toBe(1);
    expect(welchDifference([[7, 100]], a, 0.95).p).toBeGreaterThan(0);
    expect(() => meanInterval([[7, 1]], 0.95)).toThrow(RangeError);
    expect(() =>
      welchDifference(
        a,
        [
          [1, 0.5],
          [2, 0.5],
        ],
        0.95,
      ),
    ).toThrow(RangeError);
  });
});
