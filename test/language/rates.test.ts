import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from '../../src/analysis/estimate.ts';
import { english } from '../../src/language/en/texts.ts';
import { createNumbers, decimalsFor } from '../../src/language/forms/numbers.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';

const { rates } = english(plainPhrasing);
const simulated = (successes: number, trials: number) => ({
  simulated: rate(successes, trials),
  exact: null,
});

describe('rates in words', () => {
  test.each([
    [0.1234, '12.3 %'],
    [0.00003, '30 in a million'],
    [0.000003, '3 in a million'],
    [2e-9, '2 in a billion'],
    [1e-14, 'less than 1 in a trillion'],
    [0, '0 %'],
    [1, '100 %'],
    [0.99997, 'all but 30 in a million'],
  ])('%d is %s', (share, text) => {
    expect(rates.share(share)).toBe(text);
  });

  test.each([
    [613, 1000, '61.3 % ±3.0'],
    [61300, 100000, '61.3 % ±0.3'],
    [613e5, 1e8, '61.30 % ±0.01'],
    [0, 100000, '0 % (below 0.004 %)'],
    [100000, 100000, '100 % (above 99.996 %)'],
    [3, 100000, '30 in a million (10 to 88)'],
  ])('%d of %d', (successes, trials, text) => {
    expect(rates.best(simulated(successes, trials))).toBe(text);
  });

  test('no rate that happened reads 0 or 100, and every half-width shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (one, rest) => {
          for (const text of [
            rates.best(simulated(one, one + rest)),
            rates.cell(simulated(one, one + rest)),
          ]) {
            expect(text).not.toMatch(/^0(\.0+)?( |$)|^100(\.0+)?( |$)|±0(\.0+)?$|NaN|Infinity/);
          }
          for (const exact of [one / (one + rest), 1 / (one * rest + 1)])
            expect(rates.cell({ simulated: null, exact })).not.toMatch(/^0(\.0+)?$|^100(\.0+)?$/);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });
});

test('decimals follow the half-width', () => {
  expect([12, 0.3, 0.096, 0.09, 0.0096, 0.009, 0].map((half) => decimalsFor(half))).toEqual([
    1, 1, 1, 2, 2, 3, 1,
  ]);
});

test('numerals follow the locale', () => {
  const czech = createNumbers('cs');
  expect(czech.fixed(61.25, 1)).toBe('61,3');
  expect(createNumbers('en').fixed(-0.04, 1)).toBe('0.0');
  expect(createNumbers('en').list(['a', 'b', 'c'])).toBe('a, b and c');
});
