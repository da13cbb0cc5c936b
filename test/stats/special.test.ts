/** Special functions against mpmath 1.3.0 at 50 digits (unless another witness is named), and their laws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betaQuantile, betaUpperQuantile } from '../../src/stats/special/beta-quantile.ts';
import { chiSquareUpperTail } from '../../src/stats/special/chi-square.ts';
import { incompleteBeta } from '../../src/stats/special/incomplete-beta.ts';
import { upperIncompleteGamma } from '../../src/stats/special/incomplete-gamma.ts';
import { logBeta, logGamma } from '../../src/stats/special/log-gamma.ts';
import { normalCdf, normalDensity, normalUpperTail } from '../../src/stats/special/normal.ts';
import { normalQuantile } from '../../src/stats/special/normal-quantile.ts';
import { studentQuantile, studentUpperTail } from '../../src/stats/special/student.ts';
import { expectClose } from './support.ts';

const runs = { seed: 20240607, numRuns: 300 };
/** Positive numbers from 0.05 to 1e6, evenly by logarithm. */
const parameter = fc.double({ min: Math.log(0.05), max: Math.log(1e6), noNaN: true }).map(Math.exp);
const share = fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true });

type Row = readonly number[];
function expectRows(rows: readonly Row[], tolerance: number, call: (...row: number[]) => number): void {
  for (const row of rows) {
    expectClose(call(...row), row[row.length - 1]!, tolerance);
  }
}

describe('normal distribution', () => {
  it('normalUpperTail keeps 14 digits down to 1e-300', () => {
    // mpmath: erfc(z / sqrt(2)) / 2
    const rows = [
      [0.25, 0.4012936743170763],
      [0.7, 0.241963652223073],
      [2, 0.02275013194817921],
      [4, 3.1671241833119924e-5],
      [5.7, 5.9903714010635345e-9],
      [10, 7.619853024160525e-24],
      [20, 2.7536241186062337e-89],
      [30, 4.906713927148187e-198],
      [37, 5.725571222524577e-300],
    ];
    expectRows(rows, 5e-15, (z) => normalUpperTail(z!));
    expectRows(rows, 5e-15, (z) => normalCdf(-z!));
    expectRows(
      rows.map(([z, tail]) => [z!, 1 - tail!]),
      1e-15,
      (z) => normalCdf(z!),
    );
  });

  it('normalQuantile keeps 13 digits from 1e-300 on', () => {
    // mpmath: root of log ncdf(x) = log p
    const rows = [
      [1e-300, -37.0470962993612],
      [1e-100, -21.273453560965326],
      [1e-15, -7.941345326170997],
      [1e-9, -5.9978070150076865],
      [1e-4, -3.7190164854556804],
      [0.2, -0.8416212335729142],
      [0.45, -0.12566134685507402],
    ];
    expectRows(rows, 1e-13, (p) => normalQuantile(p!));
  });

  it('normalQuantile inverts normalCdf, and is odd about one half', () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 0, noNaN: true }), (z) => {
        expectClose(normalQuantile(normalCdf(z)), z, 1e-12, 1e-14);
      }),
      runs,
    );
    for (let k = 1; k < 512; k++) {
      expect(normalQuantile(1 - k / 1024)).toBe(-normalQuantile(k / 1024));
    }
  });

  it('normalUpperTail falls, without a step where its formulas meet', () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 37, noNaN: true }), (z) => {
        expect(normalUpperTail(z)).toBeGreaterThanOrEqual(normalUpperTail(z + 1e-9));
      }),
      runs,
    );
    for (const seam of [0.67448975, Math.sqrt(32), -0.67448975]) {
      const slope = (normalUpperTail(seam - 1e-5) - normalUpperTail(seam + 1e-5)) / 2e-5;
      expectClose(slope, normalDensity(seam), 1e-8);
    }
  });

  it('normalQuantile refuses 0 and 1', () => {
    expect(() => normalQuantile(0)).toThrow(RangeError);
    expect(() => normalQuantile(1)).toThrow('normalQuantile: p: must be more than 0 and less than 1 (got 1)');
  });
});

