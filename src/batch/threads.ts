/** Threads of this process, as a study opens them. */
import type { Executor } from './messages.ts';
import type { Plan } from './plan.ts';

/** The built thread entry: it stands beside the file that this module is built into. */
export const workerFile: URL = new URL('./worker.js', import.meta.url);

/**
 * Who works for a study: so many threads, started for each plan and ended with it. Only the built package has them.
 * @param workers at least 1.
 * @example const study = await run(text, { executor: threads(4) });
 */
export function threads(workers: number): (plan: Plan) => Promise<Executor> {
  return async (plan) => {
    const { poolExecutor } = await import('./pool.ts');
    return poolExecutor(plan, workers, workerFile);
  };
}
