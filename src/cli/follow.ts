/** Follows files: tells when one has changed and is quiet again. */
import { type FSWatcher, watch as watchFolder } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Editors write in several steps: wait until a file has been quiet for so long. */
const QUIET_MS = 100;

/** Watches the folders, not the files: many editors put a new file in the old one's place. Close what it answers. */
export function follow(paths: readonly string[], onChange: () => void): readonly FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const folder = dirname(path);
    folders.set(folder, (folders.get(folder) ?? new Set()).add(basename(path)));
  }
  return [...folders].map(([folder, names]) =>
    watchFolder(folder, (_, name) => {
      if (name === null || !names.has(name)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, QUIET_MS);
    }),
  );
}

/** Resolves when a signal comes. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
