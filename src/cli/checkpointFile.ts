/** The checkpoint of a run as a file in its folder: written now and then, read by `--resume`, removed at the end. */

import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checkpoint, CheckpointError, checkpointWriter, readCheckpoint } from '../batch/checkpoint.ts';
import type { Harvest } from '../batch/harvest.ts';
import { differences } from '../batch/identity.ts';
import type { RunInfo } from '../batch/result.ts';
import type { Shard } from '../batch/share.ts';
import { isSoundHarvest } from '../batch/soundCheckpoint.ts';
import type { Refusal } from '../problems/problem.ts';
import type { Order } from '../study/order.ts';
import { UsageError } from './exit.ts';
import { replaceFile } from './files.ts';
import { reasonText } from './problems.ts';
import { readIfThere } from './reading.ts';
import { reasonOf } from './reasons.ts';
import { note } from './say.ts';
import { words } from './words.ts';

/** At most one checkpoint in this time, and no more than a twentieth of the run's time spent on them. */
export const CHECKPOINT_MS = 2000;
const SHARE = 20;

/** Path of the checkpoint in the folder of a run. */
export function checkpointPath(folder: string): string {
  return join(folder, 'checkpoint.json');
}

/** Reads the checkpoint of a folder; `null` where there is none. @throws UsageError where it is damaged. */
export async function readCheckpointFile(folder: string): Promise<Checkpoint | null> {
  const path = checkpointPath(folder);
  const text = await readIfThere(path);
  if (text === null) return null;
  try {
    return readCheckpoint(text);
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    throw new UsageError({ ...error.refusal, where: [path], tip: ['startsOver'] });
  }
}

const shardMessage = (shard: Shard | null): ['runInOnePiece'] | ['shard', number, number] =>
  shard === null ? ['runInOnePiece'] : ['shard', shard.index, shard.count];

const sameShard = (a: Shard | null, b: Shard | null): boolean =>
  a?.index === b?.index && a?.count === b?.count;

/**
 * Refuses a checkpoint of another run, and one whose figures cannot have come of the run's cells.
 * @throws UsageError with a line for every difference.
 */
export function requireSameRun(
  folder: string,
  { info, shard, plan }: Pick<Order, 'info' | 'shard' | 'plan'>,
  found: Checkpoint,
): void {
  const lines = differences(found.info, info);
  if (!sameShard(found.shard, shard))
    lines.push({ where: ['shard'], must: shardMessage(shard), found: shardMessage(found.shard) });
  const path = checkpointPath(folder);
  if (lines.length === 0) {
    if (isSoundHarvest(found.harvest, plan.cells, info.options)) return;
    throw new UsageError({ where: [path], must: ['soundFigures'], tip: ['startsOver'] });
  }
  throw new UsageError(...lines.map((line): Refusal => ({ ...line, where: [path, ...line.where] })), {
    where: [path],
    sentence: ['anotherRun'],
    tip: ['startsOver'],
  });
}

const asidePath = (folder: string): string => join(folder, 'checkpoint.old.json');

/**
 * Moves the progress of the same run aside before it is begun anew: whoever forgot `--resume` loses nothing.
 * Answers whether there was any.
 */
export async function setAside(folder: string, info: RunInfo, shard: Shard | null): Promise<boolean> {
  let found: Checkpoint | null;
  try {
    found = await readCheckpointFile(folder);
  } catch {
    return false;
  }
  if (found === null || found.harvest.duels() === 0 || !sameShard(found.shard, shard)) return false;
  const bothDrawn = found.info.seedDrawn && info.seedDrawn;
  const same = differences(found.info, bothDrawn ? { ...info, seed: found.info.seed } : info).length === 0;
  if (same) await rename(checkpointPath(folder), asidePath(folder));
  return same;
}

/** Keeps the progress of one run on disk. */
export class CheckpointKeeper {
  /** Where it is kept. */
  readonly path: string;
  readonly #aside: string;
  readonly #write: (harvest: Harvest) => Promise<readonly string[]>;
  readonly #now: () => number;
  readonly #replace: typeof replaceFile;
  readonly #every: number;
  #writing: Promise<void> = Promise.resolve();
  #busy = false;
  #next: number;
  #refused = false;
  #holdsWork = false;
  /** What the file holds: a harvest, and how often it had changed by then. */
  #kept: { readonly harvest: Harvest; readonly changes: number } | null = null;

  /**
   * @param now milliseconds.
   * @param every milliseconds between two checkpoints at least.
   * @param replace writes the file; another one in tests.
   */
  constructor(
    folder: string,
    info: RunInfo,
    shard: Shard | null,
    now: () => number,
    every: number,
    replace: typeof replaceFile = replaceFile,
  ) {
    this.path = checkpointPath(folder);
    this.#aside = asidePath(folder);
    this.#write = checkpointWriter(info, shard);
    this.#now = now;
    this.#replace = replace;
    this.#every = every;
    this.#next = now() + every;
  }

  /** To be called after every job: writes in the background when it is time. */
  note(harvest: Harvest): void {
    if (this.#busy || this.#now() < this.#next) return;
    void this.#start(harvest);
  }

  /** Writes now, unless all of it is kept already. */
  async save(harvest: Harvest): Promise<void> {
    await this.#writing;
    const { harvest: kept, changes } = this.#kept ?? {};
    if (kept === harvest && changes === harvest.changes && existsSync(this.path)) return;
    await this.#start(harvest);
  }

  /** Whether the file holds finished work: of this moment, or of an earlier one where the disk is full. */
  get holdsWork(): boolean {
    return this.#holdsWork;
  }

  /** Removes the file: the run is finished. */
  async remove(): Promise<void> {
    await this.#writing;
    await rm(this.path, { force: true });
    await rm(this.#aside, { force: true });
  }

  #start(harvest: Harvest): Promise<void> {
    const start = this.#now();
    this.#busy = true;
    const empty = harvest.isEmpty;
    const { changes } = harvest;
    this.#writing = this.#write(harvest)
      .then((parts) => this.#replace(this.path, parts))
      .then(
        () => {
          this.#refused = false;
          this.#holdsWork = !empty;
          this.#kept = { harvest, changes };
        },
        (error: unknown) => {
          this.#kept = null;
          if (!this.#refused) {
            note(words().notKept(this.path, reasonText(reasonOf(error))));
          }
          this.#refused = true;
        },
      )
      .then(() => {
        const end = this.#now();
        this.#busy = false;
        this.#next = end + Math.max(this.#every, (end - start) * SHARE);
      });
    return this.#writing;
  }
}
