/** Do the simulated win rates agree with the exact ones? */

import type { CellResult } from '../../batch/result.ts';
import { outcomeOf } from '../../scenario/duel/outcome.ts';
import { type Check, checkOf, rateDeviation } from '../run/check.ts';

/** The largest deviation over all cells that have both figures; `null` when there is none. */
export function agreement(cells: readonly CellResult[]): Check | null {
  return checkOf(
    'winRates',
    cells.flatMap(({ tally, exact, cell: { key }, law }) => {
      if (tally === null || exact === null) return [];
      const wins = outcomeOf(tally).initiator;
      const chance = Math.min(1, Math.max(0, outcomeOf(exact).initiator));
      const identity = JSON.stringify([key, law, wins]);
      return [{ key, identity, size: rateDeviation(wins, tally.total, chance) }];
    }),
  );
}
