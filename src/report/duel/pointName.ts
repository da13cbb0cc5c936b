/** What the points of a run are called. */
import type { View } from '../../facts/duel/view.ts';
import type { Texts } from '../../language/texts/texts.ts';

/**
 * The name of a point, marked up as the texts do it. The variant is left out where there is only one, unless
 * there is nothing else to name.
 */
export function pointName(view: View, index: number, texts: Texts): string {
  const point = view.points[index];
  if (point === undefined) return '';
  const several = new Set(view.points.map(({ variant }) => variant)).size > 1;
  return texts.point({
    variant: several || point.axes.length === 0 ? point.variant : null,
    axes: point.axes,
  });
}
