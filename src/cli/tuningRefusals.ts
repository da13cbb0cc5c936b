/** What tuning refuses, as lines with their places. */
import type { Refusal } from '../problems/problem.ts';
import { ProblemCollector } from '../scenario/tree/collector.ts';
import { refusalOf } from '../scenario/tree/problem.ts';
import type { Question, TuningError } from '../tuning/errors.ts';
import type { ScenarioFile } from './scenarioFile.ts';

/** The option that asks a question of tuning. */
const optionOf: Readonly<Record<Question, string>> = {
  of: '--of',
  plane: '--plane',
  ranges: '--global',
  variant: '--variant',
  x: '--x',
  y: '--y',
};

/** Lines of an error of tuning, each with its option or its place in the file where it has one. */
export function linesOf(
  { complaint, place, asked, problems }: TuningError,
  source: Pick<ScenarioFile, 'path' | 'text'>,
): Refusal[] {
  const { path, text } = source;
  const [question, ...within] = asked;
  if (place === null || complaint.found === undefined) {
    const where = question === undefined ? [path] : [optionOf[question], ...within];
    return [{ ...complaint, where }, ...problems.map(refusalOf)];
  }
  const collector = new ProblemCollector(path, text.replace(/^\uFEFF/, ''));
  collector.add(place, complaint.must, complaint.found, complaint.tip);
  return collector.problems().map(refusalOf);
}
