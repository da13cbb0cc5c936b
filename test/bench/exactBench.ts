/** The exact solution of a whole scenario on one core: planning, tabulating, solving, facts. */
import { firstJobs, playableCells } from '../../src/batch/jobs.ts';
import { identify, type Plan } from '../../src/batch/plan.ts';
import { createWorkshop } from '../../src/batch/workshop.ts';
import type { Cell } from '../../src/scenario/cells.ts';
import { processorMs } from './measure.ts';

/** Milliseconds of processor time for each part, and a text of what came of it. */
export interface ExactMeasurement {
  readonly planMs: number;
  readonly solveMs: number;
  readonly chains: number;
  readonly laws: number;
  readonly text: string;
}

/** Solves every law once, cells of one chain together, as a run with `--method exact` does. */
export function solveAll(cells: readonly Cell[]): ExactMeasurement {
  const start = processorMs();
  const identities = identify(cells);
  const playable = playableCells(identities);
  const planned = processorMs();
  const plan: Plan = { seed: 'exact', duels: 0, method: 'exact', maxStates: 200_000, cells };
  const work = createWorkshop(plan);
  const texts: string[] = [];
  for (const job of firstJobs(plan, playable, identities)) texts.push(JSON.stringify(work(job)));
  return {
    planMs: planned - start,
    solveMs: processorMs() - planned,
    chains: new Set(identities.map((identity) => identity.chainKey)).size,
    laws: texts.length,
    text: texts.join('\n'),
  };
}
