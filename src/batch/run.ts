/** Runs a plan: gives out jobs, merges what comes back in any order, reports progress. */
import { type Marginals, mergeTallies, type Tally } from '../engine/tally.ts';
import type { Executor, Job } from './messages.ts';
import { type CellIdentity, identify, type Plan } from './plan.ts';
import type { CellResult } from './result.ts';

/** Duels of one job at most: some tens of milliseconds of work. */
const CHUNK = 1 << 17;

/** How far a run has come. */
export interface Progress {
  readonly cellsDone: number;
  readonly cells: number;
  readonly duelsDone: number;
  readonly duels: number;
}

/** The run was stopped from outside. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Options of `runPlan` that do not touch the figures. */
export interface RunOptions {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Jobs of a plan, those of one chain together so that threads build few tables. Exact jobs are one a law. */
export function jobsOf(plan: Plan, identities: readonly CellIdentity[]): Job[] {
  const order = plan.cells.map((_, cell) => cell).filter((cell) => identities[cell]!.impossible === null);
  const firstOfChain = new Map<string, number>();
  for (const cell of order) {
    const { chainKey } = identities[cell]!;
    if (!firstOfChain.has(chainKey)) firstOfChain.set(chainKey, cell);
  }
  const rank = (cell: number): number => firstOfChain.get(identities[cell]!.chainKey)!;
  order.sort((a, b) => rank(a) - rank(b) || a - b);
  const jobs: Job[] = [];
  const solved = new Set<string>();
  for (const cell of order) {
    const { law } = identities[cell]!;
    if (plan.method !== 'mc' && !solved.has(law)) {
      solved.add(law);
      jobs.push({ kind: 'exact', cell });
    }
    if (plan.method === 'exact') continue;
    for (let from = 0; from < plan.duels; from += CHUNK) {
      jobs.push({ kind: 'simulate', cell, from, count: Math.min(CHUNK, plan.duels - from) });
    }
  }
  return jobs;
}

/**
 * Runs all cells of a plan. The result depends on the plan alone: not on the executor, its width, or the
 * order in which jobs come back.
 * @throws InterruptedError when `signal` is aborted.
 */
export async function runPlan(
  plan: Plan,
  executor: Executor,
  options: RunOptions = {},
): Promise<CellResult[]> {
  const identities = identify(plan.cells);
  const jobs = jobsOf(plan, identities);
  const tallies = new Map<number, Tally>();
  const exacts = new Map<string, Marginals | null>();
  const jobsLeft = new Map<number, number>();
  for (const job of jobs) jobsLeft.set(job.cell, (jobsLeft.get(job.cell) ?? 0) + 1);
  const cells = jobsLeft.size;
  const duels = plan.method === 'exact' ? 0 : cells * plan.duels;
  let cellsDone = 0;
  let duelsDone = 0;
  let nextJob = 0;

  const drain = async (): Promise<void> => {
    while (nextJob < jobs.length) {
      if (options.signal?.aborted) throw new InterruptedError('interrupted');
      const job = jobs[nextJob++]!;
      const result = await executor.run(job);
      if (result.kind === 'exact') {
        exacts.set(identities[job.cell]!.law, result.exact);
      } else {
        const known = tallies.get(job.cell);
        tallies.set(job.cell, known === undefined ? result.tally : mergeTallies(known, result.tally));
        duelsDone += result.tally.total;
      }
      const left = jobsLeft.get(job.cell)! - 1;
      jobsLeft.set(job.cell, left);
      if (left === 0) cellsDone++;
      options.onProgress?.({ cellsDone, cells, duelsDone, duels });
    }
  };
  const lanes = Array.from({ length: Math.min(executor.width * 2, Math.max(1, jobs.length)) }, drain);
  await untilAborted(Promise.all(lanes), options.signal);
  return plan.cells.map((cell, index) => {
    const identity = identities[index]!;
    const exact = exacts.get(identity.law) ?? null;
    return {
      cell,
      impossible: identity.impossible,
      method: plan.method === 'both' && exact === null ? 'mc' : plan.method,
      tally: tallies.get(index) ?? null,
      exact,
      chain: identity.chainKey,
      law: identity.law,
    };
  });
}

/** Waits for the work, or stops waiting as soon as the signal comes. */
function untilAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return work;
  return Promise.race([
    work,
    new Promise((_, reject) => {
      const stop = (): void => reject(new InterruptedError('interrupted'));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }),
  ]);
}