describe('gamma and beta functions', () => {
  it('logGamma', () => {
    const rows = [
      [1e-5, 11.512919692895826],
      [0.5, 0.5723649429247001],
      [3.7, 1.428072326665388],
      [9.99, 12.779315214350193],
      [10, 12.801827480081469],
      [123.456, 469.6055471299295],
      [1e6, 12815504.569147611],
    ];
    expectRows(rows, 2e-15, (x) => logGamma(x!));
  });

  it('logGamma of whole numbers is the sum of logarithms', () => {
    let sum = 0;
    for (let n = 1; n <= 170; n++) {
      expectClose(logGamma(n), sum, 1e-14, 1e-14);
      sum += Math.log(n);
    }
  });

  it('logBeta', () => {
    const rows = [
      [0.5, 0.5, 1.1447298858494002],
      [2, 3, -2.4849066497880004],
      [1e6, 2e6, -1909548.290968533],
      [0.001, 500, 6.9009652766177645],
    ];
    expectRows(rows, 2e-15, (a, b) => logBeta(a!, b!));
  });
});

describe('incomplete beta function', () => {
  it('incompleteBeta keeps 12 digits in either tail', () => {
    // mpmath: betainc(a, b, 0, x, regularized=True)
    const rows = [
      [0.25, 0.5, 3, 0.79296875],
      [0.001, 2, 5, 1.4960044976005e-5],
      [0.9, 30, 2, 0.16956463310086492],
      [0.5, 400, 500, 0.999578582709719],
      [0.3, 20, 200, 0.9999999999999832],
      [1e-5, 3, 1000, 1.6591948740984948e-7],
      [0.75, 0.1, 0.2, 0.7291961263917869],
      [0.0625, 1.5, 10, 0.2761341812035621],
    ];
    expectRows(rows, 1e-12, (x, a, b) => incompleteBeta(x!, a!, b!));
  });

  it('incompleteBeta(x, a, b) + incompleteBeta(1 − x, b, a) = 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 }), parameter, parameter, (k, a, b) => {
        expectClose(incompleteBeta(k / 1024, a, b) + incompleteBeta(1 - k / 1024, b, a), 1, 1e-12);
      }),
      runs,
    );
  });

  it('incompleteBeta obeys the recurrence I(a, b) = x I(a−1, b) + (1−x) I(a, b−1)', () => {
    // Abramowitz & Stegun 26.5.10, which the continued fraction does not use.
    fc.assert(
      fc.property(share, parameter, parameter, (x, a, b) => {
        const right = x * incompleteBeta(x, a, b + 1) + (1 - x) * incompleteBeta(x, a + 1, b);
        expectClose(incompleteBeta(x, a + 1, b + 1), right, 1e-9, 1e-290);
      }),
      runs,
    );
  });

  it('betaQuantile inverts incompleteBeta', () => {
    fc.assert(
      fc.property(share, parameter, parameter, (p, a, b) => {
        const x = betaQuantile(p, a, b);
        if (x > 1e-290 && x < 0.5) {
          expectClose(incompleteBeta(x, a, b), p, 1e-9);
        }
        const y = betaUpperQuantile(p, a, b);
        if (y > 1e-290 && y < 0.5) {
          expectClose(1 - incompleteBeta(y, a, b), p, 1e-9, 1e-9);
        }
      }),
      runs,
    );
  });

  it('betaQuantile rises with p', () => {
    fc.assert(
      fc.property(share, share, parameter, parameter, (p, q, a, b) => {
        const [low, high] = [Math.min(p, q), Math.max(p, q)];
        expect(betaQuantile(low, a, b)).toBeLessThanOrEqual(betaQuantile(high, a, b) * (1 + 1e-12));
      }),
      runs,
    );
  });

  it('betaQuantile has closed forms where one parameter is 1, to the last digits', () => {
    for (const p of [1e-12, 0.001, 0.3, 0.9]) {
      for (const n of [1, 7, 1e3, 1e9]) {
        expectClose(betaQuantile(p, n, 1), p ** (1 / n), 1e-13);
        expectClose(betaQuantile(p, 1, n), -Math.expm1(Math.log1p(-p) / n), 1e-13);
        expectClose(betaUpperQuantile(p, 1, n), -Math.expm1(Math.log(p) / n), 1e-13);
      }
    }
  });
});

