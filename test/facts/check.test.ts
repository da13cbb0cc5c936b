import { expect, test } from 'vitest';
import { checkOf, rateDeviation } from '../../src/facts/run/check.ts';

test('a rate is judged by z where successes are many, by the exact binomial test where they are few', () => {
  // √(400 · 0.5 · 0.5) = 10 successes are one standard error.
  expect(rateDeviation(215, 400, 0.5)).toBeCloseTo(1.5, 12);
  // One success where 0.01 were expected: z = 9.9, but p = 1 − 0.99999^1000 = 0.00995, which is z = 2.58.
  expect(rateDeviation(1, 1000, 1e-5)).toBeCloseTo(2.578, 2);
  expect(rateDeviation(999, 1000, 1 - 1e-5)).toBeCloseTo(2.578, 2);
  expect(rateDeviation(0, 1000, 0)).toBe(0);
  expect(rateDeviation(1, 1000, 0)).toBeGreaterThan(1e3);
});

test('the largest of some deviations is told, each comparison counted once', () => {
  const found = [
    { key: 'a', identity: '1', size: 0.5 },
    { key: 'b', identity: '2', size: 2.25 },
    { key: 'b', identity: '2', size: 2.25 },
    { key: 'c', identity: '3', size: 1 },
  ];
  const check = checkOf('rates', found)!;
  expect(check).toMatchObject({ of: 'rates', comparisons: 3, largest: 2.25, key: 'b' });
  // Two-sided, 5 % shared by three: the quantile of the normal distribution at 1 − 0.05 / 6.
  expect(check.expected).toBeCloseTo(2.394, 3);
  expect(checkOf('rates', [])).toBeNull();
});
