/** What a duel is worth to one of the two: looked back to its start from the worth of its ends. */
import { backwardSteps, lookBack } from '../../engine/backward.ts';
import type { Chain } from '../../engine/chain.ts';
import { tabulate } from '../../engine/tabulate.ts';
import { createDuel, type DuelContest } from '../../rules/duel/duel.ts';
import { partsOfLabel } from '../../rules/duel/ends.ts';
import { impossible } from '../../rules/eligibility.ts';
import type { DuelSetup } from '../../rules/model.ts';
import type { Seat } from './conduct.ts';

/** Worth of each end of a chain: a win 1, a draw ½, a duel lost by leaving it alive `leaving`, any other loss 0. */
function worthOfEnds(contest: DuelContest, chain: Chain, seat: Seat, leaving: number): Float64Array {
  const state = contest.begin();
  return Float64Array.from({ length: chain.ends }, (_, end) => {
    const { winner, reason } = partsOfLabel(contest.outcome(chain.endState(end, state)).end);
    if (winner === null) return 0.5;
    if (winner === seat) return 1;
    return reason === 'withdrawn' || reason === 'fled' ? leaving : 0;
  });
}

/** Limits of a look back. */
export interface WorthLimits {
  /** Largest chain that is tabulated, in states. */
  readonly maxStates: number;
  /** Worth of a duel that one has lost by leaving it alive, 0 to 1; that of a loss is 0, of a draw ½. */
  readonly leaving: number;
}

/** Steps of a look back by state that the limit allows, as an exact solution's. */
const STEPS_PER_STATE = 8_000;

/** Works out what duels are worth, each different one once. */
export class WorthSolver {
  readonly limits: WorthLimits;
  /** Different duels looked back through so far. */
  worked = 0;
  private readonly known = new Map<string, number | null>();

  constructor(limits: WorthLimits) {
    this.limits = limits;
  }

  /** What a duel is worth to the one in a seat, 0 to 1; `null` where it is not possible, or too large. */
  of(setup: DuelSetup, seat: Seat): number | null {
    if (impossible(setup) !== null) return null;
    const contest = createDuel(setup);
    const key = `${seat} ${contest.chainKey}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const chain = this.chainOf(contest);
    let worth: number | null = null;
    if (chain !== null)
      lookBack(contest, chain, worthOfEnds(contest, chain, seat, this.limits.leaving), 1, ({ tops }) => {
        worth = tops[0]!;
      });
    this.known.set(key, worth);
    this.worked++;
    return worth;
  }

  private chainOf(contest: DuelContest): Chain | null {
    const { maxStates } = this.limits;
    const chain = contest.untabulated === undefined ? tabulate(contest, { maxStates }) : null;
    if (chain === null || backwardSteps(contest, chain) > maxStates * STEPS_PER_STATE) return null;
    return chain;
  }
}
