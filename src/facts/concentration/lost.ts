/** What each distraction costs over a table of checks. */
import { bestOf, weightedSum } from '../../analysis/estimate.ts';
import { costOfLevel } from '../../rules/day/cost.ts';
import { type Grid, successOf } from './view.ts';

/** What a distraction costs on average over its table, with bounds; equal ones where it is exact. */
export interface Lost {
  readonly grid: Grid;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Points lost per hundred powers by distraction, the dearest first. The checks of a table are independent, so the
 * interval of their mean is put together from theirs.
 */
export function lostByDistraction(grids: readonly Grid[]): readonly Lost[] {
  const all = grids.flatMap((grid): Lost[] => {
    const { cells } = grid;
    const lost = weightedSum(
      cells.reduce((sum, { cell }) => sum + (100 * costOfLevel(cell.level)) / cells.length, 0),
      cells.map((result) => ({
        weight: (-100 * costOfLevel(result.cell.level)) / cells.length,
        estimate: successOf(result),
      })),
    );
    const value = bestOf(lost);
    if (value === null) return [];
    const bounds = lost.exact === null ? lost.simulated : null;
    return [{ grid, value, low: bounds?.low ?? value, high: bounds?.high ?? value }];
  });
  return all.sort((a, b) => b.value - a.value);
}
