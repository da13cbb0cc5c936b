/** Scores of simulated figures with bounds that no lack of spread makes a point. */
import type { Estimate } from '../analysis/estimate.ts';
import { defaultPrecision, rateBounds } from '../analysis/precision.ts';
import { type Figures, scoreOf } from './figures.ts';

/**
 * The initiator's score: exact, or with Wilson's interval, a draw as half a win; a matchup that was won by one side only is no
 * certainty.
 *
 * @param confidence level of this interval alone, 0 to 1.
 * @param together whether many intervals have to hold together: then Clopper and Pearson's, halves rounded outwards.
 */
export function scoreEstimate(figures: Figures, confidence: number, together: boolean): Estimate {
  const value = scoreOf(figures);
  const { duels } = figures;
  if (duels === null) return { exact: value, simulated: null };
  const bounds = rateBounds(value * duels, duels, { ...defaultPrecision, confidence, together });
  return { exact: null, simulated: { value, ...bounds } };
}
