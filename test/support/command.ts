/** Runs the built command as a person or a CI job would. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the package built for the tests. */
export const built: string = process.env['SOUBOJ_BUILD']!;
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

/** How a command is run; `onStart` gets the process, to send it signals. */
export interface CommandOptions {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs `souboj` with arguments to its end. */
export function souboj(args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: options.cwd ?? freshFolder(),
    env: { ...process.env, GITHUB_ACTIONS: '', ...options.env },
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
