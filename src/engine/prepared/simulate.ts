/** `simulate` plays trials by index and counts what they came to. */
import type { StreamKey } from '../../random/key.ts';
import type { Contest } from '../../rules/contest.ts';
import { simulateCounted } from '../counted/sampler.ts';
import { marginalsOf } from '../facts.ts';
import type { Counts, TrialLog } from '../ledger.ts';
import { simulateDirectly } from '../simulateDirectly.ts';
import type { Tally } from '../tally.ts';
import type { Prepared } from './prepared.ts';

/**
 * Plays trials `from` … `from + count − 1` of the cell addressed by `key`. The result depends on nothing
 * else: not on how trials are cut into calls, nor on whether the contest is tabulated.
 */
export function simulate(
  contest: Contest,
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
): Tally {
  const { chain, counted, groups, inversion } = prepared;
  if (contest.events !== undefined) return simulateCounted(contest, counted, inversion, key, from, count);
  if (chain === null) return simulateDirectly(contest, inversion, key, from, count);
  const { ends, rounds, stride, longest, longestIndex } = sampleChain(prepared, key, from, count, null);
  const marginals = marginalsOf(contest, chain, groups, ends, rounds, stride, count);
  return { ...marginals, longest: longestIndex < 0 ? null : { value: longest, index: longestIndex } };
}

/** Samples a tabulated contest, with a log of single trials where one is wanted. */
export function sampleChain(
  prepared: Prepared,
  key: StreamKey,
  from: number,
  count: number,
  log: TrialLog | null,
): Counts {
  return prepared.sampler()(key, from, count, log);
}
