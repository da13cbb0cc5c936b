/** Exact distributions of a prepared contest. */
import type { Contest, OwnMetrics } from '../../rules/contest.ts';
import type { Histogram } from '../../stats/histogram.ts';
import type { Chain } from '../chain.ts';
import { asChances, normalized } from '../chances.ts';
import { type Solution, solve } from '../exact.ts';
import { marginalsOf } from '../facts.ts';
import { HistogramBuilder } from '../histogram.ts';
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

/** What contests of one chain have in common once it is solved. */
interface Common {
  readonly marginals: Marginals;
  /** Class of each end by which the metrics differ that are each contest's own, and an end of each class. */
  readonly classOf: Int32Array;
  readonly examples: readonly number[];
}

const commons = new WeakMap<Solution, Common>();

/** Marginal distributions of a contest from the solution of its chain: probabilities from 0 to 1, of each fact together 1. */
export function exactMarginals(contest: Contest, prepared: Prepared, solution: Solution): Marginals {
  const { own } = contest;
  if (own === undefined) return allMarginals(contest, prepared, solution);
  let common = commons.get(solution);
  if (common === undefined) {
    const marginals = allMarginals(contest, prepared, solution);
    common = { marginals, ...classesOf(contest, own, prepared.chain!) };
    commons.set(solution, common);
    return marginals;
  }
  const { marginals } = common;
  return {
    ...marginals,
    metrics: { ...marginals.metrics, ...ownHistograms(contest, own, prepared.chain!, solution, common) },
  };
}

function allMarginals(contest: Contest, prepared: Prepared, solution: Solution): Marginals {
  const { ends, rounds, stride, error } = solution;
  const marginals = marginalsOf(contest, prepared.chain!, prepared.groups, ends, rounds, stride, 1);
  // Sums over ends are compensated; values outside a histogram's table and the last quotient cost some units more.
  return { ...asChances(marginals), error: error + (prepared.chain!.ends + 8) * 2 ** -52 };
}

function classesOf(contest: Contest, own: OwnMetrics, chain: Chain): Pick<Common, 'classOf' | 'examples'> {
  const known = new Map<number, number>();
  const examples: number[] = [];
  const state = contest.begin();
  const classOf = Int32Array.from({ length: chain.ends }, (_, end) => {
    const which = own.classOf(chain.endState(end, state));
    const number = known.get(which) ?? examples.push(end) - 1;
    known.set(which, number);
    return number;
  });
  return { classOf, examples };
}

/** Distributions of the metrics that are the contest's own, as `marginalsOf` counts them: end by end. */
function ownHistograms(
  contest: Contest,
  own: OwnMetrics,
  chain: Chain,
  { ends }: Solution,
  { classOf, examples }: Common,
): Readonly<Record<string, Histogram>> {
  const values = examples.map((end) => contest.outcome(chain.endState(end)).values);
  return Object.fromEntries(
    own.names.map((name) => {
      const column = contest.metrics.indexOf(name);
      const worth = values.map((all) => all[column]!);
      const builder = new HistogramBuilder();
      for (let end = 0; end < ends.length; end++)
        if (ends[end]! !== 0) builder.add(worth[classOf[end]!]!, ends[end]!);
      return [name, normalized(builder.build())];
    }),
  );
}
