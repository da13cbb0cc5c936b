/** Tables with one row a side: mean scores and mana drain. */
import { drainGrid, drainIsExact, scoreGrid } from '../grids/sides.ts';
import type { Texts } from '../texts.ts';
import type { PointView } from '../view/view.ts';
import { gridTable } from './table.ts';

/** Mean scores of a point, the strongest side first, the overall score in bold; nothing for fewer than two sides. */
export function scoreBlocks(point: PointView, texts: Texts, notes: boolean): readonly string[] {
  const grid = scoreGrid(point, texts);
  return grid === null ? [] : [...(notes ? [texts.scoresNote] : []), gridTable(grid, 1)];
}

/** Mana drain of a point. */
export function drainBlocks(point: PointView, texts: Texts, notes: boolean): readonly string[] {
  const grid = drainGrid(point, texts);
  const { confidence } = point.precision;
  return grid === null
    ? []
    : [...(notes ? [texts.drainNote(drainIsExact(point), confidence)] : []), gridTable(grid)];
}
