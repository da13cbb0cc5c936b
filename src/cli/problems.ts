/** Problems and refusals in the language of the command line. */
import { czechLine } from './czechProblems.ts';
import { language } from './language.ts';

/** A line as it is told: English lines have one grammar, which makes them translatable at the door. */
export function inWords(line: string): string {
  return language() === 'cs' ? czechLine(line) : line;
}
