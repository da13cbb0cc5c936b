import { describe, expect, it } from 'vitest';
import type { Executor, Job } from '../../src/batch/messages.ts';
import { PATIENCE_MS, type Patience, patientExecutor } from '../../src/batch/patient.ts';
import type { Plan } from '../../src/batch/plan.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { smallPlan } from '../support/scale.ts';

const { cells, ...rest } = smallPlan(1, 'exact');
const plan: Plan = { ...rest, cells: cells.slice(0, cells.length / 2) };
const whole = runPlan(plan, inlineExecutor(plan));

/** Threads that keep account of what they were given. */
function threads(): { executor: (plan: Plan) => Executor; jobs: Job[]; closed: () => boolean } {
  const jobs: Job[] = [];
  let closed = false;
  const executor = (plan: Plan): Executor => {
    const inner = inlineExecutor(plan);
    return {
      ...inner,
      run: (job) => {
        jobs.push(job);
        return inner.run(job);
      },
      also: executor,
      close: async () => {
        closed = true;
      },
    };
  };
  return { executor, jobs, closed: () => closed };
}

/** Runs the plan, and once more as another plan of the same workers. */
async function patiently(
  spent: () => number,
  more: Partial<Patience> = {},
): Promise<{ jobs: number; opened: number; closed: boolean }> {
  const others = threads();
  let opened = 0;
  const open = async (): Promise<Executor> => {
    opened++;
    return others.executor(plan);
  };
  const executor = patientExecutor(plan, { open, width: 2, spent, ...more });
  expect(await runPlan(plan, executor)).toEqual(await whole);
  const other = executor.also!(plan);
  expect(await runPlan(plan, other)).toEqual(await whole);
  await other.close();
  expect(others.closed()).toBe(false);
  await executor.close();
  return { jobs: others.jobs.length, opened, closed: others.closed() };
}

/** Processor time that stands still after its first tick. */
function afterwards(ms: number): () => number {
  let asked = 0;
  return () => (asked++ === 0 ? 7 : 7 + ms);
}

describe('a run that is only solved', () => {
  it('is done in this thread until it has taken its time, and no thread begins', async () => {
    expect(await patiently(afterwards(PATIENCE_MS - 1))).toEqual({ jobs: 0, opened: 0, closed: false });
  });

  it('is shared with threads from then on, by processor time, while this one goes on', async () => {
    const all = await patiently(() => 0, { statesHere: 1 });
    const { jobs, opened, closed } = await patiently(afterwards(PATIENCE_MS));
    expect({ opened, closed }).toEqual({ opened: 1, closed: true });
    expect(jobs).toBeGreaterThan(0);
    expect(jobs).toBeLessThan(all.jobs);
  });

  it('calls nobody where nobody else is to work', async () => {
    expect(await patiently(afterwards(PATIENCE_MS), { width: 1 })).toMatchObject({ opened: 0 });
  });

  it('leaves chains that are too large for a pause of this thread to others', async () => {
    const { jobs, opened } = await patiently(() => 0, { statesHere: 1, width: 1 });
    expect(opened).toBe(1);
    expect(jobs).toBeGreaterThan(0);
  });

  it('fails where others are needed and cannot be called', async () => {
    const open = () => Promise.reject(new Error('no thread comes up'));
    const executor = patientExecutor(plan, { open, width: 2, spent: () => 0, statesHere: 1 });
    await expect(runPlan(plan, executor)).rejects.toThrow('no thread comes up');
    await executor.close();
  });
});
