/** Quantiles of the beta distribution: the inverse of the regularized incomplete beta function. */
import { logBinomialTerm } from './binomial-term.ts';
import { requireInside, requireWithin } from './check.ts';
import { logLowerBetaTail } from './incomplete-beta.ts';

/** Below e^−700 a double underflows; no quantile is looked for beyond. */
const LOWEST_LOGIT = -700;
const MAX_STEPS = 200;

/**
 * `1 / (1 + e⁻ᵗ)` and its complement, both to full relative precision.
 *
 * @returns the pair `[x, 1 − x]`.
 */
export function logisticPair(logit: number): readonly [x: number, y: number] {
  const small = Math.exp(-Math.abs(logit));
  const lower = small / (1 + small);
  const upper = 1 / (1 + small);
  return logit < 0 ? [lower, upper] : [upper, lower];
}

/**
 * Logit of the p-quantile for `p ≤ ½`, by Newton's method on `ln I` as a function of the logit.
 *
 * The density of the logit of a beta variable is log-concave, therefore so is its distribution function:
 * the tangent lies above the curve, every step from anywhere lands left of the root, and from there the
 * steps climb to it without overshooting. No bracket is needed.
 */
function lowerLogit(logProbability: number, a: number, b: number): number {
  let logit = Math.log(a / b);
  for (let step = 0; step < MAX_STEPS; step++) {
    const [x, y] = logisticPair(logit);
    const logTail = logLowerBetaTail(x, y, a, b);
    // d ln I / d logit = x^a y^b / B(a, b) / I, and 1/B is the binomial term times a b / (a + b).
    const slope = Math.exp(logBinomialTerm(a, b, x, y) - logTail) * (a / (a + b)) * b;
    const move = (logProbability - logTail) / slope;
    const next = Math.max(LOWEST_LOGIT, logit + move);
    // After the first step the moves go up only; one that goes down is rounding at the root.
    if (next === logit || Math.abs(move) < 1e-15 * Math.abs(logit) || (step > 1 && move < 0)) {
      return next;
    }
    logit = next;
  }
  return logit;
}

/**
 * Logit `ln(x / (1 − x))` of the p-quantile of Beta(a, b); keeps the digits of quantiles next to 0 and to 1.
 * Unchecked: `0 < p < 1`, `a, b > 0`.
 */
export function betaQuantileLogit(p: number, a: number, b: number): number {
  return p <= 0.5 ? lowerLogit(Math.log(p), a, b) : -lowerLogit(Math.log1p(-p), b, a);
}

function requireParameters(where: string, p: number, a: number, b: number): void {
  requireWithin(`${where}: p`, p, 0, 1);
  requireInside(`${where}: a`, a, 0, Number.POSITIVE_INFINITY);
  requireInside(`${where}: b`, b, 0, Number.POSITIVE_INFINITY);
}

/**
 * The value that a Beta(a, b) variable stays at or below with probability p.
 *
 * Relative error about 1e-13, at either end; quantiles below 1e-304 come out there. Newton's method
 * (about ten evaluations of the incomplete beta function).
 *
 * @throws RangeError unless `0 ≤ p ≤ 1` and `a, b > 0`, finite.
 * @example betaQuantile(0.975, 1, 10) // 0.3084971078187608 (scipy 1.10.1)
 */
export function betaQuantile(p: number, a: number, b: number): number {
  requireParameters('betaQuantile', p, a, b);
  return p === 0 || p === 1 ? p : logisticPair(betaQuantileLogit(p, a, b))[0];
}

/**
 * The value that a Beta(a, b) variable exceeds with probability p: `betaQuantile(1 − p, a, b)` for a p too
 * small for the difference to hold it.
 *
 * @throws RangeError as `betaQuantile`.
 */
export function betaUpperQuantile(p: number, a: number, b: number): number {
  requireParameters('betaUpperQuantile', p, a, b);
  return p === 0 || p === 1 ? 1 - p : logisticPair(betaQuantileLogit(p, b, a))[1];
}
