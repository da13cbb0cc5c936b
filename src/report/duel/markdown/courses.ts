/** Tables with one row a plane: what going first is worth, and how long duels last. */
import type { PointView } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { gridTable } from '../../markdown/table.ts';
import { edgeGrid, lengthGrid, lengthIsExact } from '../courses.ts';

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
