/** What a moved scenario consists of: its cells, and which of them make a point. */

import { expandCells } from '../../scenario/duel/expand.ts';
import { isDuelCell } from '../../scenario/duel/only.ts';
import type { LoadResult } from '../../scenario/load.ts';
import type { AxisValue, Cell } from '../../scenario/model/cells.ts';
import type { Scenario } from '../../scenario/model/scenario.ts';
import type { Problem } from '../../scenario/tree/problem.ts';
import { labelOf } from '../../study/cells.ts';
import { type Cells, identified } from './solver.ts';

/** One variant at one setting of the axes, with the numbers of its cells. */
export interface PointCells {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly cells: readonly number[];
}

/** A scenario as it stands at some moves. */
export interface Scene {
  readonly scenario: Scenario;
  readonly all: Cells;
  readonly points: readonly PointCells[];
}

/** Cells that are looked at together at most: a matrix of 60 sides on a plane, say. */
const MOST_CELLS = 4_000;

/** Cells of all points together at most. */
const MOST_OF_ALL = 50_000;

/** What became of some moves: a scene, too many cells, or what is wrong with them. */
export type Staged =
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'tooMany'; readonly cells: number }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** Reads a moved scenario. @param only cells whose label holds this text, whatever the case of its letters. */
export function staged(moved: LoadResult, only: string): Staged {
  if (!moved.ok) return { kind: 'refused', problems: moved.problems };
  const { scenario } = moved;
  const wanted = only.toLowerCase();
  const cells = expandCells(scenario).filter((cell) => labelOf(cell).toLowerCase().includes(wanted));
  const points = pointsOf(cells);
  const visible = points.flatMap((point) =>
    planesOf(cells, point).map((plane) => onPlane(cells, point, plane).length),
  );
  if (cells.length === 0 || cells.length > MOST_OF_ALL || visible.some((count) => count > MOST_CELLS))
    return { kind: 'tooMany', cells: cells.length };
  return { kind: 'scene', scene: { scenario, all: identified(cells), points } };
}

/** Points in the order of the cells. */
export function pointsOf(cells: readonly Cell[]): readonly PointCells[] {
  const points = new Map<string, { variant: string; axes: readonly AxisValue[]; cells: number[] }>();
  cells.forEach(({ variant, axes }, index) => {
    const key = JSON.stringify([variant, axes.map(({ value }) => value)]);
    const point = points.get(key) ?? { variant, axes, cells: [] };
    points.set(key, point);
    point.cells.push(index);
  });
  return [...points.values()];
}

/** Planes of a point, in the order of the cells. */
export function planesOf(cells: readonly Cell[], { cells: own }: PointCells): readonly number[] {
  const planes = own.flatMap((index) => {
    const cell = cells[index]!;
    return isDuelCell(cell) ? [cell.plane] : [];
  });
  return [...new Set(planes)];
}

/** Numbers of the cells of a point on a plane. */
export function onPlane(
  cells: readonly Cell[],
  { cells: own }: PointCells,
  plane: number,
): readonly number[] {
  return own.filter((index) => {
    const cell = cells[index]!;
    return isDuelCell(cell) && cell.plane === plane;
  });
}
