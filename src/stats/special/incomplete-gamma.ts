/** Regularized incomplete gamma functions: the tails of the chi-square and Poisson distributions. */
import { logPoissonTerm } from './binomial-term.ts';
import { requireInside, requireWithin } from './check.ts';

const MAX_STEPS = 10_000_000;

/** `Σ xᵏ / ((a+1)…(a+k))`, k from 0: the lower tail divided by the Poisson term (A&S 6.5.29). */
function lowerSeries(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= MAX_STEPS; k++) {
    term *= x / (a + k);
    const next = sum + term;
    if (next === sum) {
      return sum;
    }
    sum = next;
  }
  throw new RangeError(`incomplete gamma: a must be below 1e12 (got ${a})`);
}

/** The continued fraction of the upper tail (A&S 6.5.31), by the modified Lentz method; for x > a + 1. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let k = 1; k <= MAX_STEPS; k++) {
    const numerator = k * (a - k);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < 2e-16) {
      return fraction;
    }
  }
  throw new RangeError(`incomplete gamma: a must be below 1e12 (got ${a})`);
}

/**
 * Regularized upper incomplete gamma function `Q(a, x) = Γ(a, x) / Γ(a)`, `a > 0`, `x ≥ 0`.
 *
 * Continued fraction above `a + 1` (relative error about 1e-13, tails included), one minus the series below.
 *
 * @throws RangeError outside these bounds.
 */
export function upperIncompleteGamma(a: number, x: number): number {
  requireInside('upperIncompleteGamma: a', a, 0, Number.POSITIVE_INFINITY);
  requireWithin('upperIncompleteGamma: x', x, 0, Number.POSITIVE_INFINITY);
  if (x === 0) {
    return 1;
  }
  if (x === Number.POSITIVE_INFINITY) {
    return 0;
  }
  const term = Math.exp(logPoissonTerm(a, x));
  return x > a + 1 ? term * a * upperFraction(a, x) : Math.max(0, 1 - term * lowerSeries(a, x));
}
