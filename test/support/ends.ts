/** All ways in which a command can end, each played in a process of its own: code, words, and time. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { cli, freshFolder, writeScenario } from './command.ts';
import { type RedisServer, startRedis } from './redis.ts';

/** What befalls Redis: from the beginning, or as soon as the command is at work. */
export const mishaps = {
  'read-only': ['--replicaof', '127.0.0.1 1'],
  full: ['--maxmemory', '1mb'],
  'writes forbidden': ['--user', 'default', 'on', 'nopass', '~*', '&*', '+@all', '-set'],
  'all but a ping forbidden': ['--user', 'default', 'on', 'nopass', '~*', '+ping', '+info', '+hello'],
  killed: [],
  'stopped, its connections open': [],
  'killed and started again': [],
  // While the run is at work.
  'made read-only': ['REPLICAOF', '127.0.0.1', '1'],
  filled: ['CONFIG', 'SET', 'maxmemory', '1'],
  'closed to writers': ['ACL', 'SETUSER', 'default', '-set'],
} as const;

/** Mishaps that a command of Redis brings about once the run is at work. */
const commanded: readonly string[] = ['made read-only', 'filled', 'closed to writers'];

export type Mishap = keyof typeof mishaps;

/** Where an output stream leads. */
export type Stream = 'a pipe' | 'a full disk' | 'a reader that is gone';

/** A way to end. */
export interface Way {
  readonly command: 'run' | 'worker' | 'run without a queue' | 'check';
  readonly redis?: Mishap;
  readonly stdout?: Stream;
  readonly stderr?: Stream;
  /** Sent one after the other, as soon as the command is at work and Redis has met with its mishap. */
  readonly signals?: readonly NodeJS.Signals[];
  /** A fault of the program: thrown by a timer once it is at work. */
  readonly uncaught?: boolean;
  readonly code: number;
  readonly says?: RegExp;
  /** Seconds for `--queue-patience`. */
  readonly patience?: number;
}

/** What is documented: from a signal, or from the end of the work, to the end of the process. */
export const BOUND_MS = 10_000;

const bombs = `data:text/javascript,${encodeURIComponent(
  'setTimeout(() => { throw new Error("a fault of ours") }, 1500)',
)}`;

/** Long enough to be met at work: some minutes for one thread. */
const scenario = `
seed: ends
duels: 200000000
defaults: { level: 8, IQ: 13, Podl: 12, mana: 5 }
combatants: { mage: { class: mage }, druid: { class: druid } }
matchups: [[mage, druid]]
`;

/** How a way went: its code, what stood on stderr, and the time from the mishap to the end. */
export interface Went {
  readonly code: number | null;
  readonly said: string;
  readonly ms: number;
}

/** Goes a way; kills what does not end within three times the bound. */
export async function go(way: Way): Promise<Went> {
  const folder = freshFolder();
  const path = writeScenario(folder, 'ends.yaml', scenario);
  const isCommanded = commanded.includes(way.redis ?? '');
  const server =
    way.redis === undefined ? null : await startRedis(undefined, isCommanded ? [] : mishaps[way.redis]);
  const servers: (RedisServer | null)[] = [server];
  const light = ['--method', 'mc', '--format', 'csv', '--out', join(folder, 'out')];
  const short = way.signals === undefined && way.redis === undefined && way.uncaught !== true;
  const patience = way.patience === undefined ? [] : ['--queue-patience', String(way.patience)];
  const args = {
    run: ['run', path, ...light, '--queue', server?.url ?? '', ...patience],
    worker: ['worker', '--workers', '1', '--queue', server?.url ?? ''],
    'run without a queue': ['run', path, ...light, '--workers', '1', ...(short ? ['--duels', '100'] : [])],
    check: ['check', path],
  }[way.command];
  const full = openSync('/dev/full', 'w');
  const to = (stream: Stream | undefined): number | 'pipe' => (stream === 'a full disk' ? full : 'pipe');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      GITHUB_ACTIONS: '',
      ...(way.uncaught ? { NODE_OPTIONS: `--import "${bombs}"` } : {}),
    },
    stdio: ['ignore', to(way.stdout), to(way.stderr)],
  });
  closeSync(full);
  let start = performance.now();
  let said = '';
  let begun = false;
  const ended = new Promise<number | null>((resolve) => {
    // A second Ctrl-C may meet a process that is ending already: it ends it by itself, which shells show as 130.
    child.on('close', (code, signal) =>
      resolve(signal === 'SIGINT' && (way.signals?.length ?? 0) > 1 ? 130 : code),
    );
  });
  const atWork = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    if (server !== null && way.redis?.startsWith('killed')) {
      await server.stop();
      if (way.redis === 'killed and started again') servers.push(await startRedis(server.port));
    }
    if (way.redis?.startsWith('stopped')) server?.freeze();
    if (isCommanded) await server?.command(mishaps[way.redis!]);
    start = performance.now();
    for (const signal of way.signals ?? []) {
      child.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  if (way.stdout === 'a reader that is gone') child.stdout?.destroy();
  else child.stdout?.resume();
  if (way.stderr === 'a reader that is gone') child.stderr?.destroy();
  child.stderr?.on('data', (data: Buffer) => {
    said += data.toString();
    // The last word before the command waits for others, or for its threads.
    if (/no worker|at work on|is gone|refuses|\d %/.test(said)) void atWork();
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 3 * BOUND_MS);
  const code = await ended;
  clearTimeout(timer);
  const ms = performance.now() - start;
  for (const each of servers) await each?.stop();
  return { code, said, ms };
}
