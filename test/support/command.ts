/** Runs the built command as a person or a CI job would. */
import { spawn } from 'node:child_process';
import { Console } from 'node:console';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';
import { built } from './built.ts';

export { built };
/** Path of the built command. */
export const cli: string = join(built, 'cli.js');
/** Path of a scenario that ships. */
export const shipped = (name: string): string =>
  fileURLToPath(new URL(`../../scenarios/${name}`, import.meta.url));

/** What a finished command left behind. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a command is run. */
export interface CommandOptions {
  /** By default a fresh folder. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether stderr is a terminal, for commands within this process. */
  readonly terminal?: boolean;
}

/** What besides only a process has: standard input, and signals, sent when something stands on stderr. */
export interface ProcessOptions extends CommandOptions {
  readonly input?: string | Uint8Array;
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Unless a test says otherwise nobody is on GitHub. */
export const quiet = { GITHUB_ACTIONS: '' };

/** Runs `souboj` in a process of its own: for signals, standard input, Node's options, and what `bin.ts` does. */
export function soubojProcess(args: readonly string[], options: ProcessOptions = {}): Promise<Finished> {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: options.cwd ?? freshFolder(),
    env: { ...process.env, ...quiet, ...options.env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data: Buffer) => {
    stdout += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
    options.onStderr?.(stderr, (signal) => child.kill(signal));
  });
  child.stdin.end(options.input ?? '');
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Ends with the last command begun: streams, folder and environment belong to one at a time. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs `souboj` by the `main` of the built command within this process, which has loaded it once: for everything
 * that needs no process. Commands wait for each other, and have one thread unless told otherwise: tests run side by side.
 */
export function souboj(args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const done = before.then(() => within(args, options));
  before = done.catch(() => undefined);
  return done;
}

async function within(args: readonly string[], options: CommandOptions): Promise<Finished> {
  const { main } = await import(/* @vite-ignore */ pathToFileURL(join(built, 'main.js')).href);
  const [stdout, stderr] = [new Ear(), new Ear(options.terminal === true)];
  const streams = { stdout: replace(process, 'stdout', stdout), stderr: replace(process, 'stderr', stderr) };
  const { console } = globalThis;
  const [env, cwd, exitCode] = [{ ...process.env }, process.cwd(), process.exitCode];
  const held = holding();
  try {
    cores(() => 1);
    globalThis.console = new Console(stdout, stderr);
    Object.assign(process.env, quiet, options.env);
    process.chdir(options.cwd ?? freshFolder());
    const code = await main(args);
    // What would show at the end of a process, or keep it from ending.
    expect(process.exitCode).toBe(exitCode);
    await vi.waitFor(() => expect(held).toEqual(expect.arrayContaining([...holding()])), { timeout: 10_000 });
    return { code, stdout: stdout.text, stderr: stderr.text };
  } finally {
    process.chdir(cwd);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    globalThis.console = console;
    streams.stdout();
    streams.stderr();
    cores(availableParallelism);
  }
}

/** How many listen to signals, and of which kinds threads, sockets and watchers are open. */
function holding(): readonly string[] {
  const signals = ['SIGINT', 'SIGTERM'].map((signal) => `${signal}: ${process.listenerCount(signal)}`);
  const kinds = /^(MessagePort|Worker|TCP|FSEvent)/;
  return [...signals, ...process.getActiveResourcesInfo().filter((name) => kinds.test(name))];
}

const { availableParallelism } = os;

/** Has commands see another number of cores. By default they start as many threads, each with code to be compiled. */
function cores(count: () => number): void {
  os.availableParallelism = count;
  syncBuiltinESMExports();
}

/** A stream that keeps what it is told; like a pipe it is no terminal, unless it is to be one. */
class Ear extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly #decoder = new StringDecoder('utf8');

  constructor(isTTY = false) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += this.#decoder.write(chunk);
    done();
  }
}

/** Puts something else in place of a property, and answers how it is put back. */
function replace<Of extends object>(object: Of, name: keyof Of, value: unknown): () => void {
  const old = Object.getOwnPropertyDescriptor(object, name)!;
  Object.defineProperty(object, name, { value, configurable: true, writable: true, enumerable: true });
  return () => {
    Object.defineProperty(object, name, old);
  };
}

/** A new empty folder, with a space and diacritics in its name. */
export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'souboj zkouška '));
}

/** Writes a scenario into a folder and answers its path. */
export function writeScenario(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** All files below a folder, by relative path. */
export function readFolder(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.sort().map((name) => [name.slice(folder.length + 1), readFileSync(name, 'utf8')]));
}
