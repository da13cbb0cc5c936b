/** A real Redis server on loopback for a test, on a port that was free a moment ago. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';

/** Why tests that need Redis cannot run here; `null` where they can. CI has it. */
export const noRedis: string | null =
  spawnSync('redis-server', ['--version']).status === 0 ? null : 'redis-server is not installed';

/** A server under test. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  /** Gives it a command, by a connection of its own. */
  command(words: readonly string[]): Promise<void>;
  /** Stops it without closing its connections, as a machine does that hangs. */
  freeze(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server that keeps nothing on disk, and waits until it takes connections; on a free port by default.
 * @param more further arguments of `redis-server`.
 */
export async function startRedis(where?: number, more: readonly string[] = []): Promise<RedisServer> {
  const port = where ?? (await freePort());
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
  const child = spawn('redis-server', args, { cwd: tmpdir() });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
    child.on('close', () => reject(new Error(`redis-server ended: ${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    command: async ([name, ...rest]) => {
      const client = new Redis(port);
      await client.call(name!, ...rest);
      client.disconnect();
    },
    freeze: () => {
      child.kill('SIGSTOP');
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
