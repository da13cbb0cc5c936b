/** Matrices of shares as coloured tables, for kinds of runs that have one. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { Numbers } from '../../language/forms/numbers.ts';
import { stepLabels } from '../charts/heatMap.ts';
import { heatStep } from '../charts/palette.ts';
import type { Heat, HeatCell, HeatHead } from './grid.ts';
import { type Block, heat } from './model.ts';

/** A share as a coloured cell. */
export function shareCell(share: number | null, text: string): HeatCell {
  return { text, value: share, step: share === null ? null : heatStep(Math.min(1, Math.max(0, share))) };
}

/** The best that is known of a share. */
export function estimateCell(estimate: Estimate, text: string): HeatCell {
  return shareCell(bestOf(estimate), text);
}

/** A coloured table with what its colours mean; nothing without rows. @param title of the scale. */
export function matrixBlocks(
  corner: string,
  columns: readonly string[],
  rows: readonly (HeatHead & { readonly cells: readonly (HeatCell | null)[] })[],
  caption: string | null = null,
): readonly Block[] {
  const whole: Heat = { corner, columns: columns.map((text) => ({ text })), rows, caption, sortable: true };
  return heat(whole);
}

/** Names of the steps of the colour scale, under a title. */
export function scaleOf(title: string, numbers: Numbers): Block {
  return { kind: 'scale', title, steps: stepLabels(numbers) };
}
