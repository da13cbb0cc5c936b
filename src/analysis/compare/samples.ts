/** Evidence from two samples that share nothing. */
import type { CellResult } from '../../batch/result.ts';
import type { Tally } from '../../engine/tally.ts';
import { type Outcome, outcomeOf } from '../../scenario/duel/outcome.ts';
import { binomialTwoSided } from '../../stats/binomial.ts';
import { fisherExact } from '../../stats/fisher-exact.ts';
import { recoveredSum, type WeightedFigure } from '../../stats/variance-recovery.ts';
import { wilson } from '../../stats/wilson.ts';
import { countsOf } from '../expect/evidence.ts';
import { type Estimated, type Evidence, estimated, type LawChange, nothing, scaled } from './known.ts';
import { sideMean } from './sideMean.ts';

/** A sample, or what is known without one. */
interface Side {
  readonly counts: ReturnType<typeof countsOf>;
  /** `null` where it is not solved. */
  readonly exact: Outcome | null;
}

/** Wins, losses or the score of a side: how many of how many, and the chance where it is solved. */
type Read = (outcome: Outcome) => number;

const wins: Read = ({ initiator }) => initiator;
const losses: Read = ({ target }) => target;
const score: Read = ({ initiator, draw }) => initiator + draw / 2;

function countOf({ counts }: Side, read: Read): number {
  return read({ initiator: counts.wins, target: counts.losses, draw: counts.draws });
}

/** The rate of a side with its interval, and the variance of one with a success and a failure added. */
function rateOf(side: Side, read: Read, confidence: number): WeightedFigure & { readonly variance: number } {
  const { trials } = side.counts;
  if (side.exact !== null) {
    const value = read(side.exact);
    return { weight: 1, value, low: value, high: value, variance: 0 };
  }
  const count = countOf(side, read);
  const p = (count + 1) / (trials + 2);
  const { low, high } = wilson(count, trials, confidence);
  return { weight: 1, value: count / trials, low, high, variance: (p * (1 - p)) / (trials + 2) };
}

/**
 * Newcombe, Fisher, and for means two intervals by betting put together; a side that is solved is taken as it is (the
 * other is then tested against its chance), and nothing where a side is neither solved nor simulated.
 */
export function independentChange({ before, after }: LawChange, confidence: number): Evidence {
  const tallies = (cells: readonly CellResult[]) => cells.flatMap(({ tally }) => tally ?? []);
  const [first, second] = [tallies(before), tallies(after)];
  const sideOf = (cells: readonly CellResult[], own: readonly Tally[]): Side => {
    const { exact } = cells[0]!;
    return { counts: countsOf(own), exact: exact === null ? null : outcomeOf(exact) };
  };
  const [from, to] = [sideOf(before, first), sideOf(after, second)];
  const [one, two] = [from.counts, to.counts];
  if ([from, to].some(({ exact, counts }) => exact === null && counts.trials === 0)) return nothing;
  const rates = (read: Read): Estimated => {
    const [a, b] = [rateOf(from, read, confidence), rateOf(to, read, confidence)];
    // Newcombe's method 10 is the sum of two Wilson intervals by variance recovery.
    const { value, low, high } = recoveredSum(0, [b, { ...a, weight: -1 }]);
    // One success and one failure added on each side (Agresti and Caffo), so that the error is never 0; for the
    // error alone: in samples of unlike size the shrunken rates differ by themselves, and averages add that up.
    return {
      value,
      low,
      high,
      exact: false,
      centre: value,
      standardError: Math.sqrt(a.variance + b.variance),
    };
  };
  const mean = (metric: string): Estimated | null => {
    const parts = (
      [
        [-1, before],
        [1, after],
      ] as const
    ).flatMap(([weight, cells]) => {
      const own = sideMean(cells, metric, 1 - confidence);
      return own === null ? [] : [{ weight, ...own }];
    });
    if (parts.length < 2) return null;
    const { value, low, high } = recoveredSum(0, parts);
    return estimated(value, { low, high }, Math.hypot(...parts.map(({ error }) => error)));
  };
  const share = ({ exact, counts: { wins: won, losses: lost, draws, trials } }: Side): Outcome =>
    exact ?? scaled({ initiator: won, target: lost, draw: draws }, 1 / trials);
  const p =
    from.exact !== null
      ? binomialTwoSided(two.wins, two.trials, Math.min(1, from.exact.initiator))
      : to.exact !== null
        ? binomialTwoSided(one.wins, one.trials, Math.min(1, to.exact.initiator))
        : fisherExact(two.wins, two.trials, one.wins, one.trials);
  const sampled = [from, to].filter(({ exact }) => exact === null).map(({ counts }) => counts.trials);
  return {
    means: 'independent',
    before: share(from),
    after: share(to),
    win: rates(wins),
    targetWin: rates(losses),
    score: rates(score),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
    duels: Math.min(...sampled),
    streams: Math.max(1, Math.min(first.length, second.length)),
    p,
  };
}
