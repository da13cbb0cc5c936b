/** The exact test of two independent proportions. */
import { requireCounts } from './interval.ts';
import { logBinomialTerm } from './special/binomial-term.ts';

/** Tables whose probabilities differ by less than this share are taken for equally likely, as R does. */
const TIE = 1e-7;
/** Terms below this share of the sum so far no longer show in it. */
const NEGLIGIBLE = 1e-18;

/**
 * Fisher's exact test (two-sided) of two independent counts: given the successes of both together, the
 * probability of a split no likelier than the one observed.
 *
 * Holds its level at any size and rate (conservative with few). Terms of the hypergeometric distribution from
 * binomial ones, summed outwards until they no longer show: some thousand terms at a million trials. The
 * method of R's `fisher.test`. Source: R. A. Fisher, *Statistical Methods for Research Workers* (1934).
 *
 * @throws RangeError unless the counts are whole, `0 ≤ successes ≤ trials` and `trials ≥ 1` on both sides.
 * @example fisherExact(3, 4, 1, 4) // 0.4857142857
 */
export function fisherExact(
  successes1: number,
  trials1: number,
  successes2: number,
  trials2: number,
): number {
  requireCounts('fisherExact', successes1, trials1);
  requireCounts('fisherExact', successes2, trials2);
  const all = successes1 + successes2;
  const trials = trials1 + trials2;
  const lowest = Math.max(0, all - trials2);
  const highest = Math.min(all, trials1);
  if (lowest === highest) return 1;
  const chance = all / trials;
  const rest = (trials - all) / trials;
  const base = logBinomialTerm(all, trials - all, chance, rest);
  const logTerm = (k: number): number =>
    logBinomialTerm(k, trials1 - k, chance, rest) +
    logBinomialTerm(all - k, trials2 - all + k, chance, rest) -
    base;
  const limit = logTerm(successes1) + TIE;
  const mode = Math.min(highest, Math.max(lowest, Math.floor(((trials1 + 1) * (all + 1)) / (trials + 2))));
  const lower = tail(logTerm, firstUnlikely(logTerm, limit, mode, lowest, -1), lowest, -1);
  const upper = tail(logTerm, firstUnlikely(logTerm, limit, mode, highest, 1), highest, 1);
  return Math.min(1, lower + upper);
}

/** The k nearest the mode, going one way, that is no likelier than `limit`; one step past the end if none is. */
function firstUnlikely(
  logTerm: (k: number) => number,
  limit: number,
  mode: number,
  end: number,
  step: -1 | 1,
): number {
  let near = 0;
  let far = Math.abs(end - mode) + 1;
  while (near < far) {
    const middle = Math.floor((near + far) / 2);
    if (logTerm(mode + step * middle) <= limit) far = middle;
    else near = middle + 1;
  }
  return mode + step * near;
}

/** Sum of the terms from `start` to `end`, which only fall. */
function tail(logTerm: (k: number) => number, start: number, end: number, step: -1 | 1): number {
  let sum = 0;
  for (let k = start; (end - k) * step >= 0; k += step) {
    const term = Math.exp(logTerm(k));
    sum += term;
    if (term < NEGLIGIBLE * sum || term === 0) break;
  }
  return sum;
}
