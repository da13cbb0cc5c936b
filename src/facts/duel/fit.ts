/** What still fits a report that a person reads; the rest stands in the CSV files. */
import { bestOf } from '../../analysis/estimate.ts';
import { cut } from '../run/cut.ts';
import type { CellView, PlaneTable } from './tables.ts';

/** Most targets (columns) and initiators (rows) of a matrix. */
export const matrixColumns = 16;
export const matrixRows = 60;
/** Most rows of a list of pairings. */
export const listRows = 200;
/** Rows shown of a list that is too long, or of a matrix that is too large. */
export const sampleRows = 12;
/** Most sides of a table with one row a side; of more, the first and the last half of so many. */
export const sideRows = 60;
/** Most sides that a sentence names. */
export const namedSides = 12;
/** Points whose tables are written out, and rows of the table over all points. */
export const fullPoints = 24;
export const pointRows = 200;

/** Whether the matrix of a plane is one that can be read. */
export function matrixFits({ initiators, targets }: PlaneTable): boolean {
  return targets.length <= matrixColumns && initiators.length <= matrixRows;
}

/** The pairings farthest from even, at most so many, the farthest first; equals in the order of the scenario. */
export function farthest(cells: readonly CellView[], most: number): readonly CellView[] {
  const distance = ({ score }: CellView): number => Math.abs((bestOf(score) ?? 0.5) - 0.5);
  return cut(
    [...cells].sort((a, b) => distance(b) - distance(a)),
    most,
  ).shown;
}

/** The first and the last of a sorted list, where it is longer than `most`. */
export function bothEnds<T>(sorted: readonly T[], most: number): readonly T[] {
  if (sorted.length <= most) return sorted;
  return [...cut(sorted, most / 2).shown, ...sorted.slice(-most / 2)];
}
