import { expect, test } from 'vitest';
import { checkOf, rateDeviation } from '../../src/analysis/agreement.ts';
import { cell, chances, thousand } from '../report/support.ts';

test('a rate is judged by z where successes are many, by the exact binomial test where they are few', () => {
  // √(400 · 0.5 · 0.5) = 10 successes are one standard error.
  expect(rateDeviation(215, 400, 0.5)).toBeCloseTo(1.5, 12);
  // One success where 0.01 were expected: z = 9.9, but p = 1 − 0.99999^1000 = 0.00995, which is z = 2.58.
  expect(rateDeviation(1, 1000, 1e-5)).toBeCloseTo(2.578, 2);
  expect(rateDeviation(999, 1000, 1 - 1e-5)).toBeCloseTo(2.578, 2);
  expect(rateDeviation(0, 1000, 0)).toBe(0);
  expect(rateDeviation(1, 1000, 0)).toBeGreaterThan(1e3);
});

const of = (initiator: string, wins: number, variant = 'printed') =>
  cell({ initiator, target: 't', ends: thousand(wins), exactEnds: chances(0.5), variant });

test('the largest deviation is told, each comparison counted once', () => {
  // 0.0158 is the standard error of a half of 1,000: 510 is 0.63 off, 464 is 2.28. The third is the second again.
  const cells = [of('a', 510), of('b', 464), of('b', 464, 'other'), of('c', 505)];
  const check = checkOf({ cells })!;
  expect(check).toMatchObject({ of: 'winRates', comparisons: 3, key: 'b > t @ 1', cell: 1, row: 0 });
  expect(check.largest).toBeCloseTo(36 / Math.sqrt(250), 12);
  // Two-sided, 5 % shared by three: the quantile of the normal distribution at 1 − 0.05 / 6.
  expect(check.expected).toBeCloseTo(2.394, 3);
  expect(check).toMatchObject({ verdict: 'agree', repetition: null });
  expect(checkOf({ cells: [] })).toBeNull();
});

test('what is beyond its limit is open until it was played again, and then chance or not at 99 in 100', () => {
  const cells = [of('a', 510), of('b', 440)];
  const again = { cell: 1, row: 0, trials: 10_000, size: 2.5 };
  const verdict = (repetition?: typeof again) => checkOf({ cells, repetition })!.verdict;
  expect(verdict()).toBe('apart');
  // The quantile of the normal distribution at 0.995 is 2.5758.
  expect(verdict(again)).toBe('chance');
  expect(verdict({ ...again, size: 2.57 })).toBe('chance');
  expect(verdict({ ...again, size: 2.58 })).toBe('disagree');
  // That of another cell, or of another figure of it, says nothing about this one.
  expect(verdict({ ...again, cell: 0 })).toBe('apart');
  expect(verdict({ ...again, row: 1 })).toBe('apart');
  // A run within its limit needs none.
  expect(checkOf({ cells: [of('a', 510)], repetition: { ...again, cell: 0 } })).toMatchObject({
    ...{ verdict: 'agree', repetition: null },
  });
});
