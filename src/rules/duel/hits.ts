/** An attack and what it does (RULES 4.4 to 4.9). */
import type { State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import type { PassiveReason } from './events.ts';
import { captureOf } from './facts.ts';
import { canPay, pay } from './fatigue.ts';
import { at, blockOf, conduct, header, out, phase, word } from './layout.ts';
import { leave } from './leaving.ts';

/** Combatant `attacker` attacks `defender`: both pay, and the roll is asked for (RULES 4.4, 4.5). */
export function attack(context: DuelContext, state: State, attacker: number, defender: number): void {
  const { traits } = context;
  pay(state, attacker, traits.attackPrice[attacker]!);
  if (traits.provokes && traits.untrained[defender] === 1) state[at(attacker, word.struck)] = defender + 1;
  const passive = isPassive(context, state, defender);
  const block = blockOf(defender);
  if (passive) {
    const met = state[block + word.passive]! + 1;
    state[block + word.passive] = met;
    state[header.stance] = met;
  } else {
    state[block + word.active] = state[block + word.active]! - 1;
    pay(state, defender, traits.defencePrice[defender]!);
    state[header.stance] = 0;
  }
  state[header.target] = defender;
  state[header.phase] = phase.attack;
  if (context.tell !== null)
    tellAttack(context, state, attacker, defender, passive ? passiveReason(state, defender) : null);
}

/** Tells of an attack that is about to be rolled for. */
function tellAttack(
  context: DuelContext,
  state: State,
  who: number,
  target: number,
  passive: PassiveReason | null,
): void {
  const { attackCost, defenceCost } = context.rules;
  context.tell?.(
    {
      kind: 'attack',
      who,
      target,
      strength: attackOf(context, state, who),
      guard: defenceOf(context, state, target),
      passive,
      penalty: penaltyOf(context, state),
      cost: attackCost,
      defenceCost: passive === null ? defenceCost : 0,
    },
    state,
  );
}

/** Whether `c` cannot defend actively (RULES 4.4). */
function isPassive(context: DuelContext, state: State, c: number): boolean {
  const block = blockOf(c);
  return (
    state[block + word.active] === 0 ||
    state[block + word.conduct] === conduct.acts ||
    !canPay(context, state, c, context.rules.defenceCost)
  );
}

/** Why `c` could not defend actively. */
function passiveReason(state: State, c: number): PassiveReason {
  if (state[at(c, word.conduct)] === conduct.acts) return 'acting';
  return state[at(c, word.active)] === 0 ? 'spent' : 'fatigue';
}

/** Attack strength of `c` at its current IQ (RULES 2.5). */
function attackOf({ traits }: DuelContext, state: State, c: number): number {
  return traits.attack[c * traits.stride + state[at(c, word.iq)]!]!;
}

/** Defence strength of `c` at its current IQ (RULES 2.5). */
function defenceOf({ traits }: DuelContext, state: State, c: number): number {
  return traits.defence[c * traits.stride + state[at(c, word.iq)]!]!;
}

/** Strength that the defence under way has lost to passive ones before it in the round (RULES 4.5). */
function penaltyOf(context: DuelContext, state: State): number {
  const stance = state[header.stance]!;
  return stance > 0 ? context.rules.passivePenalty * (stance - 1) : 0;
}

/** Margin of an attack for the roll drawn: a difference of dice, or one die against a bare strength (RULES 4.5). */
export function marginOf(
  context: DuelContext,
  state: State,
  attacker: number,
  defender: number,
  roll: number,
): number {
  const strength = attackOf(context, state, attacker) + roll - defenceOf(context, state, defender);
  return state[header.stance] === 0 ? strength : strength + penaltyOf(context, state);
}

/** Takes `points` of margin off the defender's IQ; below 0 the soul is destroyed (RULES 4.8, 4.9). */
function strikeMind(
  context: DuelContext,
  state: State,
  attacker: number,
  defender: number,
  points: number,
): boolean {
  const block = blockOf(defender);
  const iq = state[block + word.iq]! - ((points + context.traits.oddPoint) >> 1);
  state[block + word.iq] = Math.max(-1, iq);
  if (iq >= 0) return false;
  state[block + word.killer] = attacker + 1;
  leave(state, defender, out.soul);
  return true;
}

/**
 * Applies a margin above 0 (RULES 4.7 to 4.9).
 * @returns whether the soul is destroyed.
 */
export function hit(
  context: DuelContext,
  state: State,
  attacker: number,
  defender: number,
  margin: number,
): boolean {
  const { manaPerPoint, overflow } = context.rules;
  const i = at(defender, word.mana);
  const mana = state[i]!;
  let left = margin;
  if (mana > 0) {
    state[i] = Math.max(0, mana - manaPerPoint * margin);
    left = overflow === 'carry' ? margin - Math.ceil(mana / manaPerPoint) : 0;
  }
  return left > 0 && strikeMind(context, state, attacker, defender, left);
}

/** Tells of an exchange that has been applied; `mana` and `iq` are the defender's before it. */
export function tellExchange(
  context: DuelContext,
  state: State,
  roll: number,
  margin: number,
  who: number,
  target: number,
  mana: number,
  iq: number,
): void {
  const destroyed = state[at(target, word.out)] === out.soul;
  context.tell?.(
    {
      kind: 'exchange',
      who,
      target,
      roll,
      margin,
      mana: mana - state[at(target, word.mana)]!,
      iq: iq - Math.max(0, state[at(target, word.iq)]!),
      destroyed,
      captured: destroyed ? captureOf(context, state, target) : 0,
    },
    state,
  );
}
