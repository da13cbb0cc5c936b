/** Paired differences, equivalence, and sample sizes; coverage and power by listing every outcome. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equivalence } from '../../src/stats/equivalence.ts';
import { criticalValue } from '../../src/stats/interval.ts';
import { mcnemarExact } from '../../src/stats/mcnemar.ts';
import {
  flippedWins,
  type JointTable,
  pairedDifference,
  pairedWinTest,
  SCORE,
  WIN_RATE,
} from '../../src/stats/paired.ts';
import {
  duelsToDetect,
  pairsToDecide,
  pairsToDetect,
  pairsToShowEquivalence,
} from '../../src/stats/sample-size.ts';
import { binomialProbabilities, expectClose, grid } from './support.ts';

const count = fc.integer({ min: 0, max: 5000 });
const row = fc.tuple(count, count, count);
const tables: fc.Arbitrary<JointTable> = fc
  .tuple(row, row, row)
  .filter((rows) => rows.flat().some((cell) => cell > 0));
const runs = { seed: 20240613, numRuns: 200 };

const transpose = (table: JointTable): JointTable => [
  [table[0][0], table[1][0], table[2][0]],
  [table[0][1], table[1][1], table[2][1]],
  [table[0][2], table[1][2], table[2][2]],
];

/** A table of wins and losses only: b won under the baseline alone, c under the variant alone. */
const winLoss = (both: number, b: number, c: number, neither: number): JointTable => [
  [both, 0, b],
  [0, 0, 0],
  [c, 0, neither],
];

/** Probabilities of (b, c) flipped of n pairs, as the product of two binomials: a trinomial. */
function* trinomial(
  n: number,
  pLost: number,
  pGained: number,
): Generator<[b: number, c: number, weight: number]> {
  const lost = binomialProbabilities(n, pLost);
  for (const [b, chance] of lost.entries()) {
    for (const [c, other] of binomialProbabilities(n - b, pGained / (1 - pLost)).entries()) {
      yield [b, c, chance * other];
    }
  }
}

describe('pairedDifference', () => {
  it('is the difference of the two margins of the table', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const n = table.flat().reduce((sum, cell) => sum + cell, 0);
        const [before, after] = [table, transpose(table)].map((rows) =>
          rows.map((cells) => cells[0] + cells[1] + cells[2]),
        );
        const wins = pairedDifference(table, WIN_RATE, 0.95);
        expectClose(wins.difference, (after![0]! - before![0]!) / n, 1e-12, 1e-15);
        const score = pairedDifference(table, SCORE, 0.95);
        const scoreOf = (margin: number[]) => (margin[0]! + margin[1]! / 2) / n;
        expectClose(score.difference, scoreOf(after!) - scoreOf(before!), 1e-12, 1e-15);
      }),
      runs,
    );
  });

  it('turns around when baseline and variant change places', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const one = pairedDifference(table, SCORE, 0.95);
        const other = pairedDifference(transpose(table), SCORE, 0.95);
        expectClose(one.low, -other.high, 1e-12, 1e-15);
        expectClose(one.standardError, other.standardError, 1e-12);
        expect(one.low).toBeGreaterThanOrEqual(-1);
        expect(one.low).toBeLessThan(one.high);
      }),
      runs,
    );
  });

  it('is Bonett and Price’s formula for wins', () => {
    // Written out as in their article, for n = 100 pairs, b = 8, c = 20.
    const [n, b, c] = [100, 8, 20];
    const [p12, p21] = [(b + 1) / (n + 2), (c + 1) / (n + 2)];
    const half = criticalValue(0.95) * Math.sqrt((p12 + p21 - (p21 - p12) ** 2) / (n + 2));
    const { low, high } = pairedDifference(winLoss(50, b, c, 22), WIN_RATE, 0.95);
    expectClose(low, p21 - p12 - half, 1e-13);
    expectClose(high, p21 - p12 + half, 1e-13);
  });

  it('has width, about 2 z / n · √2, when no duel was flipped', () => {
    const { difference, low, high } = pairedDifference(winLoss(600_000, 0, 0, 400_000), WIN_RATE, 0.95);
    expect(difference).toBe(0);
    expectClose(high, (criticalValue(0.95) * Math.SQRT2) / 1_000_002, 1e-12);
    expect(low).toBe(-high);
  });

  it('covers the true difference at least about nominally, by listing every table', () => {
    for (const n of [12, 30, 60]) {
      for (const [lost, gained] of [
        [0.001, 0.001],
        [0.05, 0.05],
        [0.02, 0.1],
        [0.2, 0.3],
        [0.01, 0.6],
      ] as const) {
        let covered = 0;
        for (const [b, c, weight] of trinomial(n, lost, gained)) {
          const { low, high } = pairedDifference(winLoss(n - b - c, b, c, 0), WIN_RATE, 0.95);
          covered += low <= gained - lost && gained - lost <= high ? weight : 0;
        }
        expect(covered, `${n} pairs, ${lost}, ${gained}`).toBeGreaterThan(0.935);
      }
    }
  });

  it('refuses an empty table and fractions of duels', () => {
    expect(() => pairedDifference(winLoss(0, 0, 0, 0), WIN_RATE, 0.95)).toThrow(RangeError);
    expect(() => pairedDifference(winLoss(1, 0.5, 0, 0), WIN_RATE, 0.95)).toThrow(RangeError);
  });
});

