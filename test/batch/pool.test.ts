import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { poolExecutor, WorkerError } from '../../src/batch/pool.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { built } from '../support/command.ts';
import { smallPlan } from '../support/scale.ts';

/**
 * A worker module of its own: the real one, except that before cell 0's first job it does `deed`, as long as
 * fewer than `deaths` threads did. Each leaves a file, since nothing else outlives a thread.
 */
function mortalWorker(deaths: number, deed: string, onStart = ''): { url: URL; dead: () => number } {
  const folder = mkdtempSync(join(tmpdir(), 'souboj-mortal-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    `import { readdirSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
const dead = () => readdirSync(${JSON.stringify(folder)}).filter((name) => name.startsWith('dead')).length;
${onStart}
const { default: work } = await import(${JSON.stringify(pathToFileURL(join(built, 'worker.js')).href)});
export default function run(job) {
  if (job.cell === 0 && job.from === 0 && dead() < ${deaths}) {
    writeFileSync(${JSON.stringify(join(folder, 'dead'))} + threadId, '');
    ${deed}
  }
  return work(job);
}
`,
  );
  expect(existsSync(join(built, 'worker.js'))).toBe(true);
  return {
    url: pathToFileURL(worker),
    dead: () => readdirSync(folder).filter((name) => name.startsWith('dead')).length,
  };
}

const plan = smallPlan(400, 'mc');
const whole = runPlan(plan, inlineExecutor(plan));
const eat = 'const eaten = []; for (;;) eaten.push(new Array(10_000).fill({}));';

it('does the jobs of other plans in the same threads, each by its own', async () => {
  const executor = await poolExecutor(plan, 2, pathToFileURL(join(built, 'worker.js')));
  try {
    const others = ['first', 'second'].map((seed) => ({ ...plan, seed }));
    const runs = others.map(async (other) => runPlan(other, executor.also!(other)));
    const done = await Promise.all([runPlan(plan, executor), ...runs]);
    const alone = others.map((other) => runPlan(other, inlineExecutor(other)));
    expect(done).toEqual([await whole, ...(await Promise.all(alone))]);
    expect(done[1]).not.toEqual(done[2]);
  } finally {
    await executor.close();
  }
});

describe('a thread that dies', () => {
  it.each([
    ['ends itself', 'process.exit(7);'],
    ['throws where nobody listens', 'queueMicrotask(() => { throw new Error("struck"); });'],
    ['runs out of memory', eat],
  ])('%s: its job is done again, and nothing shows', async (_, deed) => {
    const { url, dead } = mortalWorker(1, deed);
    const executor = await poolExecutor(plan, 2, url, { limits: { maxOldGenerationSizeMb: 48 } });
    try {
      expect(await runPlan(plan, executor)).toEqual(await whole);
    } finally {
      await executor.close();
    }
    expect(dead()).toBe(1);
  });

  it('twice on one job: the run fails, and says on which duels of which cell with which seed', async () => {
    const { url, dead } = mortalWorker(2, eat);
    const executor = await poolExecutor(plan, 2, url, { limits: { maxOldGenerationSizeMb: 48 } });
    try {
      const failed = await runPlan(plan, executor).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(WorkerError);
      const { key } = plan.cells[0]!;
      expect((failed as Error).message).toBe(`${key}: duels 0 to 399 failed twice in a thread (seed small)`);
      expect(String((failed as Error).cause)).toMatch(/memory/);
    } finally {
      await executor.close();
    }
    expect(dead()).toBe(2);
  });

  it('and no other can start: the run fails instead of waiting for ever', async () => {
    const { url } = mortalWorker(1, 'process.exit(7);', 'if (dead() > 0) throw new Error("no more");');
    const executor = await poolExecutor(plan, 1, url);
    try {
      await expect(runPlan(plan, executor)).rejects.toThrow('threads: die and cannot be started again');
    } finally {
      await executor.close();
    }
  });

  it('cannot be started at all: an error at once', async () => {
    const { url } = mortalWorker(0, '', 'throw new Error("broken module");');
    await expect(poolExecutor(plan, 2, url)).rejects.toThrow('threads: must be able to start');
  });
});
