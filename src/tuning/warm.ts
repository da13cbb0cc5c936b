/** Works out the figures of many cells ahead, each different duel once, with progress and a way to stop. */
import type { Marginals } from '../engine/tally.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { Evaluator } from './evaluator.ts';
import { breathe, type Pace, tell } from './pace.ts';

/** Solves cells of different duels in threads; `null` where a chain is too large. */
export type SolveMany = (cells: readonly DuelCell[], pace: Pace) => Promise<readonly (Marginals | null)[]>;

/** Fewer duels than this are not worth starting threads for. */
const WORTH_THREADS = 16;
/** Keys worked out between two breaths. */
const BATCH = 500;

/** Makes sure that the evaluator knows all cells, at so many duels where they have to be played. The result is the same with threads and without. */
export async function warm(
  evaluator: Evaluator,
  cells: readonly DuelCell[],
  pace: Pace,
  solveMany: SolveMany | null = null,
  duels: number = evaluator.options.duels,
): Promise<void> {
  const fresh = new Map<string, DuelCell>();
  let seen = 0;
  for (const cell of cells) {
    if (++seen % BATCH === 0) await breathe(pace);
    if (!evaluator.isKnown(cell, duels)) fresh.set(evaluator.keyOf(cell), cell);
  }
  const left = [...fresh];
  if (solveMany !== null && left.length >= WORTH_THREADS) {
    const solved = await solveMany(
      left.map(([, cell]) => cell),
      pace,
    );
    left.forEach(([key], i) => {
      evaluator.learn(key, solved[i]!);
    });
  }
  for (const [i, [, cell]] of left.entries()) {
    if (evaluator.isKnown(cell, duels)) continue;
    await breathe(pace);
    evaluator.figures(cell, duels);
    tell(pace, i + 1, left.length);
  }
  // What is too large to solve is played cell by cell, each on its own stream.
  const large = cells.filter((cell) => !evaluator.isKnown(cell, duels));
  for (const [i, cell] of large.entries()) {
    await breathe(pace);
    evaluator.figures(cell, duels);
    tell(pace, i + 1, large.length);
  }
}
