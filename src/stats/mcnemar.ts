/** The exact test of paired yes-or-no outcomes. */
import { binomialLowerTail } from './binomial.ts';
import { requireWhole } from './special/check.ts';

/**
 * Exact McNemar test (two-sided): of `b + c` pairs that disagree, b one way and c the other, is that fair?
 * `min(1, 2 P(X ≤ min(b, c)))`, X binomial with chance ½. Pairs that agree carry nothing about it; without
 * any that disagree the answer is 1.
 *
 * Holds its level at any size (conservative with few). Source: Q. McNemar, Psychometrika 12 (1947).
 *
 * @throws RangeError unless both counts are whole and not negative.
 * @example mcnemarExact(5, 15) // 0.04138946533203125
 */
export function mcnemarExact(b: number, c: number): number {
  requireWhole('mcnemarExact: b', b, 0);
  requireWhole('mcnemarExact: c', c, 0);
  if (b === c) {
    return 1;
  }
  return Math.min(1, 2 * binomialLowerTail(Math.min(b, c), b + c, 0.5));
}
