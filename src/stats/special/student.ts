/** Student's t distribution: tails and quantiles. */
import { betaQuantileLogit } from './beta-quantile.ts';
import { requireInside } from './check.ts';
import { logLowerBetaTail } from './incomplete-beta.ts';
import { normalUpperTail } from './normal.ts';
import { normalQuantile } from './normal-quantile.ts';

/** From here on the normal distribution: they differ by `z³ / (4 · degrees)` in z. */
const NORMAL_FROM = 1e11;

/**
 * Probability that Student's t with `degrees` degrees of freedom is above t; one-sided p-value.
 *
 * `½ Iₓ(degrees/2, ½)` with `x = degrees / (degrees + t²)` (Abramowitz & Stegun 26.7.1); relative error
 * about 1e-13 in the tail. Whole or fractional degrees (Welch); the normal tail from 1e11 on.
 *
 * @throws RangeError unless `degrees > 0` and t is a number.
 */
export function studentUpperTail(t: number, degrees: number): number {
  requireInside('studentUpperTail: degrees', degrees, 0, Number.POSITIVE_INFINITY);
  if (Number.isNaN(t)) {
    throw new RangeError('studentUpperTail: t must be a number (got NaN)');
  }
  if (degrees >= NORMAL_FROM || !Number.isFinite(t)) {
    return normalUpperTail(t);
  }
  const square = t * t;
  const x = degrees / (degrees + square);
  const tail = 0.5 * Math.exp(logLowerBetaTail(x, square / (degrees + square), degrees / 2, 0.5));
  return t >= 0 ? tail : 1 - tail;
}

/**
 * The value that Student's t with `degrees` degrees of freedom stays at or below with probability p.
 * Relative error about 1e-12; the normal quantile from 1e11 degrees on.
 *
 * @throws RangeError unless `0 < p < 1` and `degrees > 0`, finite.
 * @example studentQuantile(0.975, 9) // 2.2621571627409915 (scipy 1.10.1)
 */
export function studentQuantile(p: number, degrees: number): number {
  requireInside('studentQuantile: p', p, 0, 1);
  requireInside('studentQuantile: degrees', degrees, 0, Number.POSITIVE_INFINITY);
  if (p === 0.5) {
    return 0;
  }
  if (degrees >= NORMAL_FROM) {
    return normalQuantile(p);
  }
  const bothTails = 2 * Math.min(p, 1 - p);
  // The logit of x = degrees / (degrees + t²) is ln(degrees / t²).
  const size = Math.sqrt(degrees * Math.exp(-betaQuantileLogit(bothTails, degrees / 2, 0.5)));
  return p < 0.5 ? -size : size;
}
