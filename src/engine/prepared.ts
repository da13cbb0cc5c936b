/** A contest made ready for solving and sampling; what it holds is shared by all contests of one chain. */
import type { Contest } from '../rules/contest.ts';
import { type Chain, type Segment, segmentsOf } from './chain.ts';
import { type CountedChain, tabulateCounted } from './counted/chain.ts';
import { type EndGroups, groupEnds } from './facts.ts';
import { createInversion, type Inversion } from './inversion.ts';
import { tabulate } from './tabulate.ts';

/** Tables of one chain. `chain` is `null` where it is too large: the contest is then asked directly. */
export interface Prepared {
  readonly chain: Chain | null;
  /** The chain of a contest with events; `null` where it is too large, and for other contests. */
  readonly counted: CountedChain | null;
  readonly groups: EndGroups;
  readonly inversion: Inversion;
  readonly segments: readonly Segment[];
}

/** Builds the tables of a contest; see `tabulate` for the limit. */
export function prepare(contest: Contest, maxStates: number): Prepared {
  const tried = contest.events === undefined && contest.untabulated === undefined;
  const chain = tried ? tabulate(contest, { maxStates }) : null;
  return {
    chain,
    counted: contest.events === undefined ? null : tabulateCounted(contest, maxStates),
    groups: chain === null ? { groupOf: new Uint16Array(0), clocks: [] } : groupEnds(contest, chain),
    inversion: createInversion(contest.questions),
    segments: segmentsOf(contest.schedule.kindOf),
  };
}

/** States of the chain that waits to be drawn from; 0 where the contest is not tabulated. */
export function statesOf({ chain, counted }: Prepared): number {
  return chain?.states ?? counted?.rows ?? 0;
}
