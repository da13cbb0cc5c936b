/** Tables over the whole run: every variant and setting at a glance, and what was not possible. */
import { listRows, pointRows } from '../../../facts/duel/fit.ts';
import type { PointView, View } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import type { Grid } from '../../document/grid.ts';
import { gridTable } from '../../markdown/table.ts';
import { impossibleGrid, overviewGrid } from '../overview.ts';

/** One row a point: who is strongest and weakest there, and how much is hopeless. Nothing for a single point. */
export function overviewBlocks(
  points: readonly PointView[],
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  const grid = overviewGrid(points, texts, nameOf);
  return grid === null ? [] : firstRows(grid, pointRows, (all, shown) => texts.fit.points(all, shown));
}

/** Pairings that are not possible, with the reason and where; nothing if all are possible. */
export function impossibleBlocks(
  view: View,
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  const grid = impossibleGrid(view, texts, nameOf);
  return grid === null ? [] : firstRows(grid, listRows, (all, shown) => texts.fit.impossible(all, shown));
}

/** A table, cut after so many rows with a note on what is missing. */
function firstRows(
  grid: Grid,
  most: number,
  note: (all: number, shown: number) => string,
): readonly string[] {
  const all = grid.rows.length;
  if (all <= most) return [gridTable(grid)];
  return [gridTable({ ...grid, rows: grid.rows.slice(0, most) }), note(all, most)];
}
