/** Small multiples: how many stand beside each other, on the same scales. */
import type { Spec } from './spec.ts';

/** Where the name of a panel may break into two lines. */
export const panelBreak = ' · ';

/** What the head of a panel has for that. */
export const brokenHead: Spec = { labelExpr: `split(datum.label, '${panelBreak}')`, labelLineHeight: 13 };

/** As many columns as leave the fewest places empty: `most`, or one less where that is better. */
export function panelColumns(panels: number, most: number): number {
  const empty = (columns: number) => (columns - (panels % columns)) % columns;
  if (panels <= most) return Math.max(1, panels);
  return most > 2 && empty(most - 1) < empty(most) ? most - 1 : most;
}

/**
 * Columns of a view of panels, and the space between them. Where the last row is not full each panel has an axis of its
 * own, for which there is room below it: none stands under a place without a panel.
 */
export function panelled(panels: number, columns: number, spacing: { column: number; row: number }): Spec {
  if (panels % columns === 0) return { columns, spacing };
  const own = { resolve: { axis: { x: 'independent' } }, bounds: 'flush' };
  return { columns, spacing: { ...spacing, row: axisRoom }, ...own };
}

/** An axis with its title, and the name of the panel below, in pixels. */
const axisRoom = 62;
