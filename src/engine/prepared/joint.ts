/** Two contests played on the same randomness: what changed, duel by duel, as whole-number counts. */
import { type Contest, winnerPlaces } from '../../rules/contest.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { HistogramBuilder } from '../histogram.ts';
import { mergeHistograms } from '../tally.ts';
import type { Trials } from './trials.ts';

/** A duel that came out otherwise. */
export interface Flip {
  readonly index: number;
  /** Ends of the first and of the second contest, for example `initiator:soul`. */
  readonly from: string;
  readonly to: string;
}

/** Joint counts of two contests over the same trials. */
export interface JointTally {
  readonly total: number;
  /**
   * Counts by winner of the first contest (rows) and of the second (columns), placed as `placeOfWinner` says;
   * nine numbers, row by row.
   */
  readonly table: readonly number[];
  /** Histograms of the differences, second less first, by metric: `rounds` and those asked for. */
  readonly differences: Readonly<Record<string, Histogram>>;
  /** The first trials of which the winner changed, by index; at most `FLIPS`. */
  readonly flips: readonly Flip[];
}

/** Flips kept of each pair of contests. */
export const FLIPS = 20;

/** One contest's trials as numbers that can be subtracted. */
interface Side {
  readonly outcome: Uint8Array;
  readonly values: readonly Float64Array[];
}

function sideOf(contest: Contest, { facts }: Trials, metrics: readonly string[]): Side {
  const columns = metrics.map((metric) => contest.metrics.indexOf(metric));
  const placeOf = winnerPlaces(contest);
  return {
    outcome: Uint8Array.from(facts, ({ end }) => placeOf(end)),
    values: columns.map((column) => Float64Array.from(facts, ({ values }) => values[column] ?? 0)),
  };
}

/**
 * Counts pairs of trials. Both contests must have been played on the same stream from trial `from` on.
 *
 * @param metrics names of metrics of the ends whose differences are counted, for example `initiator_drain`.
 */
export function jointTally(
  contests: readonly [first: Contest, second: Contest],
  trials: readonly [first: Trials, second: Trials],
  from: number,
  metrics: readonly string[],
): JointTally {
  const [first, second] = trials;
  const one = sideOf(contests[0], first, metrics);
  const two = sideOf(contests[1], second, metrics);
  const table = new Array<number>(9).fill(0);
  const rounds = new HistogramBuilder();
  const builders = metrics.map(() => new HistogramBuilder());
  const flips: Flip[] = [];
  for (let i = 0; i < first.end.length; i++) {
    const a = first.end[i]!;
    const b = second.end[i]!;
    const row = one.outcome[a]!;
    const column = two.outcome[b]!;
    table[3 * row + column]!++;
    if (row !== column && flips.length < FLIPS)
      flips.push({ index: from + i, from: first.facts[a]!.end, to: second.facts[b]!.end });
    rounds.add(second.rounds[i]! - first.rounds[i]!, 1);
    for (let m = 0; m < builders.length; m++) builders[m]!.add(two.values[m]![b]! - one.values[m]![a]!, 1);
  }
  const differences = Object.fromEntries(metrics.map((metric, m) => [metric, builders[m]!.build()]));
  return { total: first.end.length, table, differences: { rounds: rounds.build(), ...differences }, flips };
}

/** Both together; associative and commutative. */
export function mergeJoint(a: JointTally, b: JointTally): JointTally {
  const names = [...new Set([...Object.keys(a.differences), ...Object.keys(b.differences)])];
  return {
    total: a.total + b.total,
    table: a.table.map((count, i) => count + b.table[i]!),
    differences: Object.fromEntries(
      names.map((name) => [name, mergeHistograms(a.differences[name] ?? [], b.differences[name] ?? [])]),
    ),
    flips: [...a.flips, ...b.flips].sort((x, y) => x.index - y.index).slice(0, FLIPS),
  };
}
