/**
 * Says in a folder which process writes there, so that two runs notice each other: a file with process id and
 * machine. One whose process is gone is taken over; so is one of another machine, where nobody here can look,
 * but its owner notices before it writes.
 */

import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { parsePlainJson } from '../batch/boundedJson.ts';
import { type Found, quote } from '../problems/problem.ts';
import { MachineError } from './exit.ts';

/** What stands in the file. */
interface Lock {
  readonly pid: number;
  readonly host: string;
  /** Start of the process in ticks since the machine's, where the system tells it: ids are used again. */
  readonly started: string | null;
  readonly token: string;
}

/** Bytes of a lock at most; ours have some hundred. */
const MOST = 4096;

/** Tokens of this process by folder. */
const claims = new Map<string, string>();

const lockPath = (folder: string): string => join(folder, '.souboj.lock');

/**
 * Claims a folder for this process, until {@link releaseFolders}; claiming it again is no harm.
 * @throws MachineError where a living process has it. @throws Error of the file system: a folder that cannot be written.
 */
export function claimFolder(folder: string): void {
  if (claims.has(folder)) return;
  const lock: Lock = {
    pid: process.pid,
    host: hostname(),
    started: stateOf(process.pid)?.started ?? null,
    token: randomUUID(),
  };
  const write = (flag: 'w' | 'wx'): void => writeFileSync(lockPath(folder), JSON.stringify(lock), { flag });
  try {
    write('wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = read(folder);
    if (found !== null && isAtWork(found)) throw refused(folder, found);
    // Whatever stands there is not written to: it may lead elsewhere.
    rmSync(lockPath(folder), { force: true, recursive: true });
    write('w');
  }
  claims.set(folder, lock.token);
}

/** Makes sure that nobody took a claimed folder over. @throws MachineError */
export function requireClaim(folder: string): void {
  const token = claims.get(folder);
  if (token === undefined) return;
  const found = read(folder);
  if (found !== null && found.token !== token) throw refused(folder, found);
}

/** Gives all folders back; synchronous, since it is called at the very end of a process, too. */
export function releaseFolders(): void {
  for (const [folder, token] of claims) {
    if (read(folder)?.token === token) rmSync(lockPath(folder), { force: true });
  }
  claims.clear();
}

function refused(folder: string, { pid, host }: Lock): MachineError {
  const found: Found = host === hostname() ? ['processAtWork', pid] : ['processAtWorkOn', pid, quote(host)];
  return new MachineError({ where: [folder], must: ['oneCommand'], found });
}

/** The lock in a folder; `null` where there is none that can be read, as of a process killed while it wrote it. */
function read(folder: string): Lock | null {
  try {
    const path = lockPath(folder);
    const found = statSync(path);
    if (!found.isFile() || found.size > MOST) return null;
    const { pid, host, started, token } = parsePlainJson(readFileSync(path, 'utf8')) as Partial<Lock>;
    if (!Number.isSafeInteger(pid) || pid! < 1 || typeof host !== 'string' || typeof token !== 'string')
      return null;
    return { pid: pid!, host, started: typeof started === 'string' ? started : null, token };
  } catch {
    return null;
  }
}

function isAtWork({ pid, host, started }: Lock): boolean {
  if (host !== hostname() || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = stateOf(pid);
  return state === null || (!state.dead && (started === null || state.started === started));
}

/** What Linux knows of a process; `null` elsewhere. */
function stateOf(pid: number): { readonly dead: boolean; readonly started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything: state first, start as the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { dead: fields[0] === 'Z' || fields[0] === 'X', started: fields[19] ?? '' };
  } catch {
    return null;
  }
}
