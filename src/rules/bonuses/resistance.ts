/** Resistances: a narrow one under a wider one gives nothing extra (RULES 10.3). */
import { type Idle, idleEntries } from './active.ts';
import type { Effect } from './effect.ts';

/** Figure that resistances are entries of; `against` says to what, `null` to everything. */
export const resistance = 'resistance';

/** A resistance with the reason why it gives nothing extra, if it does not. */
export interface ResistanceEntry {
  readonly effect: Effect;
  readonly idle: Idle | { readonly why: 'wider'; readonly by: string | null } | null;
}

/** Resistance to one thing, with the entries that were looked at. */
export interface ResistanceAccount {
  readonly to: string;
  readonly total: number;
  readonly entries: readonly ResistanceEntry[];
}

/**
 * Resistance to `to`: the highest of those to it and to everything; they never add up. A narrow one no higher
 * than a wider one is idle.
 */
export function resistanceTo(to: string, effects: readonly Effect[]): ResistanceAccount {
  const idle = idleEntries(effects);
  const own = effects
    .map((effect, i) => ({ effect, idle: idle[i]! }))
    .filter(({ effect: { on, against } }) => on === resistance && (against === null || against === to));
  // Wider ones first, so that an equal narrow one is the idle one.
  const working = own
    .filter((entry) => entry.idle === null)
    .sort((a, b) => Number(a.effect.against !== null) - Number(b.effect.against !== null));
  const best = working.reduce<(typeof own)[number] | null>(
    (high, entry) => (high === null || entry.effect.value > high.effect.value ? entry : high),
    null,
  );
  const entries = own.map((entry): ResistanceEntry => {
    if (entry.idle !== null || entry === best) return entry;
    const wider = entry.effect.against !== null && best!.effect.against === null;
    return { effect: entry.effect, idle: { why: wider ? 'wider' : 'type', by: best!.effect.name } };
  });
  return { to, total: best?.effect.value ?? 0, entries };
}

/** Resistances to everything that some effect names; under `all` what the rest is resisted by. */
export function resistancesOf(effects: readonly Effect[]): readonly ResistanceAccount[] {
  const known = found.get(effects) ?? lookForResistances(effects);
  found.set(effects, known);
  return known;
}

/** What was found of a list that many combatants share. */
const found = new WeakMap<readonly Effect[], readonly ResistanceAccount[]>();

function lookForResistances(effects: readonly Effect[]): readonly ResistanceAccount[] {
  const own = effects.filter(({ on }) => on === resistance);
  const named = own.flatMap(({ against }) => (against === null ? [] : [against]));
  const wide = own.some(({ against }) => against === null);
  return [...new Set([...named, ...(wide ? ['all'] : [])])].map((to) => resistanceTo(to, effects));
}
