/** How the state of a duel lies in its row of whole numbers: a header, then one block for each combatant. */
import type { State } from '../contest.ts';
import { endReasons } from './ends.ts';
import * as conduct from './words/conduct.ts';
import * as header from './words/header.ts';
import * as out from './words/out.ts';
import * as phase from './words/phase.ts';
import * as reason from './words/reason.ts';
import * as winner from './words/winner.ts';
import * as word from './words/word.ts';

export { conduct, header, out, phase, reason, winner, word };

/** Words of the header. */
export const HEADER_WORDS = 12;

/** Words of a combatant's block. */
export const BLOCK_WORDS = 12;

/** Number of an end within `duelEnds`. */
export function endOf(who: number, why: number): number {
  return who * endReasons.length + why;
}

/** Index of the first word of combatant `c`'s block. */
export function blockOf(c: number): number {
  return HEADER_WORDS + c * BLOCK_WORDS;
}

/** Index of word `which` of combatant `c`. */
export function at(c: number, which: number): number {
  return HEADER_WORDS + c * BLOCK_WORDS + which;
}

/** Whether combatant `c` is still in the duel. */
export function isIn(state: State, c: number): boolean {
  // Not by way of `at`: asked so often that it has to stay short.
  return state[HEADER_WORDS + c * BLOCK_WORDS + word.out] === out.here;
}
