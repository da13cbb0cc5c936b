/** Whether the cells reached the precision that was asked for. */

import { anytimeHalfWidth } from '../../analysis/untilPrecise.ts';
import type { CellResult, RunResult } from '../../batch/result.ts';
import { outcomeOf } from '../../scenario/duel/outcome.ts';

/** What came of a precision that was asked for. */
export interface PrecisionView {
  /** Half-width that was asked for, as a share. */
  readonly halfWidth: number;
  readonly maxDuels: number;
  /** Simulated cells. */
  readonly cells: number;
  /** Cells that did not reach it with as many duels as were allowed. */
  readonly missed: number;
  /** The cell farthest from it; `null` where all reached it. */
  readonly worst: { readonly key: string; readonly halfWidth: number } | null;
  /** Fewest and most duels of a cell. */
  readonly fewest: number;
  readonly most: number;
}

/** Half-width of the win rate's interval, at a level, of a cell that was to reach a precision, else `null`. */
function reachedHalfWidth({ tally, precision }: CellResult, confidence: number | undefined): number | null {
  if (tally === null || precision === null) return null;
  return anytimeHalfWidth(outcomeOf(tally).initiator, tally.total, confidence);
}

/** Whether a cell is as precise as was asked for; `null` where nothing was asked. */
export function reachedOf(result: CellResult, confidence?: number): boolean | null {
  const reached = reachedHalfWidth(result, confidence);
  return reached === null || result.precision === null ? null : reached <= result.precision;
}

/** The precision of a run; `null` where numbers of duels were fixed. */
export function precisionView({ info, cells }: RunResult): PrecisionView | null {
  const { precision, confidence } = info.options;
  if (precision === null) return null;
  let worst: { key: string; halfWidth: number } | null = null;
  let missed = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let most = 0;
  let count = 0;
  for (const result of cells) {
    const reached = reachedHalfWidth(result, confidence);
    if (reached === null || result.tally === null) continue;
    count++;
    fewest = Math.min(fewest, result.tally.total);
    most = Math.max(most, result.tally.total);
    if (reached <= precision.halfWidth) continue;
    missed++;
    if (worst === null || reached > worst.halfWidth) worst = { key: result.cell.key, halfWidth: reached };
  }
  return count === 0 ? null : { ...precision, cells: count, missed, worst, fewest, most };
}
