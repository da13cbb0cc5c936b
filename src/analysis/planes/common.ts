/** The matchups that all planes of a point have, so that planes are held against each other on the same ones. */
import type { CellResult } from '../../batch/result.ts';
import type { Point } from '../points.ts';
import { type Pooled, poolByLaw } from '../pool.ts';

/** One plane with the matchups common to all, in one order. */
export interface CommonPlane {
  readonly plane: number;
  readonly cells: readonly CellResult[];
  /** Different duels among them. */
  readonly laws: readonly Pooled[];
  /** The law of each cell. */
  readonly lawOf: ReadonlyMap<CellResult, Pooled>;
}

/** A figure of the law of each cell, worked out once a law. */
export function ofCells<T>({ cells, laws, lawOf }: CommonPlane, figure: (law: Pooled) => T): T[] {
  const figures = new Map(laws.map((law) => [law, figure(law)]));
  return cells.map((cell) => figures.get(lawOf.get(cell)!)!);
}

/** The planes of a point on the matchups that are possible on every one of them; empty without any. */
export function commonPlanes({ planes, precision }: Point): readonly CommonPlane[] {
  const name = ({ cell }: CellResult): string => JSON.stringify([cell.initiator, cell.target]);
  const known = ({ impossible, tally, exact }: CellResult): boolean =>
    impossible === null && (tally !== null || exact !== null);
  const groups = planes.map(({ plane, cells }) => ({
    plane,
    byName: new Map(cells.filter(known).map((result) => [name(result), result] as const)),
  }));
  const names = [...(groups[0]?.byName.keys() ?? [])].filter((key) =>
    groups.every(({ byName }) => byName.has(key)),
  );
  if (names.length === 0) return [];
  return groups.map(({ plane, byName }) => {
    const cells = names.map((key) => byName.get(key)!);
    const laws = poolByLaw(cells, precision);
    return {
      plane,
      cells,
      laws,
      lawOf: new Map(laws.flatMap((law) => law.cells.map((cell) => [cell, law] as const))),
    };
  });
}
