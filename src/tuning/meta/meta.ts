/** What players would choose: equilibrium, α-rank, cycles and dominated sides, per plane and over all planes. */
import type { Interval } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import {
  type Dominance,
  findCycles,
  findDominated,
  type ScoreMatrix,
} from '../../stats/ranking/relations.ts';
import type { Evaluator } from '../evaluator.ts';
import { type Field, sidesOf } from '../field.ts';
import { breathe, type Pace } from '../pace.ts';
import { randomFrom } from '../search/random.ts';
import type { ConductsLeft } from '../tactics/strategies.ts';
import { type SolveMany, warm } from '../warm.ts';
import { alphaRank } from './alpha-rank.ts';
import { anyEquilibrium, type Equilibrium, effectiveNumber, equilibrium } from './equilibrium.ts';
import { type MetaMatrix, meanMatrix, metaMatrix } from './matrix.ts';
import { moved, percentiles } from './resample.ts';

/**
 * Where a game is played: on a plane, on all together (`null`), or in a table of others: by one population, by those of
 * two who choose a row, or by those who choose a column.
 */
export type GamePlace = number | null | 'table' | 'rows' | 'columns';

/** A game. */
export interface MetaGame {
  readonly plane: GamePlace;
  readonly matrix: MetaMatrix;
  /** `null` where fewer than two sides meet. */
  readonly equilibrium: Equilibrium | null;
  /** Empty where two populations meet. */
  readonly alphaRank: readonly number[];
  /** Effective number of sides that are played. */
  readonly effective: number;
  /** Indices of sides each of which beats the next beyond noise, the last the first. */
  readonly cycles: readonly (readonly number[])[];
  readonly dominated: readonly Dominance[];
  /** Where the share of each side moves within the intervals of the matrix; `null` where all is exact. */
  readonly movement: readonly Interval[] | null;
}

/** Games, whatever they are of. */
export interface Games {
  readonly games: readonly MetaGame[];
  /** Resampled matrices behind `movement`. */
  readonly resamples: number;
}

/** The games of a field. */
export interface MetaResult extends Games {
  readonly field: Field;
  /** What is left out of the conducts to choose from; `null` where nobody chooses a conduct. */
  readonly conductsLeft: ConductsLeft | null;
}

/** Matrices drawn around one that is not exact. */
export const RESAMPLES: number = 200;
/** Level at which all bounds of a result hold together. */
export const CONFIDENCE: number = 0.95;

/** Scores with their bounds. */
function boundsOf(matrix: MetaMatrix): ScoreMatrix {
  return matrix.bounds.map((row, i) =>
    row.map(({ exact, simulated }, j) => {
      const score = matrix.score[i]![j]!;
      const { low, high } = simulated ?? { low: exact ?? score, high: exact ?? score };
      return i === j ? null : { score, low, high };
    }),
  );
}

/** Whether all scores of a matrix are taken as they stand. */
export function isExact({ error }: MetaMatrix): boolean {
  return error.every((row) => row.every((own) => own === 0));
}

/** In which ranges shares move: `again` draws a matrix and answers the shares of one equilibrium or more, one after another. */
export async function movementOf(again: () => readonly number[], pace: Pace): Promise<Interval[]> {
  const drawn: (readonly number[])[] = [];
  for (let i = 0; i < RESAMPLES; i++) {
    if (i % 20 === 0) await breathe(pace);
    drawn.push(again());
  }
  return drawn[0]!.map((_, at) =>
    percentiles(
      drawn.map((shares) => shares[at]!),
      CONFIDENCE,
    ),
  );
}

/** The game of one matrix in which everybody may meet everybody. */
export async function gameOf(
  plane: GamePlace,
  matrix: MetaMatrix,
  seed: string,
  pace: Pace,
): Promise<MetaGame> {
  const { score, sides } = matrix;
  const bounds = boundsOf(matrix);
  const found = sides.length < 2 ? null : equilibrium(score);
  const random = randomFrom(seed, `meta @ ${plane ?? 'all'}`);
  const movement =
    found === null || isExact(matrix)
      ? null
      : await movementOf(() => anyEquilibrium(moved(matrix, random)), pace);
  return {
    plane,
    matrix,
    equilibrium: found,
    alphaRank: sides.length < 2 ? sides.map(() => 1) : alphaRank(score),
    effective: found === null ? sides.length : effectiveNumber(found.mixture),
    cycles: findCycles(bounds),
    dominated: findDominated(bounds),
    movement,
  };
}

/** Works out the games of a field: every plane, and their mean where there are several. */
export async function meta(
  field: Field,
  evaluator: Evaluator,
  pace: Pace,
  solveMany: SolveMany | null,
  conductsLeft: ConductsLeft | null = null,
): Promise<MetaResult> {
  await warm(evaluator, field.cells, pace, solveMany);
  const { seed } = evaluator.options;
  // Bounds of all pairs of all games hold together: one result says something wrong once in twenty at most.
  const games = field.planes.length > 1 ? field.planes.length + 1 : 1;
  const sides = sidesOf(field.cells).length;
  const level = simultaneousConfidence(CONFIDENCE, Math.max(1, (games * (sides * (sides - 1))) / 2));
  const matrices = field.planes.map((plane) =>
    metaMatrix(
      field.cells.filter((cell) => cell.plane === plane),
      (cell) => evaluator.figures(cell),
      level,
    ),
  );
  const found: MetaGame[] = [];
  for (const [i, matrix] of matrices.entries())
    found.push(await gameOf(field.planes[i]!, matrix, seed, pace));
  if (matrices.length > 1) found.push(await gameOf(null, meanMatrix(matrices), seed, pace));
  return { field, games: found, resamples: RESAMPLES, conductsLeft };
}
