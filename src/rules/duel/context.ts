/** Everything about a duel that does not change while it is fought, looked up by combatant number. */
import type { Question } from '../contest.ts';
import type { Combatant, DuelRules, DuelSetup } from '../model.ts';
import { isMage, strengthsOf } from '../strength.ts';
import type { DuelListener } from './events.ts';
import { marginRange } from './margins.ts';
import { buildQuestions, type QuestionIndex } from './questions.ts';

/** Rounds that differ only in what fatigue and physical action allow are of one kind. */
export interface Clock {
  /** Kind of round r at r − 1. */
  readonly kindOf: Uint16Array;
  readonly kinds: number;
  /** Fatigue points by kind and combatant, kind-major; `Infinity` where unlimited. */
  readonly base: Float64Array;
  /** Fatigue points that the clock takes off in a round of that kind, by kind and combatant. */
  readonly pay: Float64Array;
  /** 1 where the combatant acts in the physical world in rounds of that kind (RULES 8.5). */
  readonly acts: Uint8Array;
  /** Fatigue points at the start of round r, at (r − 1)·n + combatant; one round more than the limit. */
  readonly byRound: Float64Array;
}

/** The unchanging part of a duel. */
export interface DuelContext {
  readonly rules: DuelRules;
  readonly plane: number;
  /** Side A first, each side in turn order. */
  readonly fighters: readonly Combatant[];
  readonly count: number;
  /** Number of combatants on side A. */
  readonly sideA: number;
  readonly attack: readonly (readonly number[])[];
  readonly defence: readonly (readonly number[])[];
  readonly mage: readonly boolean[];
  /** Power that the soul sets free (RULES 4.11). */
  readonly soulPower: readonly number[];
  readonly questions: readonly Question[];
  readonly ask: QuestionIndex;
  /** Chance of being torn upward at the end of a round on this plane (RULES 7). */
  readonly pull: number;
  clock: Clock;
  /** While the clock is being found: hits do nothing. */
  harmless: boolean;
  /** Hears what happens; `null` while nobody listens. */
  tell: DuelListener | null;
}

/** Side of combatant `c`: 0 initiators, 1 targets. */
export function sideOf(context: DuelContext, c: number): 0 | 1 {
  return c < context.sideA ? 0 : 1;
}

/** Works out strengths, powers and questions of a setup; the clock is put in by the caller. */
export function createContext(setup: DuelSetup, clock: Clock): DuelContext {
  const { rules, classes, plane } = setup;
  const fighters = [...setup.initiators, ...setup.targets];
  const formula = setup.formulas[String(plane)]!;
  const first = setup.formulas['1']!;
  const strengths = fighters.map((f) =>
    strengthsOf(f, classes, formula, rules.strengthRounding, rules.iqLossWeakens),
  );
  const soulPower = fighters.map(
    (f) => f.soulPower ?? strengthsOf(f, classes, first, rules.strengthRounding, false).attack[f.IQ]!,
  );
  const attack = strengths.map((s) => s.attack);
  const defence = strengths.map((s) => s.defence);
  const sideA = setup.initiators.length;
  const pull = rules.pull[String(plane)] ?? 0;
  const range = marginRange(fighters, sideA, attack, defence, rules);
  const { questions, ask } = buildQuestions(fighters, sideA, rules, pull, range);
  return {
    rules,
    plane,
    fighters,
    count: fighters.length,
    sideA,
    attack,
    defence,
    mage: fighters.map((f) => isMage(f, classes)),
    soulPower,
    questions,
    ask,
    pull,
    clock,
    harmless: false,
    tell: null,
  };
}
