/** Runs that are stopped by a signal when their checkpoint has come so far, however busy the machine is. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { readCheckpoint } from '../../src/batch/checkpoint.ts';
import { Harvest } from '../../src/batch/harvest.ts';
import { cli, type Finished, freshFolder, quiet } from './command.ts';

const pauses = fileURLToPath(new URL('./pauses.mjs', import.meta.url));

/** A stopped process: the signal by which it ended, if no code of its own, and how long after it was sent, in ms. */
export interface Stopped extends Finished {
  readonly by: NodeJS.Signals | null;
  readonly after: number;
}

/** Runs into a folder, and sends a signal as soon as the checkpoint there holds enough. */
export function stopped(
  folder: string,
  args: readonly string[],
  signal: NodeJS.Signals,
  isEnough: (harvest: Harvest) => boolean,
): Promise<Stopped> {
  return stoppedWhen(freshFolder(), args, signal, () => isEnough(harvestIn(folder)));
}

/**
 * Runs in a folder, and sends a signal as soon as something is so. The process waits for an answer after every checkpoint
 * that it has written, and when it begins to write its cells, so that nothing is seen too late.
 */
export function stoppedWhen(
  cwd: string,
  args: readonly string[],
  signal: NodeJS.Signals,
  isSo: () => boolean,
): Promise<Stopped> {
  const child = spawn(process.execPath, ['--import', pauses, cli, ...args], {
    cwd,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.on('data', (data: Buffer) => {
      said[name] += data.toString();
    });
  const pause = child.stdio[3] as Duplex;
  let sent: number | null = null;
  pause.on('data', (data: Buffer) => {
    if (sent === null && isSo()) {
      sent = performance.now();
      child.kill(signal);
    }
    pause.write(data);
  });
  // A killed process does not take its answer.
  pause.on('error', () => undefined);
  return new Promise((resolve) => {
    child.on('close', (code, by) =>
      resolve({ code, by, after: performance.now() - (sent ?? Number.NaN), ...said }),
    );
  });
}

/** What the checkpoint in a folder holds; nothing where there is none. */
export function harvestIn(folder: string): Harvest {
  try {
    return readCheckpoint(readFileSync(join(folder, 'checkpoint.json'), 'utf8')).harvest;
  } catch {
    return new Harvest();
  }
}
