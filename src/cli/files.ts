/** The file system, as far as the command line touches it. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Found } from '../problems/problem.ts';
import { MachineError, UsageError } from './exit.ts';

/** Why the file system refused. */
export function reasonOf(error: unknown): Found {
  const code = (error as NodeJS.ErrnoException).code;
  switch (code) {
    case 'ENOENT':
      return ['noSuchFile'];
    case 'EISDIR':
      return ['folder'];
    case 'EACCES':
    case 'EPERM':
      return ['denied'];
    case 'ENOSPC':
      return ['fullDisk'];
    case 'EROFS':
      return ['readOnly'];
    case 'ENOTDIR':
    case 'EEXIST':
      return ['fileInTheWay'];
    default:
      return ['code', code ?? String(error)];
  }
}

/** Text of a file. @throws UsageError where it cannot be read. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError({ where: [path], must: ['readable'], found: reasonOf(error) });
  }
}

/** Makes a folder and proves that it can be written, before anything is simulated. @throws MachineError */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const probe = join(folder, `.souboj-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
    await sweep(folder);
  } catch (error) {
    throw new MachineError({ where: [folder], must: ['writable'], found: reasonOf(error) });
  }
}

/** Removes what a killed run left half-written; such files have names of their own, never final ones. */
async function sweep(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) =>
    /^\..+[.-][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name),
  );
  for (const name of left) await rm(join(folder, name), { force: true });
}

/** Text of a file, or `null` where there is none. @throws MachineError where it cannot be read. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new MachineError({ where: [path], must: ['readable'], found: reasonOf(error) });
  }
}

/** Writes one file whole or not at all, through to the disk: whoever reads it sees the old text or the new one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const file = await open(beside, 'w');
    try {
      await file.writeFile(text);
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

/**
 * Writes files into a folder, each whole or not at all: all are written beside their final names first, then
 * renamed. A disk that fills up leaves the previous report as it was.
 * @throws MachineError
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const mark = randomUUID();
  const beside = (name: string): string => join(folder, `.${name.replaceAll('/', '-')}.${mark}`);
  try {
    for (const [name, text] of files) {
      if (name.includes('/')) await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(beside(name), text);
    }
    for (const name of files.keys()) await rename(beside(name), join(folder, name));
  } catch (error) {
    for (const name of files.keys()) await rm(beside(name), { force: true }).catch(() => undefined);
    throw new MachineError({ where: [folder], must: ['writable'], found: reasonOf(error) });
  }
}
