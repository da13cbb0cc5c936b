/** Whole runs of small scenarios, without threads and files. */

import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { scenarioOf } from '../scenario/support.ts';

/** Runs the text of a scenario in this thread. */
export async function runText(
  text: string,
  method: 'mc' | 'exact' | 'both',
  duels = 500,
): Promise<Study<Cell>> {
  const scenario = scenarioOf(text, 's.yaml');
  const plan = { seed: 'report', duels, method, maxStates: 100_000, cells: expandCells(scenario) };
  const cells = await runPlan(plan, inlineExecutor(plan));
  return {
    info: {
      version: '0.0.0',
      scenario: { name: scenario.name, file: 's.yaml', text, hash: 'h' },
      seed: 'report',
      seedDrawn: false,
      options: { method, duels, only: null, maxStates: 100_000, precision: null },
    },
    cells,
  };
}
