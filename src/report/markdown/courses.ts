/** Tables with one row a plane: what going first is worth, and how long duels last. */
import { edgeGrid, lengthGrid, lengthIsExact } from '../grids/courses.ts';
import type { Texts } from '../texts.ts';
import type { PointView } from '../view/view.ts';
import { gridTable } from './table.ts';

/** First-move edges; nothing without a mirror match. */
export function edgeBlocks(point: PointView, texts: Texts, notes: boolean): readonly string[] {
  const grid = edgeGrid(point, texts);
  return grid === null ? [] : [...(notes ? [texts.edgeNote] : []), gridTable(grid)];
}

/** Rounds by plane. */
export function lengthBlocks(point: PointView, texts: Texts, notes: boolean): readonly string[] {
  const grid = lengthGrid(point, texts);
  return grid === null
    ? []
    : [...(notes ? [texts.lengthNote(lengthIsExact(point), point.precision)] : []), gridTable(grid)];
}
