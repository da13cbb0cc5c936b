/** Whether questions are distributions: what is not would be solved and sampled to figures of nothing. */
import { type Contest, nameOf, type Question } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { compensatedSum } from '../stats/sum.ts';

/** Most outcomes of a question: what inversion tables hold. */
const mostOutcomes = 32_768;

/** How far chances may sum from 1: rounding, and tails that are left out. */
const tolerance = 1e-9;

/** @throws ContestError where a question is none. */
export function checkQuestions(contest: Contest): void {
  for (const question of contest.questions) checkQuestion(nameOf(contest), question);
}

function checkQuestion(contest: string, { name, values, probabilities }: Question): void {
  const where = [contest, name];
  if (values.length === 0 || values.length > mostOutcomes)
    throw new ContestError(where, ['rollTooLarge', mostOutcomes]);
  for (let i = 0; i < Math.max(values.length, probabilities.length); i++) {
    const [value, p] = [values[i], probabilities[i]];
    if (!Number.isFinite(value)) throw new ContestError(where, ['rollValue', String(value)]);
    if (!(p !== undefined && p >= 0 && p <= 1 + tolerance))
      throw new ContestError(where, ['rollChance', String(p)]);
    if (i > 0 && value! <= values[i - 1]!) throw new ContestError(where, ['rollsAscending', String(value)]);
  }
  const sum = compensatedSum(probabilities);
  if (!(Math.abs(sum - 1) <= tolerance)) throw new ContestError(where, ['rollSum', sum]);
}
