/** What a solved side is worth in a comparison on the same duels: variances with and without it. */
import { evidenceOf } from '../../src/analysis/compare/evidence.ts';
import { runPairs } from '../../src/batch/pairs.ts';
import type { Plan } from '../../src/batch/plan.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import type { JointTally } from '../../src/engine/prepared/joint.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { outcomeOf } from '../../src/scenario/duel/outcome.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { type ByOutcome, type JointTable, pairedDifference, WIN_RATE } from '../../src/stats/paired.ts';
import { controlledDifference } from '../../src/stats/poststratified.ts';

/** Ratios of the variance of a difference of win rates, whose first side is solved. */
export interface SolvedSideGain {
  readonly change: string;
  /** To that of the pairs alone: what one knows without a solution. */
  readonly ofPairs: number;
  /** To that of the other side alone, held against the exact value: what one knows without pairs. */
  readonly ofOther: number;
  /** Of the mean drain of the target: squared width of its interval to that by the pairs alone. */
  readonly drain: number;
}

/** Small changes of a duel of two mages, and large ones. */
const text = `
seed: solved side
defaults: { class: mage, level: 5, IQ: 9, Podl: 11, SP: 2, mana: 40, fatigue: 30 }
combatants: { one: {}, two: {} }
planes: [7]
matchups: [[one, two]]
variants:
  printed: {}
  mana 42: { combatants: { one: { mana: 42 } } }
  IQ 10: { combatants: { one: { IQ: 10 } } }
  IQ 11: { combatants: { one: { IQ: 11 } } }
  Podl 12: { combatants: { one: { Podl: 12 } } }
`;

/** The gains of every variant over the first, from so many pairs. */
export async function solvedSideGains(duels: number): Promise<readonly SolvedSideGain[]> {
  const loaded = loadScenario(text, 'solved-side.yaml');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  if (loaded.scenario.kind !== 'duel') throw new Error('the scenario must be one of duels');
  const cells = expandCells(loaded.scenario);
  const plan: Plan<DuelCell> = { seed: 'solved side', duels, method: 'exact', maxStates: 60_000, cells };
  const [before] = await runPlan(plan, inlineExecutor(plan));
  const { initiator, draw, target } = outcomeOf(before!.exact!);
  const known: ByOutcome<number> = [initiator, draw, target];
  const pairs = cells.slice(1).map((_, i) => ({ first: 0, second: i + 1, duels, known: 'first' as const }));
  const joints = await runPairs(pairs, inlineExecutor(plan));
  return joints.map((joint, i) => {
    const counts = joint.table;
    const row = (from: number): ByOutcome<number> => [
      counts[3 * from]!,
      counts[3 * from + 1]!,
      counts[3 * from + 2]!,
    ];
    const table: JointTable = [row(0), row(1), row(2)];
    const won = (counts[0]! + counts[3]! + counts[6]! + 1) / (duels + 2);
    const own = controlledDifference(table, known, WIN_RATE, 0.95).standardError ** 2;
    return {
      change: cells[i + 1]!.variant,
      ofPairs: own / pairedDifference(table, WIN_RATE, 0.95).standardError ** 2,
      ofOther: own / ((won * (1 - won)) / (duels + 2)),
      drain:
        (drainWidth(before!, cells[i + 1]!, joint) / drainWidth(before!, cells[i + 1]!, bare(joint))) ** 2,
    };
  });
}

/** Without what was counted for the solved side's sake. */
function bare({ controlled: _, ...joint }: JointTally): JointTally {
  return joint;
}

function drainWidth(before: CellResult<DuelCell>, cell: DuelCell, joint: JointTally): number {
  const after = { ...before, cell, exact: null, tally: null };
  const change = { before: [before], after: [after], identical: false, joints: [joint] };
  const { low, high } = evidenceOf(change, 0.95).targetDrain!;
  return high - low;
}
