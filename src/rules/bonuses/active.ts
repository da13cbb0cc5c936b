/** Which entries are at work at all: what has ended, was cancelled, or is suppressed by a later form. */
import type { Effect } from './effect.ts';

/** Why an entry does not count, and because of which effect, where another is the reason. */
export interface Idle {
  readonly why: 'ended' | 'cancelled' | 'form' | 'type' | 'source' | 'elsewhere';
  readonly by: string | null;
}

/** Entries of one arrival, in the order of arrival; plain bonuses and entries without a casting are arrivals of their own. */
function castingsOf(effects: readonly Effect[]): { readonly effect: Effect; readonly entries: number[] }[] {
  const castings: { effect: Effect; entries: number[] }[] = [];
  effects.forEach((effect, i) => {
    const last = castings.at(-1);
    const same = effect.casting !== null && last?.effect.casting === effect.casting;
    if (same && last.effect.name === effect.name) last.entries.push(i);
    else castings.push({ effect, entries: [i] });
  });
  return castings;
}

/**
 * Why entries are idle by rules that look at effects as wholes, `null` for those at work, by their places in
 * `effects`: ended ones; castings taken by a later effect that cancels them, and the one that did (RULES 10.5);
 * all effects of one form but the one cast last (RULES 10.2), which return as soon as that one has ended.
 * Entries of one casting stand side by side.
 */
export function idleEntries(effects: readonly Effect[]): readonly (Idle | null)[] {
  const known = found.get(effects) ?? lookForIdle(effects);
  found.set(effects, known);
  return known;
}

/** What was found of a list, which every figure of a combatant asks for anew. */
const found = new WeakMap<readonly Effect[], readonly (Idle | null)[]>();

function lookForIdle(effects: readonly Effect[]): readonly (Idle | null)[] {
  const idle: (Idle | null)[] = effects.map(() => null);
  let atWork: ReturnType<typeof castingsOf> = [];
  const put = ({ entries }: (typeof atWork)[number], why: Idle): void => {
    for (const i of entries) idle[i] = why;
  };
  for (const casting of castingsOf(effects)) {
    const { name, ended, cancels } = casting.effect;
    if (ended) {
      put(casting, { why: 'ended', by: null });
      continue;
    }
    const taken = atWork.filter(
      ({ effect }) => effect.name !== null && !effect.instant && cancels.includes(effect.name),
    );
    for (const other of taken) put(other, { why: 'cancelled', by: name });
    if (taken.length > 0) put(casting, { why: 'cancelled', by: taken.at(-1)!.effect.name });
    else atWork.push(casting);
    atWork = atWork.filter((other) => !taken.includes(other));
  }
  const shape = new Map<string, Effect>();
  for (const { effect } of atWork) if (effect.form !== null) shape.set(effect.form, effect);
  for (const casting of atWork) {
    const { name, form } = casting.effect;
    const last = form === null ? undefined : shape.get(form);
    if (last === undefined || last === casting.effect) continue;
    if (name === null || last.name !== name) put(casting, { why: 'form', by: last.name });
  }
  return idle;
}
