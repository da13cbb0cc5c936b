/** What `npm run bench` measures beside the plain loop, and the proof that both sides play the same duel. */
import { CHUNK } from '../../src/batch/jobs.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { diceRollerContender, referenceContest, simulateContender, threadsContender } from './contenders.ts';
import type { benchDuels } from './duels.ts';
import type { Contender } from './measure.ts';
import { plainLoop } from './plainLoop.ts';

/** Name of the row that costs a draw are compared with. */
export const REFERENCE = 'simulate, reference duel';

/** A contender and the duel that it plays. */
export interface Benchmark {
  readonly duel: keyof typeof benchDuels;
  readonly contender: Contender;
}

/** All of them; `share` scales the counts, 1 for a tenth of a second or more a round. */
export function benchmarks(share: number, workerFile: URL): Benchmark[] {
  const n = (count: number): number => Math.ceil(count * share);
  const reference = (contender: Contender): Benchmark => ({ duel: 'reference', contender });
  const simulated = (
    name: string,
    duel: keyof typeof benchDuels,
    count: number,
    tabulated = true,
  ): Benchmark => ({
    duel,
    contender: simulateContender(name, duel, n(count), tabulated),
  });
  return [
    reference(diceRollerContender(n(100))),
    simulated(REFERENCE, 'reference', 1_000_000),
    simulated('simulate, finite fatigue', 'fatigue', 1_000_000),
    simulated('simulate, flight', 'flight', 1_000_000),
    simulated('simulate, pursuit', 'pursuit', 1_000_000),
    simulated('simulate, two against three', 'melee', 500_000),
    simulated('asked draw by draw, reference', 'reference', CHUNK, false),
    simulated('asked draw by draw, two against three', 'melee', CHUNK, false),
    simulated('asked draw by draw, 2 against 3, finite fatigue', 'tiredMelee', CHUNK, false),
    reference(threadsContender(1, n(200_000_000), workerFile)),
    reference(threadsContender(2, n(200_000_000), workerFile)),
  ];
}

/**
 * Proves that the plain loop plays the reference duel: its win rate against the exact one.
 * @throws Error where they differ by more than 4.5 standard errors.
 */
export function checkPlainLoop(count: number): string {
  const contest = referenceContest();
  const prepared = prepare(contest, 1_000_000);
  const { ends } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  const exact = ends['initiator:soul']!;
  const found = plainLoop(contest.context, 'proof', count).initiator / count;
  const errors = (found - exact) / Math.sqrt((exact * (1 - exact)) / count);
  if (Math.abs(errors) > 4.5) throw new Error(`plain loop: must win ${exact} of its duels (got ${found})`);
  return `win rate ${found.toFixed(5)} in ${count} duels, exactly ${exact.toFixed(5)}: ${errors.toFixed(2)} standard errors`;
}
