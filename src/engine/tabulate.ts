/**
 * `tabulate` walks all states that a contest can reach and lays them out as flat arrays: a chain. One look-up
 * `rows[row + outcome]` then takes the place of asking and answering. The round counter is not part of it.
 */
import type { Contest } from '../rules/contest.ts';
import type { Chain } from './chain.ts';
import { type ChainLimits, explore } from './explore.ts';
import { layOut } from './layOut.ts';
import { MOST_QUESTIONS } from './table.ts';

/** Finds the chain of a contest, or answers `null` where it is larger than the limits allow. */
export function tabulate(contest: Contest, limits: ChainLimits): Chain | null {
  if (contest.questions.length > MOST_QUESTIONS) return null;
  const drafts = explore(contest, limits);
  if (drafts === null) return null;
  const chain = layOut(contest, drafts);
  for (const kind of drafts.kinds) kind.release();
  return chain;
}
