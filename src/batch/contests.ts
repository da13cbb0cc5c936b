/** From a cell to its contest: the one place that knows which rules belong to which kind of cell. */
import type { Contest } from '../rules/contest.ts';
import { createControl } from '../rules/control/control.ts';
import { createDay } from '../rules/day/day.ts';
import { createDuel } from '../rules/duel/duel.ts';
import { createGauntlet } from '../rules/gauntlet/gauntlet.ts';
import type { Cell } from '../scenario/model/cells.ts';

/** The contest of a cell that is possible. */
export function contestOf(cell: Cell): Contest {
  switch (cell.kind) {
    case 'duel':
      return createDuel(cell.setup);
    case 'gauntlet':
      return createGauntlet(cell.setup);
    case 'contest':
      return createControl(cell.setup);
    case 'day':
    case 'concentration':
      return createDay(cell.setup);
  }
}
