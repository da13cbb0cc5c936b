/** Checks with a d20: Concentration, power resistance, saving throws, dispelling (RULES 9.1, 9.6 to 9.8). */
import type { Question } from '../contest.ts';
import { clampedQuestion, type Distribution, dieDistribution, difference } from '../dice.ts';
import { damageDistribution, mapped } from './damage.ts';
import type { Distraction, Manifester, PowerTarget } from './model.ts';

/** A draw and the value from which on it succeeds; `values` of the question are ascending. */
export interface Check {
  readonly question: Question;
  /** Least value that succeeds; natural 1 and 20 only where the rule names them. */
  readonly from: number;
}

const d20 = dieDistribution({ sides: 20, open: false });

/** A single d20, the same question wherever it is rolled. */
export const d20Question: Question = clampedQuestion('d20', d20, 1, 20);

/** DC without the power's level, and what is taken off the roll besides (RULES 9.1). */
export function difficultyOf(distraction: Distraction): { base: number; damage: number | string | null } {
  const { kind, damage, saveDC } = distraction;
  switch (kind) {
    case 'injury':
    case 'continuous':
      return { base: 10, damage: damage! };
    case 'power':
      return damage === null ? { base: saveDC!, damage: null } : { base: 10, damage };
    case 'grapple':
      return { base: 20, damage: null };
    case 'vigorousMotion':
      return { base: 10, damage: null };
    case 'violentMotion':
      return { base: 15, damage: null };
    case 'rainOrSleet':
      return { base: 5, damage: null };
    case 'hailOrDebris':
      return { base: 10, damage: null };
    case 'defensive':
      return { base: 15, damage: null };
  }
}

const known = new Map<string, Question>();

/** The question `d20 − damage`: one draw for the roll and the dice of the damage. */
function againstDamage(damage: string, halved: boolean): Question {
  const name = halved ? `d20 − ½(${damage})` : `d20 − (${damage})`;
  let question = known.get(name);
  if (question === undefined) {
    const dice = damageDistribution(damage);
    const taken: Distribution = halved ? mapped(dice, (value) => Math.floor(value / 2)) : dice;
    const far = Number.POSITIVE_INFINITY;
    question = clampedQuestion(name, difference(d20, taken), -far, far);
    known.set(name, question);
  }
  return question;
}

/** The manifester's modifier against a distraction, bonuses that help only there included. */
export function concentrationAgainst(manifester: Manifester, distraction: Distraction): number {
  return manifester.against[distraction.kind] ?? manifester.concentration;
}

/** The Concentration check of a distraction: d20 + modifier ≥ DC + power level (RULES 9.1). */
export function concentrationCheck(distraction: Distraction, powerLevel: number, modifier: number): Check {
  const { base, damage } = difficultyOf(distraction);
  const halved = distraction.kind === 'continuous';
  const from = base + powerLevel - modifier;
  if (damage === null) return { question: d20Question, from };
  if (typeof damage === 'string') return { question: againstDamage(damage, halved), from };
  return { question: d20Question, from: from + (halved ? Math.floor(damage / 2) : damage) };
}

/** Resistance that a power meets: with transparency the higher of power and spell resistance (RULES 9.6). */
export function resistanceMet({ PR, SR }: PowerTarget, transparency: boolean): number | null {
  if (!transparency || SR === null) return PR;
  return PR === null ? SR : Math.max(PR, SR);
}

/** d20 + manifester level ≥ resistance; success overcomes it (RULES 9.6). */
export function resistanceCheck(manifesterLevel: number, resistance: number): Check {
  return { question: d20Question, from: resistance - manifesterLevel };
}

/** DC of saving throws against a power: 10 + power level + key ability modifier (RULES 9.7). */
export function saveDifficulty(powerLevel: number, keyModifier: number): number {
  return 10 + powerLevel + keyModifier;
}

/** d20 + save ≥ DC; a natural 20 always succeeds, a natural 1 always fails (RULES 9.7). */
export function savingThrow(save: number, difficulty: number): Check {
  return { question: d20Question, from: Math.max(2, Math.min(20, difficulty - save)) };
}

/** d20 + ML ≥ 11 + the other's ML (RULES 9.8). */
export function dispelCheck(manifesterLevel: number, other: number): Check {
  return { question: d20Question, from: 11 + other - manifesterLevel };
}

/** Chance that a check succeeds. */
export function chanceOf({ question, from }: Check): number {
  let sum = 0;
  question.values.forEach((value, i) => {
    if (value >= from) sum += question.probabilities[i]!;
  });
  return Math.min(1, sum);
}
