/** Cells that cannot be played, whatever their kind. */
import { impossible } from '../../rules/eligibility.ts';
import { gauntletImpossible } from '../../rules/gauntlet/eligibility.ts';
import type { Cell } from './cells.ts';

/** Why a cell cannot be played (RULES 3.5), or `null` when it can. */
export function impossibilityOf(cell: Cell): string | null {
  if (cell.kind === 'duel') return impossible(cell.setup);
  return cell.kind === 'gauntlet' ? gauntletImpossible(cell.setup) : null;
}
