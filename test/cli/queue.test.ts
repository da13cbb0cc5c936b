import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Executor } from '../../src/batch/messages.ts';
import { openLink, PREFIX, QUEUE, type QueueLink } from '../../src/batch/queue/link.ts';
import type { QueuedJob } from '../../src/batch/queue/parcel.ts';
import { serveQueue } from '../../src/batch/queue/serve.ts';
import { queueExecutor } from '../../src/batch/queue/submit.ts';
import { runPlan } from '../../src/batch/run.ts';
import { version } from '../../src/batch/version.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { cli, freshFolder, readFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';
import { noRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { smallPlan, smallScenario } from '../support/scale.ts';

/** What a failed run says, with its causes, as the command tells it. */
async function whyFailed(work: Promise<unknown>): Promise<string> {
  const told = (error: unknown): string =>
    error instanceof Error ? [error.message, ...(error.cause ? [told(error.cause)] : [])].join(': ') : '';
  return work.then(() => 'nothing failed', told);
}

/** Whether a Redis has refused a command for lack of room. */
async function isRefused({ url }: RedisServer): Promise<boolean> {
  const { client, cut } = await openLink(url);
  const stats = await client.info('errorstats');
  cut();
  return stats.includes('OOM');
}

describe.skipIf(noRedis !== null)(`a queue on Redis${noRedis === null ? '' : ` (${noRedis})`}`, () => {
  let server: RedisServer;
  let watch: Redis;
  beforeAll(async () => {
    server = await startRedis();
    watch = (await openLink(server.url)).client;
  });
  afterAll(async () => {
    watch.disconnect();
    await server.stop();
  });

  const plan = smallPlan(500);
  const parcel = { version, scenario: 'abc', plan };

  /** A worker in this process; `stop` ends it after the chunks under way. */
  async function startWorker(change: (inner: Executor) => Executor = (inner) => inner, lockMs = 1000) {
    const stop = new AbortController();
    const log: string[] = [];
    let begun: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const served = serveQueue(await openLink(server.url), {
      threads: 2,
      start: (given) => Promise.resolve(change(inlineExecutor(given))),
      signal: stop.signal,
      lockMs,
      stalledMs: 200,
      log: (event) => {
        log.push(event.kind === 'failed' ? event.reason.message : event.kind);
        begun();
      },
    });
    await ready;
    return {
      log,
      stop: () => {
        stop.abort();
        return served;
      },
    };
  }

  async function onQueue(link?: QueueLink): Promise<unknown> {
    const executor = await queueExecutor(link ?? (await openLink(server.url)), parcel);
    try {
      return await runPlan(plan, executor, { chunk: 200 });
    } finally {
      await executor.close();
    }
  }

  it('comes to the same as threads do, and leaves no keys', async () => {
    const workers = [await startWorker(), await startWorker()];
    expect(await onQueue()).toEqual(await runPlan(plan, inlineExecutor(plan)));
    for (const worker of workers) await worker.stop();
    // Workers that outlive a run write these two anew.
    const keys = (await watch.keys('*')).filter((key) => !/:(stalled-check|meta)$/.test(key));
    expect(keys).toEqual([]);
  });

  it('gives the chunk of a worker that fell silent to another, and counts it once when both answer', async () => {
    let held: (() => void) | undefined;
    const isHeld = new Promise<void>((taken) => {
      held = taken;
    });
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A worker that takes one chunk, renews no lock, and answers when all is over.
    const link = await openLink(server.url);
    let first = true;
    const silent = new link.bullmq.Worker<QueuedJob>(
      QUEUE,
      async () => {
        if (first) {
          first = false;
          held?.();
        }
        await late;
        return '{}';
      },
      {
        connection: link.client,
        prefix: PREFIX,
        lockDuration: 300,
        skipLockRenewal: true,
        skipStalledCheck: true,
      },
    );
    silent.on('error', () => undefined);
    const done = onQueue();
    await isHeld;
    const worker = await startWorker();
    const result = await done;
    release();
    await silent.close();
    link.client.disconnect();
    await worker.stop();
    expect(result).toEqual(await runPlan(plan, inlineExecutor(plan)));
  });

  it('counts a chunk once that is delivered twice', async () => {
    const worker = await startWorker();
    const link = await openLink(server.url);
    // Every event of the queue is delivered again, as after a lost connection.
    const events = new link.bullmq.QueueEvents(QUEUE, {
      connection: link.client.duplicate(),
      prefix: PREFIX,
    });
    events.on('error', () => undefined);
    let again = 0;
    events.on('completed', ({ jobId, returnvalue }) => {
      if (again++ > 50) return;
      const fields = ['event', 'completed', 'jobId', jobId, 'returnvalue', JSON.stringify(returnvalue)];
      void watch.xadd(`${PREFIX}:${QUEUE}:events`, '*', ...fields);
    });
    await events.waitUntilReady();
    expect(await onQueue(link)).toEqual(await runPlan(plan, inlineExecutor(plan)));
    await events.close();
    expect(again).toBeGreaterThan(50);
    await worker.stop();
  });

  it('puts a plan back that Redis has forgotten', async () => {
    const done = onQueue();
    let keys: string[] = [];
    // The plan stands there before any chunk does.
    while (keys.length === 0) keys = await watch.keys(`${PREFIX}:plan:*`);
    await watch.del(keys);
    const worker = await startWorker();
    expect(await done).toEqual(await runPlan(plan, inlineExecutor(plan)));
    expect(worker.log.some((line) => line.includes('the plan is gone'))).toBe(true);
    await worker.stop();
  });

  it('goes on with a Redis that is back in time and has forgotten everything', async () => {
    const own = await startRedis();
    const executor = await queueExecutor(await openLink(own.url), parcel, 20_000);
    const done = runPlan(plan, executor, { chunk: 200 });
    await own.stop();
    const again = await startRedis(own.port);
    const stop = new AbortController();
    const served = serveQueue(await openLink(again.url), {
      threads: 2,
      start: (given) => Promise.resolve(inlineExecutor(given)),
      signal: stop.signal,
      log: () => undefined,
    });
    expect(await done).toEqual(await runPlan(plan, inlineExecutor(plan)));
    await executor.close();
    stop.abort();
    await served;
    await again.stop();
  });

  it('is offered again what it refused for a moment, and ends the run where it refuses for longer', async () => {
    const own = await startRedis();
    const executor = await queueExecutor(await openLink(own.url), parcel, 3000);
    await own.command(['CONFIG', 'SET', 'maxmemory', '1']);
    const first = executor.run({ kind: 'exact', cell: 0 });
    // It is refused before Redis takes work again.
    await vi.waitFor(async () => expect(await isRefused(own)).toBe(true));
    await own.command(['CONFIG', 'SET', 'maxmemory', '0']);
    const stop = new AbortController();
    const served = serveQueue(await openLink(own.url), {
      threads: 1,
      start: (given) => Promise.resolve(inlineExecutor(given)),
      signal: stop.signal,
      log: () => undefined,
    });
    expect(await first).toMatchObject({ kind: 'exact' });
    stop.abort();
    await served;
    await own.command(['CONFIG', 'SET', 'maxmemory', '1']);
    expect(await whyFailed(executor.run({ kind: 'exact', cell: 1 }))).toMatch(/takes work: .*OOM/);
    await executor.close();
    await own.stop();
  });

  it('fails in words when a worker is of another version, or a chunk fails', async () => {
    const worker = await startWorker((inner) => ({
      ...inner,
      run: (job) => (job.cell === 0 ? Promise.reject(new Error('struck')) : inner.run(job)),
    }));
    const old = await queueExecutor(await openLink(server.url), { ...parcel, version: '0.0.9' });
    expect(await whyFailed(runPlan(plan, old))).toMatch(
      new RegExp(`failed on the queue: must be done by souboj 0.0.9 .*is souboj ${version}`),
    );
    await old.close();
    expect(await whyFailed(onQueue())).toMatch(
      /mage > mage @ 1: .* \(seed small\) failed on the queue: struck/,
    );
    await worker.stop();
  });

  it('a worker says once that Redis is gone, and when it is back', async () => {
    const own = await startRedis();
    const stop = new AbortController();
    const log: string[] = [];
    const heard = (what: string): Promise<void> =>
      vi.waitFor(() => expect(log).toContain(what), { timeout: 20_000 });
    const served = serveQueue(await openLink(own.url), {
      threads: 1,
      start: () => Promise.reject(new Error('no plan is expected')),
      signal: stop.signal,
      log: ({ kind }) => log.push(kind),
    });
    await heard('atWork');
    await own.stop();
    await heard('gone');
    const again = await startRedis(own.port);
    await heard('back');
    stop.abort();
    await served;
    expect(log).toEqual(['atWork', 'gone', 'back']);
    await again.stop();
  });

  it('by the commands: the same bytes; Ctrl-C ends worker and run, and leaves no keys', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', smallScenario);
    const args = ['run', scenario, '--queue', server.url];
    const starts = (): ReturnType<typeof spawn> =>
      spawn(process.execPath, [cli, 'worker', '--queue', server.url, '--workers', '1'], { stdio: 'pipe' });
    const begun = (child: ReturnType<typeof spawn>, text: string): Promise<void> =>
      new Promise((resolve) => {
        child.stderr!.on('data', (data: Buffer) => data.toString().includes(text) && resolve());
      });
    const worker = starts();
    await begun(worker, 'at work on');
    const queued = join(folder, 'queued');
    expect((await soubojProcess([...args, '--out', queued, '--quiet', '--format', 'csv,json'])).code).toBe(0);
    await soubojProcess([
      'run',
      scenario,
      '--out',
      join(folder, 'threads'),
      '--quiet',
      '--format',
      'csv,json',
    ]);
    expect(readFolder(queued)).toEqual(readFolder(join(folder, 'threads')));

    const ended = new Promise((resolve) => worker.on('close', resolve));
    worker.kill('SIGINT');
    expect(await ended).toBe(130);
    // Nobody works any more: a run waits, until it is stopped.
    let sent = false;
    const stopped = await soubojProcess([...args, '--out', join(folder, 'stopped')], {
      onStderr: (text, kill) => {
        if (sent || !text.includes('no worker')) return;
        sent = true;
        kill('SIGINT');
      },
    });
    expect(stopped.code).toBe(130);
    expect(await watch.keys('*')).toEqual([]);
  }, 300_000);
});

