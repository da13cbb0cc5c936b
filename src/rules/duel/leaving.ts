/** Who leaves the duel, and what that decides (RULES 4.10, 5). */
import type { State } from '../contest.ts';
import { type DuelContext, sideOf } from './context.ts';
import { at, BLOCK_WORDS, endOf, HEADER_WORDS, header, isIn, phase, winner, word } from './layout.ts';

/** Number of side `side`'s combatants still in the duel. */
export function standing(context: DuelContext, state: State, side: 0 | 1): number {
  let count = 0;
  for (let c = 0; c < context.count; c++) if (sideOf(context, c) === side && isIn(state, c)) count++;
  return count;
}

/** Marks combatant `c` as having left in the given way. */
export function leave(state: State, c: number, how: number): void {
  state[at(c, word.out)] = how;
}

/**
 * Ends the duel if a side has nobody left in it; the other side wins, or nobody does (RULES 4.10, 6, 8.4).
 * @returns whether the duel is over.
 */
export function settle(context: DuelContext, state: State, why: number): boolean {
  const a = standing(context, state, 0);
  const b = standing(context, state, 1);
  if (a > 0 && b > 0) return false;
  end(context, state, a > 0 ? winner.initiator : b > 0 ? winner.target : winner.draw, why, false);
  return true;
}

/** Ends the duel between two rounds, with nobody winning. */
export function endDrawn(context: DuelContext, state: State, why: number): void {
  end(context, state, winner.draw, why, true);
}

/** Ends the duel and clears the words that no longer matter, so that like ends are one state. */
function end(context: DuelContext, state: State, who: number, why: number, between: boolean): void {
  const released = state[header.released]!;
  for (let w = 0; w < HEADER_WORDS; w++) state[w] = 0;
  state[header.phase] = phase.over;
  state[header.released] = released;
  state[header.between] = between ? 1 : 0;
  state[header.end] = endOf(who, why) + 1;
  for (let c = 0; c < context.count; c++) {
    if (!context.keepsPowerPoints) state[at(c, word.powerPoints)] = 0;
    for (let w: number = word.flight; w < BLOCK_WORDS; w++) if (w !== word.killer) state[at(c, w)] = 0;
  }
}
