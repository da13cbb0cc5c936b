/** Who comes when (RULES 4.1, 5, 8.3). */
import type { State } from '../contest.ts';
import type { DuelContext } from './context.ts';
import { header } from './layout.ts';

/** Combatant at position `cursor` of the turn order: the initiating side first. */
export function inOrder(context: DuelContext, state: State, cursor: number): number {
  return state[header.initiative] === 0 ? cursor : inTurnedOrder(context, cursor);
}

/** The same when the initiative has changed hands. */
function inTurnedOrder(context: DuelContext, cursor: number): number {
  const c = cursor + context.sideA;
  return c < context.count ? c : c - context.count;
}

/** The combatant whose turn it is. */
export function atCursor(context: DuelContext, state: State): number {
  return inOrder(context, state, state[header.cursor]!);
}
