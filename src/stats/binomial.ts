/** The binomial distribution and the exact test of a count against a known chance. */
import { requireCounts } from './interval.ts';
import { logBinomialTerm } from './special/binomial-term.ts';
import { requireWithin } from './special/check.ts';
import { incompleteBeta } from './special/incomplete-beta.ts';

/**
 * Counts whose probabilities differ by less than this share are taken for equally likely, as R and scipy do.
 */
const TIE = 1e-7;

/**
 * Probability of at least `successes` in `trials` at chance p: `I_p(k, n − k + 1)`, relative error about
 * 1e-13.
 *
 * @throws RangeError for counts out of order, or p outside 0 to 1.
 */
export function binomialUpperTail(successes: number, trials: number, p: number): number {
  requireCounts('binomialUpperTail', successes, trials);
  return successes === 0 ? 1 : incompleteBeta(p, successes, trials - successes + 1);
}

/**
 * Probability of at most `successes` in `trials` at chance p.
 *
 * @throws RangeError for counts out of order, or p outside 0 to 1.
 */
export function binomialLowerTail(successes: number, trials: number, p: number): number {
  return binomialUpperTail(trials - successes, trials, 1 - p);
}

/**
 * The smallest k in `low…high` (a falling stretch of the distribution) no likelier than `limit`; high + 1 if
 * none.
 */
function firstUnlikely(logTerm: (k: number) => number, limit: number, low: number, high: number): number {
  let from = low;
  let to = high + 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (logTerm(middle) <= limit) {
      to = middle;
    } else {
      from = middle + 1;
    }
  }
  return from;
}

/**
 * Exact two-sided binomial test: the probability, at chance p, of a count that is no likelier than the one
 * observed.
 *
 * The method of R's `binom.test` and scipy's `binomtest`; two incomplete beta functions and a binary search,
 * so that millions of trials are no matter. At p = 0 or 1 the answer is 1 for the only possible count and 0
 * else.
 *
 * @throws RangeError unless the counts are whole, `0 ≤ successes ≤ trials`, `trials ≥ 1` and `0 ≤ p ≤ 1`.
 * @example binomialTwoSided(3, 20, 0.5) // 0.0025768
 */
export function binomialTwoSided(successes: number, trials: number, p: number): number {
  requireCounts('binomialTwoSided', successes, trials);
  requireWithin('binomialTwoSided: p', p, 0, 1);
  if (p === 0 || p === 1) {
    return successes === p * trials ? 1 : 0;
  }
  // Mirrored if need be, so that the observed count lies below the mean.
  const mirrored = successes > p * trials;
  const observed = mirrored ? trials - successes : successes;
  const chance = mirrored ? 1 - p : p;
  const logTerm = (k: number) => logBinomialTerm(k, trials - k, chance, 1 - chance);
  const limit = logTerm(observed) + TIE;
  // Past the mode, which is at most one above the mean, the terms only fall; one more candidate is looked at
  // by itself.
  const start = Math.max(Math.ceil(chance * trials), observed + 1);
  const other = firstUnlikely(logTerm, limit, Math.min(start + 1, trials + 1), trials);
  const opposite = start <= trials && logTerm(start) <= limit ? start : other;
  const upper = opposite > trials ? 0 : binomialUpperTail(opposite, trials, chance);
  return Math.min(1, binomialLowerTail(observed, trials, chance) + upper);
}
