/** What the end of a duel says (RULES 4.10 to 4.12). */
import type { OwnMetrics, State } from '../contest.ts';
import { type DuelContext, sideOf } from './context.ts';
import { duelEnds } from './ends.ts';
import { at, header, out, word } from './layout.ts';
import { bystanderDamage } from './wounds.ts';

/** Metrics read from the last state, summed over each side. */
export const duelMetrics: readonly string[] = [
  'initiator_drain',
  'target_drain',
  'initiator_iq_loss',
  'target_iq_loss',
  'initiator_capture',
  'target_capture',
  'initiator_deaths',
  'target_deaths',
  'bystander_damage',
];

/** Power captured from the soul of `victim` by whoever destroyed it (RULES 4.11). */
export function captureOf(context: DuelContext, state: State, victim: number): number {
  const killer = state[at(victim, word.killer)]! - 1;
  if (killer < 0) return 0;
  const share = context.mage[killer]! ? context.rules.captureMage : context.rules.captureOther;
  return share * context.soulPower[victim]!;
}

/** Whether a combatant is dead at the end: soul destroyed, killed by an explosion or by the pull. */
function isDead(how: number): boolean {
  return how === out.soul || how === out.explosion || how === out.pulledDead;
}

/** End label and the values of `duelMetrics` of a state that is over. */
export function duelFacts(context: DuelContext, state: State): { end: string; values: number[] } {
  const values = [0, 0, 0, 0, 0, 0, 0, 0, bystanderDamage(context, state)];
  for (let c = 0; c < context.count; c++) {
    const side = sideOf(context, c);
    const fighter = context.fighters[c]!;
    values[side] = values[side]! + fighter.mana - state[at(c, word.mana)]!;
    values[2 + side] = values[2 + side]! + fighter.IQ - Math.max(0, state[at(c, word.iq)]!);
    values[5 - side] = values[5 - side]! + captureOf(context, state, c);
    if (isDead(state[at(c, word.out)]!)) values[6 + side] = values[6 + side]! + 1;
  }
  return { end: duelEnds[state[header.end]! - 1]!.label, values };
}

/** What duels of one chain differ in (RULES 4.11, 6): captured power, by who killed whom, and a bystander's damage. */
export function ownMetrics({ count }: Pick<DuelContext, 'count'>): OwnMetrics {
  return {
    names: ['initiator_capture', 'target_capture', 'bystander_damage'],
    classOf(state: State): number {
      let which = state[header.released]!;
      for (let c = 0; c < count; c++) which = which * (count + 1) + state[at(c, word.killer)]!;
      return which;
    },
  };
}
