/** Whole numbers with their nouns. */

import { numeral } from './cz.ts';
import { outOf, plural } from './plural.ts';

/**
 * A number and the noun that goes with it, a hard space between them.
 * @example howMany(3, 'hodnotu', 'hodnoty', 'hodnot') // '3 hodnoty'
 */
export function howMany(count: number, one: string, few: string, other: string): string {
  return `${numeral(count)}\u00a0${plural(count, one, few, other)}`;
}

/**
 * "Out of" a number, which never parts from its preposition.
 * @example among(2) // 'ze 2', the blank U+00A0
 */
export function among(count: number): string {
  return outOf(count, numeral(count)).replace(' ', '\u00a0');
}
