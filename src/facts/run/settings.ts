/** Cells grouped by variant and axis values, for kinds whose cells are a plain table. */
import type { CellResult } from '../../batch/result.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { PointPlace } from './pointName.ts';

/** All cells of one variant at one value of every axis. */
export interface Setting<C extends Cell> extends PointPlace {
  readonly cells: readonly CellResult<C>[];
}

/** Settings in the order of their first cell. */
export function settingsOf<C extends Cell>(cells: readonly CellResult<C>[]): readonly Setting<C>[] {
  const groups = new Map<string, { variant: string; axes: Setting<C>['axes']; cells: CellResult<C>[] }>();
  for (const each of cells) {
    const { variant, axes } = each.cell;
    const key = JSON.stringify([variant, axes]);
    const group = groups.get(key) ?? { variant, axes, cells: [] };
    groups.set(key, group);
    group.cells.push(each);
  }
  return [...groups.values()];
}

/** How much a run holds, and of what. */
export interface RunSize {
  readonly cells: number;
  readonly simulated: boolean;
  readonly exact: boolean;
}

/** The size of a run by its cells. */
export function runSize(cells: readonly Pick<CellResult<Cell>, 'tally' | 'exact'>[]): RunSize {
  return {
    cells: cells.length,
    simulated: cells.some(({ tally }) => tally !== null),
    exact: cells.some(({ exact }) => exact !== null),
  };
}
