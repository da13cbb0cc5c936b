/** A combatant's turn: tactics first, then its attack (RULES 4.2, 4.3, 5, 8). */
import type { State } from '../contest.ts';
import type { Threshold, WithdrawWhen } from '../model.ts';
import { type DuelContext, sideOf } from './context.ts';
import type { IdleReason } from './events.ts';
import { canPay, pay } from './fatigue.ts';
import { attack } from './hits.ts';
import { at, conduct, header, isIn, out, phase, reason, word } from './layout.ts';
import { leave, settle } from './leaving.ts';
import { inOrder } from './order.ts';

/** Whether a figure of `c` lies strictly below the bound (RULES 8.3, 8.4). */
function isBelow(state: State, c: number, threshold: Threshold | null): boolean {
  if (threshold === null) return false;
  return state[at(c, threshold.figure === 'mana' ? word.mana : word.iq)]! < threshold.below;
}

/**
 * Whether the time has come for `c` to withdraw: the round, and an enemy who still has too much (RULES 8.3b). Never
 * while the clock is being found, where nobody loses what would let the duel go on.
 */
function isTime(context: DuelContext, state: State, c: number, when: WithdrawWhen | null): boolean {
  if (when === null || context.harmless) return false;
  if (context.clock.late[state[header.kind]! * context.count + c] === 0) return false;
  const { enemy } = when;
  if (enemy === null) return true;
  const which = enemy.figure === 'mana' ? word.mana : word.iq;
  for (let e = 0; e < context.count; e++) {
    const stands = sideOf(context, e) !== sideOf(context, c) && isIn(state, e);
    if (stands && state[at(e, which)]! > enemy.above) return true;
  }
  return false;
}

/** First standing enemy mage that pursues and can pay, or −1 (RULES 5, 8.3). */
function pursuer(context: DuelContext, state: State, c: number): number {
  for (let e = 0; e < context.count; e++) {
    const pursues = context.mage[e]! && context.fighters[e]!.pursue;
    if (sideOf(context, e) === sideOf(context, c) || !isIn(state, e) || !pursues) continue;
    if (canPay(context, state, e, context.rules.initiationCost)) return e;
  }
  return -1;
}

/** `c` wants to withdraw: it is gone, or a pursuer pays and the turn is lost (RULES 8.3). */
function withdraw(context: DuelContext, state: State, c: number, bound: Threshold | WithdrawWhen): void {
  const mage = pursuer(context, state, c);
  if (mage < 0) {
    leave(state, c, out.withdrawn);
    context.tell?.({ kind: 'withdrawn', who: c, bound }, state);
    settle(context, state, reason.withdrawn);
    return;
  }
  const cost = context.rules.initiationCost;
  const swap = context.count === 2;
  pay(state, mage, context.traits.pursuitPrice[mage]!);
  if (swap) state[header.swap] = 1;
  context.tell?.({ kind: 'pursued', who: c, by: mage, cost, bound, swap }, state);
}

/** Latest enemy still standing that attacked the untrained `c` in this round, or −1 (RULES 5). */
function latestAttacker(context: DuelContext, state: State, c: number): number {
  for (let cursor = context.count - 1; cursor >= 0; cursor--) {
    const e = inOrder(context, state, cursor);
    if (state[at(e, word.struck)] === c + 1 && isIn(state, e)) return e;
  }
  return -1;
}

/** Whether enemy `a` is weaker than `b`: lower IQ, then lower mana (RULES 5, `target: weakest`). */
function weaker(state: State, a: number, b: number): boolean {
  const iq = state[at(a, word.iq)]! - state[at(b, word.iq)]!;
  return iq < 0 || (iq === 0 && state[at(a, word.mana)]! < state[at(b, word.mana)]!);
}

/** The first enemy of `c` listed who still stands; while the duel goes on there is one. */
function firstEnemy(context: DuelContext, state: State, c: number): number {
  let e = c < context.sideA ? context.sideA : 0;
  while (!isIn(state, e)) e++;
  return e;
}

/** The enemy attacked, −1 when there is none, −2 when chance must choose (RULES 5). */
function chooseTarget(context: DuelContext, state: State, c: number): number {
  if (context.traits.untrained[c] === 1) return latestAttacker(context, state, c);
  return context.traits.inLine ? firstEnemy(context, state, c) : weakestOrChance(context, state, c);
}

