/**
 * Plays a duel with dice that are handed over one at a time, checks that each was asked for by the right
 * question, and proves at the end that all were used.
 */
import { type Contest, NEXT_ROUND, OVER, type Question } from '../../src/rules/contest.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelEvent } from '../../src/rules/duel/events.ts';
import { at, isIn, word } from '../../src/rules/duel/layout.ts';
import { type DuelText, duelSetup } from './duels.ts';

/** A draw handed over: which question must be asked, by or about whom, and the value that comes up. */
export interface Draw {
  readonly question: RegExp;
  /** `A > B` for an attack, else `null`: not checked. */
  readonly who: string | null;
  readonly value: number;
}

/** An attack met actively, with the attacker's and the defender's roll; or passively, with one roll. */
export function attack(who: string, roll: number, against?: number): Draw {
  return against === undefined
    ? { question: /^k\d+\+?$/, who, value: roll }
    : { question: /^k\d+\+? − k\d+\+?$/, who, value: roll - against };
}

/** Whether a combatant is wounded at the start of the round (RULES 6). */
export const wound = (value: boolean): Draw => ({ question: /^wound$/, who: null, value: Number(value) });
/** Whether a combatant is torn upward at the end of the round (RULES 7). */
export const pull = (value: boolean): Draw => ({ question: /^pull$/, who: null, value: Number(value) });
/** Whether one torn upward dies of it (RULES 7). */
export const death = (value: boolean): Draw => ({
  question: /^death above$/,
  who: null,
  value: Number(value),
});
/** A Concentration check's d20 (RULES 8.6). */
export const d20 = (value: number): Draw => ({ question: /^d20$/, who: null, value });
/** Choice of the n-th of `of` standing enemies, counted from 1 (RULES 5). */
export const choose = (n: number, of: number): Draw => ({
  question: new RegExp(`^enemy 1 to ${of}$`),
  who: null,
  value: n - 1,
});

/** A duel after all draws have been used up: over, or waiting for the next one. */
export interface Scene {
  /** End label, or `null` while the duel goes on. */
  readonly end: string | null;
  /** Rounds begun. */
  readonly rounds: number;
  /** Facts of the end by name; empty while the duel goes on. */
  readonly facts: Readonly<Record<string, number>>;
  readonly events: readonly DuelEvent[];
  /** Questions of the contest. */
  readonly questions: readonly Question[];
  mana(name: string): number;
  iq(name: string): number;
  isIn(name: string): boolean;
  /** Attacks made, `A > B`, in order. */
  readonly attacks: readonly string[];
}

/** Names of the combatants: A and B, or A1, A2 … where a side has more than one. */
function namesOf(a: number, b: number): string[] {
  const side = (letter: string, n: number) =>
    Array.from({ length: n }, (_, i) => (n === 1 ? letter : `${letter}${i + 1}`));
  return [...side('A', a), ...side('B', b)];
}

function outcomeOf(question: Question, value: number): number {
  const { values } = question;
  if (value <= values[0]!) return 0;
  if (value >= values.at(-1)!) return values.length - 1;
  const outcome = values.indexOf(value);
  if (outcome < 0) throw new Error(`${question.name}: cannot come up ${value}`);
  return outcome;
}

/** Plays a duel with the draws given; throws where another question is asked or draws are left over. */
export function scene(text: DuelText, draws: readonly Draw[]): Scene {
  const setup = duelSetup(text);
  const contest = createDuel(setup);
  const names = namesOf(setup.initiators.length, setup.targets.length);
  const events: DuelEvent[] = [];
  const attacks: string[] = [];
  contest.context.tell = (event) => {
    events.push(event);
    if (event.kind === 'attack') attacks.push(`${names[event.who]} > ${names[event.target]}`);
  };
  const state = contest.begin();
  const { kindOf } = contest.schedule;
  let rounds = 0;
  let used = 0;
  for (;;) {
    const asked = contest.ask(state);
    if (asked === OVER) break;
    if (asked === NEXT_ROUND) {
      if (rounds === kindOf.length) contest.timeOut(state);
      else contest.nextRound(state, kindOf[rounds]!);
      if (contest.ask(state) !== OVER) rounds++;
      continue;
    }
    const question = contest.questions[asked]!;
    if (question.name === 'nothing') {
      contest.answer(state, 0);
      continue;
    }
    const draw = draws[used];
    if (draw === undefined) break;
    used++;
    const place = `draw ${used} (round ${rounds})`;
    if (!draw.question.test(question.name)) {
      throw new Error(`${place}: ${question.name} is asked for, ${draw.question} was given`);
    }
    if (draw.who !== null && draw.who !== attacks.at(-1)) {
      throw new Error(`${place}: ${attacks.at(-1)}, not ${draw.who}`);
    }
    contest.answer(state, outcomeOf(question, draw.value));
  }
  if (used < draws.length) throw new Error(`the duel is over after ${used} of ${draws.length} draws`);
  const over = contest.ask(state) === OVER;
  const number = (name: string): number => {
    const c = names.indexOf(name);
    if (c < 0) throw new Error(`${name}: no such combatant`);
    return c;
  };
  return {
    ...factsOf(contest, state, over, rounds),
    rounds,
    events,
    attacks,
    questions: contest.questions,
    mana: (name) => state[at(number(name), word.mana)]!,
    iq: (name) => state[at(number(name), word.iq)]!,
    isIn: (name) => isIn(state, number(name)),
  };
}

function factsOf(
  contest: Contest,
  state: Int32Array,
  over: boolean,
  rounds: number,
): Pick<Scene, 'end' | 'facts'> {
  if (!over) return { end: null, facts: {} };
  const { end, values, clock } = contest.outcome(state);
  const clocks = contest.clockValues(clock, rounds);
  return {
    end,
    facts: Object.fromEntries([
      ...contest.metrics.map((name, m) => [name, values[m]!] as const),
      ...contest.clockMetrics.map((name, m) => [name, clocks[m]!] as const),
    ]),
  };
}

/** Formulas by which every strength of plane 1 is 20, so that the margin is what the dice say. */
export const even: NonNullable<DuelText['formulas']> = { 1: { attack: '20', defence: '20' } };

/** A mind for scenes: a ranger of no particular strength; fields replace what it has. */
export function mind(fields: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { class: 'ranger', level: 1, IQ: 10, Podl: 10, mana: 20, ...fields };
}

/** The duel of two such minds, all strengths equal. */
export function pair(
  a: Readonly<Record<string, unknown>> = {},
  b: Readonly<Record<string, unknown>> = {},
  rules: Readonly<Record<string, unknown>> = {},
  more: Partial<DuelText> = {},
): DuelText {
  return { initiator: mind(a), target: mind(b), rules, formulas: even, ...more };
}
