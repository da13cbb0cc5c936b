/** What is measured against the plain loop: all on the same duels, each with a text of what came of it. */
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { poolExecutor } from '../../src/batch/pool.ts';
import { runPlan } from '../../src/batch/run.ts';
import { play } from '../../src/engine/direct.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { streamKey } from '../../src/random/key.ts';
import { createStream } from '../../src/random/stream.ts';
import { createDuel, type DuelContest } from '../../src/rules/duel/duel.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { duelSetup } from '../support/duels.ts';
import { benchDuels } from './duels.ts';
import type { Contender } from './measure.ts';
import { plainLoop, playAll } from './plainLoop.ts';

const SEED = 'bench';

/** The reference duel as a contest. */
export function referenceContest(): DuelContest {
  return createDuel(duelSetup(benchDuels.reference));
}

/** A loop that rolls every die with `seedrandom.alea`. */
export function plainContender(count: number): Contender {
  const { context } = referenceContest();
  return {
    name: 'plain loop, seedrandom.alea',
    count,
    run: (duels) => JSON.stringify(plainLoop(context, SEED, duels)),
  };
}

/** The same loop with the dice roller that people reach for; it rolls its own randomness, so only the total is told. */
export function diceRollerContender(count: number): Contender {
  const { context } = referenceContest();
  const roll = (): number => new DiceRoll('d12!').total;
  return {
    name: 'plain loop, rpg-dice-roller',
    count,
    run: (duels) => {
      const { initiator, target, draws } = playAll(context, duels, roll);
      return `${initiator + target + draws} duels`;
    },
  };
}

/** `simulate` on one of the duels, tabulated or asked draw by draw. */
export function simulateContender(
  name: string,
  duel: keyof typeof benchDuels,
  count: number,
  tabulated = true,
): Contender {
  const contest = createDuel(duelSetup(benchDuels[duel]));
  const prepared = prepare(contest, tabulated ? 1_000_000 : 1);
  const key = streamKey(SEED, duel);
  return { name, count, run: (duels) => JSON.stringify(simulate(contest, prepared, key, 0, duels)) };
}

/** A whole run of the reference duel by threads of the built package; the text is the same for any number of them. */
export function threadsContender(threads: number, count: number, workerFile: URL): Contender {
  const cell: DuelCell = {
    kind: 'duel',
    key: 'mage > druid @ 1',
    variant: 'printed',
    plane: 1,
    axes: [],
    initiator: 'mage',
    target: 'druid',
    setup: duelSetup(benchDuels.reference),
  };
  return {
    name: `whole run, ${threads} worker${threads > 1 ? 's' : ''}`,
    count,
    rounds: 3,
    threaded: true,
    run: async (duels) => {
      const plan = { seed: SEED, duels, method: 'mc', maxStates: 200_000, cells: [cell] } as const;
      const executor = await poolExecutor(plan, threads, workerFile);
      try {
        const [result] = await runPlan(plan, executor);
        return JSON.stringify(result!.tally);
      } finally {
        await executor.close();
      }
    },
  };
}

/** Draws of a duel, on average over a few: for costs an exchange. */
export function drawsOf(duel: keyof typeof benchDuels, trials: number): number {
  const contest = createDuel(duelSetup(benchDuels[duel]));
  const prepared = prepare(contest, 1);
  const stream = createStream(streamKey(SEED, duel));
  let draws = 0;
  const watcher = { round: () => {}, draw: () => draws++, answered: () => {} };
  for (let index = 0; index < trials; index++) {
    stream.seek(index);
    play(contest, prepared.inversion, stream, contest.begin(), watcher);
  }
  return draws / trials;
}
