import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  ceil,
  decimal,
  divide,
  extreme,
  floor,
  isNumber,
  multiply,
  negate,
  roundHalfUp,
  tidy,
  toNumber,
  truncate,
  written,
} from '../../src/rules/arithmetic/rational.ts';

describe('decimals as fractions', () => {
  it.each([
    [0.57, 57, 100],
    [-2.5, -25, 10],
    [1e-7, 1, 10_000_000],
    [3e21, 3n * 10n ** 21n, 1n],
    [12, 12, 1],
  ])('%d is %d/%d', (x, above, below) => {
    const found = written(x);
    expect(BigInt(found.above) * BigInt(below)).toBe(BigInt(above) * BigInt(found.below));
    expect(toNumber(found)).toBe(x);
  });

  it('are what stands in the text, beyond the digits of a double, too', () => {
    // 0.1000…01 (25 digits) · 10^25 has its last digit.
    const long = decimal(`0.1${'0'.repeat(23)}1`);
    const scaled = multiply(long, written(1e25));
    expect(BigInt(scaled.above)).toBe(10n ** 24n + 1n);
    expect(decimal('7.50')).toEqual({ above: 75, below: 10 });
  });

  it('every double is the fraction that prints it', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e290, max: 1e290, noNaN: true }), (x) => {
        fc.pre(x === 0 || Math.abs(x) > 1e-290); // not where doubles lose digits
        expect(toNumber(written(x)) + 0).toBe(x + 0);
      }),
      { seed: 131, numRuns: 500 },
    );
  });
});

describe('rounding is that of the exact value', () => {
  it.each([
    [2.5, 2, 3, 3, 2],
    [-2.5, -3, -2, -2, -2],
    [-2.6, -3, -2, -3, -2],
    [7, 7, 7, 7, 7],
    [-0.5, -1, 0, 0, 0],
  ])('%d: floor %d, ceil %d, round %d, int %d', (x, below, above, near, cut) => {
    const of = written(x);
    const all = [floor(of), ceil(of), roundHalfUp(of), truncate(of)].map((each) => toNumber(each) + 0);
    expect(all).toEqual([below, above, near, cut]);
  });

  it('of numbers too large for doubles', () => {
    const third = divide(written(1), written(3));
    const large = multiply(add(written(9_007_199_254_740_991), third), written(1000));
    expect(floor(large).above).toBe(9_007_199_254_740_991_333n);
    expect(ceil(negate(large)).above).toBe(-9_007_199_254_740_991_333n);
  });
});

it('what cannot be divided is not finite', () => {
  const [one, zero] = [written(1), written(0)];
  expect(toNumber(divide(one, zero))).toBe(Number.POSITIVE_INFINITY);
  expect(toNumber(divide(negate(one), zero))).toBe(Number.NEGATIVE_INFINITY);
  expect(toNumber(divide(zero, zero))).toBeNaN();
  expect(isNumber(floor(divide(one, zero)))).toBe(false);
  expect(isNumber(add(divide(one, zero), one))).toBe(false);
  expect(toNumber(extreme(divide(one, zero), one, -1))).toBe(1);
  expect(toNumber(extreme(divide(zero, zero), one, 1))).toBeNaN();
  expect(isNumber(divide(written(1e300), written(0)))).toBe(false);
});

it('figures added up or multiplied in binary lose their dust', () => {
  expect([tidy(1.1 + 2.2), tidy(0.57 * 100), tidy(12), tidy(-0.1 * 3)]).toEqual([3.3, 57, 12, -0.3]);
});
