/** From a complete setup to its contest: a duel of known fighters, or one that draws at first who they are. */
import { beatWithoutEnd } from '../eligibility.ts';
import type { DuelSetup } from '../model.ts';
import { isDrawn } from '../population.ts';
import { type DuelContest, PlainDuel } from './plainDuel.ts';
import { PopulationDuel } from './population.ts';
import { termsOf } from './terms.ts';

export type { DuelContest };

/**
 * Makes the contest of a complete setup. The pairing must be one that may be started (see `impossible`).
 * Cost: some ten microseconds for its keys; the rest, some hundred, when it is first played; with populations some for
 * each of their members. The same setup always gives an equal contest.
 * @throws RangeError for rounds without a limit where somebody acts every so many: what was made would be another duel.
 */
export function createDuel(setup: DuelSetup): DuelContest {
  if (setup.rules.maxRounds === Number.POSITIVE_INFINITY) {
    const reason = beatWithoutEnd(setup);
    if (reason !== null) throw new RangeError(`maxRounds: must be a number of rounds (${reason})`);
  }
  return isDrawn(setup) ? new PopulationDuel(setup) : new PlainDuel(termsOf(setup));
}
