/** Logarithms of the gamma and beta functions. */
import { requireInside } from './check.ts';
import { stirlingError } from './stirling.ts';

const HALF_LOG_TWO_PI = 0.9189385332046727;

/**
 * Natural logarithm of the gamma function, `ln Γ(x)`, for finite `x > 0`.
 *
 * Stirling's formula with its correction term; relative error about 1e-15, except next to the zeros at 1
 * and 2, where the absolute error is about 1e-15.
 *
 * @throws RangeError unless `0 < x < ∞`.
 */
export function logGamma(x: number): number {
  requireInside('logGamma: x', x, 0, Number.POSITIVE_INFINITY);
  // ln Γ(x) = ln Γ(x+1) − ln x, and stirlingError is defined by ln Γ(x+1).
  return stirlingError(x) + (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI;
}

/**
 * Natural logarithm of the beta function, `ln B(a, b) = ln Γ(a) + ln Γ(b) − ln Γ(a+b)`, for `a, b > 0`.
 *
 * The large terms are cancelled on paper, so a million in both arguments costs no digits.
 *
 * @throws RangeError unless both are positive and finite.
 */
export function logBeta(a: number, b: number): number {
  requireInside('logBeta: a', a, 0, Number.POSITIVE_INFINITY);
  requireInside('logBeta: b', b, 0, Number.POSITIVE_INFINITY);
  const sum = a + b;
  const corrections = stirlingError(a) + stirlingError(b) - stirlingError(sum);
  const shares = -a * Math.log1p(b / a) - b * Math.log1p(a / b);
  return corrections + shares + 0.5 * Math.log(sum / a / b) + HALF_LOG_TWO_PI;
}