describe("Student's t", () => {
  it('studentUpperTail', () => {
    // mpmath: betainc form; the last row by quadrature of the density.
    const rows = [
      [0.5, 1, 0.35241638234956674],
      [2, 2.5, 0.078695747878983],
      [3, 10, 0.006671827511284789],
      [50, 4, 4.78722682848485e-7],
      [30, 300, 1.3031072100489278e-92],
      [8, 1e6, 6.22753171660126e-16],
    ];
    expectRows(rows, 1e-12, (t, degrees) => studentUpperTail(t!, degrees!));
  });

  it('studentQuantile', () => {
    // scipy 1.17.1: t.ppf
    const rows = [
      [1e-6, 3, -103.29946778041935],
      [0.025, 2.5, -3.5746548420036834],
      [0.4, 7, -0.2631668613520229],
      [0.999, 1e5, 3.0903138094272378],
    ];
    expectRows(rows, 1e-12, (p, degrees) => studentQuantile(p!, degrees!));
  });

  it('studentQuantile has closed forms for 1 and 2 degrees', () => {
    for (const p of [1e-9, 0.01, 0.3, 0.6, 0.99]) {
      expectClose(studentQuantile(p, 1), -1 / Math.tan(Math.PI * p), 1e-12);
      expectClose(studentQuantile(p, 2), (2 * p - 1) / Math.sqrt(2 * p * (1 - p)), 1e-12);
    }
  });

  it('both become normal with many degrees, without a step', () => {
    for (const degrees of [9.9e10, 1.1e11, 1e15]) {
      expectClose(studentQuantile(0.975, degrees), normalQuantile(0.975), 1e-10);
      expectClose(studentUpperTail(3, degrees), normalUpperTail(3), 1e-8);
    }
  });
});

describe('chi-square', () => {
  it('chiSquareUpperTail keeps 12 digits', () => {
    // mpmath: gammainc(k/2, x/2, inf, regularized=True)
    const rows = [
      [0.1, 1, 0.7518296340458492],
      [300, 100, 7.412100857322876e-22],
      [1000, 500, 1.2085183611329766e-35],
      [2, 0.5, 0.06792113201010881],
    ];
    expectRows(rows, 1e-12, (x, degrees) => chiSquareUpperTail(x!, degrees!));
  });

  it('one degree is the normal distribution squared, two are exponential', () => {
    for (const z of [0.1, 1, 2, 5, 10]) {
      expectClose(chiSquareUpperTail(z * z, 1), 2 * normalUpperTail(z), 1e-12);
      expectClose(chiSquareUpperTail(z * z, 2), Math.exp((-z * z) / 2), 1e-12);
    }
  });

  it('upperIncompleteGamma of a whole number is a Poisson sum', () => {
    for (const [a, x] of [
      [3, 0.5],
      [3, 4],
      [10, 9],
      [10, 30],
    ] as const) {
      let sum = 0;
      for (let k = 0, term = Math.exp(-x); k < a; k++, term *= x / k) {
        sum += term;
      }
      expectClose(upperIncompleteGamma(a, x), sum, 1e-13);
    }
    expect(upperIncompleteGamma(2, 0)).toBe(1);
    expect(upperIncompleteGamma(2, Number.POSITIVE_INFINITY)).toBe(0);
  });
});