describe('pairedWinTest', () => {
  it('counts a win turned to a draw as lost', () => {
    const table: JointTable = [
      [10, 3, 2],
      [4, 7, 1],
      [8, 2, 5],
    ];
    expect(flippedWins(table)).toEqual({ lost: 5, gained: 12 });
    expect(pairedWinTest(table)).toBe(mcnemarExact(5, 12));
  });
});

describe('equivalence', () => {
  it('holds at level α exactly when the 1 − 2α interval is inside ±margin', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        fc.double({ min: 1e-4, max: 0.02, noNaN: true }),
        fc.double({ min: 0.001, max: 0.2, noNaN: true }),
        (estimate, error, alpha) => {
          const half = criticalValue(1 - 2 * alpha) * error;
          const room = 0.02 - Math.abs(estimate) - half;
          fc.pre(Math.abs(room) > 1e-12);
          expect(equivalence(estimate, error, 0.02).p <= alpha).toBe(room > 0);
        },
      ),
      runs,
    );
  });

  it('is known by hand: one standard error from the lower margin, three from the upper', () => {
    const { pBelow, pAbove, p } = equivalence(-0.01, 0.01, 0.02);
    // Normal tail beyond 1 and 3 (scipy 1.10.1, golden file).
    expectClose(pBelow, 0.15865525393145707, 1e-12);
    expectClose(pAbove, 0.0013498980316300933, 1e-12);
    expect(p).toBe(pBelow);
  });

  it('is certain for exact values and refuses a margin of 0', () => {
    expect(equivalence(0.019, 0, 0.02).p).toBe(0);
    expect(equivalence(-0.02, 0, 0.02).p).toBe(1);
    expect(() => equivalence(0, 0.1, 0)).toThrow('equivalence: margin: must be more than 0');
  });

  it('rejects at most about α of the time on the edge of the margin, by listing every table', () => {
    const [n, lost, gained, margin] = [120, 0.05, 0.15, 0.1];
    let wrong = 0;
    for (const [b, c, weight] of trinomial(n, lost, gained)) {
      const { centre, standardError } = pairedDifference(winLoss(n - b - c, b, c, 0), WIN_RATE, 0.95);
      wrong += equivalence(centre, standardError, margin).p <= 0.05 ? weight : 0;
    }
    expect(wrong).toBeLessThan(0.065);
    expect(wrong).toBeGreaterThan(0.01);
  });
});

describe('sample sizes', () => {
  it('are the textbook’s: 0.5 against 0.6 takes 388 a side, 0.65 against 0.85 takes 73', () => {
    // R: power.prop.test(p1 = .5, p2 = .6, power = .8) → n = 387.34; (p1 = .65, p2 = .85) → n = 72.2
    expect(duelsToDetect(0.5, 0.6)).toBe(388);
    expect(duelsToDetect(0.65, 0.85)).toBe(73);
  });

  it('give the power they promise in McNemar’s test, by listing every table', () => {
    for (const [lost, gained, power] of [
      [0.1, 0.25, 0.8],
      [0.05, 0.2, 0.9],
    ] as const) {
      const n = pairsToDetect(gained - lost, gained + lost, { power });
      let seen = 0;
      for (const [b, c, weight] of trinomial(n, lost, gained)) {
        // The uncorrected McNemar statistic, which the formula is about.
        const z = b + c === 0 ? 0 : (c - b) / Math.sqrt(b + c);
        seen += Math.abs(z) > criticalValue(0.95) ? weight : 0;
      }
      expectClose(seen, power, 0.03);
    }
  });

  it('give the power they promise in the test of equivalence, by listing every table', () => {
    const n = pairsToShowEquivalence(0, 0.2, 0.15, {});
    let shown = 0;
    for (const [b, c, weight] of trinomial(n, 0.1, 0.1)) {
      const { centre, standardError } = pairedDifference(winLoss(n - b - c, b, c, 0), WIN_RATE, 0.95);
      shown += equivalence(centre, standardError, 0.15).p <= 0.05 ? weight : 0;
    }
    expectClose(shown, 0.8, 0.06);
  });

  it('grow without end towards no difference, and fall with it', () => {
    expect(duelsToDetect(0.4, 0.4)).toBe(Number.POSITIVE_INFINITY);
    expect(pairsToDetect(0, 0.1)).toBe(Number.POSITIVE_INFINITY);
    expect(pairsToShowEquivalence(0.02, 0.1, 0.02)).toBe(Number.POSITIVE_INFINITY);
    let before = Number.POSITIVE_INFINITY;
    for (const difference of grid(0.001, 0.2, 50)) {
      const pairs = pairsToDetect(difference, 0.3);
      expect(pairs).toBeLessThanOrEqual(before);
      // Pairing with few flips saves duels.
      expect(pairsToDetect(difference, difference)).toBeLessThanOrEqual(pairs);
      before = pairs;
    }
  });

  it('pairsToDecide is always finite, and the smaller of the two answers', () => {
    for (const difference of [-0.3, -0.02, -0.001, 0, 0.019, 0.02, 0.021, 0.5]) {
      const pairs = pairsToDecide(difference, 0.6, 0.02);
      expect(Number.isFinite(pairs)).toBe(true);
      expect(pairs).toBe(
        Math.min(pairsToDetect(difference, 0.6), pairsToShowEquivalence(difference, 0.6, 0.02)),
      );
    }
    expect(() => pairsToDecide(0.5, 0.1, 0.02)).toThrow(RangeError);
  });
});
