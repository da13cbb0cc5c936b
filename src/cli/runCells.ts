/** Runs a plan in threads with progress on stderr, for commands that keep no checkpoint. */

import type { Plan } from '../batch/plan.ts';
import { poolExecutor } from '../batch/pool.ts';
import type { CellResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import type { DuelCell } from '../scenario/cells.ts';
import { workerFile } from './executors.ts';
import { progressView } from './progress.ts';

/** Runs all cells. @throws InterruptedError when `signal` is aborted. */
export async function runCells(
  title: string,
  plan: Plan<DuelCell>,
  workers: number,
  quiet: boolean,
  signal: AbortSignal,
): Promise<CellResult[]> {
  const executor = await poolExecutor(plan, workers, workerFile);
  const progress = progressView(title, quiet, () => performance.now());
  try {
    return await runPlan(plan, executor, { signal, onProgress: (done) => progress.update(done) });
  } finally {
    progress.stop();
    await executor.close();
  }
}
