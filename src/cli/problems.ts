/** Problems and refusals in the language of the command line. */
import { tell } from '../problems/message.ts';
import { type Found, type Refusal, refusalText } from '../problems/problem.ts';
import { spoken } from './language.ts';

/** A line as it is told. */
export function inWords(refusal: Refusal): string {
  return refusalText(refusal, spoken().problems);
}

/** What was found, or why the machine refuses, by itself. */
export function reasonText(found: Found): string {
  return tell(spoken().problems.found, found);
}

/** A refusal of something that stands behind an option of the same name: `format` is `--format` here. */
export function asOption(refusal: Refusal): Refusal {
  const [where, ...within] = refusal.where;
  if (where === undefined) return refusal;
  if (typeof where === 'string') return { ...refusal, where: [`--${where}`, ...within] };
  return where[0] === 'ofKind'
    ? { ...refusal, where: [['ofKind', `--${where[1]}`, where[2]], ...within] }
    : refusal;
}

/** Options of studies that have another name here. */
const flags: Readonly<Record<string, string>> = { ranges: 'global' };

/** A refusal of a study's option by its name here: `maxDuels` is `--max-duels`. */
export function asFlag(refusal: Refusal): Refusal {
  const [where, ...within] = refusal.where;
  if (where === undefined || typeof where === 'string' || where[0] !== 'option') return refusal;
  const name = (flags[where[1]] ?? where[1]).replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return { ...refusal, where: [`--${name}`, ...within] };
}
