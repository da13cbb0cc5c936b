/** The binomial distribution, its exact tests, and z-scores against exact chances. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialLowerTail, binomialTwoSided, binomialUpperTail } from '../../src/stats/binomial.ts';
import { cohensH } from '../../src/stats/cohens-h.ts';
import { exactZ } from '../../src/stats/exact-z.ts';
import { mcnemarExact } from '../../src/stats/mcnemar.ts';
import { binomialProbabilities, expectClose } from './support.ts';

const chances = [0, 1e-9, 0.01, 0.1, 0.25, 0.5, 0.61, 0.9, 1 - 1e-9, 1];

describe('binomial tails', () => {
  it('are the sums of the distribution', () => {
    for (const n of [1, 2, 9, 40]) {
      for (const p of chances) {
        const terms = binomialProbabilities(n, p);
        let below = 0;
        terms.forEach((term, k) => {
          expectClose(binomialUpperTail(k, n, p), 1 - below, 1e-12, 1e-14);
          below += term;
          expectClose(binomialLowerTail(k, n, p), below, 1e-12, 1e-14);
        });
      }
    }
  });

  it('keep their digits with a million trials', () => {
    // scipy 1.17.1: binom.sf(k - 1, n, p)
    expectClose(binomialUpperTail(30, 100, 0.1), 2.445112239390972e-8, 1e-12);
    expectClose(binomialUpperTail(510_000, 1_000_000, 0.5), 2.772181643854259e-89, 1e-11);
  });
});

describe('binomialTwoSided', () => {
  it('adds up all counts that are no likelier than the one observed', () => {
    for (const n of [1, 2, 5, 12, 31]) {
      for (const p of chances) {
        const terms = binomialProbabilities(n, p);
        terms.forEach((own, k) => {
          const expected = terms.reduce((sum, term) => sum + (term <= own * (1 + 1e-7) ? term : 0), 0);
          expectClose(binomialTwoSided(k, n, p), Math.min(1, expected), 1e-9, 1e-14);
        });
      }
    }
  });

  it('agrees with scipy for large and rare counts', () => {
    // scipy 1.17.1: binomtest(k, n, p).pvalue
    const rows = [
      [7, 10, 0.5, 0.34375],
      [0, 50, 0.01, 1],
      [12, 40, 0.2, 0.1159673303817507],
      [500_400, 1_000_000, 0.5, 0.42429042595146965],
      [3, 1_000_000, 1e-5, 0.024612952703767538],
      [17, 30, 0.37, 0.03580182674562159],
    ] as const;
    for (const [k, n, p, expected] of rows) {
      expectClose(binomialTwoSided(k, n, p), expected, 1e-9);
    }
  });

  it('rejects at most α of the time when the chance is true', () => {
    for (const n of [10, 57]) {
      for (const p of [0.03, 0.3, 0.5]) {
        for (const alpha of [0.01, 0.05, 0.3]) {
          const rejected = binomialProbabilities(n, p).reduce(
            (sum, term, k) => sum + (binomialTwoSided(k, n, p) <= alpha ? term : 0),
            0,
          );
          expect(rejected).toBeLessThanOrEqual(alpha);
        }
      }
    }
  });
});

describe('mcnemarExact', () => {
  it('is the two-sided binomial test at one half, whichever way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (b, c) => {
        const p = mcnemarExact(b, c);
        expect(mcnemarExact(c, b)).toBe(p);
        expectClose(p, b + c === 0 ? 1 : binomialTwoSided(b, b + c, 0.5), 1e-9, 1e-14);
      }),
      { seed: 20240609, numRuns: 200 },
    );
  });

  it('is 1 without any pair that disagrees, and refuses fractions', () => {
    expect(mcnemarExact(0, 0)).toBe(1);
    expect(() => mcnemarExact(1.5, 2)).toThrow('mcnemarExact: b: must be a whole number');
  });
});

describe('exactZ', () => {
  it('counts standard errors: 550 of 1000 at one half are √10 of them', () => {
    expectClose(exactZ(550, 1000, 0.5), Math.sqrt(10), 1e-13);
    expectClose(exactZ(450, 1000, 0.5), -Math.sqrt(10), 1e-13);
    expectClose(exactZ(30, 100, 0.2), 2.5, 1e-13);
  });

  it('is 0 where the impossible did not happen, and large but finite where it did', () => {
    expect(exactZ(0, 1000, 0)).toBe(0);
    expect(exactZ(1000, 1000, 1)).toBe(0);
    for (const n of [1, 1000, 1e9]) {
      for (const z of [exactZ(1, n, 0), -exactZ(n - 1, n, 1)]) {
        expect(z).toBeGreaterThan(1000);
        expect(Number.isFinite(z)).toBe(true);
      }
    }
  });

  it('forgives the rounding of a solver', () => {
    for (const p of [-1e-16, 1e-16, 1 - 2 ** -53, 1 + 2 ** -52]) {
      const k = p < 0.5 ? 0 : 1e6;
      expect(Math.abs(exactZ(k, 1e6, p))).toBeLessThan(1e-4);
    }
    expect(() => exactZ(1, 2, 1.01)).toThrow(RangeError);
  });

  it('has mean 0 and variance 1 over the binomial', () => {
    const [n, p] = [37, 0.23];
    let [mean, square] = [0, 0];
    binomialProbabilities(n, p).forEach((term, k) => {
      mean += term * exactZ(k, n, p);
      square += term * exactZ(k, n, p) ** 2;
    });
    expectClose(mean, 0, 0, 1e-12);
    expectClose(square, 1, 1e-12);
  });
});

describe('cohensH', () => {
  it('is antisymmetric and reaches π', () => {
    expect(cohensH(1, 0)).toBe(Math.PI);
    expect(cohensH(0.2, 0.7)).toBe(-cohensH(0.7, 0.2));
    expect(() => cohensH(1.1, 0)).toThrow(RangeError);
  });
});
