/** Who does the work: threads of this process, or a queue. */

import { CHUNK } from '../batch/jobs.ts';
import type { Executor } from '../batch/messages.ts';
import { poolExecutor } from '../batch/pool.ts';
import { defaultWorkers } from './cores.ts';
import type { Order } from './orders.ts';

/** Options that decide who works. */
export interface ExecutorFlags {
  readonly workers?: number;
  readonly queue?: string;
}

/** The built thread entry. */
export const workerFile: URL = new URL('./worker.js', import.meta.url);

/** Starts threads, or goes to the queue. */
export async function executorFor(
  { plan }: Order,
  { workers }: ExecutorFlags,
): Promise<{ readonly executor: Executor; readonly chunk: number }> {
  const threads = workers ?? defaultWorkers();
  return { executor: await poolExecutor(plan, threads, workerFile), chunk: CHUNK };
}
