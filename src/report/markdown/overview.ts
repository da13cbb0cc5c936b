/** Tables over the whole run: every variant and setting at a glance, and what was not possible. */
import { impossibleGrid, overviewGrid } from '../grids/overview.ts';
import type { Texts } from '../texts.ts';
import type { PointView, View } from '../view/view.ts';
import { gridTable } from './table.ts';

/** One row a point: who is strongest and weakest there, and how much is hopeless. Nothing for a single point. */
export function overviewBlocks(
  points: readonly PointView[],
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  const grid = overviewGrid(points, texts, nameOf);
  return grid === null ? [] : [gridTable(grid)];
}

/** Pairings that are not possible, with the reason and where; nothing if all are possible. */
export function impossibleBlocks(
  view: View,
  texts: Texts,
  nameOf: (point: number) => string,
): readonly string[] {
  const grid = impossibleGrid(view, texts, nameOf);
  return grid === null ? [] : [gridTable(grid)];
}
