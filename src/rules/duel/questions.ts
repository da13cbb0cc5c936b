/** The few draws a duel asks for, by name. */
import type { Question } from '../contest.ts';
import {
  chanceQuestion,
  clampedQuestion,
  type Distribution,
  dieDistribution,
  difference,
  parseDie,
  uniformQuestion,
} from '../dice.ts';
import type { Combatant, DuelRules } from '../model.ts';
import type { MarginRange } from './margins.ts';

/** Number of each question within the contest; −1 where the duel never asks it. */
export interface QuestionIndex {
  /** A roll against a roll (RULES 4.5). */
  readonly active: number;
  /** A roll against a bare strength (RULES 4.5). */
  readonly passive: number;
  /** Wound of each combatant (RULES 6). */
  readonly wound: readonly number[];
  readonly pull: number;
  readonly pullDeath: number;
  /** d20 of a Concentration check (RULES 9.1). */
  readonly check: number;
  /** Choice among k enemies at k (RULES 5, `target: random`). */
  readonly choice: readonly number[];
  /** Nothing to draw in this round. */
  readonly idle: number;
}

const rolls = new Map<string, { one: Distribution; difference: Distribution }>();

/** Distributions of one die and of the difference of two, kept since every cell asks for the same few. */
function rollsOf(die: string): { one: Distribution; difference: Distribution } {
  let found = rolls.get(die);
  if (found === undefined) {
    const one = dieDistribution(parseDie(die)!);
    found = { one, difference: difference(one, one) };
    rolls.set(die, found);
  }
  return found;
}

/** Questions about rolls asked lately, by die and bounds. */
const asked = new Map<string, Question>();

/** Such questions kept: some kilobytes each. */
const KEPT = 256;

/** The question of a roll held within bounds; the same one every time. */
function rollQuestion(
  kind: 'roll' | 'difference',
  die: string,
  { low, high }: MarginRange['active'],
): Question {
  const key = `${kind} ${die} ${low} ${high}`;
  let question = asked.get(key);
  if (question === undefined) {
    const { one, difference } = rollsOf(die);
    const source = { kind, die: parseDie(die)! };
    question =
      kind === 'roll'
        ? clampedQuestion(die, one, low, high, source)
        : clampedQuestion(`${die} − ${die}`, difference, low, high, source);
    if (asked.size === KEPT) asked.delete(asked.keys().next().value!);
    asked.set(key, question);
  }
  return question;
}

/** Lists the questions of a duel and where each stands. */
export function buildQuestions(
  fighters: readonly Combatant[],
  sideA: number,
  rules: DuelRules,
  pull: number,
  range: MarginRange,
): { questions: readonly Question[]; ask: QuestionIndex } {
  const questions: Question[] = [];
  const add = (question: Question): number => questions.push(question) - 1;
  const chance = (name: string, p: number): number => {
    if (p <= 0 || p >= 1) return -1;
    const known = questions.findIndex((q) => q.name === name && q.probabilities[1] === p);
    return known >= 0 ? known : add(chanceQuestion(name, p));
  };
  const active = add(rollQuestion('difference', rules.die, range.active));
  const passive = add(rollQuestion('roll', rules.die, range.passive));
  const wound = fighters.map((f) => chance('wound', f.woundChance));
  const largest = Math.max(sideA, fighters.length - sideA);
  const choice: number[] = [-1, -1];
  for (let k = 2; k <= largest; k++) {
    choice.push(rules.target === 'random' ? add(uniformQuestion(`enemy 1 to ${k}`, 0, k, false)) : -1);
  }
  const ask: QuestionIndex = {
    active,
    passive,
    wound,
    pull: chance('pull', pull),
    pullDeath: pull > 0 ? chance('death above', rules.pullDeath) : -1,
    check: fighters.some((f) => f.manifest !== null) ? add(uniformQuestion('d20', 1, 20, true)) : -1,
    choice,
    idle: add({ name: 'nothing', values: [0], probabilities: [1], convex: true }),
  };
  return { questions, ask };
}
