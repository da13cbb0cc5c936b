/** Work in threads with progress on stderr, for commands that keep no checkpoint. */
import type { Executor } from '../batch/messages.ts';
import type { Plan } from '../batch/plan.ts';
import { poolExecutor } from '../batch/pool.ts';
import type { Progress } from '../batch/progress.ts';
import type { CellResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { workersFor } from './cores.ts';
import { workerFile } from './executors.ts';
import { progressView } from './progress.ts';

/** What the command line says about it, and the name that progress goes by. */
export interface ThreadFlags {
  readonly workers?: number;
  readonly quiet?: boolean;
  readonly title: string;
}

/** Does work that needs threads and tells its progress; both end with it. */
export async function withThreads<T>(
  plan: Plan<DuelCell>,
  { workers, quiet, title }: ThreadFlags,
  work: (executor: Executor, onProgress: (done: Progress) => void) => Promise<T>,
): Promise<T> {
  const executor = await poolExecutor(plan, workers ?? workersFor(plan), workerFile);
  const progress = progressView(title, quiet === true, () => performance.now());
  try {
    return await work(executor, (done) => progress.update(done));
  } finally {
    progress.stop();
    await executor.close();
  }
}

/** Runs all cells. @throws InterruptedError when `signal` is aborted. */
export function runCells(
  plan: Plan<DuelCell>,
  flags: ThreadFlags,
  signal: AbortSignal,
): Promise<CellResult[]> {
  return withThreads(plan, flags, (executor, onProgress) => runPlan(plan, executor, { signal, onProgress }));
}
