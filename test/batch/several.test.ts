import { expect, it } from 'vitest';
import { Harvest } from '../../src/batch/harvest.ts';
import { jobsFor } from '../../src/batch/jobs.ts';
import type { Executor, Job } from '../../src/batch/messages.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { smallPlan } from '../support/scale.ts';

it('solves the cells of a chain in one job, up to 64, each once and none that is done', () => {
  const harvest = new Harvest([], [[4, null]]);
  const solves = new Set(Array.from({ length: 150 }, (_, cell) => cell));
  const jobs = [
    ...jobsFor(new Map([[3, [0, 5]]]), solves, harvest, 10, (cell) => (cell % 2 === 0 ? 'even' : 'odd')),
  ];
  const cells = jobs.flatMap((job) => (job.kind === 'exact' ? [[job.cell, ...(job.also ?? [])]] : []));
  expect(cells.map((own) => own.length)).toEqual([64, 64, 11, 10]);
  // Cell 3 has duels to play as well, so its chain comes first.
  expect(cells[0]!.slice(0, 3)).toEqual([3, 1, 5]);
  expect(cells.every((own) => new Set(own.map((cell) => cell % 2)).size === 1)).toBe(true);
  expect(cells.flat().sort((a, b) => a - b)).toEqual([...solves].filter((cell) => cell !== 4));
});

it('comes to the same whether cells of a chain are solved together or one by one', async () => {
  const plan = smallPlan(40, 'exact');
  const seen: Job[] = [];
  const recorded =
    (executor: Executor): Executor['run'] =>
    (job) => {
      seen.push(job);
      return executor.run(job);
    };
  const run = async (several: boolean) => {
    const { takesSeveral: _, ...one } = inlineExecutor(plan);
    const executor: Executor = several ? { ...one, takesSeveral: true } : one;
    return runPlan(plan, { ...executor, run: recorded(executor) });
  };
  const together = await run(true);
  const jobs = seen.splice(0).length;
  expect(together).toEqual(await run(false));
  expect(jobs).toBeLessThan(seen.length);
});
