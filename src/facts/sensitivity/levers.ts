/** Levers of a sensitivity: told apart, and ordered by what they move. */
import type { Effect, Lever } from '../../tuning/sensitivity/sensitivity.ts';

/** The same text for the same lever. */
export const keyOf = (lever: Lever): string => JSON.stringify(lever);

/** Effects below this are rounding of the solver. */
export const DUST = 1e-10;

/** Mean size of some effects. */
export function meanSize(effects: readonly Effect[]): number {
  return effects.reduce((sum, { effect }) => sum + Math.abs(effect), 0) / Math.max(1, effects.length);
}

/** Different levers, in the order of their first effect. */
export function leversOf(effects: readonly Effect[]): Lever[] {
  return [...new Map(effects.map(({ lever }) => [keyOf(lever), lever])).values()];
}

/** Levers in the order of their mean size over all combatants, largest first. */
export function bySize(effects: readonly Effect[]): Lever[] {
  const size = (lever: Lever): number => meanSize(effects.filter((own) => keyOf(own.lever) === keyOf(lever)));
  return leversOf(effects)
    .map((lever) => ({ lever, size: size(lever) }))
    .filter((entry) => entry.size > DUST)
    .sort((a, b) => b.size - a.size)
    .map(({ lever }) => lever);
}
