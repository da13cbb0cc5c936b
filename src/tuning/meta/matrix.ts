/** Who scores what against whom, both seats together: the game that players choose their classes in. */
import { mean } from 'simple-statistics';
import { type Estimate, weightedSum } from '../../analysis/estimate.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { sidesOf } from '../field.ts';
import { type Figures, scoreOf } from '../figures.ts';
import { scoreEstimate, squaredError } from '../scoreBounds.ts';

/** A score matrix: `score[i][j]` of side i against opponent j. Where the opponents are the sides, `score[j][i]` is the rest to 1. */
export interface MetaMatrix {
  readonly sides: readonly string[];
  /** Whom they may meet: the sides themselves, or what the other of two populations chooses from. */
  readonly opponents: readonly string[];
  readonly score: readonly (readonly number[])[];
  /** Standard error of each score; 0 where it is exact, and there only. */
  readonly error: readonly (readonly number[])[];
  /** Each score with the interval of the level asked for, which holds wherever the score lies. */
  readonly bounds: readonly (readonly Estimate[])[];
  /** Sides that some other side cannot meet; no part of the game. */
  readonly leftOut: readonly string[];
}

interface Pair {
  /** What was played in each seat, and whether the first was the initiator. */
  readonly seats: { readonly figures: Figures; readonly sign: 1 | -1 }[];
}

/** Score of the first in a seat. */
const scoreIn = ({ figures, sign }: Pair['seats'][number]): number =>
  sign > 0 ? scoreOf(figures) : 1 - scoreOf(figures);

function pairsOf(
  cells: readonly DuelCell[],
  figuresOf: (cell: DuelCell) => Figures | null,
): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const add = (a: string, b: string, figures: Figures, sign: 1 | -1): void => {
    const key = JSON.stringify([a, b]);
    const pair = pairs.get(key) ?? { seats: [] };
    pairs.set(key, pair);
    pair.seats.push({ figures, sign });
  };
  for (const cell of cells) {
    const figures = figuresOf(cell);
    if (figures === null || cell.initiator === cell.target) continue;
    add(cell.initiator, cell.target, figures, 1);
    add(cell.target, cell.initiator, figures, -1);
  }
  return pairs;
}

/** Takes out, one by one, the side that lacks most opponents, until everybody meets everybody. */
function complete(sides: readonly string[], has: (a: string, b: string) => boolean): string[] {
  let kept = [...sides];
  for (;;) {
    const lacks = kept.map((a) => kept.filter((b) => a !== b && !has(a, b)).length);
    const most = Math.max(...lacks, 0);
    if (most === 0) return kept;
    const worst = lacks.lastIndexOf(most);
    kept = kept.filter((_, i) => i !== worst);
  }
}

/**
 * The matrix of some cells. Seats count alike; a pair that meets in one seat only counts by that.
 *
 * @param confidence level of each interval of {@link MetaMatrix.bounds}.
 */
export function metaMatrix(
  cells: readonly DuelCell[],
  figuresOf: (cell: DuelCell) => Figures | null,
  confidence = 0.95,
): MetaMatrix {
  const pairs = pairsOf(cells, figuresOf);
  const all = sidesOf(cells);
  const pairOf = (a: string, b: string): Pair | undefined => pairs.get(JSON.stringify([a, b]));
  const sides = complete(all, (a, b) => pairOf(a, b) !== undefined);
  const table = <T>(read: (pair: Pair) => T, diagonal: T): T[][] =>
    sides.map((a) => sides.map((b) => (a === b ? diagonal : read(pairOf(a, b)!))));
  return {
    sides,
    opponents: sides,
    score: table(({ seats }) => mean(seats.map(scoreIn)), 0.5),
    error: table(
      ({ seats }) => Math.sqrt(mean(seats.map(({ figures }) => squaredError(figures))) / seats.length),
      0,
    ),
    bounds: table(({ seats }) => meanOf(seats, confidence), even),
    leftOut: all.filter((side) => !sides.includes(side)),
  };
}

/** A side against its own like. */
const even: Estimate = { exact: 0.5, simulated: null };

/** Mean of what was played in the seats, which are independent. */
function meanOf(seats: Pair['seats'], confidence: number): Estimate {
  const n = seats.length;
  return weightedSum(
    seats.filter(({ sign }) => sign < 0).length / n,
    seats.map(({ figures, sign }) => ({
      weight: sign / n,
      estimate: scoreEstimate(figures, confidence, true),
    })),
  );
}

/** The mean of matrices, over the sides that all of them have. */
export function meanMatrix(matrices: readonly MetaMatrix[]): MetaMatrix {
  const all = [...new Set(matrices.flatMap(({ sides, leftOut }) => [...sides, ...leftOut]))];
  const sides = all.filter((side) => matrices.every((matrix) => matrix.sides.includes(side)));
  const places = matrices.map((matrix) => sides.map((side) => matrix.sides.indexOf(side)));
  const combine = (
    read: (matrix: MetaMatrix, a: number, b: number) => number,
    finish: (sum: number) => number,
  ) =>
    sides.map((a) =>
      sides.map((b) =>
        finish(
          matrices.reduce(
            (sum, matrix) => sum + read(matrix, matrix.sides.indexOf(a), matrix.sides.indexOf(b)),
            0,
          ),
        ),
      ),
    );
  const n = matrices.length;
  return {
    sides,
    opponents: sides,
    score: combine(
      (matrix, a, b) => matrix.score[a]![b]!,
      (sum) => sum / n,
    ),
    error: combine(
      (matrix, a, b) => matrix.error[a]![b]! ** 2,
      (sum) => Math.sqrt(sum) / n,
    ),
    bounds: sides.map((_, a) =>
      sides.map((_, b) =>
        a === b
          ? even
          : weightedSum(
              0,
              matrices.map(({ bounds }, m) => ({
                weight: 1 / n,
                estimate: bounds[places[m]![a]!]![places[m]![b]!]!,
              })),
            ),
      ),
    ),
    leftOut: all.filter((side) => !sides.includes(side)),
  };
}
