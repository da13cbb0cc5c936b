/** Evidence from two samples of which looks decided the size: time-uniform throughout. */
import type { CellResult } from '../../batch/result.ts';
import type { Marginals, Tally } from '../../engine/tally.ts';
import { type Outcome, outcomeOf } from '../../scenario/duel/outcome.ts';
import {
  anytimeDifference,
  anytimeDifferenceP,
  anytimeEquivalenceP,
  type Known,
} from '../../stats/anytime-two.ts';
import { countsOf } from '../expect/evidence.ts';
import { type Estimated, type Evidence, estimated, type LawChange, nothing, scaled } from './known.ts';
import { sideMean } from './sideMean.ts';

/** One side: counts, or what is known without. */
interface Side {
  readonly cells: readonly CellResult[];
  readonly tallies: readonly Tally[];
  readonly counts: ReturnType<typeof countsOf>;
  readonly exact: Marginals | null;
}

type Read = (outcome: Outcome) => number;

/**
 * Differences of rates, scores and means between two runs; a side that is solved is taken as it is, and nothing is known
 * where one is neither solved nor simulated.
 *
 * @param tightAt duels near which intervals of means are tightest, fixed before the runs.
 */
export function lookedChange({ before, after }: LawChange, confidence: number, tightAt: number): Evidence {
  const sides = [before, after].map((cells): Side => {
    const tallies = cells.flatMap(({ tally }) => tally ?? []);
    return { cells, tallies, counts: countsOf(tallies), exact: cells[0]!.exact };
  });
  const [one, two] = [sides[0]!, sides[1]!];
  if (sides.some(({ exact, counts }) => exact === null && counts.trials === 0)) return nothing;
  const sampled = sides.filter(({ exact }) => exact === null);
  const alpha = 1 - confidence;
  const knownOf = ({ exact, counts }: Side, read: Read): Known =>
    exact === null
      ? { successes: read(countedIn(counts)), trials: counts.trials }
      : Math.min(1, read(outcomeOf(exact)));
  const difference = (read: Read): Estimated => {
    const value = read(shareOf(two)) - read(shareOf(one));
    const interval = anytimeDifference(knownOf(one, read), knownOf(two, read), alpha);
    return { value, ...interval, exact: false, centre: value, standardError: 0 };
  };
  const mean = (metric: string): Estimated | null => {
    const told = sides.map(({ cells }) => sideMean(cells, metric, alpha / sampled.length, tightAt));
    const [a, b] = [told[0]!, told[1]!];
    if (a === null || b === null) return null;
    return estimated(b.value - a.value, { low: b.low - a.high, high: b.high - a.low }, 0);
  };
  const wins = [knownOf(one, won), knownOf(two, won)] as const;
  return {
    means: 'independent',
    before: shareOf(one),
    after: shareOf(two),
    win: difference(won),
    targetWin: difference(({ target }) => target),
    score: difference(({ initiator, draw }) => initiator + draw / 2),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
    duels: Math.min(...sampled.map(({ counts }) => counts.trials)),
    streams: Math.max(1, Math.min(...sampled.map(({ tallies }) => tallies.length))),
    p: anytimeDifferenceP(...wins),
    looked: (margin) => anytimeEquivalenceP(...wins, margin),
  };
}

const won: Read = ({ initiator }) => initiator;

function countedIn({ wins, losses, draws }: ReturnType<typeof countsOf>): Outcome {
  return { initiator: wins, target: losses, draw: draws };
}

function shareOf({ exact, counts }: Side): Outcome {
  return exact === null ? scaled(countedIn(counts), 1 / counts.trials) : outcomeOf(exact);
}
