/** Everything about a duel that does not change while it is fought, looked up by combatant number. */
import type { Question } from '../contest.ts';
import type { DuelListener } from './events.ts';
import { type MarginRange, marginRange } from './margins.ts';
import { buildQuestions, type QuestionIndex } from './questions.ts';
import type { DuelTerms } from './terms.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Stands for fatigue without bound among whole numbers: more than anything costs. */
export const UNLIMITED: number = 2 ** 29;

/** Rounds that differ only in what fatigue and physical action allow are of one kind. */
export interface Clock {
  /** No limit of rounds: the last kind goes on for ever (see `Schedule`). */
  readonly endless: boolean;
  /** Kind of round r at r − 1. */
  readonly kindOf: Uint16Array;
  readonly kinds: number;
  /** Fatigue points by kind and combatant, kind-major; `UNLIMITED` where they are not counted. */
  readonly points: Int32Array;
  /** Fatigue points that the clock takes off in a round of that kind, by kind and combatant. */
  readonly pay: Int32Array;
  /** Whether it takes anything off in any round. */
  readonly ticks: boolean;
  /** 1 where the combatant acts in the physical world in rounds of that kind (RULES 8.5). */
  readonly acts: Uint8Array;
  /** 1 where rounds of that kind come after those that the combatant stays for (RULES 8.3b). */
  readonly late: Uint8Array;
  /** Fatigue points at the start of round r, at (r − 1)·n + combatant; one round more than the limit. */
  readonly byRound: Float64Array;
}

/** The unchanging part of a duel. */
export interface DuelContext extends DuelTerms {
  readonly questions: readonly Question[];
  readonly ask: QuestionIndex;
  readonly clock: Clock;
  readonly traits: Traits;
  /** Values of the rolls of an attack met actively, and of one met passively (RULES 4.5). */
  readonly activeRolls: Int32Array;
  readonly passiveRolls: Int32Array;
  /** Smallest margin that does all that a margin can do. */
  readonly fullEffect: number;
  /** While the clock is being found: hits and manifested powers do nothing. */
  readonly harmless: boolean;
  /** Whether an end keeps the power points left, for one who carries them on into another duel (RULES 11). */
  keepsPowerPoints: boolean;
  /** Hears what happens; `null` while nobody listens. */
  tell: DuelListener | null;
}

/** Side of combatant `c`: 0 initiators, 1 targets. */
export function sideOf(context: DuelContext, c: number): 0 | 1 {
  return c < context.sideA ? 0 : 1;
}

/**
 * Adds the questions of a duel to its terms and its clock.
 * @param range bounds of the rolls, where they are to be wider than this duel asks for: those of several alike.
 */
export function createContext(
  terms: DuelTerms,
  clock: Clock,
  harmless: boolean,
  range: MarginRange = marginRange(terms.fighters, terms.sideA, terms.attack, terms.defence, terms.rules),
): DuelContext {
  const { fighters, sideA, attack, defence, rules, pull } = terms;
  const { questions, ask } = buildQuestions(fighters, sideA, rules, pull, range);
  // Written out: an object made by spreading is slower to read, and this one is read at every draw.
  return {
    rules,
    plane: terms.plane,
    fighters,
    count: terms.count,
    sideA,
    attack,
    defence,
    mage: terms.mage,
    soulPower: terms.soulPower,
    pull,
    questions,
    ask,
    clock,
    traits: traitsOf(fighters, attack, defence, rules),
    activeRolls: Int32Array.from(questions[ask.active]!.values),
    passiveRolls: Int32Array.from(questions[ask.passive]!.values),
    fullEffect: range.effect,
    harmless,
    keepsPowerPoints: false,
    tell: null,
  };
}
