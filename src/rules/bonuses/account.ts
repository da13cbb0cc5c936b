/** How a figure comes about: its base, every entry that changes it, which count and why the others do not. */
import { tidy } from '../arithmetic/rational.ts';
import { type Idle, idleEntries } from './active.ts';
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
  /** Base and entries that count, as they add up. */
  readonly total: number;
  /** What the rules go on with: `total`, kept within the bounds of the figure and made whole where it is whole. */
  readonly used: number;
}

/** Whether an entry takes away: a penalty, or a factor below 1. */
const takes = ({ how, value }: Effect): boolean => (how === 'add' ? value < 0 : value < 1);

/** Whether `one` is the stronger of two entries of one sign and one kind: gives more, or takes more away. */
function isStronger(one: Effect, other: Effect): boolean {
  return takes(one) ? one.value < other.value : one.value > other.value;
}

/** Whether entries of its type and sign add up with one another, from different sources at least (RULES 10.1). */
function addsUp(entry: Effect): boolean {
  return entry.type === null || (!takes(entry) && addingTypes.includes(entry.type));
}

/**
 * Of two entries of one effect, equally strong, the one that stands for it: that which adds up with others,
 * then that whose type comes first in the alphabet, so that the order of the two does not matter.
 */
function standsBefore(one: Effect, other: Effect): boolean {
  if (addsUp(one) !== addsUp(other)) return addsUp(one);
  return (one.type ?? '') < (other.type ?? '');
}

/** What an effect may do to a figure, once each, in the order in which it does. */
const parts = ['add bonus', 'add penalty', 'times bonus', 'times penalty'] as const;

/** Whether an entry is an effect of its own: plain bonuses, and instantaneous ones. */
const alone = ({ name, instant }: Effect): boolean => name === null || instant;

/** Part of an effect that an entry is one of. */
function partOf(entry: Effect, index: number): string {
  const part = `${entry.how} ${takes(entry) ? 'penalty' : 'bonus'}`;
  return alone(entry) ? `#${index}` : `${part} of ${entry.name}`;
}

/** What the entry of an effect competes with: of those in one slot only the strongest counts (RULES 10.1). */
function slotOf(entry: Effect, index: number): string {
  const sign = takes(entry) ? 'penalty' : 'bonus';
  const own = `#${index}`;
  if (entry.instant || entry.how === 'times') return own;
  if (!addsUp(entry)) return `${sign}\0${entry.type}`;
  if (entry.type !== null && entry.type !== 'circumstance') return own;
  const source = entry.source ?? entry.name;
  return source === null ? own : `${sign}\0${entry.type ?? ''}\0${source}`;
}

/** The strongest of `candidates` by their keys; the first of equals unless `before` says otherwise. */
function strongest(
  own: readonly Effect[],
  candidates: readonly number[],
  keyOf: (entry: Effect, index: number) => string,
  before: (one: Effect, other: Effect) => boolean = () => false,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const i of candidates) {
    const key = keyOf(own[i]!, i);
    const rival = best.get(key);
    const [entry, other] = [own[i]!, rival === undefined ? undefined : own[rival]!];
    const wins =
      other === undefined || isStronger(entry, other) || (!isStronger(other, entry) && before(entry, other));
    if (wins) best.set(key, i);
  }
  return best;
}

/**
 * Works a figure out from its base and the entries that are at work (RULES 10). An effect gives at most its
 * highest bonus and its worst penalty; of those of one type the highest and the worst count, but `dodge`,
 * `racial` and different `circumstance` bonuses add up, and so do untyped entries unless they come from one
 * source. What counts applies in order of arrival, an effect at the place of its first casting at work.
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
  const whole = idleEntries(effects);
  const places = effects.flatMap((entry, i) => (entry.on === on ? [i] : []));
  const own = places.map((i) => effects[i]!);
  const known = own.map((entry, i): Idle | null => {
    const elsewhere = entry.against !== null && entry.against !== against;
    return whole[places[i]!] ?? (elsewhere ? { why: 'elsewhere', by: entry.against } : null);
  });
  const atWork = own.flatMap((_, i) => (known[i] === null ? [i] : []));
  const ofEffect = strongest(own, atWork, partOf, standsBefore);
  const ofSlot = strongest(own, [...ofEffect.values()], slotOf);
  const verdict = (i: number): Idle | null => {
    if (known[i] !== null) return known[i]!;
    const entry = own[i]!;
    const self = ofEffect.get(partOf(entry, i))!;
    if (self !== i) return { why: 'source', by: entry.name };
    const winner = ofSlot.get(slotOf(entry, i))!;
    if (winner === i) return null;
    const by = own[winner]!.source ?? own[winner]!.name;
    return { why: by !== null && by === (entry.source ?? entry.name) ? 'source' : 'type', by };
  };
  const entries = own.map((entry, i): Entry => ({ effect: entry, idle: verdict(i) }));
  const total = sum(base, own, atWork, ofEffect, entries);
  return { on, base, entries, total, used: total };
}

/** Base and what counts: each effect at the place of its first casting at work, what it adds before its factors. */
function sum(
  base: number,
  own: readonly Effect[],
  atWork: readonly number[],
  ofEffect: ReadonlyMap<string, number>,
  entries: readonly Entry[],
): number {
  let total = base;
  const applied = new Set<string>();
  for (const i of atWork) {
    const entry = own[i]!;
    const keys = alone(entry) ? [partOf(entry, i)] : parts.map((part) => `${part} of ${entry.name}`);
    for (const key of keys) {
      if (applied.has(key) || !ofEffect.has(key)) continue;
      applied.add(key);
      const { effect, idle } = entries[ofEffect.get(key)!]!;
      if (idle === null) total = effect.how === 'add' ? total + effect.value : total * effect.value;
    }
  }
  return tidy(total);
}

/** The account of a figure that is used otherwise than it adds up, for example made whole. */
export function usedAs(account: Account, use: (total: number) => number): Account {
  return { ...account, used: use(account.total) };
}
