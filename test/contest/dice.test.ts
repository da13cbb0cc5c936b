import { describe, expect, it } from 'vitest';
import {
  chance,
  chanceOfAtLeast,
  constant,
  d6,
  d20,
  dice,
  difference,
  mapped,
  maximum,
  meanOf,
  minimum,
  mixture,
  type Roll,
  sum,
} from '../../src/contest.ts';

const of = (roll: Roll, value: number): number => roll.probabilities[roll.values.indexOf(value)] ?? 0;

/** Every way that a number of dice can fall, by brute force. */
function ways(sides: readonly number[], value: (faces: readonly number[]) => number): Map<number, number> {
  const found = new Map<number, number>();
  const roll = (faces: readonly number[]): void => {
    if (faces.length === sides.length) {
      found.set(value(faces), (found.get(value(faces)) ?? 0) + 1);
      return;
    }
    for (let face = 1; face <= sides[faces.length]!; face++) roll([...faces, face]);
  };
  roll([]);
  return found;
}

const added = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
const best = (faces: readonly number[], keep: number, highest = true): number =>
  added([...faces].sort((a, b) => (highest ? b - a : a - b)).slice(0, keep));

describe('dice', () => {
  it.each<[string, readonly number[], (faces: readonly number[]) => number]>([
    ['d20', [20], added],
    ['2d6+3', [6, 6], (faces) => added(faces) + 3],
    ['3k6 - 1d4', [6, 6, 6, 4], ([a, b, c, d]) => a! + b! + c! - d!],
    ['10−d4', [4], ([a]) => 10 - a!],
    ['4d6kh3', [6, 6, 6, 6], (faces) => best(faces, 3)],
    ['2d20kl', [20, 20], (faces) => best(faces, 1, false)],
    ['5d4kl2+1', [4, 4, 4, 4, 4], (faces) => best(faces, 2, false) + 1],
    ['d6+d4', [6, 4], added],
  ])('%s is as all its ways say', (text, sides, value) => {
    const expected = ways(sides, value);
    const all = [...expected.values()].reduce((a, b) => a + b, 0);
    const roll = dice(text);
    expect(roll.values).toEqual([...expected.keys()].sort((a, b) => a - b));
    // Rounded once, so to the bit.
    expect(roll.probabilities).toEqual(roll.values.map((each) => expected.get(each)! / all));
    expect(roll.text).toBe(text);
  });

  it('reads an open-ended die, which never comes to a multiple of its sides', () => {
    const open = dice('k6+');
    expect(open.values.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 7, 8]);
    expect(of(open, 5)).toBeCloseTo(1 / 6, 15);
    expect(of(open, 13)).toBeCloseTo(1 / 216, 15);
    expect(dice('k6++3').values.slice(0, 6)).toEqual([4, 5, 6, 7, 8, 10]);
    expect(dice('d%').values).toHaveLength(100);
  });

  it.each(['', 'd', '2d', 'd1', '0d6', '2x6', '4d6kh5', '4d6kh0', 'd6 d6', '201d6', 'd6+kh1', '1.5'])(
    'refuses %j',
    (text) => {
      expect(() => dice(text)).toThrow(/^dice: must be dice such as 2d6\+3/);
    },
  );
});

describe('rolls put together', () => {
  it('adds, subtracts, takes the better and the worse', () => {
    expect(sum(d20, constant(7))).toMatchObject({ values: dice('d20+7').values });
    expect(of(difference(d6, d6), 0)).toBe(6 / 36);
    expect(of(difference(d6, d6), -5)).toBe(1 / 36);
    // (20² − 14²) / 20²: at least one of two faces is 15 or more.
    expect(chanceOfAtLeast(maximum(d20, d20), 15)).toBeCloseTo(204 / 400, 15);
    expect(chanceOfAtLeast(minimum(d20, d20), 15)).toBeCloseTo(36 / 400, 15);
    expect(meanOf(maximum(d20, d20))).toBeCloseTo(13.825, 12);
  });

  it('mixes by chances and maps by a function', () => {
    const swing = mixture([
      [0.25, constant(0)],
      [0.7, dice('1d4')],
      [0.05, dice('2d4')],
    ]);
    expect(of(swing, 0)).toBe(0.25);
    expect(of(swing, 2)).toBeCloseTo(0.7 / 4 + 0.05 / 16, 15);
    expect(meanOf(swing)).toBeCloseTo(0.7 * 2.5 + 0.05 * 5, 14);
    expect(mapped(d20, (face) => (face >= 15 ? 1 : 0)).probabilities).toEqual([0.7, 0.3]);
    expect(chance(0.3).probabilities).toEqual([0.7, 0.3]);
    expect(chance(1).values).toEqual([1]);
  });

  it('refuses chances that are none', () => {
    expect(() => chance(1.2)).toThrow(/must be a chance from 0 to 1 \(got 1.2\)/);
    expect(() => chance(Number.NaN)).toThrow(/got NaN/);
    expect(() => mixture([[0.5, d6]])).toThrow(/sum to 1 \(they sum to 0.5\)/);
    expect(() => sum()).toThrow(/at least 1 roll/);
    expect(() => mapped(d6, () => Number.NaN)).toThrow(/finite numbers \(got NaN\)/);
  });
});
