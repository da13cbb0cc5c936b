/** Intervals for one proportion: laws of any such interval, and exact coverage by summing the binomial. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clopperPearsonAt } from '../../src/stats/clopper-pearson.ts';
import type { ProportionInterval } from '../../src/stats/interval.ts';
import { jeffreysClosed } from '../../src/stats/jeffreys.ts';
import { newcombeDifference } from '../../src/stats/newcombe.ts';
import { clopperPearson, jeffreys, proportionIntervals, wilson } from '../../src/stats/proportions.ts';
import { binomialProbabilities, expectClose, grid } from './support.ts';

const runs = { seed: 20240608, numRuns: 200 };
const counts = fc
  .integer({ min: 1, max: 100_000 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
const level = fc.double({ min: 0.5, max: 0.9999, noNaN: true });

/** Probability that the interval covers p. */
function coverage(interval: ProportionInterval, trials: number, p: number, confidence = 0.95): number {
  let sum = 0;
  binomialProbabilities(trials, p).forEach((probability, successes) => {
    const { low, high } = interval(successes, trials, confidence);
    sum += low <= p && p <= high ? probability : 0;
  });
  return sum;
}

/** Coverage for rates spread evenly over (0, 1). */
function meanCoverage(interval: ProportionInterval, trials: number): number {
  const bounds = Array.from({ length: trials + 1 }, (_, k) => interval(k, trials, 0.95));
  const rates = grid(0.0005, 0.9995, 1000);
  let sum = 0;
  for (const p of rates) {
    binomialProbabilities(trials, p).forEach((probability, k) => {
      sum += bounds[k]!.low <= p && p <= bounds[k]!.high ? probability : 0;
    });
  }
  return sum / rates.length;
}

for (const [name, interval] of Object.entries({
  ...proportionIntervals,
  'jeffreys, closed': jeffreysClosed,
})) {
  describe(`${name} interval`, () => {
    it('holds the observed rate and stays within 0 and 1', () => {
      fc.assert(
        fc.property(counts, level, ([k, n], confidence) => {
          const { low, high } = interval(k, n, confidence);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          // Jeffreys leaves out 0 and 1 themselves, as documented.
          if (name !== 'jeffreys' || (k > 0 && k < n)) {
            expect(low).toBeLessThanOrEqual(k / n);
            expect(high).toBeGreaterThanOrEqual(k / n);
          }
        }),
        runs,
      );
    });

    it('is mirrored when successes and failures change places', () => {
      fc.assert(
        fc.property(counts, level, ([k, n], confidence) => {
          const { low, high } = interval(k, n, confidence);
          const mirror = interval(n - k, n, confidence);
          expectClose(1 - mirror.high, low, 1e-10, 1e-14);
          expectClose(1 - mirror.low, high, 1e-10, 1e-14);
        }),
        runs,
      );
    });

    it('widens with the confidence and rises with the successes', () => {
      fc.assert(
        fc.property(counts, level, ([k, n], confidence) => {
          const narrow = interval(k, n, confidence);
          const wide = interval(k, n, (1 + confidence) / 2);
          expect(wide.low).toBeLessThanOrEqual(narrow.low);
          expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
          if (k < n) {
            const next = interval(k + 1, n, confidence);
            expect(next.low).toBeGreaterThan(narrow.low);
            expect(next.high).toBeGreaterThanOrEqual(narrow.high);
          }
        }),
        runs,
      );
    });

    it('refuses what is no count and no level', () => {
      for (const [k, n, confidence] of [
        [-1, 10, 0.95],
        [11, 10, 0.95],
        [0, 0, 0.95],
        [1, 2, 1],
        [1, 2.5, 0.5],
      ] as const) {
        expect(() => interval(k, n, confidence)).toThrow(RangeError);
      }
      expect(() => interval(Number.NaN, 10, 0.95)).toThrow(RangeError);
    });
  });
}

describe('bounds at no success and at no failure', () => {
  for (const [name, interval] of Object.entries({ wilson, clopperPearson, jeffreysClosed })) {
    it(`${name} gives exactly 0 and exactly 1`, () => {
      for (const n of [1, 10, 12345, 1e6, 1e9]) {
        expect(interval(0, n, 0.95).low).toBe(0);
        expect(interval(n, n, 0.95).high).toBe(1);
        expect(interval(0, n, 0.95).high).toBeGreaterThan(0);
      }
    });
  }

  it('clopperPearson at no success is 1 − (α/2)^(1/n), the rule of three and a half', () => {
    for (const n of [5, 1000, 1e9]) {
      expectClose(clopperPearson(0, n, 0.95).high, -Math.expm1(Math.log(0.025) / n), 1e-12);
    }
  });
});

