import { describe, expect, it } from 'vitest';
import { clampedQuestion, dieDistribution, difference, parseDie } from '../../src/rules/dice.ts';
import { attack, pair, scene } from '../support/fixedRolls.ts';

const k12 = dieDistribution({ sides: 12, open: true });
const chance = (value: number): number => k12.probabilities[value - k12.first] ?? 0;

describe('RULES 1: dice', () => {
  it('1.1 P(12k + f) = (1/12)^(k+1) for f = 1 … 11', () => {
    for (const k of [0, 1, 2, 3]) {
      for (const f of [1, 6, 11]) expect(chance(12 * k + f)).toBeCloseTo((1 / 12) ** (k + 1), 15);
    }
  });

  it('1.1 a total that is a multiple of 12 is impossible', () => {
    expect([12, 24, 36, 48].map(chance)).toEqual([0, 0, 0, 0]);
    const { values } = clampedQuestion('k12+', k12, -100, 100);
    expect(values.filter((value) => value % 12 === 0)).toEqual([]);
  });

  it('1.1 mean 78/11, variance 2938/121, whole mass 1', () => {
    const sum = (of: (value: number) => number): number =>
      k12.probabilities.reduce((total, p, i) => total + p * of(k12.first + i), 0);
    const mean = 78 / 11;
    expect(sum(() => 1)).toBeCloseTo(1, 14);
    expect(sum((x) => x)).toBeCloseTo(mean, 13);
    expect(sum((x) => (x - mean) ** 2)).toBeCloseTo(2938 / 121, 12);
  });

  it('1.1 a tail that is dropped weighs at most 1e-12', () => {
    const listed = k12.probabilities.length;
    // 12^-17 < 1e-18: totals up to 16 re-rolls are listed one by one.
    expect(listed).toBeGreaterThan(12 * 11);
    expect(12 ** -(listed / 12)).toBeLessThan(1e-12);
  });

  it('1.2 die: k6+ re-rolls on 6, k6 does not', () => {
    const closed = dieDistribution({ sides: 6, open: false });
    expect(closed).toEqual({ first: 1, probabilities: new Array(6).fill(1 / 6) });
    const open = dieDistribution({ sides: 6, open: true });
    expect(open.probabilities.slice(0, 7)).toEqual([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 1 / 36]);
  });

  it('1.2 the die is a setting: with k6 both sides roll k6', () => {
    const closed = scene(pair({}, {}, { die: 'k6' }), [attack('A > B', 6, 1)]);
    expect(closed.questions.slice(0, 2).map((q) => q.name)).toEqual(['k6 − k6', 'k6']);
    expect(closed.questions[0]!.values).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each(['k2', 'k100', 'd12', 'k12+', 'd6+', 'K6', 'D20'])('1.2 %s is a die', (text) => {
    expect(parseDie(text)).not.toBeNull();
  });

  it.each(['k1', 'k101', 'k0', 'k', '12', '2k6', 'k6++', 'k-6', ''])('1.2 "%s" is no die', (text) => {
    expect(parseDie(text)).toBeNull();
  });

  it('1.3 k and d mean the same', () => {
    expect(parseDie('k12+')).toEqual(parseDie('d12+'));
    expect(parseDie('k7')).toEqual(parseDie('d7'));
  });

  it('the difference of two k3 is listed by hand', () => {
    const k3 = dieDistribution({ sides: 3, open: false });
    const { first, probabilities } = difference(k3, k3);
    expect(first).toBe(-2);
    [1, 2, 3, 2, 1].forEach((ways, i) => {
      expect(probabilities[i]).toBeCloseTo(ways / 9, 15);
    });
  });
});
