/**
 * Nash equilibria of a zero-sum game, by linear programmes (yalps): of a symmetric one the mixtures of sides against
 * which no side scores more than one half, of one between two populations those by which each gets the value of the
 * game. They form a convex set, often one point; where it is larger, its extent is told side by side, and the middle
 * of its corners stands for it.
 */
import { solve } from 'yalps';
import { rank } from './rank.ts';

/** A probability for every side. */
export type Mixture = readonly number[];

/** What players would settle on. */
export interface Equilibrium {
  /** The equilibrium, or a middle one where there are several. */
  readonly mixture: Mixture;
  /** Least and most that any equilibrium gives each side. */
  readonly least: Mixture;
  readonly most: Mixture;
  readonly unique: boolean;
  /** How much more than the value of the game (one half, where it is symmetric) the best reply to the mixture scores: 0 but for rounding. */
  readonly gap: number;
}

/** What two populations would settle on: those who choose a row, and those who choose a column. */
export interface SeatEquilibrium {
  readonly rows: Equilibrium;
  readonly columns: Equilibrium;
  /** Score of the rows when both play so, 0 to 1. */
  readonly value: number;
}

type Scores = readonly (readonly number[])[];

/** Shares below this are dust of the solver. */
export const SHARE_DUST: number = 1e-6;
/** By how much a mixture may miss the value of the game: the solver rounds at 1e-8. */
const SLACK = 1e-9;
/** A gap above this is no equilibrium. */
const MOST_GAP = 1e-6;

/** Weights without dust, summing to 1. */
function cleaned(weights: readonly number[]): number[] {
  const kept = weights.map((weight) => (weight < 1e-9 ? 0 : weight));
  const sum = kept.reduce((total, weight) => total + weight, 0);
  return kept.map((weight) => weight / sum);
}

/** How much more than one half the best reply to a mixture scores. */
export function replyGap(score: Scores, mixture: Mixture): number {
  const replies = score.map((row) => row.reduce((sum, own, j) => sum + own * mixture[j]!, 0));
  return replies.reduce((most, reply) => Math.max(most, reply), Number.NEGATIVE_INFINITY) - 0.5;
}

/** What a programme asks for: the largest floor, or the most or least of some sides together at a floor. */
interface Aim {
  readonly direction: 'maximize' | 'minimize';
  readonly sides: readonly number[] | null;
  readonly floor: number;
}

/** Solves over mixtures x with Σ xᵢ · score[i][j] ≥ floor for all j; empty where that fails. */
function programme(score: Scores, { direction, sides, floor }: Aim): number[] {
  const n = score.length;
  const opponents = score[0]?.length ?? 0;
  const [sum, objective] = [opponents, opponents + 1];
  const constraints = new Map<number, { min?: number; equal?: number }>([[sum, { equal: 1 }]]);
  for (let j = 0; j < opponents; j++) constraints.set(j, { min: floor });
  const variables = new Map<number, [number, number][]>();
  for (let i = 0; i < n; i++) {
    const column: [number, number][] = score[i]!.map((own, j) => [j, own]);
    column.push([sum, 1]);
    if (sides?.includes(i)) column.push([objective, 1]);
    variables.set(i, column);
  }
  if (sides === null) {
    variables.set(n, [[objective, 1], ...score[0]!.map((_, j): [number, number] => [j, -1])]);
  }
  const model = { direction, objective, constraints, variables };
  const solution = solve<number, number>(model, { precision: 1e-10 });
  const weights = Array<number>(n).fill(0);
  for (const [i, weight] of solution.variables) if (i < n) weights[i] = weight;
  return solution.status === 'optimal' ? weights : [];
}

/**
 * One equilibrium, checked by its best replies.
 * @throws RangeError for a matrix that is not square or does not add up to 1 across its diagonal, and where
 *   the solver fails.
 */
export function anyEquilibrium(score: Scores): Mixture {
  score.forEach((row, i) => {
    if (row.length !== score.length)
      throw new RangeError(`equilibrium: must have a square matrix (got a row of ${row.length})`);
    row.forEach((own, j) => {
      if (!(Math.abs(own + score[j]![i]! - 1) < 1e-9)) {
        throw new RangeError(
          `equilibrium: must have scores that add up to 1 (got ${own} and ${score[j]![i]})`,
        );
      }
    });
  });
  const weights = programme(score, { direction: 'maximize', sides: null, floor: 0 });
  const mixture = weights.length === 0 ? [] : cleaned(weights);
  const gap = mixture.length === 0 ? Number.POSITIVE_INFINITY : replyGap(score, mixture);
  if (!(gap <= MOST_GAP)) throw new RangeError(`equilibrium: must be solved (got a gap of ${gap})`);
  return mixture;
}

/**
 * Whether no other mixture is an equilibrium: none plays a side that this one does not, and the sides that it
 * plays leave no freedom (whoever they are scored against one half by, the shares follow from that).
 */
