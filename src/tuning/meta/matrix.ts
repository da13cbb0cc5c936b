/** Who scores what against whom, both seats together: the game that players choose their classes in. */
import { mean } from 'simple-statistics';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { sidesOf } from '../field.ts';
import { type Figures, scoreOf, scoreVariance } from '../figures.ts';

/** A score matrix: `score[i][j]` of side i against opponent j. Where the opponents are the sides, `score[j][i]` is the rest to 1. */
export interface MetaMatrix {
  readonly sides: readonly string[];
  /** Whom they may meet: the sides themselves, or what the other of two populations chooses from. */
  readonly opponents: readonly string[];
  readonly score: readonly (readonly number[])[];
  /** Standard error of each score; 0 where it is exact. */
  readonly error: readonly (readonly number[])[];
  /** Sides that some other side cannot meet; no part of the game. */
  readonly leftOut: readonly string[];
}

interface Pair {
  /** Score of the first in each seat that was played. */
  readonly scores: number[];
  readonly variances: number[];
}

function pairsOf(
  cells: readonly DuelCell[],
  figuresOf: (cell: DuelCell) => Figures | null,
): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const add = (a: string, b: string, score: number, variance: number): void => {
    const key = JSON.stringify([a, b]);
    const pair = pairs.get(key) ?? { scores: [], variances: [] };
    pairs.set(key, pair);
    pair.scores.push(score);
    pair.variances.push(variance);
  };
  for (const cell of cells) {
    const figures = figuresOf(cell);
    if (figures === null || cell.initiator === cell.target) continue;
    const variance = scoreVariance(figures) / (figures.duels ?? 1);
    add(cell.initiator, cell.target, scoreOf(figures), variance);
    add(cell.target, cell.initiator, 1 - scoreOf(figures), variance);
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

/** The matrix of some cells. Seats count alike; a pair that meets in one seat only counts by that. */
export function metaMatrix(
  cells: readonly DuelCell[],
  figuresOf: (cell: DuelCell) => Figures | null,
): MetaMatrix {
  const pairs = pairsOf(cells, figuresOf);
  const all = sidesOf(cells);
  const pairOf = (a: string, b: string): Pair | undefined => pairs.get(JSON.stringify([a, b]));
  const sides = complete(all, (a, b) => pairOf(a, b) !== undefined);
  const table = (read: (pair: Pair) => number, diagonal: number): number[][] =>
    sides.map((a) => sides.map((b) => (a === b ? diagonal : read(pairOf(a, b)!))));
  return {
    sides,
    opponents: sides,
    score: table(({ scores }) => mean(scores), 0.5),
    error: table(({ variances }) => Math.sqrt(mean(variances) / variances.length), 0),
    leftOut: all.filter((side) => !sides.includes(side)),
  };
}

/** The mean of matrices, over the sides that all of them have. */
export function meanMatrix(matrices: readonly MetaMatrix[]): MetaMatrix {
  const all = [...new Set(matrices.flatMap(({ sides, leftOut }) => [...sides, ...leftOut]))];
  const sides = all.filter((side) => matrices.every((matrix) => matrix.sides.includes(side)));
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
    leftOut: all.filter((side) => !sides.includes(side)),
  };
}
