/** Whether something is about mental duels: for what only they have (precision, planes, tuning, comparing). */
import type { Cell, DuelCell } from '../model/cells.ts';
import type { DuelScenario, Scenario } from '../model/scenario.ts';

/** Whether a scenario is one of duels. */
export function isDuelScenario(scenario: Scenario): scenario is DuelScenario {
  return scenario.kind === 'duel';
}

/** Whether a cell is a duel. */
export function isDuelCell(cell: Cell): cell is DuelCell {
  return cell.kind === 'duel';
}
