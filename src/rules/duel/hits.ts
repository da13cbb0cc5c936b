/** An attack and what it does (RULES 4.4 to 4.9). */
import type { State } from '../contest.ts';
import { roundBy } from '../strength.ts';
import type { DuelContext } from './context.ts';
import { fatigueNow, pay } from './fatigue.ts';
import { at, header, out, phase, word } from './layout.ts';
import { leave, settle } from './leaving.ts';

/** Combatant `attacker` attacks `defender`: both pay, and the roll is asked for (RULES 4.4, 4.5). */
export function attack(context: DuelContext, state: State, attacker: number, defender: number): void {
  const { rules, fighters } = context;
  pay(context, state, attacker, rules.attackCost);
  if (fighters[defender]!.untrained) {
    const attackers = at(defender, word.attackers);
    state[attackers] = ((state[attackers]! << 5) | (attacker + 1)) & 0x3fffffff;
  }
  const active =
    state[at(defender, word.active)]! > 0 &&
    state[at(defender, word.acting)] === 0 &&
    fatigueNow(context, state, defender) >= rules.defenceCost;
  if (active) {
    state[at(defender, word.active)] = state[at(defender, word.active)]! - 1;
    pay(context, state, defender, rules.defenceCost);
    state[header.stance] = 0;
  } else {
    const met = state[at(defender, word.passive)]! + 1;
    state[at(defender, word.passive)] = met;
    state[header.stance] = met;
  }
  state[header.target] = defender;
  state[header.phase] = phase.attack;
}

/** Margin of an attack for the roll drawn: a difference of dice, or one die against a bare strength (RULES 4.5). */
export function marginOf(
  context: DuelContext,
  state: State,
  attacker: number,
  defender: number,
  roll: number,
): number {
  const strength = context.attack[attacker]![state[at(attacker, word.iq)]!]!;
  const guard = context.defence[defender]![state[at(defender, word.iq)]!]!;
  const stance = state[header.stance]!;
  return strength + roll - guard + (stance > 0 ? context.rules.passivePenalty * (stance - 1) : 0);
}

/** Takes `points` of margin off the defender's IQ; below 0 the soul is destroyed (RULES 4.8, 4.9). */
function strikeMind(
  context: DuelContext,
  state: State,
  attacker: number,
  defender: number,
  points: number,
): boolean {
  const iq = state[at(defender, word.iq)]! - roundBy(context.rules.iqRounding, points / 2);
  state[at(defender, word.iq)] = Math.max(-1, iq);
  if (iq >= 0) return false;
  state[at(defender, word.killer)] = attacker + 1;
  leave(state, defender, out.soul);
  return true;
}

/**
 * Applies a margin above 0 (RULES 4.7 to 4.9).
 * @returns whether the duel is over.
 */
export function hit(
  context: DuelContext,
  state: State,
  attacker: number,
  defender: number,
  margin: number,
): boolean {
  const { manaPerPoint, overflow } = context.rules;
  const mana = state[at(defender, word.mana)]!;
  let left = margin;
  if (mana > 0) {
    state[at(defender, word.mana)] = Math.max(0, mana - manaPerPoint * margin);
    left = overflow === 'carry' ? margin - Math.ceil(mana / manaPerPoint) : 0;
  }
  if (left > 0 && strikeMind(context, state, attacker, defender, left)) return settle(context, state, 'soul');
  return false;
}
