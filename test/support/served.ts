/** `souboj` for scripts, played within this process, which has loaded it once: a process a command costs half a second. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Finished, souboj } from './command.ts';

/** What a script left behind; its streams in one. */
export interface Played {
  readonly code: number;
  readonly log: string;
}

/** Writes commands, shell text by name, into a folder for `PATH`. */
export function commandsIn(folder: string, commands: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(join(folder, name), text.startsWith('#!') ? text : `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/**
 * Plays a script while this process serves it. Other than `execFileSync` it does not stand in the way of the commands
 * that it runs; a code other than 0 is no error.
 */
export function playScript(
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Played> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...options, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== 'number') reject(error);
      else resolve({ code: Number(error?.code ?? 0), log: stdout + stderr });
    });
  });
}

/** A script that has `souboj` done here, with its arguments, folder and environment, and ends as that ended. */
export async function served(): Promise<string> {
  return `#!/usr/bin/env bash
exec 3<>/dev/tcp/127.0.0.1/${await port()}
{ printf '%s\\0' "$PWD" "$#" "$@"; env -0; printf 'end\\0'; } >&3
IFS= read -r -d '' code <&3
IFS= read -r -d '' out <&3
IFS= read -r -d '' err <&3
printf %s "$out"
printf %s "$err" >&2
exit "$code"
`;
}

let listening: Promise<number> | undefined;

function port(): Promise<number> {
  listening ??= new Promise((resolve) => {
    const server = createServer(serve).unref();
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  return listening;
}

function serve(socket: Socket): void {
  let told = Buffer.alloc(0);
  socket.on('data', async (data: Buffer) => {
    told = Buffer.concat([told, data]);
    if (told.subarray(-5).toString() !== '\0end\0') return;
    const [cwd = '', count, ...rest] = told.toString().split('\0');
    const args = rest.slice(0, Number(count));
    const env = rest.slice(args.length, -2).map((text) => text.split(/=(.*)/s).slice(0, 2));
    const { code, stdout, stderr } = await souboj(args, { cwd, env: Object.fromEntries(env) }).catch(
      (error): Finished => ({ code: 99, stdout: '', stderr: String(error) }),
    );
    socket.end(`${code}\0${stdout}\0${stderr}\0`);
  });
  socket.on('error', () => undefined);
}
