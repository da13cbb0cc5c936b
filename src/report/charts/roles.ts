/** How pictures tell the roles in a duel apart: by solid and outline, so that colours are left to sides and variants. */
import { ink, roleFill, series } from './palette.ts';
import type { Spec } from './spec.ts';

const [edge] = series.at(-1)!;

/** What every bar of a role has. */
export const roleMark: Spec = { stroke: edge, strokeWidth: 1 };

/** Encodings of the roles, the first solid and the second an outline. @param names of one role or two. */
export function roleOf(names: readonly string[]): Spec {
  const [solid] = roleFill;
  if (names.length < 2) return { fill: { value: solid } };
  return {
    fill: {
      field: 'series',
      type: 'nominal',
      scale: { domain: names, range: [solid, ink.panel] },
      legend: { title: null, symbolType: 'square', symbolStrokeColor: edge, symbolStrokeWidth: 1 },
    },
  };
}
