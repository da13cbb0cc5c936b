/**
 * Signals that ask to stop, and pieces of work in which nobody can listen. Between two jobs, files and parts of files a
 * signal is heard at once. A piece that is worked out in one go (a large file that is read, the draft of the report of a
 * hundred thousand cells) hears nothing until it is done; so for its time the signal ends the process by itself, as it ends
 * any program. Such a piece may only begin when all that is done stands in the checkpoint.
 */
import { breathe, InterruptedError } from '../batch/interruption.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let heard: (() => void) | null = null;
let lifted = false;
let asked = false;

/** Listens to the signals; only the page that ends the process calls this. Answers how to stop listening. */
export function listen(onSignal: () => void): () => void {
  const hearing = (): void => {
    asked = true;
    onSignal();
  };
  [heard, asked, lifted] = [hearing, false, false];
  for (const name of names) process.on(name, hearing);
  return () => {
    for (const name of names) process.off(name, hearing);
    heard = null;
  };
}

/**
 * From here on a signal ends the process by itself, until {@link hear}. One that has been sent before is heard first: taken
 * away before the loop turns, a listener would lose it. What is left is a signal between the last look and the next line
 * of code, some microseconds; Node, which keeps signals for its loop, has no way to ask for it.
 *
 * @throws InterruptedError where one was heard, or `signal` is aborted.
 */
export async function lift(signal?: AbortSignal): Promise<void> {
  if (heard === null || lifted) return;
  // What came before the first turn is told by the end of the second.
  await breathe({ signal });
  await breathe({ signal });
  if (asked) throw new InterruptedError('interrupted');
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

/** Works something out in one go, with nothing to lose by a signal. @throws InterruptedError where one came before. */
export async function inOnePiece<Result>(
  work: () => Result | Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (lifted) return work();
  await lift(signal);
  try {
    return await work();
  } finally {
    hear();
  }
}
