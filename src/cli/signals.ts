/**
 * Signals that ask to stop, and pieces of work in which nobody can listen. Between two jobs, files and parts of files a
 * signal is heard at once. A piece that is worked out in one go (a large file that is read, the draft of the report of a
 * hundred thousand cells) hears nothing until it is done; so for its time the signal ends the process by itself, as it ends
 * any program. Such a piece may only begin when all that is done stands in the checkpoint.
 */
import { breathe } from '../batch/interruption.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let heard: (() => void) | null = null;
let lifted = false;

/** Listens to the signals; only the page that ends the process calls this. */
export function listen(onSignal: () => void): void {
  heard = onSignal;
  for (const name of names) process.on(name, onSignal);
}

/**
 * From here on a signal ends the process by itself, until {@link hear}. One that has been sent before is heard first: taken
 * away before the loop turns, a listener would lose it.
 *
 * @throws InterruptedError where one that was heard has aborted `signal`.
 */
export async function lift(signal?: AbortSignal): Promise<void> {
  if (heard === null || lifted) return;
  // What came before the first turn is told by the end of the second.
  await breathe({ signal });
  await breathe({ signal });
  leaveToSystem();
}

function leaveToSystem(): void {
  if (heard === null || lifted) return;
  lifted = true;
  for (const name of names) process.off(name, heard);
}

/** From here on signals are heard again. */
export function hear(): void {
  if (heard === null || !lifted) return;
  lifted = false;
  for (const name of names) process.on(name, heard);
}

/** Works something out in one go, with nothing to lose by a signal. */
export function inOnePiece<Result>(work: () => Result): Result {
  if (lifted) return work();
  leaveToSystem();
  try {
    return work();
  } finally {
    hear();
  }
}
