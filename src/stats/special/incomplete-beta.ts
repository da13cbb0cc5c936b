/** The regularized incomplete beta function: the distribution function behind binomial, beta and Student. */
import { logBinomialTerm } from './binomial-term.ts';
import { requireInside, requireWithin } from './check.ts';

/** Enough for parameters of 1e12, which need about the square root of that. */
const MAX_STEPS = 10_000_000;

/**
 * The continued fraction of `Iₓ(a, b)` divided by `xᵃ yᵇ / B(a, b)`, in the contracted form of DiDonato &
 * Morris, *Algorithm 708* (ACM TOMS 18, 1992), formula BFRAC: twice as fast as the classical one, and the
 * distance of x from the mean, which decides about the digits, enters by itself.
 */
function continuedFraction(x: number, y: number, a: number, b: number): number {
  const fromMean = 1 + (x > y ? (a + b) * y - b : a - (a + b) * x);
  const first = 1 + 1 / a;
  let numerator = 0;
  let denominator = 1;
  let nextNumerator = 1;
  let nextDenominator = fromMean / first;
  let fraction = first / fromMean;
  let p = 1;
  let s = a + 1;
  for (let n = 1; n <= MAX_STEPS; n++) {
    const t = n / a;
    const w = n * (b - n) * x;
    const e = a / s;
    const alpha = p * (p + b / a) * e * e * w * x;
    const beta = n + w / s + ((1 + t) / (first + t + t)) * (fromMean + n * (1 + y));
    p = 1 + t;
    s += 2;
    const newNumerator = alpha * numerator + beta * nextNumerator;
    const newDenominator = alpha * denominator + beta * nextDenominator;
    const before = fraction;
    fraction = newNumerator / newDenominator;
    if (Math.abs(fraction - before) <= 2e-16 * fraction) {
      return fraction;
    }
    // Rescaled at every step, so that nothing overflows.
    numerator = nextNumerator / newDenominator;
    denominator = nextDenominator / newDenominator;
    nextNumerator = fraction;
    nextDenominator = 1;
  }
  throw new RangeError(`incompleteBeta: a and b must be below 1e12 (got ${a}, ${b})`);
}

/**
 * `ln Iₓ(a, b)`, the log-probability that a Beta(a, b) variable is at most x; `a, b > 0`, `y = 1 − x`.
 *
 * Takes x and y separately so that either end keeps its digits; good far below the smallest double.
 * For callers of this layer, hence without checks: `0 ≤ x, y ≤ 1`.
 */
export function logLowerBetaTail(x: number, y: number, a: number, b: number): number {
  if (x === 0) {
    return Number.NEGATIVE_INFINITY;
  }
  if (y === 0) {
    return 0;
  }
  if (x * (a + b + 2) <= a + 1) {
    // x^a y^b / B(a, b) is the binomial term times a b / (a + b).
    const factor = (a / (a + b)) * b * continuedFraction(x, y, a, b);
    return logBinomialTerm(a, b, x, y) + Math.log(factor);
  }
  const factor = (a / (a + b)) * b * continuedFraction(y, x, b, a);
  const upper = factor * Math.exp(logBinomialTerm(a, b, x, y));
  return Math.log1p(-Math.min(1, upper));
}

/**
 * Regularized incomplete beta function `Iₓ(a, b)`: the probability that a Beta(a, b) variable is at most x.
 *
 * Continued fraction (DiDonato & Morris 1992) on the side of the mean where it converges, in about
 * √max(a, b) steps; the prefix in saddle-point form, so that counts of a million lose no digits. Relative
 * error about 1e-13 in both tails; the upper tail is `incompleteBeta(1 − x, b, a)`.
 *
 * @throws RangeError unless `0 ≤ x ≤ 1` and `a, b > 0`, finite.
 * @example incompleteBeta(0.5, 2, 3) // 0.6875
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  requireWithin('incompleteBeta: x', x, 0, 1);
  requireInside('incompleteBeta: a', a, 0, Number.POSITIVE_INFINITY);
  requireInside('incompleteBeta: b', b, 0, Number.POSITIVE_INFINITY);
  return Math.exp(logLowerBetaTail(x, 1 - x, a, b));
}
