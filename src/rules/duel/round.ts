/** The order of a round (RULES 4.1): wounds, turns, flights, the pull. */
import type { State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import { canManifest, exhausted, holds } from './fatigue.ts';
import { at, blockOf, conduct, header, isIn, out, phase, reason, word } from './layout.ts';
import { endDrawn, leave, settle } from './leaving.ts';
import { atCursor, inOrder } from './order.ts';
import { takeTurn } from './turn.ts';
import { explode } from './wounds.ts';

/** Readies everybody for a round of the given kind and goes on to its first draw (RULES 4.10, 4.1, 4.4). */
export function startRound(context: DuelContext, state: State, kind: number): void {
  state[header.kind] = kind;
  if (exhausted(context, state)) {
    endDrawn(context, state, reason.exhaustion);
    return;
  }
  const { plain } = context.traits;
  for (let c = 0; c < context.count; c++) {
    if (!isIn(state, c)) continue;
    if (plain[c] === 1) state[at(c, word.active)] = 1;
    else ready(context, state, c);
  }
  state[header.cursor] = 0;
  state[header.phase] = phase.wound;
  advance(context, state);
  // A round without a draw still counts, so it waits for the question that has one answer.
  if (state[header.phase] === phase.between || state[header.phase] === phase.over) {
    state[header.cursor] = state[header.phase]!;
    state[header.phase] = phase.idle;
  }
}

/** Active defences, physical action and a power begun, at the start of a round (RULES 4.4, 8.1, 8.5, 8.6). */
function ready(context: DuelContext, state: State, c: number): void {
  const fighter = context.fighters[c]!;
  const fleeing = state[at(c, word.flight)]! > 0;
  const due = context.clock.acts[state[header.kind]! * context.count + c] === 1;
  const acts = due && !fleeing && canManifest(context, state, c);
  const holding = holds(context, state, c);
  state[at(c, word.conduct)] = fleeing || acts ? conduct.acts : holding ? conduct.holds : conduct.free;
  state[at(c, word.active)] = holding ? 2 : 1;
  if (acts && fighter.manifest !== null) {
    state[at(c, word.manifest)] = 1;
    if (fighter.powerPoints !== Number.POSITIVE_INFINITY) {
      state[at(c, word.powerPoints)] = state[at(c, word.powerPoints)]! - fighter.manifest.cost;
    }
    context.tell?.({ kind: 'begins', who: c, cost: fighter.manifest.cost }, state);
  }
}

/** Goes on, drawing nothing, until a draw is needed, the round is over or the duel is. */
export function advance(context: DuelContext, state: State): void {
  if (state[header.phase] === phase.wound && !wounds(context, state)) return;
  if (state[header.phase] === phase.turn) takeTurns(context, state, state[header.cursor]!);
  else if (state[header.phase] === phase.pull) pulls(context, state);
}

/** Takes turns from position `cursor` of the order on, and goes on like `advance`. */
export function takeTurns(context: DuelContext, state: State, cursor: number): void {
  if (turns(context, state, cursor)) pulls(context, state);
}

/** Asks for wounds from the cursor on; answers whether the turns may begin (RULES 6). */
function wounds(context: DuelContext, state: State): boolean {
  if (context.traits.wounds && !woundsFrom(context, state)) return false;
  state[header.cursor] = 0;
  state[header.phase] = phase.turn;
  return true;
}

function woundsFrom(context: DuelContext, state: State): boolean {
  for (; state[header.cursor]! < context.count; state[header.cursor] = state[header.cursor]! + 1) {
    const c = atCursor(context, state);
    if (!isIn(state, c) || context.fighters[c]!.woundChance <= 0) continue;
    if (context.fighters[c]!.woundChance < 1) return false;
    wound(context, state, c);
  }
  if (state[header.wounded] === 0) return true;
  state[header.wounded] = 0;
  return !explode(context, state);
}

/** Marks a wound of combatant `c`, which makes the magic fields explode before the turns (RULES 6). */
export function wound(context: DuelContext, state: State, c: number): void {
  state[header.wounded] = 1;
  context.tell?.({ kind: 'wounded', who: c }, state);
}

/** Takes turns from position `first` on; answers whether the pull may begin. */
function turns(context: DuelContext, state: State, first: number): boolean {
  for (let cursor = first; cursor < context.count; cursor++) {
    const c = inOrder(context, state, cursor);
    if (!isIn(state, c)) continue;
    state[header.cursor] = cursor;
    takeTurn(context, state, c);
    if (state[header.phase] !== phase.turn) return false;
  }
  if (context.traits.leaves && flights(context, state)) return false;
  state[header.cursor] = 0;
  state[header.phase] = phase.pull;
  return true;
}

/** Flights and powers completed at the end of the round (RULES 8.4, 8.6); answers whether the duel is over. */
function flights(context: DuelContext, state: State): boolean {
  let wounding = false;
  let gone = false;
  for (let c = 0; c < context.count; c++) {
    if (!isIn(state, c)) continue;
    const manifest = state[at(c, word.manifest)]!;
    const does = manifest === 1 && !context.harmless ? context.fighters[c]!.manifest!.onSuccess : null;
    const flight = state[at(c, word.flight)]!;
    if (flight > 0) state[at(c, word.flight)] = flight - 1;
    if (flight === 1 || does === 'escape') {
      leave(state, c, out.fled);
      gone = true;
    } else if (does === 'wound') wounding = true;
    if (manifest === 2) context.tell?.({ kind: 'distracted', who: c }, state);
    if (does !== null) context.tell?.({ kind: 'manifested', who: c, does }, state);
    if (flight === 1) context.tell?.({ kind: 'fled', who: c }, state);
  }
  return (gone && settle(context, state, reason.fled)) || (wounding && explode(context, state));
}

/** Asks for the pull from the cursor on, then ends the round (RULES 7). */
function pulls(context: DuelContext, state: State): void {
  if (context.pull === 0 || !pullsUp(context, state)) finishRound(context, state);
}

/** Pulls from the cursor on; answers whether a draw is needed or the duel is over. */
function pullsUp(context: DuelContext, state: State): boolean {
  for (; state[header.cursor]! < context.count; state[header.cursor] = state[header.cursor]! + 1) {
    const c = atCursor(context, state);
    if (!isIn(state, c)) continue;
    if (context.pull < 1 || tornUpward(context, state, c)) return true;
  }
  return false;
}

/**
 * Combatant `c` is torn upward; whether it dies of it may have to be drawn (RULES 7).
 * @returns whether the walk must stop here: a draw is needed or the duel is over.
 */
export function tornUpward(context: DuelContext, state: State, c: number): boolean {
  const { pullDeath } = context.rules;
  if (pullDeath > 0 && pullDeath < 1) {
    state[header.phase] = phase.pullDeath;
    return true;
  }
  return goUp(context, state, c, pullDeath >= 1);
}

/** Combatant `c` leaves upward, dead or alive; answers whether the duel is over (RULES 7). */
export function goUp(context: DuelContext, state: State, c: number, dies: boolean): boolean {
  leave(state, c, dies ? out.pulledDead : out.pulled);
  context.tell?.({ kind: 'pulled', who: c, dies }, state);
  return settle(context, state, reason.pull);
}

/** Clears what belonged to the round; the clock takes its due (RULES 4.4). */
function finishRound(context: DuelContext, state: State): void {
  const { traits, count } = context;
  if (context.clock.ticks) payDue(context, state);
  for (let c = 0; c < count; c++) {
    const block = blockOf(c);
    state[block + word.active] = 0;
    state[block + word.passive] = 0;
    if (traits.provokes) state[block + word.struck] = 0;
    if (traits.plain[c] === 0) {
      state[block + word.manifest] = 0;
      state[block + word.conduct] = 0;
    }
  }
  if (state[header.swap] === 1) {
    state[header.initiative] = 1 - state[header.initiative]!;
    state[header.swap] = 0;
  }
  state[header.kind] = 0;
  state[header.cursor] = 0;
  state[header.target] = 0;
  state[header.stance] = 0;
  state[header.phase] = phase.between;
}

/** What the clock takes in this round is no deviation. */
function payDue(context: DuelContext, state: State): void {
  const due = state[header.kind]! * context.count;
  for (let c = 0; c < context.count; c++) {
    state[at(c, word.deviation)] = state[at(c, word.deviation)]! + context.clock.pay[due + c]!;
  }
}
