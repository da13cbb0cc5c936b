/** What a table of scores says beyond a ranking: cycles, and classes that are worse against everyone. */
import type { Interval } from '../interval.ts';
import { requireWhole } from '../special/check.ts';

/**
 * Mean score of one class against another, between 0 and 1, with simultaneous bounds; exact values have low =
 * high.
 */
export interface ScoreBounds extends Interval {
  readonly score: number;
}

/** `matrix[i][j]`: class i against class j. `null` where they did not meet; the diagonal is ignored. */
export type ScoreMatrix = readonly (readonly (ScoreBounds | null)[])[];

/** A class that does worse than another. */
export interface Dominance {
  /** Index of the worse class. */
  readonly dominated: number;
  /** Index of the better class. */
  readonly by: number;
  /** Whether every single comparison is beyond noise: the intervals do not touch. */
  readonly beyondNoise: boolean;
}

const beats = (matrix: ScoreMatrix, i: number, j: number): boolean => (matrix[i]?.[j]?.low ?? 0) > 0.5;

/**
 * Cycles of classes each of which beats the next beyond noise (its lower bound is above ½), the last one the
 * first. Each is told once, starting at its smallest index; shortest first.
 *
 * @param longest Longest cycle to look for, between 3 (the default, rock-paper-scissors) and 6; the work
 *   grows with the number of classes to that power.
 * @throws RangeError for another `longest`.
 */
export function findCycles(matrix: ScoreMatrix, longest: number = 3): number[][] {
  requireWhole('findCycles: longest', longest, 3, 6);
  const cycles: number[][] = [];
  const extend = (path: readonly number[]): void => {
    const first = path[0]!;
    const last = path[path.length - 1]!;
    if (path.length >= 3 && beats(matrix, last, first)) {
      cycles.push([...path]);
    }
    for (let next = first + 1; path.length < longest && next < matrix.length; next++) {
      if (!path.includes(next) && beats(matrix, last, next)) {
        extend([...path, next]);
      }
    }
  };
  matrix.forEach((_, first) => {
    extend([first]);
  });
  return cycles.sort((one, two) => one.length - two.length);
}

/** The comparisons of i with j: their duel, and how both do against every third class that both met. */
function comparisons(matrix: ScoreMatrix, i: number, j: number): [worse: ScoreBounds, better: ScoreBounds][] {
  const pairs: [ScoreBounds, ScoreBounds][] = [];
  const even: ScoreBounds = { score: 0.5, low: 0.5, high: 0.5 };
  matrix.forEach((_, k) => {
    const worse = k === i ? null : matrix[i]?.[k];
    const better = k === j ? even : matrix[j]?.[k];
    if (worse && better && k !== i) {
      pairs.push([worse, better]);
    }
  });
  return pairs;
}

/**
 * Classes that may be worse than another against everyone, though it is not beyond noise: nothing excludes it, for the
 * bounds leave it room in every comparison. Where values are exact there are none.
 */
export function perhapsDominated(matrix: ScoreMatrix): number[] {
  const sure = new Set(findDominated(matrix).flatMap((one) => (one.beyondNoise ? [one.dominated] : [])));
  const indices = matrix.map((_, index) => index);
  return indices.filter(
    (own) =>
      !sure.has(own) &&
      indices.some((by) => {
        const pairs = own === by || !matrix[own]?.[by] ? [] : comparisons(matrix, own, by);
        return pairs.length > 0 && pairs.every(([worse, better]) => worse.low < better.high);
      }),
  );
}

/**
 * Pairs of classes of which one is worse against everyone: it scores below ½ against the other, and less than
 * the other against every third class (those that either did not meet are left out; the two must have met).
 * `beyondNoise` says whether all of these differences are beyond noise.
 */
export function findDominated(matrix: ScoreMatrix): Dominance[] {
  const found: Dominance[] = [];
  matrix.forEach((_, dominated) => {
    matrix.forEach((__, by) => {
      const pairs = dominated === by || !matrix[dominated]?.[by] ? [] : comparisons(matrix, dominated, by);
      if (pairs.length > 0 && pairs.every(([worse, better]) => worse.score < better.score)) {
        const beyondNoise = pairs.every(([worse, better]) => worse.high < better.low);
        found.push({ dominated, by, beyondNoise });
      }
    });
  });
  return found;
}

/**
 * The same where rows and columns are chosen by two populations: pairs of rows of which one scores less than the other
 * against every column.
 */
export function findDominatedRows(matrix: readonly (readonly ScoreBounds[])[]): Dominance[] {
  return matrix.flatMap((worse, dominated) =>
    matrix.flatMap((better, by): Dominance[] => {
      if (dominated === by || !worse.every(({ score }, j) => score < better[j]!.score)) return [];
      return [{ dominated, by, beyondNoise: worse.every(({ high }, j) => high < better[j]!.low) }];
    }),
  );
}
