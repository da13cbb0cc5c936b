/** Problems and refusals in the language of the command line. */
import { czechLine, czechRefusal } from './czechProblems.ts';
import { language } from './language.ts';

/** A line as it is told: English lines have one grammar, which makes them translatable at the door. */
export function inWords(line: string): string {
  return language() === 'cs' ? czechLine(line) : line;
}

/** Why the machine refuses a file, in words. */
export function refusal(reason: string): string {
  return language() === 'cs' ? czechRefusal(reason) : reason;
}
