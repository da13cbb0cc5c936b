/** Who does the work of a study, and how it is watched and stopped. */
import type { Executor } from '../batch/messages.ts';
import type { Plan } from '../batch/plan.ts';
import type { Progress } from '../batch/progress.ts';
import { inlineExecutor } from '../batch/workshop.ts';

/**
 * Opens an executor for a plan; whoever opens it closes it.
 * @param open whether the run may go on beyond the plan's duels.
 */
export type OpenExecutor = (plan: Plan, open: boolean) => Executor | Promise<Executor>;

/** How a study is watched and stopped, and who works for it. */
export interface Conduct {
  /** Stops the study: it then throws an InterruptedError. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every piece of work. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Who works; this thread where it is left out. */
  readonly executor?: OpenExecutor | undefined;
}

/** Signal and progress as layers below take them: left out where they are not given. */
export function watchOf({ signal, onProgress }: Conduct): {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
} {
  return {
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
}

/** Does work with an executor for a plan, which is closed at the end. */
export async function withExecutor<T>(
  plan: Plan,
  { executor: openExecutor = inlineExecutor }: Conduct,
  open: boolean,
  work: (executor: Executor) => Promise<T>,
): Promise<T> {
  const executor = await openExecutor(plan, open);
  try {
    return await work(executor);
  } finally {
    await executor.close();
  }
}
