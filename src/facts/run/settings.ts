/** Cells grouped by variant and axis values, for kinds whose cells are a plain table. */
import type { CellResult } from '../../batch/result.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { PointName } from './pointName.ts';

/** All cells of one variant at one value of every axis. */
export interface Setting<C extends Cell> {
  /** `null` variant: there is only one, and axes to name the setting by. */
  readonly name: PointName;
  readonly cells: readonly CellResult<C>[];
}

/** Settings in the order of their first cell. */
export function settingsOf<C extends Cell>(cells: readonly CellResult<C>[]): readonly Setting<C>[] {
  const groups = new Map<string, CellResult<C>[]>();
  for (const each of cells) {
    const key = JSON.stringify([each.cell.variant, each.cell.axes]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  const several = new Set(cells.map(({ cell }) => cell.variant)).size > 1;
  return [...groups.values()].map((group) => {
    const { variant, axes } = group[0]!.cell;
    return { name: { variant: several || axes.length === 0 ? variant : null, axes }, cells: group };
  });
}
