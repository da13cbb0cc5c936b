/** The standard normal distribution: density, distribution function and upper tail. */
import { polynomial } from './polynomial.ts';

const SQRT_TWO_PI = 2.5066282746310007;

/*
 * Rational approximations of W. J. Cody, *Rational Chebyshev approximations for the error function*,
 * Math. Comp. 23 (1969), in the form for the normal integral (Algorithm 715, ACM TOMS 19, 1993).
 * Coefficients from the constant upwards,
 * as the nearest doubles.
 */
const CENTRE_P = [
  18154.98125334356, 1067.6894854603709, 161.02823106855587, 2.2352520354606837, 0.06568233791820745,
];
const CENTRE_Q = [45507.78933502673, 10260.932208618979, 976.0985517377767, 47.202581904688245, 1];
const MIDDLE_P = [
  9842.714838383978, 11602.65143764735, 6848.190450536283, 2494.5375852903726, 597.2702763948002,
  93.50665613217785, 8.883149794388377, 0.39894151208813466, 1.0765576773720192e-8,
];
const MIDDLE_Q = [
  19685.429676859992, 38912.00328609327, 34900.95272114598, 18615.571640885097, 6485.558298266761,
  1519.3775994075547, 235.387901782625, 22.266688044328117, 1,
];
const FAR_P = [
  2.9112874951168793e-5, 0.0014216191932278934, 0.022235277870649807, 0.12740116116024736, 0.215898534057957,
  0.023073441764940174,
];
const FAR_Q = [
  7.297515550839662e-5, 0.0037823963320275824, 0.06598813786892856, 0.4682382124808651, 1.284260096144911, 1,
];

/** Up to here the centre's formula; the number is Cody's. */
const CENTRE_TO = 0.67448975;
const MIDDLE_TO = Math.sqrt(32);

/** `exp(−x² / 2)`, with x² split so that its rounding costs no digits far out. */
function gauss(x: number): number {
  const coarse = Math.trunc(x * 16) / 16;
  return Math.exp(-0.5 * coarse * coarse) * Math.exp(-0.5 * (x - coarse) * (x + coarse));
}

/** Density of the standard normal distribution, `exp(−z² / 2) / √(2π)`. */
export function normalDensity(z: number): number {
  return gauss(z) / SQRT_TWO_PI;
}

/** Upper tail for z beyond the centre. */
function outerTail(z: number): number {
  if (z < MIDDLE_TO) {
    return (gauss(z) * polynomial(MIDDLE_P, z)) / polynomial(MIDDLE_Q, z);
  }
  if (z > 40) {
    return 0;
  }
  const inverse = 1 / (z * z);
  const correction = (inverse * polynomial(FAR_P, inverse)) / polynomial(FAR_Q, inverse);
  return (gauss(z) / z) * (1 / SQRT_TWO_PI - correction);
}

/**
 * Probability that a standard normal variable is above z; one-sided p-value.
 *
 * Relative error about 1e-15 down to the smallest double (z = 38.4), 0 from 40 on. Formula: Cody (1969).
 *
 * @example normalUpperTail(12) // 1.776482112077653e-33 (scipy 1.10.1)
 */
export function normalUpperTail(z: number): number {
  if (Math.abs(z) <= CENTRE_TO) {
    const square = z * z;
    return 0.5 - (z * polynomial(CENTRE_P, square)) / polynomial(CENTRE_Q, square);
  }
  return z > 0 ? outerTail(z) : 1 - outerTail(-z);
}

/**
 * Probability that a standard normal variable is at most z; relative error about 1e-15 in the lower tail too.
 */
export function normalCdf(z: number): number {
  return normalUpperTail(-z);
}
