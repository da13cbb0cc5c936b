/** Strengths, rank correlation, cycles and dominated classes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bradleyTerry } from '../../src/stats/ranking/bradley-terry.ts';
import { inverse } from '../../src/stats/ranking/linear.ts';
import { rankCorrelation } from '../../src/stats/ranking/rank-correlation.ts';
import { findCycles, findDominated, type ScoreMatrix } from '../../src/stats/ranking/relations.ts';
import { expectClose } from './support.ts';

const runs = { seed: 20240615, numRuns: 60 };
/** A virtual draw so small that it does not show. */
const NONE = 1e-5;

describe('bradleyTerry', () => {
  it('two classes: half the log-odds each, with the textbook standard error', () => {
    // 75 : 25 → ln 3 apart; variance of a log-odds 1/75 + 1/25, a quarter of it for the half.
    const [first, second] = bradleyTerry(
      [
        [0, 75],
        [25, 0],
      ],
      0.95,
      NONE,
    );
    expectClose(first!.strength, Math.log(3) / 2, 1e-6);
    expectClose(second!.strength, -Math.log(3) / 2, 1e-6);
    expectClose(first!.standardError, Math.sqrt(1 / 75 + 1 / 25) / 2, 1e-6);
    expectClose(first!.high - first!.low, 2 * 1.959963984540054 * first!.standardError, 1e-12);
  });

  it('three classes agree with another program', () => {
    // mpmath 1.3.0: findroot of the score equations with one virtual draw, numerical information, centred.
    const scores = [
      [0, 30, 12.5],
      [20, 0, 41],
      [37.5, 9, 0],
    ];
    const strengths = [-0.2020511732356351, 0.29635594588345593, -0.09430477264782085];
    const errors = [0.13502775066854517, 0.13621747639241433, 0.13424470736254956];
    bradleyTerry(scores, 0.95).forEach(({ strength, standardError }, i) => {
      expectClose(strength, strengths[i]!, 1e-10);
      expectClose(standardError, errors[i]!, 1e-10);
    });
  });

  it('finds the strengths that made the scores', () => {
    const strength = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(fc.array(strength, { minLength: 2, maxLength: 8 }), (truth) => {
        const scores = truth.map((own) => truth.map((other) => 1000 / (1 + Math.exp(other - own))));
        const average = truth.reduce((sum, own) => sum + own, 0) / truth.length;
        bradleyTerry(scores, 0.95, NONE).forEach(({ strength: found, low, high }, i) => {
          expectClose(found, truth[i]! - average, 1e-4, 1e-4);
          expect(low).toBeLessThan(high);
        });
      }),
      runs,
    );
  });

  it('expects of every class what it scored (the likelihood equations), cycles or not', () => {
    const score = fc.integer({ min: 0, max: 2000 }).map((twice) => twice / 2);
    const square = fc
      .integer({ min: 2, max: 7 })
      .chain((n) =>
        fc.array(fc.array(score, { minLength: n, maxLength: n }), { minLength: n, maxLength: n }),
      );
    fc.assert(
      fc.property(square, (scores) => {
        const found = bradleyTerry(scores, 0.95);
        // Shifted back to where the virtual opponent has strength 0: all virtual draws together are even too.
        let shift = 0;
        for (let step = 0; step < 100; step++) {
          const won = found.reduce((sum, { strength }) => sum + 1 / (1 + Math.exp(-strength - shift)), 0);
          shift -= (won - found.length / 2) / (found.length / 4);
        }
        found.forEach(({ strength }, i) => {
          let [won, expected] = [0.5, 1 / (1 + Math.exp(-strength - shift))];
          found.forEach((other, j) => {
            if (i !== j) {
              won += scores[i]![j]!;
              expected += (scores[i]![j]! + scores[j]![i]!) / (1 + Math.exp(other.strength - strength));
            }
          });
          expectClose(expected, won, 1e-6, 1e-6);
        });
      }),
      runs,
    );
  });

  it('a class that always wins and one that never met anyone stay finite', () => {
    const scores = [
      [0, 1e5, 1e5, 0],
      [0, 0, 5e4, 0],
      [0, 5e4, 0, 0],
      [0, 0, 0, 0],
    ];
    const [winner, , , stranger] = bradleyTerry(scores, 0.95);
    expect(Number.isFinite(winner!.high)).toBe(true);
    expect(winner!.strength).toBeGreaterThan(5);
    expect(stranger!.standardError).toBeGreaterThan(winner!.standardError / 2);
    expect(() => bradleyTerry([[0, 1]], 0.95)).toThrow('bradleyTerry: must have a square matrix');
    expect(() =>
      bradleyTerry(
        [
          [0, -1],
          [1, 0],
        ],
        0.95,
      ),
    ).toThrow(RangeError);
  });
});

describe('inverse', () => {
  it('times the matrix is the identity, also where the first pivot is 0', () => {
    const matrix = [
      [0, 2, 1],
      [1, 1, 0],
      [3, 0, 5],
    ];
    const other = inverse(matrix);
    matrix.forEach((row, i) => {
      matrix.forEach((_, j) => {
        const sum = row.reduce((total, entry, k) => total + entry * other[k]![j]!, 0);
        expectClose(sum, i === j ? 1 : 0, 0, 1e-14);
      });
    });
    expect(() =>
      inverse([
        [1, 2],
        [2, 4],
      ]),
    ).toThrow(RangeError);
  });
});

