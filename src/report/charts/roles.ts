/** How pictures tell the roles in a duel apart: by solid and outline, so that colours are left to sides and variants. */
import { series } from './palette.ts';
import type { Spec } from './spec.ts';

const [shade] = series.at(-1)!;

const [solid, outline] = [0.55, 0.08];

/** What every bar of a role has. */
export const roleMark: Spec = { fill: shade, stroke: shade, strokeWidth: 1 };

/** Encodings of the roles, the first solid and the second an outline. @param names of one role or two. */
export function roleOf(names: readonly string[]): Spec {
  if (names.length < 2) return { fillOpacity: { value: solid } };
  return {
    fillOpacity: {
      field: 'series',
      type: 'nominal',
      scale: { domain: names, range: [solid, outline] },
      legend: { title: null, symbolType: 'square', symbolFillColor: shade, symbolStrokeColor: shade },
    },
  };
}
