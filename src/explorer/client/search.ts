/** Which values a search for what is fair moves, and how far. */
import type { Bounds, Knob } from '../../scenario/knobs.ts';

/** Steps from where a value stands within which what is fair is searched, where the scenario names no bounds. */
const REACH = 3;

/** The bounds of a search around where a value stands. */
export function near(bounds: Bounds, now: number): Bounds {
  const { from, to, step } = bounds;
  return { ...bounds, from: Math.max(from, now - REACH * step), to: Math.min(to, now + REACH * step) };
}

/** What a search leaves alone until it is told otherwise: all but the scenario's own knobs, or its class bases. */
export function kept(knobs: readonly Knob[]): readonly string[] {
  const given = knobs.some(({ bounds }) => bounds?.given);
  return knobs
    .filter(({ keys, bounds }) => (given ? !bounds?.given : keys[0] !== 'classes'))
    .map(({ path }) => path);
}
