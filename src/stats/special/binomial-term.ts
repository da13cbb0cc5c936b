/**
 * Terms of the binomial and Poisson distributions for real arguments, without loss of digits at large counts.
 */
import { stirlingError } from './stirling.ts';

/**
 * `x ln(x / m) + m − x` for `x, m > 0`: the deviance of x from its mean m, never negative.
 *
 * Next to `x = m` the difference of large numbers is replaced by its series in `(x − m) / (x + m)`.
 * Source: C. Loader, *Fast and accurate computation of binomial probabilities* (2000), `bd0`.
 */
export function deviance(x: number, mean: number): number {
  const difference = x - mean;
  if (Math.abs(difference) >= 0.1 * (x + mean)) {
    return x * (Math.log(x) - Math.log(mean)) - difference;
  }
  const ratio = difference / (x + mean);
  const square = ratio * ratio;
  let sum = difference * ratio;
  let power = 2 * x * ratio;
  for (let odd = 3; ; odd += 2) {
    power *= square;
    const next = sum + power / odd;
    if (next === sum) {
      return sum;
    }
    sum = next;
  }
}

/**
 * `ln [ Γ(a+b+1) / (Γ(a+1) Γ(b+1)) · xᵃ yᵇ ]` with `y = 1 − x`: for whole numbers the log-probability of a
 * successes and b failures at chance x. `a, b ≥ 0`, `x, y ≥ 0`; x and y are given separately because only
 * the smaller of them holds its digits. −∞ where the probability is 0.
 *
 * Saddle-point form of Loader (2000); relative error of the probability about 1e-14.
 */
export function logBinomialTerm(a: number, b: number, x: number, y: number): number {
  if (a === 0 || b === 0) {
    // y^b or x^a alone; the other one's logarithm by log1p, where it is close to 1.
    const [power, chance, rest] = a === 0 ? [b, y, x] : [a, x, y];
    return power === 0 ? 0 : power * (rest < 0.5 ? Math.log1p(-rest) : Math.log(chance));
  }
  if (x === 0 || y === 0) {
    return Number.NEGATIVE_INFINITY;
  }
  const n = a + b;
  return (
    stirlingError(n) -
    stirlingError(a) -
    stirlingError(b) -
    deviance(a, n * x) -
    deviance(b, n * y) +
    0.5 * Math.log(n / (2 * Math.PI * a) / b)
  );
}

/**
 * `ln [ xᵃ e⁻ˣ / Γ(a+1) ]`, for `a > 0, x > 0`: for whole a the log-probability of a under a Poisson
 * distribution of mean x. Relative error of the probability about 1e-14. Source: Loader (2000).
 */
export function logPoissonTerm(a: number, x: number): number {
  return -stirlingError(a) - deviance(a, x) - 0.5 * Math.log(2 * Math.PI * a);
}
