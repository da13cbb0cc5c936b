/** Pairs of which one side is solved: worked by hand, and played often. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { type JointTable, pairedDifference, SCORE, WIN_RATE } from '../../src/stats/paired.ts';
import { controlledDifference, controlledTest } from '../../src/stats/poststratified.ts';
import { wilson } from '../../src/stats/wilson.ts';
import { strange } from '../support/calibration.ts';

/** Chances of the known side, and of the other one for each outcome of it. */
interface Pair {
  readonly known: readonly [number, number, number];
  readonly other: readonly (readonly [number, number, number])[];
}

function drawn({ known, other }: Pair, pairs: number, random: () => number): JointTable {
  const pick = (chances: readonly number[]): number => {
    let rest = random();
    const at = chances.findIndex((chance) => {
      rest -= chance;
      return rest < 0;
    });
    return at < 0 ? chances.length - 1 : at;
  };
  const table = [0, 1, 2].map(() => [0, 0, 0]);
  for (let i = 0; i < pairs; i++) {
    const row = pick(known);
    table[row]![pick(other[row]!)]!++;
  }
  return table as unknown as JointTable;
}

/** True difference of the win rates. */
const truth = ({ known, other }: Pair): number =>
  known.reduce((sum, chance, at) => sum + chance * other[at]![0], 0) - known[0];

describe('a difference of which one side is known', () => {
  it('takes the known chances for the rows: by hand', () => {
    // Seen: 50 of 100 won before, known are 60 %. After: 45 of the 50 won ones, 5 of the 50 lost ones.
    const table: JointTable = [
      [45, 0, 5],
      [0, 0, 0],
      [5, 0, 45],
    ];
    const found = controlledDifference(table, [0.6, 0, 0.4], WIN_RATE, 0.95);
    // 0.6 · 0.9 + 0.4 · 0.1 − 0.6; the plain difference is 0.
    expect(found.value).toBeCloseTo(-0.02, 12);
    const [high, low] = [wilson(45, 50, 0.95), wilson(5, 50, 0.95)];
    expect(found.low).toBeCloseTo(-0.02 - Math.hypot(0.6 * (0.9 - high.low), 0.4 * (0.1 - low.low)), 12);
    // A row with 46 and 6 of 52: variances 0.36 · 46 · 6/52³ + 0.16 · 6 · 46/52³.
    expect(found.standardError).toBeCloseTo(Math.sqrt((0.52 * 46 * 6) / 52 ** 3), 12);
  });

  it('leaves what never came up open', () => {
    const table: JointTable = [
      [10, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ];
    const { value, low, high } = controlledDifference(table, [0.7, 0, 0.3], SCORE, 0.95);
    expect(value).toBeCloseTo(0, 12);
    expect(high).toBeCloseTo(0.3, 12);
    expect(low).toBeLessThan(-0.15);
  });

  it('halves the variance where half of the wins go with it, and holds the truth as often as it says', () => {
    const pair: Pair = {
      known: [0.5, 0.1, 0.4],
      other: [
        [0.8, 0.1, 0.1],
        [0.5, 0.3, 0.2],
        [0.3, 0.1, 0.6],
      ],
    };
    const random = seedrandom('controlled');
    const runs = 400;
    let [missed, plain, squared] = [0, 0, 0];
    for (let run = 0; run < runs; run++) {
      const table = drawn(pair, 300, random);
      const own = controlledDifference(table, pair.known, WIN_RATE, 0.95);
      if (own.low > truth(pair) || own.high < truth(pair)) missed++;
      squared += (own.value - truth(pair)) ** 2 / runs;
      plain += (pairedDifference(table, WIN_RATE, 0.95).difference - truth(pair)) ** 2 / runs;
    }
    // More than its claim only once in 1,000 such tests.
    expect(strange(missed, runs, 0.05)).toBeGreaterThan(0.001);
    // Within rows 0.5·0.16 + 0.1·0.25 + 0.4·0.21 = 0.189; of the plain difference 0.27 + 0.1·… less its square:
    // E g² = 0.5·0.2 + 0.1·0.5 + 0.4·0.3 = 0.27, (0.57 − 0.5)² = 0.0049, so 0.2651. Ratio 0.713, ±0.05 by 400 runs.
    expect(Math.abs(squared / plain - 0.713)).toBeLessThan(0.2);
  });
});

describe('the test', () => {
  it('is seldom wrong where nothing changes, for common and for rare flips', () => {
    for (const [flips, pairs] of [
      [0.2, 200],
      [0.003, 1000],
    ] as const) {
      const pair: Pair = {
        known: [0.3, 0, 0.7],
        // As many lost as gained: 0.3 f/0.6 and 0.7 f/1.4.
        other: [
          [1 - flips / 0.6, 0, flips / 0.6],
          [0, 1, 0],
          [flips / 1.4, 0, 1 - flips / 1.4],
        ],
      };
      const random = seedrandom(`controlled test ${flips}`);
      let wrong = 0;
      for (let run = 0; run < 200; run++)
        if (controlledTest(drawn(pair, pairs, random), pair.known, WIN_RATE) <= 0.05) wrong++;
      expect(strange(wrong, 200, 0.05)).toBeGreaterThan(0.001);
    }
  });

  it('finds what is there, and says 1 where nothing speaks for a difference', () => {
    const clear: JointTable = [
      [80, 0, 20],
      [0, 0, 0],
      [0, 0, 100],
    ];
    expect(controlledTest(clear, [0.5, 0, 0.5], WIN_RATE)).toBeLessThan(1e-4);
    const even: JointTable = [
      [90, 0, 10],
      [0, 0, 0],
      [10, 0, 90],
    ];
    expect(controlledTest(even, [0.5, 0, 0.5], WIN_RATE)).toBe(1);
  });
});
