/** `souboj run --watch`: the run again whenever a scenario changes. */
import { InterruptedError } from '../batch/run.ts';
import { report, UsageError } from './exit.ts';
import { aborted, follow } from './follow.ts';
import { note } from './say.ts';
import { STDIN } from './stdin.ts';
import { words } from './words.ts';

/** Duels of the first, quick run after a change. */
const QUICK_DUELS = 1000;

/** Which of the runs after a change one is. */
export interface Turn {
  readonly first: boolean;
  readonly last: boolean;
}

interface Watched {
  readonly duels?: number | undefined;
}

/**
 * Runs, waits for a change, runs again: with few duels first, then with all. A change during a run ends it and
 * begins anew. Problems are told and waited out. Returns when `signal` comes: that is how a watch ends.
 */
export async function watch<Flags extends Watched>(
  paths: readonly string[],
  flags: Flags,
  signal: AbortSignal,
  run: (flags: Flags, signal: AbortSignal, turn: Turn) => Promise<void>,
): Promise<void> {
  if (paths.includes(STDIN))
    throw new UsageError({ where: ['--watch'], must: ['filesToWatch'], found: ['value', '-'] });
  let changed = new AbortController();
  const watchers = follow(paths, () => changed.abort());
  try {
    while (!signal.aborted) {
      changed = new AbortController();
      const stop = AbortSignal.any([signal, changed.signal]);
      await attempt(flags, stop, run);
      if (signal.aborted) return;
      if (!changed.signal.aborted) {
        note(words().watching(paths.join(', ')));
        await aborted(stop);
      }
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

async function attempt<Flags extends Watched>(
  flags: Flags,
  stop: AbortSignal,
  run: (flags: Flags, signal: AbortSignal, turn: Turn) => Promise<void>,
): Promise<void> {
  try {
    const quick = Math.min(QUICK_DUELS, flags.duels ?? QUICK_DUELS);
    const alone = flags.duels === quick;
    await run({ ...flags, duels: quick }, stop, { first: true, last: alone });
    if (!alone && !stop.aborted) await run(flags, stop, { first: false, last: true });
  } catch (error) {
    if (!(error instanceof InterruptedError)) report(error);
  }
}
