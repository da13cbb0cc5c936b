/** Scores of simulated figures with bounds that no lack of spread makes a point. */
import type { Estimate } from '../analysis/estimate.ts';
import { defaultPrecision, rateBounds } from '../analysis/precision.ts';
import { type Figures, scoreOf, scoreVariance } from './figures.ts';

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

/**
 * Squared standard error of a simulated score, one win and one loss added: what was won by one side only is no certainty. 0 where it is
 * exact.
 */
export function squaredError(figures: Figures): number {
  const { duels } = figures;
  if (duels === null) return 0;
  const score = scoreOf(figures);
  // Second moments about the shrunken mean: (Σ x² + 1) / (n + 2) less its square.
  const squares = scoreVariance(figures) + score * score;
  const shrunken = (duels * score + 1) / (duels + 2);
  return ((duels * squares + 1) / (duels + 2) - shrunken ** 2) / (duels + 2);
}
