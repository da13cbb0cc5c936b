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

/** Items that are worked on between two looks at signals: a twentieth of a second where each takes some 40 µs. */
const PART = 1000;

/** What `map` makes of every item, in parts, with a look at signals between two. @throws InterruptedError */
export async function inParts<Item, Made>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
  map: (item: Item, index: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    if (index % PART === 0) await breathe({ signal });
    made.push(map(item, index));
  }
  return made;
}
