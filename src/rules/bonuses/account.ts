/** How a figure comes about: its base, every entry that changes it, which count and why the others do not. */
import { tidy } from '../arithmetic/rational.ts';
import { type Idle, idleEffects } from './active.ts';
import { addingTypes, type Effect } from './effect.ts';

/** One entry of an account. */
export interface Entry {
  readonly effect: Effect;
  /** `null`: it counts. */
  readonly idle: Idle | null;
}

/** A figure with everything that makes it. */
export interface Account {
  readonly on: string;
  readonly base: number;
  readonly entries: readonly Entry[];
  readonly total: number;
}

/**
 * What an entry competes with: of those in one slot only the strongest counts (RULES 10.1). Instantaneous
 * entries and nameless ones of kinds that add up compete with nothing.
 */
function slotOf(entry: Effect, index: number): string {
  const own = entry.name === null ? `#${index}` : `of ${entry.name}`;
  if (entry.instant) return `instant #${index}`;
  if (entry.how === 'times') return `times ${own}`;
  const sign = entry.value < 0 ? 'penalty' : 'bonus';
  if (entry.type === null) return `${sign} ${own}`;
  const adds = sign === 'bonus' && addingTypes.includes(entry.type);
  return adds ? `bonus ${entry.type} ${own}` : `${sign} ${entry.type}`;
}

/** How strong an entry is among those of its slot. */
function strength({ how, value }: Effect): number {
  return how === 'add' ? Math.abs(value) : value > 0 ? Math.abs(Math.log(value)) : Number.POSITIVE_INFINITY;
}

/**
 * Works a figure out from its base and the entries that are at work (RULES 10): of each type of bonus the
 * highest, of each type of penalty the worst; `dodge`, `racial` and different `circumstance` bonuses add up,
 * and so do untyped entries unless they come from one source. What counts applies in order of arrival.
 *
 * @param against also count entries that help only against this.
 * @example accountOf('concentration', 9, [effect({ on: 'concentration', value: 2, type: 'luck' })]).total // 11
 */
export function accountOf(
  on: string,
  base: number,
  effects: readonly Effect[],
  against: string | null = null,
): Account {
  const idle = idleEffects(effects);
  const own = effects.filter((entry) => entry.on === on);
  /** Index of the strongest entry by slot, the first among equals: the same object may stand in a list twice. */
  const best = new Map<string, number>();
  own.forEach((entry, index) => {
    if (idle.has(entry) || !applies(entry, against)) return;
    const slot = slotOf(entry, index);
    const rival = best.get(slot);
    if (rival === undefined || strength(entry) > strength(own[rival]!)) best.set(slot, index);
  });
  let total = base;
  const entries = own.map((entry, index): Entry => {
    const known = idle.get(entry);
    if (known !== undefined) return { effect: entry, idle: known };
    if (!applies(entry, against)) return { effect: entry, idle: { why: 'elsewhere', by: entry.against } };
    const first = best.get(slotOf(entry, index))!;
    if (first !== index) {
      const winner = own[first]!;
      const same = winner.name !== null && winner.name === entry.name;
      return { effect: entry, idle: { why: same ? 'source' : 'type', by: winner.name } };
    }
    total = entry.how === 'add' ? total + entry.value : total * entry.value;
    return { effect: entry, idle: null };
  });
  return { on, base, entries, total: tidy(total) };
}

function applies(entry: Effect, against: string | null): boolean {
  return entry.against === null || entry.against === against;
}
