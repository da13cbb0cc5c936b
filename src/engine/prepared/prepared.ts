/** A contest made ready for solving and sampling; what it holds is shared by all contests of one chain. */
import type { Contest } from '../../rules/contest.ts';
import { type Chain, type Segment, segmentsOf } from '../chain.ts';
import { type CountedChain, tabulateCounted } from '../counted/chain.ts';
import { type EndGroups, groupEnds } from '../facts.ts';
import { createInversion, type Inversion } from '../inversion.ts';
import { checkQuestions } from '../soundQuestions.ts';
import { createTable } from '../table.ts';
import { tabulate } from '../tabulate.ts';
import { fastSampler, type TableSampler } from './tableSampler.ts';

/** Tables of one chain. `chain` is `null` where it is too large: the contest is then asked directly. */
export interface Prepared {
  readonly chain: Chain | null;
  /** The chain of a contest with events; `null` where it is too large, and for other contests. */
  readonly counted: CountedChain | null;
  readonly groups: EndGroups;
  /** Steps that an exact solution may take, see `solve`. */
  readonly maxSteps: number;
  readonly inversion: Inversion;
  readonly segments: readonly Segment[];
  /** Samples the chain; the table for it is made when it is first asked for. */
  readonly sampler: () => TableSampler;
}

/** Steps of an exact solution, by state that the limit allows: some 2 ns each. */
const STEPS_PER_STATE = 8_000;

/** Most counts of rounds by group: contests with more are asked directly. */
const MOST_COUNTS = 1 << 23;

/**
 * Builds the tables of a contest; see `tabulate` for the limit.
 * @throws ContestError where a question is no distribution, or the contest is seen not to keep what it promises.
 */
export function prepare(contest: Contest, maxStates: number): Prepared {
  checkQuestions(contest);
  const segments = segmentsOf(contest.schedule.kindOf);
  const maxSteps = maxStates * STEPS_PER_STATE;
  // For whoever draws; a solution has no need of it.
  let made: Inversion | undefined;
  const inversionOf = (): Inversion => {
    made ??= createInversion(contest.questions);
    return made;
  };
  const counted = contest.events === undefined ? null : tabulateCounted(contest, maxStates);
  const tried = contest.events === undefined && contest.untabulated === undefined;
  const chain = tried ? tabulate(contest, { maxStates }) : null;
  const groups = chain === null ? NO_GROUPS : groupEnds(contest, chain);
  if (chain === null || groups.clocks.length * (contest.schedule.kindOf.length + 1) > MOST_COUNTS) {
    const sampler = (): never => {
      throw new RangeError('chain: must be small enough to tabulate');
    };
    return {
      ...{ chain: null, counted, groups: NO_GROUPS, maxSteps, segments, sampler },
      get inversion() {
        return inversionOf();
      },
    };
  }
  let sampler: TableSampler | undefined;
  return {
    chain,
    counted,
    groups,
    maxSteps,
    segments,
    get inversion() {
      return inversionOf();
    },
    sampler: () => {
      sampler ??= fastSampler(createTable(contest.questions, chain, segments, groups), inversionOf());
      return sampler;
    },
  };
}

const NO_GROUPS: EndGroups = { groupOf: new Int32Array(0), clocks: [] };

/** States of the chain that waits to be drawn from; 0 where the contest is not tabulated. */
export function statesOf({ chain, counted }: Prepared): number {
  return chain?.states ?? counted?.rows ?? 0;
}
