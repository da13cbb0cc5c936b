/** Runs that are stopped by a signal when their checkpoint has come so far. */
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readCheckpoint } from '../../src/batch/checkpoint.ts';
import { Harvest } from '../../src/batch/harvest.ts';
import { type Finished, soubojProcess } from './command.ts';

/** Runs into a folder, and sends a signal as soon as the checkpoint there holds enough. */
export async function stopped(
  folder: string,
  args: readonly string[],
  signal: NodeJS.Signals,
  isEnough: (harvest: Harvest) => boolean,
): Promise<Finished> {
  let kill: (() => void) | undefined;
  // Looked at when the file changes and when the process says something: either may be told late on a busy machine.
  const look = (): void => {
    if (kill === undefined || !isEnough(harvestIn(folder))) return;
    kill();
    kill = () => undefined;
  };
  const watcher = watch(folder, (_, name) => {
    if (name === 'checkpoint.json') look();
  });
  const done = await soubojProcess(args, {
    onStderr: (_, send) => {
      kill ??= () => send(signal);
      look();
    },
  });
  watcher.close();
  return done;
}

/** What the checkpoint in a folder holds; nothing where there is none. */
export function harvestIn(folder: string): Harvest {
  try {
    return readCheckpoint(readFileSync(join(folder, 'checkpoint.json'), 'utf8')).harvest;
  } catch {
    return new Harvest();
  }
}
