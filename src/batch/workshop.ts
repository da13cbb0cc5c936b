/** Does the jobs of one plan, keeping the tables it has built: the inside of a worker, also used without threads. */
import { exactCounted } from '../engine/counted/exact.ts';
import type { Solution } from '../engine/exact.ts';
import { jointTally } from '../engine/prepared/joint.ts';
import { exactMixture, hasTooManyParts } from '../engine/prepared/mixture.ts';
import { type Prepared, prepare, statesOf } from '../engine/prepared/prepared.ts';
import { simulate } from '../engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../engine/prepared/solve.ts';
import { playTrials } from '../engine/prepared/trials.ts';
import type { Marginals } from '../engine/tally.ts';
import { streamKey } from '../random/key.ts';
import type { Contest, Mixture } from '../rules/contest.ts';
import { contestOf } from '../scenario/cellKinds.ts';
import type { Executor, Job, JobResult } from './messages.ts';
import type { Plan } from './plan.ts';

/** Chains kept at once; jobs of one chain come one after another, so few suffice. */
const KEPT_CHAINS = 4;

/** Metrics whose differences pairs are asked for, besides rounds. */
const pairMetrics: readonly string[] = ['initiator_drain', 'target_drain'];

interface Kept {
  readonly prepared: Prepared;
  solution: Solution | null | undefined;
}

/** The tables of the chains used last. */
export class Shelf {
  readonly #maxStates: number;
  readonly #kept = new Map<string, Kept>();

  /** @param maxStates largest chain that is tabulated. */
  constructor(maxStates: number) {
    this.#maxStates = maxStates;
  }

  /** The tables of a contest. */
  prepared(contest: Contest): Prepared {
    return this.#of(contest).prepared;
  }

  /** Exact distributions of a contest; `null` where it has too many states, which are told as well. */
  exact(contest: Contest): { readonly exact: Marginals | null; readonly states: number } {
    if (contest.mixture !== undefined) return this.#mixed(contest, contest.mixture());
    const entry = this.#of(contest);
    const { prepared } = entry;
    const states = statesOf(prepared);
    if (prepared.counted !== null) return { exact: exactCounted(contest, prepared.counted), states };
    if (entry.solution === undefined) entry.solution = solvePrepared(contest, prepared);
    return { exact: entry.solution && exactMarginals(contest, prepared, entry.solution), states };
  }

  #mixed(contest: Contest, mixture: Mixture): { readonly exact: Marginals | null; readonly states: number } {
    if (hasTooManyParts(mixture, this.#maxStates)) return { exact: null, states: 0 };
    let states = 0;
    const exact = exactMixture(contest, mixture, (part) => {
      const entry = this.#of(part);
      states += statesOf(entry.prepared);
      entry.solution ??= solvePrepared(part, entry.prepared);
      return { prepared: entry.prepared, solution: entry.solution };
    });
    return { exact, states };
  }

  #of(contest: Contest): Kept {
    const { chainKey } = contest;
    const found = this.#kept.get(chainKey) ?? {
      prepared: prepare(contest, this.#maxStates),
      solution: undefined,
    };
    this.#kept.delete(chainKey);
    this.#kept.set(chainKey, found);
    if (this.#kept.size > KEPT_CHAINS) this.#kept.delete(this.#kept.keys().next().value!);
    return found;
  }
}

/** Makes the function that does jobs of `plan`. */
export function createWorkshop(plan: Plan): (job: Job) => JobResult {
  const shelf = new Shelf(plan.maxStates);
  let last: { cell: number; contest: Contest } | null = null;

  const contestAt = (cell: number): Contest => {
    if (last?.cell !== cell) last = { cell, contest: contestOf(plan.cells[cell]!) };
    return last.contest;
  };

  return (job) => {
    const contest = contestAt(job.cell);
    if (job.kind === 'exact') {
      const found = { kind: 'exact', ...shelf.exact(contest) } as const;
      if (job.also === undefined) return found;
      return { ...found, also: job.also.map((cell) => shelf.exact(contestAt(cell)).exact) };
    }
    const key = streamKey(plan.seed, plan.cells[job.cell]!.key);
    const prepared = shelf.prepared(contest);
    if (job.kind === 'simulate')
      return { kind: 'simulate', tally: simulate(contest, prepared, key, job.from, job.count) };
    // One key for both: the same randomness, duel by duel.
    const other = contestOf(plan.cells[job.other]!);
    const first = playTrials(contest, prepared, key, job.from, job.count);
    const second = playTrials(other, shelf.prepared(other), key, job.from, job.count);
    const joint = jointTally([contest, other], [first, second], job.from, pairMetrics, job.known);
    return { kind: 'pair', joint };
  };
}

/** An executor in this thread: for tests, for the library, and where threads are not wanted. */
export function inlineExecutor(plan: Plan): Executor {
  const work = createWorkshop(plan);
  return {
    width: 1,
    takesSeveral: true,
    run: (job) => new Promise((resolve) => setImmediate(() => resolve(work(job)))),
    close: () => Promise.resolve(),
  };
}
