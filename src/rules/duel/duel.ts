/** The mental duel as a contest (RULES 3 to 8): one named draw at a time. */
import { type Contest, type Facts, NEXT_ROUND, OVER, type State } from '../contest.ts';
import type { DuelSetup } from '../model.ts';
import { clockClass, createClock, fatigueSpent, standingClock } from './clock.ts';
import { type Clock, createContext, type DuelContext } from './context.ts';
import { duelFacts, duelMetrics } from './facts.ts';
import { fatigueNow } from './fatigue.ts';
import { hit, marginOf, attack as startAttack, tellExchange } from './hits.ts';
import { chainKeyOf, clockKeyOf, lawOf } from './identity.ts';
import { at, BLOCK, HEADER, header, out, phase, word } from './layout.ts';
import { end, settle } from './leaving.ts';
import { atCursor } from './order.ts';
import { advance, goUp, startRound, tornUpward, wound } from './round.ts';
import { type DuelTerms, termsOf } from './terms.ts';
import { standingEnemy } from './turn.ts';

/** A duel contest that also shows its unchanging parts, for replays in words. */
export interface DuelContest extends Contest {
  readonly context: DuelContext;
}

/**
 * Makes the contest of a complete setup. The pairing must be one that may be started (see `impossible`).
 * Cost: some ten microseconds for its keys; the rest, some hundred, when it is first played. The same setup
 * always gives an equal contest.
 */
export function createDuel(setup: DuelSetup): DuelContest {
  const terms = termsOf(setup);
  let made: DuelContext | undefined;
  const context = (): DuelContext => {
    made ??= createContext(terms, clockOf(terms), false);
    return made;
  };
  return {
    get context() {
      return context();
    },
    get questions() {
      return context().questions;
    },
    get schedule() {
      return context().clock;
    },
    metrics: duelMetrics,
    clockMetrics: ['initiator_fatigue', 'target_fatigue'],
    chainKey: chainKeyOf(terms),
    law: lawOf(terms),
    begin: () => begin(context()),
    ask: (state) => ask(context(), state),
    answer: (state, outcome) => answer(context(), state, outcome),
    nextRound: (state, kind) => startRound(context(), state, kind),
    timeOut: (state) => end(context(), state, 'draw:timeout', true),
    outcome: (state) => factsOf(context(), state),
    clockValues: (clock, round) => fatigueBySide(context(), clock, round),
  };
}

/** Clocks worked out lately, by key: most cells of a scenario share one. */
const clocks = new Map<string, Clock>();

/** Clocks kept. */
const KEPT_CLOCKS = 64;

function clockOf(terms: DuelTerms): Clock {
  const key = clockKeyOf(terms);
  let clock = clocks.get(key);
  if (clock === undefined) {
    const { fighters, sideA, rules } = terms;
    const standing = standingClock(fighters, sideA, rules);
    clock = createClock(terms, standing, () => playHarmless(createContext(terms, standing, true)));
    if (clocks.size === KEPT_CLOCKS) clocks.delete(clocks.keys().next().value!);
    clocks.set(key, clock);
  }
  return clock;
}

/** The state before the first round. */
function begin(context: DuelContext): State {
  const state = new Int32Array(HEADER + context.count * BLOCK);
  context.fighters.forEach((fighter, c) => {
    state[at(c, word.mana)] = fighter.mana;
    state[at(c, word.iq)] = fighter.IQ;
    state[at(c, word.powerPoints)] = Number.isFinite(fighter.powerPoints) ? fighter.powerPoints : 0;
  });
  return state;
}

/** Index of the question that the state waits for. */
function ask(context: DuelContext, state: State): number {
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
    if (e < context.sideA !== own && state[at(e, word.out)] === out.in) count++;
  }
  return count;
}

/** Moves the state on by an outcome. */
function answer(context: DuelContext, state: State, outcome: number): void {
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
  const question = context.questions[state[header.stance] === 0 ? context.ask.active : context.ask.passive]!;
  const defender = state[header.target]!;
  const roll = question.values[outcome]!;
  const margin = marginOf(context, state, c, defender, roll);
  const mana = state[at(defender, word.mana)]!;
  const iq = state[at(defender, word.iq)]!;
  const hits = margin > 0 && !context.harmless;
  const destroyed = hits && hit(context, state, c, defender, margin);
  if (context.tell !== null)
    tellExchange(context, state, roll, margin, { who: c, target: defender, mana, iq });
  if (destroyed && settle(context, state, 'soul')) return;
  if (hits && !destroyed && state[at(defender, word.manifest)] === 1) {
    state[header.hit] = cappedMargin(context, defender, margin);
    state[header.phase] = phase.check;
    return;
  }
  afterAttack(context, state);
}

/** The margin as far as it matters for a Concentration check: beyond certain failure all are alike. */
function cappedMargin(context: DuelContext, defender: number, margin: number): number {
  const { concentration, powerLevel } = context.fighters[defender]!.manifest!;
  return Math.max(1, Math.min(margin, 11 + concentration - powerLevel));
}

/** d20 + Concentration against 10 + margin + power level (RULES 8.6, 9.1). */
function resolveCheck(context: DuelContext, state: State, roll: number): void {
  const defender = state[header.target]!;
  const { concentration, powerLevel } = context.fighters[defender]!.manifest!;
  const difficulty = 10 + state[header.hit]! + powerLevel;
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
  nextAt(context, state, phase.turn);
}

/** Facts of a state that is over; the clock class, which few ask for, when it is asked for. */
function factsOf(context: DuelContext, state: State): Facts {
  const { end, values } = duelFacts(context, state);
  return {
    end,
    values,
    get clock() {
      const deviations = context.fighters.map((_, c) => state[at(c, word.deviation)]!);
      return clockClass(state[header.between] === 1, deviations);
    },
  };
}

/** Fatigue spent by each side. */
function fatigueBySide(context: DuelContext, clock: string, round: number): number[] {
  const sums = [0, 0];
  fatigueSpent(context.fighters, context.clock, clock, round).forEach((points, c) => {
    const side = c < context.sideA ? 0 : 1;
    sums[side] = sums[side]! + points;
  });
  return sums;
}

/** Everybody's fatigue at the start of each round of a duel in which nothing happens to anybody. */
function playHarmless(context: DuelContext): readonly (readonly number[])[] {
  const state = begin(context);
  const rounds: number[][] = [];
  const { kindOf } = context.clock;
  for (let round = 1; round <= kindOf.length + 1; round++) {
    rounds.push(context.fighters.map((_, c) => fatigueNow(context, state, c)));
    if (round > kindOf.length) break;
    startRound(context, state, kindOf[round - 1]!);
    while (ask(context, state) >= 0) answer(context, state, 0);
    if (ask(context, state) === OVER) break;
  }
  return rounds;
}
