import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { streamKey } from '../../src/random/key.ts';
import { createStream } from '../../src/random/stream.ts';
import { cli, freshFolder, readFolder, soubojProcess, writeScenario } from '../support/command.ts';
import { noRedis, startRedis } from '../support/redis.ts';
import { smallScenario } from '../support/scale.ts';
import { record } from './record.ts';

const rows = [['what happened', 'times', 'bytes of all files']];

it.skipIf(noRedis !== null)(
  'workers killed again and again in the middle of chunks cost time and nothing else',
  async () => {
    const server = await startRedis();
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', smallScenario);
    const flags = ['--duels', '3000000', '--method', 'mc', '--quiet'];
    const whole = join(folder, 'whole');
    expect((await soubojProcess(['run', scenario, '--out', whole, ...flags])).code).toBe(0);
    const stream = createStream(streamKey('kill', 'queue'));
    stream.seek(0);
    let kills = 0;
    let over = false;
    const start = (): ChildProcess =>
      spawn(process.execPath, [cli, 'worker', '--queue', server.url, '--workers', '1', '--quiet'], {
        stdio: 'ignore',
      });
    const steady = start();
    const mortal = (async () => {
      while (!over && kills < 12) {
        const child = start();
        await new Promise((resolve) => setTimeout(resolve, 1500 + (stream.next() / 2 ** 32) * 3000));
        child.kill('SIGKILL');
        kills++;
      }
    })();
    const out = join(folder, 'queued');
    const done = await soubojProcess(['run', scenario, '--out', out, '--queue', server.url, ...flags]);
    over = true;
    await mortal;
    steady.kill('SIGKILL');
    await server.stop();
    expect(done.code).toBe(0);
    expect(readFolder(out)).toEqual(readFolder(whole));
    rows.push(['workers killed in the middle of chunks', `${kills}`, 'same']);
    expect(kills).toBeGreaterThan(2);
  },
);

it.skipIf(noRedis !== null)(
  'a Redis that is gone for seconds and has forgotten everything costs time and nothing else',
  async () => {
    const server = await startRedis();
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', smallScenario);
    const flags = ['--duels', '2500000', '--method', 'mc', '--quiet'];
    const whole = join(folder, 'whole');
    expect((await soubojProcess(['run', scenario, '--out', whole, ...flags])).code).toBe(0);
    const worker = spawn(
      process.execPath,
      [cli, 'worker', '--queue', server.url, '--workers', '1', '--quiet'],
      {
        stdio: 'ignore',
      },
    );
    const out = join(folder, 'queued');
    const run = soubojProcess(['run', scenario, '--out', out, '--queue', server.url, ...flags]);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await server.stop();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const again = await startRedis(server.port);
    const done = await run;
    worker.kill('SIGKILL');
    await again.stop();
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(readFolder(out)).toEqual(readFolder(whole));
    rows.push(['Redis gone for three seconds, and empty afterwards', '1', 'same']);
  },
);

afterAll(() => {
  if (rows.length === 3) record('queue', [], rows, 'performance.md');
});
