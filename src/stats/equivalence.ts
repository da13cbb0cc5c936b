/** Is a difference too small to matter? */
import { requireInside, requireWithin } from './special/check.ts';
import { normalUpperTail } from './special/normal.ts';

/** p-values of the two one-sided tests. */
export interface EquivalenceTest {
  /** Of "the difference is −margin or lower". */
  readonly pBelow: number;
  /** Of "the difference is margin or higher". */
  readonly pAbove: number;
  /** The larger of both: equivalent within ±margin at level α when this is at most α. */
  readonly p: number;
}

/**
 * Two one-sided tests (TOST) of a difference against ±margin, in the unit of the difference.
 *
 * `estimate` and `standardError` from `pairedDifference` (its `centre`), or from a mean. Significant at level
 * α exactly when the interval with confidence 1 − 2α lies inside ±margin. A standard error of 0 (exact
 * values) gives 0 or 1. Regime: normal approximation, as that of the interval. Source: D. J. Schuirmann,
 * Journal of Pharmacokinetics and Biopharmaceutics 15 (1987).
 *
 * @throws RangeError unless the margin is positive and finite and the standard error at least 0.
 */
export function equivalence(estimate: number, standardError: number, margin: number): EquivalenceTest {
  requireInside('equivalence: margin', margin, 0, Number.POSITIVE_INFINITY);
  requireWithin('equivalence: standardError', standardError, 0, Number.MAX_VALUE);
  requireWithin('equivalence: estimate', estimate, -Number.MAX_VALUE, Number.MAX_VALUE);
  const tail = (distance: number) =>
    standardError === 0 ? (distance > 0 ? 0 : 1) : normalUpperTail(distance / standardError);
  const pBelow = tail(estimate + margin);
  const pAbove = tail(margin - estimate);
  return { pBelow, pAbove, p: Math.max(pBelow, pAbove) };
}
