/** What a duel asks for next, and how it goes on from what was drawn (RULES 4.5 to 4.9, 5 to 8). */
import { NEXT_ROUND, OVER, type State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import { hit, marginOf, attack as startAttack, tellExchange } from './hits.ts';
import { at, blockOf, header, out, phase, reason, word } from './layout.ts';
import { settle } from './leaving.ts';
import { atCursor } from './order.ts';
import { advance, goUp, takeTurns, tornUpward, wound } from './round.ts';
import { standingEnemy } from './turn.ts';

/** Index of the question that the state waits for. */
export function ask(context: DuelContext, state: State): number {
  const questions = context.ask;
  switch (state[header.phase]) {
    case phase.between:
      return NEXT_ROUND;
    case phase.wound:
      return questions.wound[atCursor(context, state)]!;
    case phase.target:
      return questions.choice[enemies(context, state)]!;
    case phase.attack:
      return state[header.stance] === 0 ? questions.active : questions.passive;
    case phase.check:
      return questions.check;
    case phase.pull:
      return questions.pull;
    case phase.pullDeath:
      return questions.pullDeath;
    case phase.idle:
      return questions.idle;
    default:
      return OVER;
  }
}

/** Number of enemies standing against whoever's turn it is. */
function enemies(context: DuelContext, state: State): number {
  const own = atCursor(context, state) < context.sideA;
  let count = 0;
  for (let e = 0; e < context.count; e++) {
    if (e < context.sideA !== own && state[at(e, word.out)] === out.here) count++;
  }
  return count;
}

/** Moves the state on by an outcome. */
export function answer(context: DuelContext, state: State, outcome: number): void {
  const c = atCursor(context, state);
  switch (state[header.phase]) {
    case phase.wound:
      if (outcome === 1) wound(context, state, c);
      nextAt(context, state, phase.wound);
      break;
    case phase.target:
      startAttack(context, state, c, standingEnemy(context, state, c, outcome));
      break;
    case phase.attack:
      resolveAttack(context, state, c, outcome);
      break;
    case phase.check:
      resolveCheck(context, state, outcome + 1);
      break;
    case phase.pull:
      if (outcome === 0) nextAt(context, state, phase.pull);
      else if (!tornUpward(context, state, c)) nextAt(context, state, phase.pull);
      break;
    case phase.pullDeath:
      if (!goUp(context, state, c, outcome === 1)) nextAt(context, state, phase.pull);
      break;
    case phase.idle:
      state[header.phase] = state[header.cursor]!;
      state[header.cursor] = 0;
      break;
    default:
      throw new RangeError(`phase: must wait for a draw (got ${state[header.phase]})`);
  }
}

/** Goes to the next combatant of a phase. */
function nextAt(context: DuelContext, state: State, next: number): void {
  state[header.phase] = next;
  state[header.cursor] = state[header.cursor]! + 1;
  advance(context, state);
}

/** The roll of an attack is there (RULES 4.5 to 4.9, 8.6). */
function resolveAttack(context: DuelContext, state: State, c: number, outcome: number): void {
  const defender = state[header.target]!;
  const roll = (state[header.stance] === 0 ? context.activeRolls : context.passiveRolls)[outcome]!;
  const margin = marginOf(context, state, c, defender, roll);
  if (margin > 0 && !context.harmless) {
    if (land(context, state, c, defender, roll, margin)) return;
  } else if (context.tell !== null) {
    const block = blockOf(defender);
    tellExchange(
      context,
      state,
      roll,
      margin,
      c,
      defender,
      state[block + word.mana]!,
      state[block + word.iq]!,
    );
  }
  afterAttack(context, state);
}

/**
 * A hit lands, and what follows from it (RULES 4.7 to 4.10, 8.6).
 * @returns whether the turn does not simply end: a check is due, or the duel is over.
 */
function land(
  context: DuelContext,
  state: State,
  c: number,
  defender: number,
  roll: number,
  margin: number,
): boolean {
  const block = blockOf(defender);
  const mana = state[block + word.mana]!;
  const iq = state[block + word.iq]!;
  const destroyed = hit(context, state, c, defender, margin);
  if (context.tell !== null) tellExchange(context, state, roll, margin, c, defender, mana, iq);
  if (destroyed) return settle(context, state, reason.soul);
  if (state[block + word.manifest] !== 1) return false;
  state[header.hit] = cappedMargin(context, defender, margin);
  state[header.phase] = phase.check;
  return true;
}

/** The margin as far as it matters for a Concentration check: beyond certain failure all are alike. */
function cappedMargin(context: DuelContext, defender: number, margin: number): number {
  const { concentration, powerLevel } = context.fighters[defender]!.manifest!;
  return Math.max(1, Math.min(margin, 11 + concentration - powerLevel));
}

/** DC of keeping a power of level `powerLevel` that a hit by `margin` distracts (RULES 8.6). */
export function distractionDC(margin: number, powerLevel: number): number {
  return 10 + margin + powerLevel;
}

/** d20 + Concentration against the DC (RULES 8.6, 9.1). */
function resolveCheck(context: DuelContext, state: State, roll: number): void {
  const defender = state[header.target]!;
  const { concentration, powerLevel } = context.fighters[defender]!.manifest!;
  const difficulty = distractionDC(state[header.hit]!, powerLevel);
  const kept = roll + concentration >= difficulty;
  if (!kept) state[at(defender, word.manifest)] = 2;
  context.tell?.({ kind: 'check', who: defender, roll, modifier: concentration, difficulty, kept }, state);
  state[header.hit] = 0;
  afterAttack(context, state);
}

/** The turn is over. */
function afterAttack(context: DuelContext, state: State): void {
  state[header.stance] = 0;
  state[header.target] = 0;
  state[header.phase] = phase.turn;
  takeTurns(context, state, state[header.cursor]! + 1);
}
