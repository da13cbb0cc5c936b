/** An interval that may be looked at after every duel: a time-uniform confidence sequence for a mean. */
import type { Interval } from './interval.ts';
import { logisticPair } from './special/beta-quantile.ts';
import { logBinomialTerm } from './special/binomial-term.ts';
import { requireInside, requireWhole, requireWithin } from './special/check.ts';

/** Parameters of the beta prior; the uniform distribution is `{ a: 1, b: 1 }`. */
export interface BetaPrior {
  readonly a: number;
  readonly b: number;
}

const UNIFORM: BetaPrior = { a: 1, b: 1 };
const MAX_STEPS = 500;

/** `ln [a b / (a + b)]`: what turns a binomial term into a beta density (but for 1/(x y), which cancels). */
const logScale = ({ a, b }: BetaPrior): number => Math.log(a / (a + b)) + Math.log(b);

/**
 * Root of the convex function ln(prior / posterior) = ln(1/α) on one side of its minimum: outwards by
 * doubling steps, then Newton back, which from outside never crosses the root.
 */
function bound(prior: BetaPrior, successes: number, failures: number, alpha: number, side: -1 | 1): number {
  const posterior = { a: prior.a + successes, b: prior.b + failures };
  const offset = logScale(prior) - logScale(posterior) + Math.log(alpha);
  const excess = (logit: number): number => {
    const [x, y] = logisticPair(logit);
    return logBinomialTerm(prior.a, prior.b, x, y) - logBinomialTerm(posterior.a, posterior.b, x, y) + offset;
  };
  let logit = Math.log((successes + 0.5) / (failures + 0.5));
  for (let step = 0.01; excess(logit) <= 0; step *= 2) {
    logit += side * step;
  }
  for (let step = 0; step < MAX_STEPS; step++) {
    const [x, y] = logisticPair(logit);
    const slope = failures * x - successes * y;
    const next = logit - excess(logit) / slope;
    if (!((logit - next) * side > 1e-14 * Math.abs(logit))) {
      break;
    }
    logit = next;
  }
  return logisticPair(logit)[0];
}

/**
 * Confidence interval for a chance (or the mean of values between 0 and 1) that holds *at all sample sizes at
 * once*: with probability `confidence` it covers the truth after every single duel, however often one looks
 * and whenever one stops. Always on a prefix of the duels.
 *
 * All p with `M(p) = prior density(p) / posterior density(p) < 1/α`. For yes-or-no outcomes M(p), the
 * likelihood averaged over the prior against the likelihood of p, is a martingale with mean 1 when p is true,
 * so by Ville's inequality it ever reaches 1/α with probability at most α: exact, no approximation at any
 * size or rate. For values in between (a score with draws as ½; `successes` is then their sum) each factor
 * `(q/p)ˣ ((1−q)/(1−p))¹⁻ˣ` has mean at most 1, and the same holds. With the uniform prior: all p whose
 * binomial probability of the observed count is above `α / (n + 1)`.
 *
 * The price of looking at will: at a million duels about 2.2 times the width of Wilson's interval. Intervals
 * at successive sizes may be intersected. Exactly 0 (or 1) at no success (or failure).
 * Source: H. Robbins, Annals of Mathematical Statistics 41 (1970); Waudby-Smith & Ramdas, NeurIPS 2020.
 *
 * @param prior Any fixed before the first duel is valid; near the truth it is tighter. Uniform by default.
 * @throws RangeError unless `trials ≥ 1` is whole, `0 ≤ successes ≤ trials`, `0 < confidence < 1`, and a and b are
 *   between 1e-6 and 1e6.
 */
export function anytimeInterval(
  successes: number,
  trials: number,
  confidence: number,
  prior: BetaPrior = UNIFORM,
): Interval {
  requireWhole('anytimeInterval: trials', trials, 1);
  requireWithin('anytimeInterval: successes', successes, 0, trials);
  requireInside('anytimeInterval: confidence', confidence, 0, 1);
  requireWithin('anytimeInterval: prior a', prior.a, 1e-6, 1e6);
  requireWithin('anytimeInterval: prior b', prior.b, 1e-6, 1e6);
  const failures = trials - successes;
  const alpha = 1 - confidence;
  return {
    low: successes === 0 ? 0 : bound(prior, successes, failures, alpha, -1),
    high: failures === 0 ? 1 : bound(prior, successes, failures, alpha, 1),
  };
}
