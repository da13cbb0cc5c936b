/** Bounds at which a combatant may leave that differ in what they do (RULES 8.3, 8.4). */
import type { Combatant, DuelRules, Threshold } from '../model.ts';

/**
 * Every bound on mana or IQ that takes in other states than the one before, from the lowest to the one that is true at
 * once: mana falls by whole points of a margin, `manaPerPoint` each, and to nothing; IQ by whole numbers.
 */
export function thresholdsOf({ mana, IQ }: Combatant, { manaPerPoint }: DuelRules): Threshold[] {
  const left = new Set<number>([0, mana]);
  for (let rest = mana - manaPerPoint; rest > 0; rest -= manaPerPoint) left.add(rest);
  const values = [...left].sort((a, b) => a - b);
  return [
    ...values.map((value): Threshold => ({ figure: 'mana', below: value + 1 })),
    ...Array.from({ length: IQ + 1 }, (_, value): Threshold => ({ figure: 'iq', below: value + 1 })),
  ];
}
