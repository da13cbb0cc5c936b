/** Does the jobs of one plan, keeping the tables it has built: the inside of a worker, also used without threads. */
import { exactCounted } from '../engine/counted/exact.ts';
import type { Solution } from '../engine/exact.ts';
import { jointTally } from '../engine/prepared/joint.ts';
import { type Prepared, prepare, statesOf } from '../engine/prepared/prepared.ts';
import { simulate } from '../engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../engine/prepared/solve.ts';
import { playTrials } from '../engine/prepared/trials.ts';
import type { Marginals } from '../engine/tally.ts';
import { streamKey } from '../random/key.ts';
import type { Contest } from '../rules/contest.ts';
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

/** Makes the function that does jobs of `plan`. */
export function createWorkshop(plan: Plan): (job: Job) => JobResult {
  const kept = new Map<string, Kept>();
  let last: { cell: number; contest: Contest } | null = null;

  const contestAt = (cell: number): Contest => {
    if (last?.cell !== cell) last = { cell, contest: contestOf(plan.cells[cell]!) };
    return last.contest;
  };
  const keptFor = (contest: Contest): Kept => {
    let found = kept.get(contest.chainKey);
    if (found === undefined) found = { prepared: prepare(contest, plan.maxStates), solution: undefined };
    else kept.delete(contest.chainKey);
    kept.set(contest.chainKey, found);
    if (kept.size > KEPT_CHAINS) kept.delete(kept.keys().next().value!);
    return found;
  };

  return (job) => {
    const contest = contestAt(job.cell);
    const entry = keptFor(contest);
    if (job.kind === 'pair') {
      // One key for both: the same randomness, duel by duel.
      const key = streamKey(plan.seed, plan.cells[job.cell]!.key);
      const other = contestOf(plan.cells[job.other]!);
      const first = playTrials(contest, entry.prepared, key, job.from, job.count);
      const second = playTrials(other, keptFor(other).prepared, key, job.from, job.count);
      return { kind: 'pair', joint: jointTally([contest, other], [first, second], job.from, pairMetrics) };
    }
    if (job.kind === 'simulate') {
      const key = streamKey(plan.seed, plan.cells[job.cell]!.key);
      return { kind: 'simulate', tally: simulate(contest, entry.prepared, key, job.from, job.count) };
    }
    const states = statesOf(entry.prepared);
    const exact = exactOf(contest, entry);
    if (job.also === undefined) return { kind: 'exact', exact, states };
    return { kind: 'exact', exact, states, also: job.also.map((cell) => exactOf(contestAt(cell), entry)) };
  };
}

/** Exact distributions of a contest of the chain kept; the chain is solved once. */
function exactOf(contest: Contest, entry: Kept): Marginals | null {
  const { prepared } = entry;
  if (prepared.counted !== null) return exactCounted(contest, prepared.counted);
  if (entry.solution === undefined) entry.solution = solvePrepared(contest, prepared);
  return entry.solution === null ? null : exactMarginals(contest, prepared, entry.solution);
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
