/** What exact parts are worth: variances of a mean score by simulation alone and with the solved matchups taken as they are. */
import { type Estimate, halfWidth, scoreOf, weightedSum } from '../../src/analysis/estimate.ts';
import { poolByLaw } from '../../src/analysis/pool.ts';
import type { CellResult } from '../../src/batch/result.ts';

/** Ratio of the variance with exact parts to that without, for a share of the laws that is solved. */
export interface Gain {
  readonly solved: number;
  readonly of: number;
  readonly ratio: number;
}

/** The mean score over the laws of some cells, of which every second, two of three … all but one are solved. */
export function gainsOf(cells: readonly CellResult[]): readonly Gain[] {
  const laws = poolByLaw(cells).filter(({ exact, counts }) => exact !== null && counts !== null);
  const scores = laws.map(scoreOf);
  const mean = (parts: readonly Estimate[]): number => {
    const { simulated } = weightedSum(
      0,
      parts.map((estimate) => ({ weight: 1 / parts.length, estimate })),
    );
    return halfWidth(simulated!) ** 2;
  };
  const simulated = mean(scores.map((score) => ({ ...score, exact: null })));
  return [2, 3, 5, laws.length].map((step) => {
    const open = (at: number): boolean => at % step === 0;
    const solved = scores.filter((_, at) => !open(at)).length;
    const mixed = scores.map((score, at) => (open(at) ? { ...score, exact: null } : score));
    return { solved, of: laws.length, ratio: mean(mixed) / simulated };
  });
}
