/** The cells of a run, grouped: a point (variant and axis values), and in it the planes. */
import type { CellResult } from '../batch/result.ts';
import type { AxisValue, Cell } from '../scenario/model/cells.ts';
import { lawsAt, type Pooled, poolByLaw } from './pool.ts';
import { defaultPrecision, type Precision } from './precision.ts';

/** All cells of one plane at one point: what one matrix shows. Their random streams are independent. */
export interface PlaneGroup {
  readonly plane: number;
  readonly cells: readonly CellResult[];
  /** The different duels among the possible cells, each with the evidence of all cells that are that duel. */
  readonly laws: readonly Pooled[];
}

/** One variant at one value of every varied axis. Points share random numbers, so they are never pooled. */
export interface Point {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly planes: readonly PlaneGroup[];
  /** How its intervals are drawn. */
  readonly precision: Precision;
}

/** Groups cells by variant, axis values and plane, each in the order of its first cell. */
export function groupPoints(
  cells: readonly CellResult[],
  precision: Precision = defaultPrecision,
): readonly Point[] {
  const points = new Map<string, { first: CellResult; planes: Map<number, CellResult[]> }>();
  for (const result of cells) {
    const key = pointKey(result);
    let point = points.get(key);
    if (point === undefined) {
      point = { first: result, planes: new Map() };
      points.set(key, point);
    }
    const plane = point.planes.get(result.cell.plane);
    if (plane === undefined) point.planes.set(result.cell.plane, [result]);
    else plane.push(result);
  }
  return [...points.values()].map(({ first, planes }) => ({
    variant: first.cell.variant,
    axes: first.cell.axes,
    planes: [...planes].map(([plane, group]) => ({
      plane,
      cells: group,
      laws: poolByLaw(group, precision),
    })),
    precision,
  }));
}

/** The same point with intervals of another level, made to hold together. */
export function pointAt(point: Point, confidence: number): Point {
  const planes = point.planes.map((group) => ({ ...group, laws: lawsAt(group.laws, confidence) }));
  return { ...point, planes, precision: { ...point.precision, confidence } };
}

function pointKey({ cell }: CellResult): string {
  return JSON.stringify([
    cell.variant,
    cell.axes.map((axis) => [axis.name, axis.value, typeof axis.value, String(axis.value)]),
  ]);
}

/** Names of the varied axes, in the order of their first cell. */
export function axisNames(cells: readonly CellResult<Cell>[]): readonly string[] {
  return [...new Set(cells.flatMap(({ cell }) => cell.axes.map((axis) => axis.name)))];
}
