/** What can be wrong with a scenario file, as data. */
import { type Complaint, type Refusal, refusalText } from '../../problems/problem.ts';

/** One problem of a scenario file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem extends Complaint {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path in the file, for example `combatants.mage.IQ`; list entries by number from 0. */
  readonly where: string;
}

/** A problem with its place in the file, for lists of whatever is refused. */
export function refusalOf({ file, line, column, where, ...complaint }: Problem): Refusal {
  return { where: [`${file}:${line}:${column}`, where], ...complaint };
}

/**
 * One line: `file:line:column: where: must be … (got …)`, then the tip if there is one; in
 * English.
 * @example formatProblem(problem) // 'duel.yaml:3:5: defaults.manna: must be a known key (got "manna") Tip: …'
 */
export function formatProblem(problem: Problem): string {
  return refusalText(refusalOf(problem));
}
