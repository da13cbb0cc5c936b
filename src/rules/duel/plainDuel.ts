/** The mental duel of known fighters as a contest (RULES 3 to 8): one named draw at a time. */
import {
  type Contest,
  type End,
  type Facts,
  type Family,
  OVER,
  type OwnMetrics,
  type Question,
  type Schedule,
  type State,
} from '../contest.ts';
import type { Combatant } from '../model.ts';
import { clockClass, createClock, fatigueSpent, standingClock } from './clock.ts';
import { type Clock, createContext, type DuelContext } from './context.ts';
import { answer, ask } from './draws.ts';
import { duelEnds } from './ends.ts';
import { duelFacts, duelMetrics, ownMetrics } from './facts.ts';
import { familyOf } from './family.ts';
import { fatigueNow } from './fatigue.ts';
import { chainKeyOf, clockKeyOf, lawOf } from './identity.ts';
import { at, header, reason, word } from './layout.ts';
import { endDrawn } from './leaving.ts';
import { startRound } from './round.ts';
import type { DuelTerms } from './terms.ts';

/** A duel contest that also shows its unchanging parts, for replays in words. */
export interface DuelContest extends Contest {
  readonly context: DuelContext;
  /** Draws of who fights, before the first round; absent where that is known. */
  readonly draws?: number;
  /** The duel that is left to fight once everybody is drawn, with the questions and rounds of all. */
  drawn?(outcomes: readonly number[]): DuelContest;
  /** Who fought in a duel that came to these facts, side A first. */
  fightersOf(facts: Pick<Facts, 'drawn'>): readonly Combatant[];
}

/** A class for speed: getters in an object literal would make every look at the object a search. */
export class PlainDuel implements DuelContest {
  readonly metrics: readonly string[] = duelMetrics;
  readonly ends: readonly End[] = duelEnds;
  readonly clockMetrics: readonly string[] = ['initiator_fatigue', 'target_fatigue'];
  readonly chainKey: string;
  readonly law: string;
  readonly #terms: DuelTerms;
  #made: DuelContext | undefined;
  #family: Family | undefined;
  #own: OwnMetrics | undefined;

  /** @param made the context, where it is not to be made of the terms alone. */
  constructor(terms: DuelTerms, made?: DuelContext) {
    this.#terms = terms;
    this.#made = made;
    this.chainKey = chainKeyOf(terms);
    this.law = lawOf(terms, this.chainKey);
  }

  get context(): DuelContext {
    this.#made ??= createContext(this.#terms, clockOf(this.#terms), false);
    return this.#made;
  }

  get questions(): readonly Question[] {
    return this.context.questions;
  }

  get family(): Family {
    this.#family ??= familyOf(this.context, clockKeyOf(this.#terms));
    return this.#family;
  }

  get own(): OwnMetrics {
    this.#own ??= ownMetrics(this.context);
    return this.#own;
  }

  get schedule(): Schedule {
    return this.context.clock;
  }

  begin(): State {
    return begin(this.context);
  }

  ask(state: State): number {
    return ask(this.#made ?? this.context, state);
  }

  answer(state: State, outcome: number): void {
    answer(this.#made ?? this.context, state, outcome);
  }

  nextRound(state: State, kind: number): void {
    startRound(this.context, state, kind);
  }

  timeOut(state: State): void {
    endDrawn(this.context, state, reason.timeout);
  }

  fightersOf(): readonly Combatant[] {
    return this.#terms.fighters;
  }

  outcome(state: State): Facts {
    return factsOf(this.context, state);
  }

  clockOf(state: State): string {
    return clockClassOf(this.context, state);
  }

  clockValues(clock: string, round: number): readonly number[] {
    return fatigueBySide(this.context, clock, round);
  }
}

/** Clocks worked out lately, by key: most cells of a scenario share one. */
const clocks = new Map<string, Clock>();

/** Clocks kept. */
const KEPT_CLOCKS = 64;

/** The clock of a duel; the one worked out before where there is one of an equal duel. */
export function clockOf(terms: DuelTerms): Clock {
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
export function begin(context: DuelContext): State {
  const state = new Int32Array(at(context.count, 0));
  context.fighters.forEach((fighter, c) => {
    state[at(c, word.mana)] = fighter.mana;
    state[at(c, word.iq)] = fighter.IQ;
    state[at(c, word.powerPoints)] = Number.isFinite(fighter.powerPoints) ? fighter.powerPoints : 0;
  });
  return state;
}

/** Facts of a state that is over; the clock class, which few ask for, when it is asked for. */
function factsOf(context: DuelContext, state: State): Facts {
  const { end, values } = duelFacts(context, state);
  return {
    end,
    values,
    get clock() {
      return clockClassOf(context, state);
    },
  };
}

function clockClassOf(context: DuelContext, state: State): string {
  const deviations = context.fighters.map((_, c) => state[at(c, word.deviation)]!);
  return clockClass(state[header.between] === 1, deviations);
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
    rounds.push(
      context.fighters.map(({ fatigue }, c) =>
        fatigue === Number.POSITIVE_INFINITY ? fatigue : fatigueNow(context, state, c),
      ),
    );
    if (round > kindOf.length) break;
    startRound(context, state, kindOf[round - 1]!);
    while (ask(context, state) >= 0) answer(context, state, 0);
    if (ask(context, state) === OVER) break;
  }
  return rounds;
}