describe('--queue', () => {
  const scenario = writeScenario(freshFolder(), 'small.yaml', smallScenario);

  it('answers 4 within seconds where nobody is, and tells no password', async () => {
    const url = 'redis://me:secret@127.0.0.1:1';
    for (const args of [
      ['run', scenario, '--queue', url],
      ['worker', '--queue', url],
    ]) {
      const start = performance.now();
      const done = await soubojProcess(args);
      expect(done.code).toBe(4);
      expect(done.stderr).toContain(
        'redis://…@127.0.0.1:1: must be a Redis server that answers: connect ECONNREFUSED',
      );
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });

  it('says which packages to install where they are missing', async () => {
    const hooks = `export const resolve = (name, context, next) => {
      if (name === 'bullmq') throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' });
      return next(name, context);
    };`;
    const url = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
    const register = url(`import { register } from 'node:module'; register(${JSON.stringify(url(hooks))});`);
    const env = { NODE_OPTIONS: `--import "${register}"` };
    const done = await soubojProcess(['run', scenario, '--queue', 'redis://127.0.0.1:1'], { env });
    expect(done.code).toBe(4);
    expect(done.stderr).toMatch(/needs two more packages: npm install bullmq@\d+ ioredis@\d+/);
  });

  it.each([
    [['run', scenario, '--queue', 'localhost'], 'must be an address redis://'],
    [['run', scenario, '--queue', 'http://localhost'], 'must be an address redis://'],
    [['run', scenario, '--queue', 'redis://localhost', '--workers', '2'], 'must stand without --queue'],
    [['worker'], 'must be given --queue <url>'],
  ])('refuses %j', async (args, text) => {
    const done = await souboj(args);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(text);
  });
});
