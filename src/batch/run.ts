/** Runs a plan: gives out jobs, merges what comes back in any order, reports progress. */
import { type Marginals, mergeTallies, type Tally } from '../engine/tally.ts';
import type { Cell } from '../scenario/cells.ts';
import { firstJobs, playableCells, simulateJobs } from './jobs.ts';
import type { Executor, Job } from './messages.ts';
import { identify, type Plan } from './plan.ts';
import type { CellResult } from './result.ts';

/** How far a run has come. */
export interface Progress {
  readonly cellsDone: number;
  readonly cells: number;
  readonly duelsDone: number;
  /** Duels asked for so far; a sequel may ask for more. */
  readonly duels: number;
}

/** The run was stopped from outside. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/**
 * Goes on with some cells after a look at all of them. It sees the tallies of contiguous prefixes 0 … n − 1
 * and nothing else, so what it decides does not depend on the order in which work came back.
 */
export interface Sequel {
  /**
   * The totals that cells shall have next, by cell; `null` when the run is over. `exactOf` gives the exact
   * result of a cell, where there is one.
   */
  next(
    tallies: ReadonlyMap<number, Tally>,
    exactOf: (cell: number) => Marginals | null,
  ): ReadonlyMap<number, number> | null;
}

/** Options of `runPlan`. */
export interface RunOptions {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** What follows the plan's `duels` of each cell; nothing by default. */
  readonly sequel?: Sequel;
}

/**
 * Runs all cells of a plan. The result depends on the plan (and the sequel) alone: not on the executor, its
 * width, or the order in which jobs come back.
 * @throws InterruptedError when `signal` is aborted.
 */
export async function runPlan<C extends Cell>(
  plan: Plan<C>,
  executor: Executor,
  options: RunOptions = {},
): Promise<CellResult<C>[]> {
  const identities = identify(plan.cells);
  const cells = playableCells(identities);
  const tallies = new Map<number, Tally>();
  const exacts = new Map<string, Marginals | null>();
  let asked = plan.method === 'exact' ? 0 : cells.length * plan.duels;
  let duelsDone = 0;
  const wanted = new Map(cells.map((cell) => [cell, plan.method === 'exact' ? 0 : plan.duels]));
  const done = new Set<number>();

  const keep = (job: Job, result: Awaited<ReturnType<Executor['run']>>): void => {
    if (result.kind === 'exact') {
      exacts.set(identities[job.cell]!.law, result.exact);
    } else if (result.kind === 'simulate') {
      const known = tallies.get(job.cell);
      tallies.set(job.cell, known === undefined ? result.tally : mergeTallies(known, result.tally));
      duelsDone += result.tally.total;
    }
    if ((tallies.get(job.cell)?.total ?? 0) >= wanted.get(job.cell)!) done.add(job.cell);
    options.onProgress?.({ cellsDone: done.size, cells: cells.length, duelsDone, duels: asked });
  };
  const exactOf = (cell: number): Marginals | null => exacts.get(identities[cell]!.law) ?? null;
  const work = async (): Promise<void> => {
    await giveOut(firstJobs(plan, cells, identities), executor, keep, options.signal);
    for (;;) {
      const targets = plan.method === 'exact' ? null : (options.sequel?.next(tallies, exactOf) ?? null);
      if (targets === null) return;
      for (const [cell, total] of targets) {
        asked += Math.max(0, total - wanted.get(cell)!);
        wanted.set(cell, Math.max(total, wanted.get(cell)!));
        done.delete(cell);
      }
      const have = new Map(cells.map((cell) => [cell, tallies.get(cell)?.total ?? 0]));
      const jobs = simulateJobs(
        cells.filter((cell) => targets.has(cell)),
        (cell) => have.get(cell)!,
        (cell) => wanted.get(cell)!,
      );
      await giveOut(jobs, executor, keep, options.signal);
    }
  };
  await untilAborted(work(), options.signal);
  return plan.cells.map((cell, index) => {
    const identity = identities[index]!;
    const exact = exactOf(index);
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

/** Keeps the executor busy with jobs until there are no more and all are back. */
async function giveOut(
  jobs: Iterator<Job>,
  executor: Executor,
  keep: (job: Job, result: Awaited<ReturnType<Executor['run']>>) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let next = jobs.next(); !next.done; next = jobs.next()) {
      if (signal?.aborted) throw new InterruptedError('interrupted');
      keep(next.value, await executor.run(next.value));
    }
  };
  await Promise.all(Array.from({ length: executor.width * 2 }, lane));
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
