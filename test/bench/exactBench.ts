/** The exact solution of a whole scenario on one core: planning, tabulating, solving, facts. */
import { type CellIdentity, identify, type Plan } from '../../src/batch/plan.ts';
import { createWorkshop } from '../../src/batch/workshop.ts';
import { forgetFamilies } from '../../src/engine/consequences.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { processorMs } from './measure.ts';

/** Milliseconds of processor time for each part, and a text of what came of it. */
export interface ExactMeasurement {
  readonly planMs: number;
  readonly solveMs: number;
  readonly chains: number;
  readonly laws: number;
  readonly text: string;
}

/** The first cell of every law, those of one chain together. */
function firstOfLaws(identities: readonly CellIdentity[]): number[] {
  const byChain = new Map<string, Map<string, number>>();
  identities.forEach(({ impossible, chainKey, law }, cell) => {
    if (impossible !== null) return;
    const laws = byChain.get(chainKey) ?? new Map<string, number>();
    byChain.set(chainKey, laws);
    if (!laws.has(law)) laws.set(law, cell);
  });
  return [...byChain.values()].flatMap((laws) => [...laws.values()]);
}

/** Solves every law once, cells of one chain together, as a run with `--method exact` does. */
export function solveAll(cells: readonly Cell[]): ExactMeasurement {
  // As a run begins: what duels of other strengths share is not known yet.
  forgetFamilies();
  const start = processorMs();
  const identities = identify(cells);
  const planned = processorMs();
  const plan: Plan = { seed: 'exact', duels: 0, method: 'exact', maxStates: 200_000, cells };
  const work = createWorkshop(plan);
  const texts: string[] = [];
  for (const cell of firstOfLaws(identities)) texts.push(JSON.stringify(work({ kind: 'exact', cell })));
  return {
    planMs: planned - start,
    solveMs: processorMs() - planned,
    chains: new Set(identities.map((identity) => identity.chainKey)).size,
    laws: texts.length,
    text: texts.join('\n'),
  };
}
