/** Exact distributions of a prepared contest. */
import type { Contest } from '../../rules/contest.ts';
import { asChances } from '../chances.ts';
import { type Solution, solve } from '../exact.ts';
import { marginalsOf } from '../facts.ts';
import type { Marginals } from '../tally.ts';
import type { Prepared } from './prepared.ts';

/**
 * Solves the chain of a prepared contest; contests that share the chain share the solution.
 * @returns `null` where the contest is not tabulated, or takes too many rounds to be decided.
 */
export function solvePrepared(contest: Contest, prepared: Prepared): Solution | null {
  const { chain, groups, maxSteps } = prepared;
  return chain === null ? null : solve(contest, chain, groups.groupOf, groups.clocks.length, maxSteps);
}

/** Marginal distributions of a contest from the solution of its chain: probabilities from 0 to 1, of each fact together 1. */
export function exactMarginals(contest: Contest, prepared: Prepared, solution: Solution): Marginals {
  const { ends, rounds, stride, error } = solution;
  const marginals = marginalsOf(contest, prepared.chain!, prepared.groups, ends, rounds, stride, 1);
  // Sums over ends are compensated; values outside a histogram's table and the last quotient cost some units more.
  return { ...asChances(marginals), error: error + (prepared.chain!.ends + 8) * 2 ** -52 };
}
