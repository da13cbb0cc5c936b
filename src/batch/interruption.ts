/** How long work is stopped from outside: it lets signals have their turn, and then throws. */

/** The work was stopped from outside. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/**
 * Lets signals and timers have their turn, then goes on.
 * @throws InterruptedError when the signal was aborted.
 */
export async function breathe({ signal }: { readonly signal?: AbortSignal | undefined }): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (signal?.aborted) throw new InterruptedError('interrupted');
}
