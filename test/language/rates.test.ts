import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from '../../src/analysis/estimate.ts';
import { english } from '../../src/language/en/texts.ts';
import { apart, createNumbers, decimalsFor } from '../../src/language/forms/numbers.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';

const { rates } = english(plainPhrasing);
const simulated = (successes: number, trials: number) => ({
  simulated: rate(successes, trials),
  exact: null,
});

describe('rates in words', () => {
  test.each([
    [0.1234, '12.3 %', '12.3 % (exact)'],
    [0.00003, '<\u00a00.1 %', '30 in a million (exact)'],
    [0.000003, '<\u00a00.1 %', '3 in a million (exact)'],
    [2e-9, '<\u00a00.1 %', '2 in a billion (exact)'],
    [1e-13, '0 %', '0 % (exact)'],
    [0, '0 %', '0 % (exact)'],
    [1, '100 %', '100 % (exact)'],
    [1 - 1e-13, '100 %', '100 % (exact)'],
    [0.99997, '>\u00a099.9 %', 'all but 30 in a million (exact)'],
    [0.9995, '>\u00a099.9 %', '>\u00a099.9 % (exact)'],
  ])('%d is %s, and %s where it is known to be that', (share, text, exact) => {
    expect(rates.share(share)).toBe(text);
    expect(rates.estimate({ exact: share, simulated: null })).toBe(exact);
  });

  test.each([
    [613, 1000, '61.3 % ±3.0'],
    [61300, 100000, '61.3 % ±0.3'],
    [613e5, 1e8, '61.30 % ±0.01'],
    [0, 100000, '0 % (below 0.004 %)'],
    [100000, 100000, '100 % (above 99.996 %)'],
    [3, 100000, '0.003 % (0.001–0.009 %)'],
    [1, 5000, '0.02 % (0.00–0.11 %)'],
    [4999, 5000, '99.98 % (99.89–100.00 %)'],
  ])('%d of %d', (successes, trials, text) => {
    expect(rates.best(simulated(successes, trials))).toBe(text);
  });

  /** What a figure with bounds says: itself, and how far down and up. */
  const claimed = (text: string): readonly [number, number, number] => {
    const even = /^([\d.]+) ±([\d.]+)$/.exec(text);
    if (even !== null)
      return [Number(even[1]), Number(even[1]) - Number(even[2]), Number(even[1]) + Number(even[2])];
    const [value, low, high] = (/^([\d.]+) \(([\d.]+)–([\d.]+)\)$/.exec(text) ?? []).slice(1).map(Number);
    return [value!, low!, high!];
  };

  test('no rate that happened reads 0 or 100, every half-width shows, and none reaches beyond 0 or 100', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (one, rest) => {
          const estimate = simulated(one, one + rest);
          for (const text of [rates.best(estimate), rates.cell(estimate)])
            expect(text).not.toMatch(/^0(\.0+)?( |$)|^100(\.0+)?( |$)|±0(\.0+)?$|NaN|Infinity/);
          const [value, low, high] = claimed(rates.cell(estimate));
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(100 + 1e-9);
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
          for (const exact of [one / (one + rest), 1 / (one * rest + 1)])
            expect(rates.cell({ simulated: null, exact })).not.toMatch(/^0(\.0+)?$|^100(\.0+)?$/);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  test('an exact figure stands alone in tables, whatever was simulated beside it', () => {
    const both = { ...simulated(1, 5000), exact: 0.0003 };
    expect([rates.cell(both), rates.mean(both, 2), rates.points(both)]).toEqual(['<0.1', '0.00', '≈0']);
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

test('a difference that one decimal does not show has more of them', () => {
  const numbers = createNumbers('en');
  expect(apart(20.61, 20.64, numbers)).toEqual(['20.61', '20.64']);
  expect(apart(20.6, 30.4, numbers)).toEqual(['20.6', '30.4']);
  expect(apart(20.6, 20.6, numbers)).toEqual(['20.6', '20.6']);
  expect(apart(1, 1.00001, numbers)).toEqual(['1.000', '1.000']);
});
