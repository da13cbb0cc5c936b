/** Runs a plan: gives out jobs, takes in what comes back in any order, reports progress. */
import type { Marginals, Tally } from '../engine/tally.ts';
import { RefusalError } from '../problems/problem.ts';
import { kindOf } from '../scenario/cellKinds.ts';
import type { Cell } from '../scenario/model/cells.ts';
import { Harvest, type Look, talliesAt } from './harvest.ts';
import { InterruptedError, inParts } from './interruption.ts';
import { CHUNK, jobsFor } from './jobs.ts';
import type { Executor, Job, JobResult } from './messages.ts';
import { type CellIdentity, identifyAll, type Plan } from './plan.ts';
import { type Progress, ProgressCount } from './progress.ts';
import type { Range } from './ranges.ts';
import type { CellResult } from './result.ts';
import { type Shard, shareOf } from './share.ts';
import { strangeFigure } from './soundFigures.ts';

export type { Progress };

export { InterruptedError };

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
  /**
   * Whether it remembers what it saw at earlier looks: a resumed run then takes these again, with the tallies of
   * that time. Others must be functions of the tallies alone.
   */
  readonly remembers?: boolean;
  /** Half-width of the win rate's interval that it goes for, where it does: then only time-uniform intervals hold. */
  readonly precision?: number;
}

/** Options of `runPlan`. */
export interface RunOptions {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** What follows the plan's `duels` of each cell; nothing by default. */
  readonly sequel?: Sequel;
  /** Does only this part of the plan; with a sequel parts hold whole cells. */
  readonly shard?: Shard | null;
  /** Work done earlier, to go on with. Grows as the run goes on. */
  readonly harvest?: Harvest;
  /** Called after every job, once its result is in the harvest. */
  readonly onHarvest?: (harvest: Harvest) => void;
  /** Duels of one job at most; the result does not depend on it. */
  readonly chunk?: number;
}

/**
 * Runs all cells of a plan. The result depends on the plan (and the sequel) alone: not on the executor, its
 * width, the order in which jobs come back, or what was done before an interruption.
 * @throws InterruptedError when `signal` is aborted.
 */
export async function runPlan<C extends Cell>(
  plan: Plan<C>,
  executor: Executor,
  options: RunOptions = {},
): Promise<CellResult<C>[]> {
  const { sequel, signal, chunk = CHUNK } = options;
  const identities = await identifyAll(plan.cells, signal);
  const share = shareOf(plan, identities, options.shard ?? null, sequel !== undefined);
  const harvest = options.harvest ?? new Harvest();
  const wanted = new Map<number, Range>(
    [...share.ranges].map(([cell, range]) => [cell, extended(range, harvest.wanted.get(cell))]),
  );
  const progress = new ProgressCount(wanted, share.solves, harvest);
  const chainOf = executor.takesSeveral === true ? (cell: number) => identities[cell]!.chainKey : undefined;
  const keep = (job: Job, result: JobResult): void => {
    for (const [one, its] of oneByOne(job, result)) if (harvest.add(one, its)) progress.add(one);
    options.onProgress?.(progress.now());
    options.onHarvest?.(harvest);
  };
  const work = async (): Promise<void> => {
    await giveOut(jobsFor(wanted, share.solves, harvest, chunk, chainOf), executor, keep, signal);
    if (sequel === undefined || wanted.size === 0) return;
    const exactOf = exactsOf(identities, harvest);
    if (sequel.remembers === true && !goesOnAfter(harvest.looks, (tallies) => sequel.next(tallies, exactOf)))
      return;
    for (;;) {
      if (sequel.remembers === true) harvest.noteLook();
      const targets = sequel.next(harvest.tallies(), exactOf);
      if (targets === null) return;
      const ranges = new Map<number, Range>();
      for (const [cell, total] of targets) {
        harvest.want(cell, total);
        ranges.set(cell, extended(wanted.get(cell)!, total));
      }
      for (const [cell, range] of ranges) wanted.set(cell, range);
      progress.ask(ranges);
      // In the order of the first look: cells of one chain together.
      const next = new Map([...wanted].filter(([cell]) => ranges.has(cell)));
      await giveOut(jobsFor(next, new Set(), harvest, chunk), executor, keep, signal);
    }
  };
  await untilAborted(work(), signal);
  return resultsOf(plan, identities, harvest, sequel?.precision ?? null, signal);
}

/** A job of several cells as so many jobs of one. */
function oneByOne(job: Job, result: JobResult): (readonly [Job, JobResult])[] {
  if (job.kind !== 'exact' || result.kind !== 'exact') return [[job, result]];
  const others = (job.also ?? []).map((cell, i): readonly [Job, JobResult] => [
    { kind: 'exact', cell },
    { kind: 'exact', exact: result.also?.[i] ?? null, states: result.states },
  ]);
  return [[job, result], ...others];
}

function extended([from, to]: Range, total: number | undefined): Range {
  return [from, Math.max(to, total ?? 0)];
}

/** Takes looks again, each with what it saw; answers whether the run went on after the last one. */
function goesOnAfter(
  looks: readonly Look[],
  look: (tallies: ReadonlyMap<number, Tally>) => unknown,
): boolean {
  let goesOn = true;
  looks.forEach((_, i) => {
    goesOn = look(talliesAt(looks, i + 1)) !== null;
  });
  return goesOn;
}

/** Exact distributions by cell: those of a law are solved once, for its first cell. */
function exactsOf(identities: readonly CellIdentity[], harvest: Harvest): (cell: number) => Marginals | null {
  const exacts = new Map<string, Marginals | null>(
    [...harvest.exacts].map(([cell, exact]) => [identities[cell]!.law, exact]),
  );
  return (cell) => exacts.get(identities[cell]!.law) ?? null;
}

/**
 * The door of results: nothing but figures that can be leaves it.
 * @throws RefusalError that names cell and figure; a fault of ours. InterruptedError
 */
async function resultsOf<C extends Cell>(
  plan: Plan<C>,
  identities: readonly CellIdentity[],
  harvest: Harvest,
  precision: number | null,
  signal: AbortSignal | undefined,
): Promise<CellResult<C>[]> {
  const exactOf = exactsOf(identities, harvest);
  const sound = new Set<Marginals>();
  const requireSound = (cell: C, marginals: Marginals | null): void => {
    if (marginals === null || sound.has(marginals)) return;
    const figure = strangeFigure(marginals, (name) => kindOf(cell).reach(name, cell));
    if (figure !== null) throw new RefusalError({ where: [cell.key], sentence: ['strangeFigure', figure] });
    sound.add(marginals);
  };
  return inParts(plan.cells, signal, (cell, index) => {
    const identity = identities[index]!;
    const exact = exactOf(index);
    requireSound(cell, exact);
    requireSound(cell, harvest.cells.get(index)?.tally ?? null);
    return {
      cell,
      impossible: identity.impossible,
      method: plan.method === 'both' && exact === null ? 'mc' : plan.method,
      tally: harvest.cells.get(index)?.tally ?? null,
      precision: identity.impossible === null && plan.method !== 'exact' ? precision : null,
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
  keep: (job: Job, result: JobResult) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let failed = false;
  const lane = async (): Promise<void> => {
    for (let next = jobs.next(); !next.done && !failed; next = jobs.next()) {
      if (signal?.aborted) throw new InterruptedError('interrupted');
      try {
        keep(next.value, await executor.run(next.value));
      } catch (error) {
        failed = true;
        throw error;
      }
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
