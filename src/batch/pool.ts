/** Threads (piscina): each gets the frozen plan once, then small jobs. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Executor, Job, JobResult } from './messages.ts';
import type { Plan } from './plan.ts';

/** A worker died twice on the same job, or could not start at all. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** Time allowed for the first thread to answer. */
const START_MS = 30_000;

/**
 * Starts `threads` threads on the built worker module.
 * @throws WorkerError where the threads do not come up (a module that cannot load would otherwise hang piscina).
 */
export async function poolExecutor(plan: Plan, threads: number, workerFile: URL): Promise<Executor> {
  const pool = new Piscina({
    filename: fileURLToPath(workerFile),
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    workerData: { plan },
    idleTimeout: 60_000,
  });
  let failure: unknown = null;
  pool.on('error', (error) => {
    failure ??= error;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorkerError('threads: must start within 30 s')), START_MS);
  });
  try {
    await Promise.race([pool.run('ping'), late]);
  } catch (error) {
    await pool.destroy();
    throw new WorkerError('threads: must be able to start', { cause: failure ?? error });
  } finally {
    clearTimeout(timer);
  }
  let closing = false;
  return {
    width: threads,
    run: (job) => runTwice(pool, plan, job, () => closing),
    close: () => {
      closing = true;
      return pool.destroy();
    },
  };
}

/** A thread that dies takes its job with it: done again once, since the result is the same wherever it is done. */
async function runTwice(pool: Piscina, plan: Plan, job: Job, closing: () => boolean): Promise<JobResult> {
  try {
    return (await pool.run(job)) as JobResult;
  } catch (first) {
    if (closing()) throw first;
    try {
      return (await pool.run(job)) as JobResult;
    } catch (cause) {
      const { key } = plan.cells[job.cell]!;
      const what =
        job.kind === 'exact' ? 'its exact solution' : `duels ${job.from} to ${job.from + job.count - 1}`;
      throw new WorkerError(`${key}: ${what} failed twice in a thread (seed ${plan.seed})`, { cause });
    }
  }
}
