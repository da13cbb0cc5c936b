/** A contest made ready for solving and sampling; what it holds is shared by all contests of one chain. */
import type { Contest } from '../rules/contest.ts';
import { type Chain, type Segment, segmentsOf } from './chain.ts';
import { type EndGroups, groupEnds } from './facts.ts';
import { createInversion, type Inversion } from './inversion.ts';
import { tabulate } from './tabulate.ts';

/** Tables of one chain. `chain` is `null` where it is too large: the contest is then asked directly. */
export interface Prepared {
  readonly chain: Chain | null;
  readonly groups: EndGroups;
  readonly inversion: Inversion;
  readonly segments: readonly Segment[];
}

/** Builds the tables of a contest; see `tabulate` for the limit. */
export function prepare(contest: Contest, maxStates: number): Prepared {
  const chain = tabulate(contest, { maxStates });
  return {
    chain,
    groups: chain === null ? { groupOf: new Uint16Array(0), clocks: [] } : groupEnds(contest, chain),
    inversion: createInversion(contest.questions),
    segments: segmentsOf(contest.schedule.kindOf),
  };
}
