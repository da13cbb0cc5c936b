/**
 * Exact solutions on disk, for `--cache`: one file a law, in the user's own cache folder. A file says by its first line what
 * its content must hash to; what does not is taken away and worked out again. Nothing here makes a run fail.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parsePlainJson } from '../batch/boundedJson.ts';
import type { ExactStore, Solved } from '../batch/cached.ts';
import { workerFile } from '../batch/threads.ts';
import { version } from '../batch/version.ts';

/** Bytes that the folder may hold; of what goes beyond, what was asked for least lately is removed. */
export const MOST_BYTES: number = 256 * 2 ** 20;

/** Bytes of one solution at most; those of the shipped scenarios have some thousands. */
export const MOST_OF_ONE: number = 16 * 2 ** 20;

/** What the folder does not go below when it makes room, a share of all: so that it does not make room every time. */
const KEPT_SHARE = 0.8;

/** The folder: `$XDG_CACHE_HOME/souboj`, by default `~/.cache/souboj`. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env['XDG_CACHE_HOME'];
  // By the XDG standard a path that is not absolute is to be ignored.
  return join(given?.startsWith('/') === true ? given : join(homedir(), '.cache'), 'souboj');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a file holds under a law; `null` where it is not what was written of it. */
function contentOf(text: string, law: string): unknown {
  const end = text.indexOf('\n');
  const content = text.slice(end + 1);
  if (end < 0 || sha256(content) !== text.slice(0, end)) return null;
  try {
    const { law: written, ...solved } = parsePlainJson(content) as { readonly law: unknown };
    return written === law ? solved : null;
  } catch {
    return null;
  }
}

/** Exact solutions in a folder. */
export class CacheFolder implements ExactStore {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Told of each file that was not what it should be. */
  readonly #ignored: (path: string) => void;
  /** What the program is: another one may solve otherwise. */
  #program: Promise<string> | undefined;
  #made: Promise<unknown> | undefined;
  #written = false;

  constructor(folder: string, ignored: (path: string) => void, mostBytes: number = MOST_BYTES) {
    this.#folder = folder;
    this.#ignored = ignored;
    this.#mostBytes = mostBytes;
  }

  async get(law: string): Promise<unknown> {
    const path = await this.#path(law);
    const found = await stat(path).catch(() => null);
    if (found === null) return null;
    // What is too large to be ours, or no file, is not read.
    const ours = found.isFile() && found.size <= MOST_OF_ONE;
    const text = ours ? await readFile(path, 'utf8').catch(() => null) : '';
    if (text === null) return null;
    const solved = contentOf(text, law);
    if (solved === null) {
      await this.refuse(law);
      return null;
    }
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return solved;
  }

  async put(law: string, { exact, states }: Solved): Promise<void> {
    const content = JSON.stringify({ law, states, exact });
    if (content.length > MOST_OF_ONE / 2) return;
    const path = await this.#path(law);
    const beside = `${path}.${randomUUID()}`;
    try {
      this.#made ??= mkdir(this.#folder, { recursive: true });
      await this.#made;
      // Not pressed through to the disk: what a power cut leaves of it is noticed by its hash.
      await writeFile(beside, `${sha256(content)}\n${content}`);
      await rename(beside, path);
      this.#written = true;
    } catch {
      // A full disk, a folder that cannot be written: the next run works it out again.
      await rm(beside, { force: true }).catch(() => undefined);
    }
  }

  async refuse(law: string): Promise<void> {
    const path = await this.#path(law);
    this.#ignored(path);
    await rm(path, { force: true, recursive: true }).catch(() => undefined);
  }

  /** Makes room where the folder holds more than it may: at the end of a run, which may have written much. */
  async trim(): Promise<void> {
    if (!this.#written) return;
    const names = await readdir(this.#folder).catch((): string[] => []);
    const files: { path: string; size: number; used: number }[] = [];
    for (const name of names.filter((one) => /^[0-9a-f]{64}\.json/.test(one))) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found !== null) files.push({ path, size: found.size, used: found.mtimeMs });
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= this.#mostBytes) return;
    for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
      if (bytes <= this.#mostBytes * KEPT_SHARE) return;
      await rm(path, { force: true }).catch(() => undefined);
      bytes -= size;
    }
  }

  async #path(law: string): Promise<string> {
    // The entry of the threads names the parts it is built of by their hashes, so its own hash stands for all of them.
    this.#program ??= readFile(workerFile, 'utf8').then(
      (code) => `${version} ${sha256(code)}`,
      () => version,
    );
    return join(this.#folder, `${sha256(`${await this.#program}\n${law}`)}.json`);
  }
}
