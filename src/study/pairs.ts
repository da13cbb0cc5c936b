/** Solves cells and plays pairs of them on the same randomness. */
import type { ComparedCell } from '../analysis/compare/comparison.ts';
import type { Match } from '../analysis/compare/match.ts';
import type { Executor } from '../batch/messages.ts';
import { type Pair, runPairs } from '../batch/pairs.ts';
import type { Plan } from '../batch/plan.ts';
import type { CellResult } from '../batch/result.ts';
import { runPlan } from '../batch/run.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import { type Conduct, watchOf, withExecutor } from './executors.ts';

/**
 * Exact results of all cells (unless the method is `mc`), and the duels of each pair side by side (unless it
 * is `exact`, or both are one solved duel by law).
 */
export function playPairs(
  plan: Plan<DuelCell>,
  matches: readonly Match[],
  conduct: Conduct,
): Promise<ComparedCell[]> {
  const solving: Plan<DuelCell> =
    plan.method === 'mc' ? { ...plan, duels: 1, method: 'mc' } : { ...plan, method: 'exact' };
  const { onProgress, ...watch } = watchOf(conduct);
  return withExecutor(plan, conduct, false, async (executor) => {
    const cells = await runPlan(solving, executor, watch);
    return pairUp(plan, cells, matches, executor, {
      ...watch,
      onProgress: (done, all) =>
        onProgress?.({ cellsDone: 0, cells: matches.length, duelsDone: done, duels: all }),
    });
  });
}

async function pairUp(
  plan: Plan<DuelCell>,
  cells: readonly CellResult[],
  matches: readonly Match[],
  executor: Executor,
  watch: Parameters<typeof runPairs>[2],
): Promise<ComparedCell[]> {
  // The same duel by law needs no duels, unless these are the only way to know its win rate.
  const worthPlaying = ({ before, after }: Match): boolean => {
    const [one, two] = [cells[before]!, cells[after]!];
    const possible = one.impossible === null && two.impossible === null;
    return possible && (one.chain !== two.chain || one.exact === null);
  };
  const played = plan.method === 'exact' ? [] : matches.filter(worthPlaying);
  const pairs = played.map(({ before, after }): Pair => {
    const pair = { first: before, second: after, duels: plan.duels };
    const [one, two] = [cells[before]!.exact !== null, cells[after]!.exact !== null];
    return one === two ? pair : { ...pair, known: one ? 'first' : 'second' };
  });
  const joints = await runPairs(pairs, executor, watch);
  const joint = new Map(played.map((match, index) => [match, joints[index]!]));
  return matches.map((match) => ({
    before: bare(cells[match.before]!),
    after: bare(cells[match.after]!),
    joint: joint.get(match) ?? null,
  }));
}

/** Without the one duel that a run by simulation alone had to play. */
function bare(cell: CellResult): CellResult {
  return { ...cell, tally: null };
}
