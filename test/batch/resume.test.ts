import { describe, expect, it } from 'vitest';
import { precisionSequel } from '../../src/analysis/untilPrecise.ts';
import { CheckpointError, checkpointWriter, readCheckpoint } from '../../src/batch/checkpoint.ts';
import { Harvest } from '../../src/batch/harvest.ts';
import type { Executor } from '../../src/batch/messages.ts';
import type { Plan } from '../../src/batch/plan.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { type RunOptions, runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { failingAfter, smallInfo as info, smallPlan } from '../support/scale.ts';

/** Takes several jobs at a time. */
const wide = (plan: Plan): Executor => ({ ...inlineExecutor(plan), width: 3 });

/** A writer of checkpoints in one text. */
function writerOf(...run: Parameters<typeof checkpointWriter>): (harvest: Harvest) => Promise<string> {
  const write = checkpointWriter(...run);
  return async (harvest) => (await write(harvest)).join('');
}

/** Runs a plan that is cut off again and again, with nothing but the checkpoint's text carried over. */
async function inPieces(
  plan: Plan,
  pieces: readonly number[],
  options: RunOptions,
): Promise<CellResult<Cell>[]> {
  let text = writerOf(info, null)(new Harvest());
  for (const jobs of pieces) {
    const { harvest } = readCheckpoint(await text);
    const write = writerOf(info, null);
    const onHarvest = (done: Harvest): void => {
      text = write(done);
    };
    const run = runPlan(plan, failingAfter(wide(plan), jobs), { ...options, harvest, onHarvest });
    await expect(run).rejects.toThrow('switched off');
  }
  const { harvest } = readCheckpoint(await text);
  expect(harvest.duels()).toBeGreaterThan(0);
  return runPlan(plan, inlineExecutor(plan), { ...options, harvest });
}

const sorted = (cells: readonly CellResult<Cell>[]): unknown =>
  cells.map(({ tally, ...rest }) => ({ ...rest, tally: tally && { ...tally, ends: { ...tally.ends } } }));

describe('a run that is cut off and resumed', () => {
  it('comes to the same as an undisturbed one', async () => {
    const plan = smallPlan(700);
    const whole = await runPlan(plan, inlineExecutor(plan));
    const resumed = await inPieces(plan, [3, 1, 20, 8], { chunk: 64 });
    expect(sorted(resumed)).toEqual(sorted(whole));
  });

  it('comes to the same where looks decide the number of duels', async () => {
    const plan = smallPlan(1000, 'mc');
    const sequel = precisionSequel({ halfWidth: 0.02, maxDuels: 6000 });
    const whole = await runPlan(plan, inlineExecutor(plan), { sequel });
    const totals = new Set(whole.map(({ tally }) => tally?.total ?? 0));
    expect(totals.size).toBeGreaterThan(3);
    const resumed = await inPieces(plan, [30, 70, 25, 40], { sequel, chunk: 256 });
    expect(sorted(resumed)).toEqual(sorted(whole));
  });

  it('has nothing left to do once all is done', async () => {
    const plan = smallPlan(50);
    const harvest = new Harvest();
    const whole = await runPlan(plan, inlineExecutor(plan), { harvest });
    const again = readCheckpoint(await writerOf(info, null)(harvest)).harvest;
    expect(sorted(await runPlan(plan, failingAfter(wide(plan), 0), { harvest: again }))).toEqual(
      sorted(whole),
    );
  });
});

describe('a checkpoint', () => {
  const harvest = new Harvest();
  const range = [[0, 5]] as const;
  const odd = {
    total: 5,
    ends: { 'draw:timeout': 5 },
    metrics: { m: [[Infinity, 5]] },
    longest: null,
  } as const;
  const filled = new Harvest([[2, { ranges: range, tally: odd }]], [[1, null]], [[2, 9]]);

  it('gives back what was written, numbers that JSON lacks included', async () => {
    const back = readCheckpoint(await writerOf(info, { index: 2, count: 5 })(filled));
    expect(back).toMatchObject({ info, shard: { index: 2, count: 5 } });
    expect([...back.harvest.cells]).toEqual([...filled.cells]);
    expect([...back.harvest.exacts]).toEqual([[1, null]]);
    expect([...back.harvest.wanted]).toEqual([[2, 9]]);
  });

  it('is of the moment in which it was asked for, though it is written in parts', async () => {
    const write = writerOf(info, null);
    const growing = new Harvest(
      Array.from({ length: 2500 }, (_, cell) => [cell, { ranges: range, tally: odd }]),
    );
    const before = write(growing);
    growing.add({ kind: 'simulate', cell: 2499, from: 5, count: 5 }, {
      kind: 'simulate',
      tally: odd,
      states: 1,
    } as never);
    growing.want(7, 99);
    const { harvest: found } = readCheckpoint(await before);
    expect(found.cells.size).toBe(2500);
    expect([found.duels(2499), found.duels(2498), found.wanted.size]).toEqual([5, 5, 0]);
    expect(readCheckpoint(await write(growing)).harvest.duels(2499)).toBe(10);
  });

  it.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, -20)],
    ['changed', (text: string) => text.replace('"small"', '"smalt"')],
    ['another thing', () => '{"format":2}\n{}'],
    ['another format', (text: string) => text.replace('"format":2', '"format":9')],
  ])('is refused when it is %s', async (_, change) => {
    const text = await writerOf(info, null)(harvest);
    expect(() => readCheckpoint(text)).not.toThrow();
    expect(() => readCheckpoint(change(text))).toThrow(CheckpointError);
  });
});
