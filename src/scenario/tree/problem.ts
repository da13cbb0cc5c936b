/** What can be wrong with a scenario file, as data. */

/** One problem of a scenario file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path in the file, for example `combatants.mage.IQ`; list entries by number from 0. */
  readonly where: string;
  /** What was expected and what was found: `must be … (got …)`. */
  readonly message: string;
  /** What would probably mend it, for example `did you mean "mana"?`. */
  readonly tip?: string;
}

/**
 * One line: `file:line:column: where: must be … (got …)`, then the tip if there is one.
 * @example formatProblem(problem) // 'duel.yaml:3:5: defaults.manna: must be a known key (got "manna") Tip: …'
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, where, message, tip } = problem;
  const text = `${file}:${line}:${column}: ${where}: ${message}`;
  return tip === undefined ? text : `${text} Tip: ${tip}`;
}
