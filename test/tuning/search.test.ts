import { describe, expect, it } from 'vitest';
import { branch } from '../../src/tuning/search/branch.ts';
import { frontOf } from '../../src/tuning/search/front.ts';
import { candidateOf, type SearchProblem } from '../../src/tuning/search/problem.ts';
import { everyCandidate, figures, finish, listedFront, randomProblem } from './problems.ts';

describe('branch and bound', () => {
  it('finds the front that listing every choice finds, 400 problems', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const problem = randomProblem(seed);
      const front = finish(frontOf(problem, { nodes: 1e6 }));
      expect(front.points.map(figures), `problem ${seed}`).toEqual(listedFront(problem));
      expect(front.proven).toBe(true);
      for (const point of front.points) expect(candidateOf(problem, point.choice)).toEqual(point);
    }
  });

  it('keeps to the number and the size of changes, 100 problems', () => {
    for (let seed = 1001; seed <= 1100; seed++) {
      const problem = randomProblem(seed);
      const quest = {
        minimise: 'miss',
        miss: Number.POSITIVE_INFINITY,
        maxChanges: 1,
        maxSize: 1.5,
      } as const;
      const { best } = finish(branch(problem, quest, { nodes: 1e6 }));
      const allowed = everyCandidate(problem).filter(
        ({ miss, changes, size }) => Number.isFinite(miss) && changes <= 1 && size <= 1.5,
      );
      const least = allowed.reduce((a, { miss }) => Math.min(a, miss), Number.POSITIVE_INFINITY);
      expect(best?.miss ?? Number.POSITIVE_INFINITY, `problem ${seed}`).toBeCloseTo(least, 12);
    }
  });

  it('does without most of the choices: ten knobs of nine values', () => {
    // Strengths 10, 9 … 1; a pair is fair when the strengths are at most one apart.
    const strengths = [10, 9, 9, 8, 7, 7, 7, 7, 6, 6];
    const values = [4, 5, 6, 7, 8, 9, 10, 11, 12];
    const pairs = strengths
      .flatMap((_, a) => strengths.map((__, b) => [a, b] as const))
      .filter(([a, b]) => a < b);
    const problem: SearchProblem = {
      variables: strengths.map((now) => ({
        sizes: values.map((value) => Math.abs(value - now)),
        changed: values.map((value) => value !== now),
      })),
      constraints: pairs.map((knobs) => ({
        constant: 0,
        factors: [
          {
            knobs,
            strides: [9, 1],
            values: Float64Array.from(values.flatMap((x) => values.map((y) => x - y))),
          },
        ],
        low: -1,
        high: 1,
        weight: 1,
      })),
    };
    const effort = { nodes: 1e6 };
    const { points, proven } = finish(frontOf(problem, effort));
    expect(proven).toBe(true);
    expect(1e6 - effort.nodes).toBeLessThan(60_000);
    // By hand: all in {6, 7} moves 10, 9, 9, 8 by 3 + 2 + 2 + 1; all in {7, 8} moves 10, 9, 9, 6, 6 by 2 + 1 + 1 + 1 + 1.
    expect(points.filter(({ miss }) => miss === 0).map(figures)).toEqual([
      'miss 0.000000000, 4 changes, size 8',
      'miss 0.000000000, 5 changes, size 6',
    ]);
    // One change: 10 → 9 leaves 9 against 6.
    expect(points.map(figures)).toContain('miss 2.000000000, 1 changes, size 1');
  });

  it('says so when its effort is used up', () => {
    expect(finish(frontOf(randomProblem(7), { nodes: 3 })).proven).toBe(false);
  });
});
