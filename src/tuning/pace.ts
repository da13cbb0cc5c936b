/** Long work in small steps: tells how far it is, and stops when asked to. */
import { InterruptedError, type Progress } from '../batch/run.ts';

/** How work reports and is stopped; both may be missing. */
export interface Pace {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Lets signals and timers have their turn, then goes on.
 * @throws InterruptedError when the signal was aborted.
 */
export async function breathe({ signal }: Pace): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (signal?.aborted) throw new InterruptedError('interrupted');
}

/** Tells that `done` of `total` steps are done. */
export function tell(pace: Pace, done: number, total: number): void {
  pace.onProgress?.({ cellsDone: done, cells: total, duelsDone: 0, duels: 0 });
}
