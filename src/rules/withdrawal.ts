/** Who may leave a duel of its own will (RULES 8.3). */
import type { Combatant } from './model.ts';

/** Whether a combatant withdraws in any circumstance (RULES 8.3, 8.3b). */
export function mayWithdraw({ withdrawBelow, withdrawWhen }: Combatant): boolean {
  return withdrawBelow !== null || withdrawWhen !== null;
}
