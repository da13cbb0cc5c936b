/** The file system, as far as the command line touches it. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Found } from '../problems/problem.ts';
import type { Care, Content } from '../report/files/content.ts';
import { MachineError } from './exit.ts';
import { claimFolder, requireClaim } from './folderLock.ts';
import { reasonOf } from './reasons.ts';

/**
 * Makes a folder, proves that it can be written, and claims it for this command, before anything is simulated.
 * @throws MachineError where it cannot be written, or another command is at work there.
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    claimFolder(folder);
    await sweep(folder);
  } catch (error) {
    throw error instanceof MachineError ? error : unwritable(folder, error);
  }
}

/** Makes a folder that others write to as well, and proves that it can be written. @throws MachineError */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const probe = join(folder, `.souboj-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function unwritable(
  path: string,
  error: unknown,
  must: 'writable' | 'writableFile' = 'writable',
): MachineError {
  return new MachineError({ where: [path], must: [must], found: reasonOf(error) });
}

/**
 * Makes a folder with those above it. Node's own way tries for ever where the system answers that there is no
 * such file although the folder above exists, as below `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder).catch((error: NodeJS.ErrnoException) => error);
  if (made === undefined) return;
  if (made.code === 'EEXIST') {
    const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? coded('EDANGLING') : error;
    });
    if (found.isDirectory()) return;
    throw made;
  }
  const above = dirname(folder);
  if (made.code !== 'ENOENT' || above === folder) throw made;
  await makeFolder(above);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process may have been faster.
    if (error.code !== 'EEXIST') throw error.code === 'ENOENT' ? coded('ESPECIAL') : error;
  });
}

function coded(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

/** Removes what a killed run left half-written; such files have names of their own, never final ones. */
async function sweep(folder: string): Promise<void> {
  const left = (await namesIn(folder)).filter((name) =>
    /^(charts\/)?\..+[.-][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name),
  );
  for (const name of left) await rm(join(folder, name), { force: true });
}

/**
 * Writes one file whole or not at all, through to the disk: whoever reads it sees the old text or the new one.
 * @param text or its parts.
 */
export async function replaceFile(path: string, text: string | readonly string[]): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const file = await open(beside, 'w');
    try {
      for (const part of typeof text === 'string' ? [text] : text) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** What stands where a file of a report should: a folder in its place, or a file in that of its folder; `null` for neither. */
export async function inTheWay(folder: string, name: string): Promise<Found | null> {
  const isFolder = (path: string): Promise<boolean | null> =>
    stat(path).then(
      (found) => found.isDirectory(),
      () => null,
    );
  const path = join(folder, name);
  if ((await isFolder(dirname(path))) === false) return reasonOf(coded('ENOTDIR'));
  return (await isFolder(path)) === true ? reasonOf(coded('EISDIR')) : null;
}

/** Writes one file that the user named, whole or not at all. @throws MachineError where it cannot be written */
export async function writeNamed(path: string, text: string): Promise<void> {
  await replaceFile(path, text).catch((error: unknown) => {
    throw unwritable(path, error, 'writableFile');
  });
}

/**
 * Writes files into a folder, all of them or none: each is written beside its final name first, then all are
 * renamed, and put back where one cannot be. So a disk that fills up, or a folder that can be written only in
 * part, leaves the previous report as it was.
 * Contents that come in parts are written as they are worked out.
 * @param isLeftover which other files there are of an earlier run of the same command, to be removed.
 * @throws MachineError, and whatever working out a part or resting between two throws.
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Content>,
  isLeftover: (name: string) => boolean = () => false,
  { rest, placing }: Care = {},
): Promise<void> {
  requireClaim(folder);
  const mark = randomUUID();
  const beside = (name: string, what: string): string =>
    join(folder, dirname(name), `.${basename(name)}.${what}${mark}`);
  const [fresh, old] = [(name: string) => beside(name, ''), (name: string) => beside(name, 'old-')];
  const placed: (readonly [name: string, before: 'kept' | 'new'])[] = [];
  let at: readonly [path: string, must: 'writable' | 'writableFile'] = [folder, 'writable'];
  try {
    for (const [name, content] of files) {
      at = [join(folder, dirname(name)), 'writable'];
      if (name.includes('/')) await makeFolder(at[0]);
      at = [join(folder, name), 'writableFile'];
      if (typeof content === 'string') await writeFile(fresh(name), content);
      else await writeParts(fresh(name), content, rest);
    }
    placing?.();
    for (const name of files.keys()) {
      at = [join(folder, name), 'writableFile'];
      // Not every file system knows second names; a file that is replaced there cannot be put back.
      const kept = await link(join(folder, name), old(name)).then(
        () => 'kept' as const,
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? ('new' as const) : null),
      );
      await rename(fresh(name), join(folder, name));
      if (kept !== null) placed.push([name, kept]);
    }
  } catch (error) {
    for (const [name, before] of placed) {
      const path = join(folder, name);
      await (before === 'new' ? rm(path, { force: true }) : rename(old(name), path)).catch(() => undefined);
    }
    for (const name of files.keys()) await rm(fresh(name), { force: true }).catch(() => undefined);
    throw isOfSystem(error) ? unwritable(at[0], error, at[1]) : error;
  } finally {
    for (const name of files.keys()) await rm(old(name), { force: true }).catch(() => undefined);
  }
  const left = (await namesIn(folder)).filter((name) => !files.has(name) && isLeftover(name));
  for (const name of left) await rm(join(folder, name), { force: true }).catch(() => undefined);
}

/** Writes a file part by part, each through before the next is worked out. */
async function writeParts(path: string, parts: Iterable<string>, rest: Care['rest']): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const part of parts) {
      await file.writeFile(part);
      await rest?.();
    }
  } finally {
    await file.close();
  }
}

/** Whether an error is one of the file system, not of what was to be written there. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** Files in a folder, and one level below. */
async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) names.push(entry.name);
    else if (entry.name === 'charts')
      names.push(...(await readdir(join(folder, entry.name))).map((name) => `${entry.name}/${name}`));
  }
  return names;
}
