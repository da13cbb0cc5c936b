/** The chi-square distribution, for tests of fit. */
import { requireInside, requireWithin } from './check.ts';
import { upperIncompleteGamma } from './incomplete-gamma.ts';

/**
 * Probability that a chi-square variable with `degrees` degrees of freedom is above `x`: the p-value of a
 * test of fit. `Q(degrees / 2, x / 2)`, relative error about 1e-13 in the tail.
 *
 * @throws RangeError unless `x ≥ 0` and `degrees > 0`, finite.
 * @example chiSquareUpperTail(3.841, 1) // 0.0500137 (scipy 1.10.1)
 */
export function chiSquareUpperTail(x: number, degrees: number): number {
  requireWithin('chiSquareUpperTail: x', x, 0, Number.POSITIVE_INFINITY);
  requireInside('chiSquareUpperTail: degrees', degrees, 0, Number.POSITIVE_INFINITY);
  return upperIncompleteGamma(degrees / 2, x / 2);
}