function isUnique(score: Scores, mixture: Mixture, floor: number): boolean {
  const support = mixture.flatMap((share, i) => (share > SHARE_DUST ? [i] : []));
  const others = mixture.flatMap((share, i) => (share > SHARE_DUST ? [] : [i]));
  if (others.length > 0) {
    const weights = programme(score, { direction: 'maximize', sides: others, floor });
    const most = others.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
    if (most > 10 * SHARE_DUST) return false;
  }
  const edges = support.map((j) => support.map((i) => score[i]![j]! - 0.5));
  return rank(edges) === support.length - 1;
}

/** Corners of the set of equilibria: where each side is played most, and least. */
function cornersOf(score: Scores, floor: number): number[][] {
  const corners = new Map<string, number[]>();
  for (let side = 0; side < score.length; side++) {
    for (const direction of ['maximize', 'minimize'] as const) {
      const weights = programme(score, { direction, sides: [side], floor });
      if (weights.length === 0) continue;
      const corner = cleaned(weights);
      corners.set(corner.map((share) => share.toFixed(6)).join(), corner);
    }
  }
  return [...corners.values()];
}

/** An equilibrium within the extent of all of them, which the corners span. */
function spanned(
  first: Mixture,
  corners: readonly Mixture[],
  unique: boolean,
  gapOf: (mixture: Mixture) => number,
): Equilibrium {
  const all = [...corners, first];
  const among = (pick: (a: number, b: number) => number): number[] =>
    first.map((own, i) => all.reduce((found, corner) => pick(found, corner[i]!), own));
  const middle = first.map((_, i) => corners.reduce((sum, corner) => sum + corner[i]!, 0) / corners.length);
  const mixture = unique || corners.length === 0 ? first : cleaned(middle);
  return {
    mixture,
    least: among(Math.min),
    most: among(Math.max),
    unique,
    gap: Math.max(0, gapOf(mixture)),
  };
}

/** The equilibrium with its extent. Cost: two linear programmes, and two more a side where it is not unique. */
export function equilibrium(score: Scores): Equilibrium {
  const first = anyEquilibrium(score);
  const floor = 0.5 - Math.max(SLACK, replyGap(score, first));
  const unique = isUnique(score, first, floor);
  return spanned(first, unique ? [] : cornersOf(score, floor), unique, (mixture) => replyGap(score, mixture));
}

/** What a mixture of rows scores at least, whatever column it meets. */
function guarantee(score: Scores, mixture: Mixture): number {
  const columns = score[0]!.map((_, j) => score.reduce((sum, row, i) => sum + row[j]! * mixture[i]!, 0));
  return columns.reduce((least, own) => Math.min(least, own), Number.POSITIVE_INFINITY);
}

/** The best mixture of rows. @throws RangeError where the solver fails. */
function bestRows(score: Scores): Mixture {
  const weights = programme(score, { direction: 'maximize', sides: null, floor: 0 });
  if (weights.length === 0) throw new RangeError('equilibrium: must be solved (got no solution)');
  return cleaned(weights);
}

/** The game as those see it who choose the columns: their scores, a row for each of their choices. */
export function otherSeat(score: Scores): number[][] {
  return (score[0] ?? []).map((_, j) => score.map((row) => 1 - row[j]!));
}

/** One equilibrium between two populations: the mixtures of both, and what the rows score. @throws RangeError where the solver fails. */
export function anySeatEquilibrium(score: Scores): readonly [rows: Mixture, columns: Mixture, value: number] {
  const other = otherSeat(score);
  const [rows, columns] = [bestRows(score), bestRows(other)];
  const [least, most] = [guarantee(score, rows), 1 - guarantee(other, columns)];
  if (!(most - least <= MOST_GAP))
    throw new RangeError(`equilibrium: must be solved (got a gap of ${most - least})`);
  return [rows, columns, (least + most) / 2];
}

/**
 * The equilibrium of two populations with its extent; the matrix need be neither square nor symmetric, but have two rows
 * and two columns at least. Cost: two linear programmes a row and a column.
 * @param score of the rows, 0 to 1.
 * @throws RangeError where the solver fails.
 */
export function seatEquilibrium(score: Scores): SeatEquilibrium {
  const [rows, columns, value] = anySeatEquilibrium(score);
  const seat = (own: Scores, mixture: Mixture, worth: number): Equilibrium => {
    const floor = Math.min(worth - SLACK, guarantee(own, mixture));
    const corners = cornersOf(own, floor);
    const apart = mixture.some((share, i) =>
      corners.some((corner) => Math.abs(corner[i]! - share) > SHARE_DUST * 10),
    );
    return spanned(mixture, apart ? corners : [], !apart, (played) => worth - guarantee(own, played));
  };
  return { rows: seat(score, rows, value), columns: seat(otherSeat(score), columns, 1 - value), value };
}

/** Effective number of sides in a mixture: e to its entropy, 1 for a single one, n for n alike. */
export function effectiveNumber(mixture: Mixture): number {
  const entropy = mixture.reduce((sum, share) => sum - (share > 0 ? share * Math.log(share) : 0), 0);
  return Math.exp(entropy);
}
