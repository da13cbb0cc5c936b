/** How far a simulated rate lies from the exact one. */
import { requireCounts } from './interval.ts';
import { requireWithin } from './special/check.ts';

/** Spacing of doubles below 1: no exact chance is known more finely, so no variance may count as smaller. */
const RESOLUTION = 2 ** -53;

/** A solver's rounding may put a chance this far outside 0 to 1. */
const SLACK = 1e-9;

/**
 * z-score of `successes` in `trials` against an exact chance p:
 * `(k/n − p) / √(max(p (1 − p), 2⁻⁵³) / n)`.
 *
 * The floor matters only where the chance is 0 or 1 (to within rounding): 0 when the trials agree, and a
 * large finite number (`k · 10⁸ / √n` or so) when something impossible happened. p may miss 0 or 1 by a
 * solver's rounding (1e-9).
 *
 * Regime: roughly standard normal when at least about ten successes and ten failures are expected. For rarer
 * events its tails are too heavy (one event where 0.01 were expected is z = 10, but p = 0.01): judge those by
 * `binomialTwoSided`, which is exact.
 *
 * @throws RangeError for counts out of order, or p outside 0 to 1 by more than 1e-9.
 */
export function exactZ(successes: number, trials: number, p: number): number {
  requireCounts('exactZ', successes, trials);
  requireWithin('exactZ: p', p, -SLACK, 1 + SLACK);
  const chance = Math.min(1, Math.max(0, p));
  const variance = Math.max(chance * (1 - chance), RESOLUTION);
  return (successes / trials - chance) / Math.sqrt(variance / trials);
}
