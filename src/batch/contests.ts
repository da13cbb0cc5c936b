/** From a cell to its contest: the one place that knows which rules belong to which kind of cell. */
import type { Contest } from '../rules/contest.ts';
import { createDay } from '../rules/day/day.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { impossible } from '../rules/eligibility.ts';
import type { Cell } from '../scenario/cells.ts';

/** The contest of a cell that is possible. */
export function contestOf(cell: Cell): Contest {
  switch (cell.kind) {
    case 'duel':
      return createDuel(cell.setup);
    case 'day':
      return createDay(cell.setup);
  }
}

/** Why a cell cannot be played (RULES 3.5), or `null` when it can. */
export function impossibilityOf(cell: Cell): string | null {
  return cell.kind === 'duel' ? impossible(cell.setup) : null;
}
