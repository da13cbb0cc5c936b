/** Which effects are at work at all: what has ended, was cancelled, or is suppressed by a later form. */
import type { Effect } from './effect.ts';

/** Why an entry does not count, and because of which effect, where another is the reason. */
export interface Idle {
  readonly why: 'ended' | 'cancelled' | 'form' | 'type' | 'source' | 'elsewhere';
  readonly by: string | null;
}

/** Names of effects in order of arrival, each once; nameless entries are effects of their own. */
function groupsOf(effects: readonly Effect[]): Effect[][] {
  const groups = new Map<string | Effect, Effect[]>();
  for (const entry of effects) {
    const key = entry.name ?? entry;
    // An ended casting and a running one of the same name are two.
    const slot = typeof key === 'string' && entry.ended ? `${key}\0ended` : key;
    groups.set(slot, [...(groups.get(slot) ?? []), entry]);
  }
  return [...groups.values()];
}

/**
 * The idle ones among `effects` by rules that look at effects as wholes: ended ones; pairs declared to cancel
 * each other, the later with the latest earlier one still at work (RULES 10.5); all but the last of one form
 * (RULES 10.2), which return as soon as the last one has ended.
 */
export function idleEffects(effects: readonly Effect[]): ReadonlyMap<Effect, Idle> {
  const idle = new Map<Effect, Idle>();
  const put = (group: readonly Effect[], reason: Idle): void => {
    for (const entry of group) idle.set(entry, reason);
  };
  let running: Effect[][] = [];
  for (const group of groupsOf(effects)) {
    const [first] = group;
    if (first!.ended) {
      put(group, { why: 'ended', by: null });
      continue;
    }
    const opposite = running.findLast(([other]) => cancelsOne(group, other!) || cancelsOne([other!], first!));
    if (opposite === undefined) {
      running.push(group);
      continue;
    }
    put(group, { why: 'cancelled', by: opposite[0]!.name });
    put(opposite, { why: 'cancelled', by: first!.name });
    running = running.filter((other) => other !== opposite);
  }
  const lastOfForm = new Map<string, Effect[]>();
  for (const group of running) if (group[0]!.form !== null) lastOfForm.set(group[0]!.form, group);
  for (const group of running) {
    const last = lastOfForm.get(group[0]!.form ?? '');
    if (last !== undefined && last !== group) put(group, { why: 'form', by: last[0]!.name });
  }
  return idle;
}

function cancelsOne(group: readonly Effect[], other: Effect): boolean {
  return other.name !== null && group.some(({ cancels }) => cancels.includes(other.name!));
}