describe('coverage, exactly', () => {
  it('agrees with the coverage of scipy’s intervals', () => {
    // scipy 1.17.1: binomtest(k, n).proportion_ci(.95, method), weighted with binom.pmf
    const rows: [number, number, number, number][] = [
      [20, 0.1, 0.9568255047155365, 0.988746865835491],
      [50, 0.02, 0.9215722516490313, 0.9822419193020288],
      [100, 0.5, 0.9431120663590191, 0.964799799782295],
      [500, 0.001, 0.9098719102571734, 0.9856692024156309],
    ];
    for (const [n, p, byWilson, byClopperPearson] of rows) {
      expectClose(coverage(wilson, n, p), byWilson, 1e-9);
      expectClose(coverage(clopperPearson, n, p), byClopperPearson, 1e-9);
    }
  });

  it('Clopper–Pearson covers at least nominally at every rate', () => {
    for (const n of [1, 7, 40, 150]) {
      for (const p of [0, 1e-6, ...grid(0.001, 0.999, 150), 1 - 1e-6, 1]) {
        expect(coverage(clopperPearson, n, p)).toBeGreaterThanOrEqual(0.95);
      }
    }
  });

  it('Wilson and Jeffreys cover nominally on average over the rates', () => {
    // Brown, Cai & DasGupta 2001, sections 3 and 4: on average both are close to the nominal level even at n
    // = 20, Clopper–Pearson far above.
    for (const n of [20, 50]) {
      expect(Math.abs(meanCoverage(wilson, n) - 0.95)).toBeLessThan(0.01);
      expect(Math.abs(meanCoverage(jeffreysClosed, n) - 0.95)).toBeLessThan(0.01);
      expect(meanCoverage(clopperPearson, n)).toBeGreaterThan(0.965);
    }
  });

  it('no single rate is covered less than 83 times in 100 by Wilson', () => {
    // The known worst rate is about 0.1765 / n, where the chance of no success is 0.838 (Agresti & Coull
    // 1998).
    for (const n of [10, 50, 100]) {
      expectClose(coverage(wilson, n, 0.1765 / n), 0.838, 0.01);
      for (const p of grid(0.0001, 0.9999, 500)) {
        expect(coverage(wilson, n, p)).toBeGreaterThan(0.83);
      }
    }
  });

  it('a rate of 0 or 1 is always covered, except by Jeffreys as it stands', () => {
    for (const interval of [wilson, clopperPearson, jeffreysClosed]) {
      expect(coverage(interval, 30, 0)).toBe(1);
      expect(coverage(interval, 30, 1)).toBe(1);
    }
    expect(coverage(jeffreys, 30, 0)).toBe(0);
  });
});

describe('clopperPearsonAt', () => {
  it('reaches tails that no confidence can express', () => {
    // P(X = 0) = (1 − p)^n = 1e-30
    expectClose(clopperPearsonAt(0, 1e6, 1e-30).high, -Math.expm1(Math.log(1e-30) / 1e6), 1e-12);
    expectClose(clopperPearsonAt(1, 1e6, 1e-30).low, 1e-36, 1e-9);
  });
});

describe('wilson of a score', () => {
  it('takes halves', () => {
    const lower = wilson(10, 40, 0.95);
    const between = wilson(10.5, 40, 0.95);
    const upper = wilson(11, 40, 0.95);
    expect(between.low).toBeGreaterThan(lower.low);
    expect(between.high).toBeLessThan(upper.high);
  });
});

describe('newcombeDifference', () => {
  it('changes sign with the order, and stays within −1 and 1', () => {
    fc.assert(
      fc.property(counts, counts, ([k, n], [l, m]) => {
        const one = newcombeDifference(k, n, l, m, 0.95);
        const other = newcombeDifference(l, m, k, n, 0.95);
        expectClose(one.low, -other.high, 1e-12, 1e-15);
        expectClose(one.difference, k / n - l / m, 1e-12, 1e-15);
        expect(one.low).toBeGreaterThanOrEqual(-1 - 1e-15);
        expect(one.high).toBeLessThanOrEqual(1 + 1e-15);
        expect(one.low).toBeLessThanOrEqual(one.difference);
        expect(one.high).toBeGreaterThanOrEqual(one.difference);
      }),
      runs,
    );
  });

  it('covers close to nominally, by summing over both binomials', () => {
    // Newcombe 1998: method 10 is on average slightly above the nominal level, and rarely far below.
    for (const [n, m, p, q] of [
      [20, 30, 0.3, 0.5],
      [40, 40, 0.9, 0.95],
      [15, 25, 0.05, 0.6],
    ] as const) {
      const first = binomialProbabilities(n, p);
      const second = binomialProbabilities(m, q);
      let covered = 0;
      first.forEach((chance, k) => {
        second.forEach((other, l) => {
          const { low, high } = newcombeDifference(k, n, l, m, 0.95);
          covered += low <= p - q && p - q <= high ? chance * other : 0;
        });
      });
      expect(covered).toBeGreaterThan(0.935);
      expect(covered).toBeLessThan(0.985);
    }
  });
});
