/** Long work in small steps: tells how far it is, and stops when asked to. */
import type { Progress } from '../batch/run.ts';

export { breathe } from '../batch/interruption.ts';

/** How work reports and is stopped; both may be missing. */
export interface Pace {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Tells that `done` of `total` steps are done. */
export function tell(pace: Pace, done: number, total: number): void {
  pace.onProgress?.({ cellsDone: done, cells: total, duelsDone: 0, duels: 0 });
}