describe('rankCorrelation', () => {
  it('agrees with scipy, ties included', () => {
    // scipy 1.17.1: spearmanr
    expectClose(rankCorrelation([1, 2, 3, 4, 5], [5, 6, 7, 8, 7])!, 0.8207826816681233, 1e-12);
    expectClose(rankCorrelation([1, 1, 2, 3, 5, 5], [2, 1, 4, 4, 3, 9])!, 0.7164977208318386, 1e-12);
  });

  it('sees order alone, and says so where there is none', () => {
    expect(rankCorrelation([1, 2, 3], [10, 200, 3000])).toBe(1);
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBe(-1);
    expect(rankCorrelation([1, 1, 1], [3, 2, 1])).toBeNull();
    expect(rankCorrelation([1], [2])).toBeNull();
    expect(() => rankCorrelation([1, 2], [1])).toThrow(RangeError);
  });
});

/** A matrix of scores that are known to within ±error. */
function matrixOf(scores: readonly (readonly number[])[], error: number): ScoreMatrix {
  return scores.map((row) => row.map((score) => ({ score, low: score - error, high: score + error })));
}

describe('findCycles', () => {
  const rockPaperScissors = [
    [0.5, 0.7, 0.3],
    [0.3, 0.5, 0.6],
    [0.7, 0.4, 0.5],
  ];

  it('tells a cycle once, in the order of beating, and only beyond noise', () => {
    expect(findCycles(matrixOf(rockPaperScissors, 0.05))).toEqual([[0, 1, 2]]);
    expect(findCycles(matrixOf(rockPaperScissors, 0.1))).toEqual([]);
    const reversed = rockPaperScissors.map((row) => row.map((score) => 1 - score));
    expect(findCycles(matrixOf(reversed, 0.05))).toEqual([[0, 2, 1]]);
  });

  it('finds longer ones on request, and none in a ranking', () => {
    const ring = [0, 1, 2, 3].map((i) =>
      [0, 1, 2, 3].map((j) => ((j - i + 4) % 4 === 1 ? 0.8 : (i - j + 4) % 4 === 1 ? 0.2 : 0.5)),
    );
    expect(findCycles(matrixOf(ring, 0.01))).toEqual([]);
    expect(findCycles(matrixOf(ring, 0.01), 4)).toEqual([[0, 1, 2, 3]]);
    const ranking = [0, 1, 2, 3, 4].map((i) => [0, 1, 2, 3, 4].map((j) => (i < j ? 0.9 : 0.1)));
    expect(findCycles(matrixOf(ranking, 0.01), 5)).toEqual([]);
  });

  it('counts as many as a full tournament has: triples less those with a winner of both', () => {
    // Kendall & Babington Smith 1940: C(n, 3) − Σ C(wins, 2).
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 21, maxLength: 21 }), (coins) => {
        const wins = Array<number>(7).fill(0);
        const scores = wins.map(() => Array<number>(7).fill(0.5));
        let next = 0;
        for (let i = 0; i < 7; i++) {
          for (let j = 0; j < i; j++) {
            const [winner, loser] = coins[next++] ? [i, j] : [j, i];
            scores[winner]![loser] = 0.9;
            scores[loser]![winner] = 0.1;
            wins[winner]! += 1;
          }
        }
        const expected = 35 - wins.reduce((sum, won) => sum + (won * (won - 1)) / 2, 0);
        expect(findCycles(matrixOf(scores, 0.01)).length).toBe(expected);
      }),
      runs,
    );
  });
});

describe('findDominated', () => {
  it('names who is worse against everyone, and whether beyond noise', () => {
    const scores = [
      [0.5, 0.6, 0.7],
      [0.4, 0.5, 0.6],
      [0.3, 0.4, 0.5],
    ];
    const pairs = [
      { dominated: 1, by: 0 },
      { dominated: 2, by: 0 },
      { dominated: 2, by: 1 },
    ];
    expect(findDominated(matrixOf(scores, 0.01))).toEqual(
      pairs.map((pair) => ({ ...pair, beyondNoise: true })),
    );
    expect(findDominated(matrixOf(scores, 0.06)).filter(({ beyondNoise }) => beyondNoise)).toEqual([
      { dominated: 2, by: 0, beyondNoise: true },
    ]);
  });

  it('one good matchup is enough not to be dominated, and who never met is not compared', () => {
    const scores = [
      [0.5, 0.6, 0.2],
      [0.4, 0.5, 0.6],
      [0.8, 0.4, 0.5],
    ];
    expect(findDominated(matrixOf(scores, 0.01))).toEqual([]);
    const known = { score: 0.9, low: 0.9, high: 0.9 };
    expect(
      findDominated([
        [null, null, known],
        [null, null, known],
        [null, null, null],
      ]),
    ).toEqual([]);
  });
});