/** The weakest enemy, or −2 where chance must choose among several (RULES 5). */
function weakestOrChance(context: DuelContext, state: State, c: number): number {
  const { target } = context.rules;
  const own = sideOf(context, c);
  const last = own === 0 ? context.count : context.sideA;
  let chosen = -1;
  for (let e = own === 0 ? context.sideA : 0; e < last; e++) {
    if (!isIn(state, e)) continue;
    if (chosen < 0) {
      chosen = e;
    } else if (target === 'random') return -2;
    else if (weaker(state, e, chosen)) chosen = e;
  }
  return chosen;
}

/** The `k`-th standing enemy of `c` in listed order, from 0. */
export function standingEnemy(context: DuelContext, state: State, c: number, k: number): number {
  let left = k;
  for (let e = 0; e < context.count; e++) {
    if (sideOf(context, e) !== sideOf(context, c) && isIn(state, e) && left-- === 0) return e;
  }
  throw new RangeError(`enemy: must be below the number standing (got ${k})`);
}

/** Side that may withdraw: the initiator's (RULES 8.3, 5). */
function mayWithdraw(context: DuelContext, state: State, c: number): boolean {
  return sideOf(context, c) === (context.count === 2 ? state[header.initiative]! : 0);
}

/** Withdraws or begins to flee when `c` wants to; answers whether that was its turn (RULES 8.3, 8.3b, 8.4). */
function goes(context: DuelContext, state: State, c: number): boolean {
  const { withdrawBelow, withdrawWhen, fleeBelow, fleeRounds } = context.fighters[c]!;
  if (mayWithdraw(context, state, c)) {
    const isWeak = isBelow(state, c, withdrawBelow);
    if (isWeak || isTime(context, state, c, withdrawWhen)) {
      withdraw(context, state, c, isWeak ? withdrawBelow! : withdrawWhen!);
      return true;
    }
  }
  if (state[at(c, word.flight)] !== 0 || !isBelow(state, c, fleeBelow)) return false;
  state[at(c, word.flight)] = fleeRounds + 1;
  state[at(c, word.conduct)] = conduct.acts;
  context.tell?.({ kind: 'flees', who: c, rounds: fleeRounds, bound: fleeBelow! }, state);
  return true;
}

/** Takes `c`'s turn up to its roll, or to its end when there is none. */
export function takeTurn(context: DuelContext, state: State, c: number): void {
  if (context.traits.watches[c] === 1 && goes(context, state, c)) return;
  const target = isKept(context, state, c) ? -1 : chooseTarget(context, state, c);
  if (target >= 0) attack(context, state, c, target);
  else if (target === -2) state[header.phase] = phase.target;
  else if (context.tell !== null) tellIdle(context, state, c);
}

/** Whether tactics or fatigue keep `c` from attacking (RULES 4.2, 4.3, 8.1, 8.2, 8.5). */
function isKept(context: DuelContext, state: State, c: number): boolean {
  return state[at(c, word.conduct)] !== conduct.free || !canPay(context, state, c, context.traits.needed[c]!);
}

/** Tells that `c` did not attack. */
function tellIdle(context: DuelContext, state: State, c: number): void {
  context.tell?.({ kind: 'idle', who: c, why: idleReason(context, state, c) }, state);
}

/** Why `c` did not attack, for replays in words. */
function idleReason(context: DuelContext, state: State, c: number): IdleReason {
  switch (state[at(c, word.conduct)]) {
    case conduct.holds:
      return 'hold';
    case conduct.acts:
      if (state[at(c, word.flight)]! > 0) return 'fleeing';
      return conductOf(state[at(c, word.manifest)]!);
    default:
      if (!isKept(context, state, c)) return 'untrained';
      return canPay(context, state, c, context.rules.attackCost) ? 'reserve' : 'fatigue';
  }
}

/** What somebody busy in the physical world is at, by how its power stands (RULES 8.5, 8.6). */
function conductOf(manifest: number): IdleReason {
  if (manifest === 0) return 'acting';
  return manifest === 1 ? 'manifesting' : 'powerLost';
}
