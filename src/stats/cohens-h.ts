/** Effect size of a difference between two rates. */
import { requireWithin } from './special/check.ts';

/**
 * Cohen's h, `2 asin √p₁ − 2 asin √p₂`, between −π and π: a difference of rates measured so that the same h
 * is equally hard to detect anywhere between 0 and 1. By his convention 0.2 is small, 0.5 medium, 0.8 large.
 *
 * Source: J. Cohen, *Statistical Power Analysis for the Behavioral Sciences* (1988), chapter 6.
 *
 * @throws RangeError unless both rates are between 0 and 1.
 * @example cohensH(0.5, 0.4) // 0.2013579
 */
export function cohensH(rate1: number, rate2: number): number {
  requireWithin('cohensH: rate1', rate1, 0, 1);
  requireWithin('cohensH: rate2', rate2, 0, 1);
  return 2 * (Math.asin(Math.sqrt(rate1)) - Math.asin(Math.sqrt(rate2)));
}
