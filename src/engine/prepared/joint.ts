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
  /**
   * Where the exact mean of one side is known: histograms, one for each of `SLOPES` and by the same metrics, of the
   * differences in which that side's value counts so much; else nothing.
   */
  readonly controlled?: Readonly<Record<string, readonly Histogram[]>>;
  /** The first trials of which the winner changed, by index; at most `FLIPS`. */
  readonly flips: readonly Flip[];
}

/** Flips kept of each pair of contests. */
export const FLIPS = 20;

/** What the value of a side whose mean is known counts, besides the 1 of a plain difference. */
export const SLOPES = [0.5, 0] as const;

/** The side of a pair whose means are known exactly. */
export type KnownSide = 'first' | 'second';

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
 * @param known the side whose exact means are known, if any.
 */
export function jointTally(
  contests: readonly [first: Contest, second: Contest],
  trials: readonly [first: Trials, second: Trials],
  from: number,
  metrics: readonly string[],
  known: KnownSide | null = null,
): JointTally {
  const [first, second] = trials;
  const one = sideOf(contests[0], first, metrics);
  const two = sideOf(contests[1], second, metrics);
  const table = new Array<number>(9).fill(0);
  const rounds = new HistogramBuilder();
  const builders = metrics.map(() => new HistogramBuilder());
  const slopes = known === null ? [] : SLOPES;
  const controls = ['rounds', ...metrics].map(() => slopes.map(() => new HistogramBuilder()));
  const control = (place: number, a: number, b: number): void => {
    for (const [at, slope] of slopes.entries())
      controls[place]![at]!.add(known === 'first' ? b - slope * a : slope * b - a, 1);
  };
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
    if (known === null) continue;
    control(0, first.rounds[i]!, second.rounds[i]!);
    for (let m = 0; m < builders.length; m++) control(m + 1, one.values[m]![a]!, two.values[m]![b]!);
  }
  const byMetric = <T>(of: (place: number) => T): Record<string, T> =>
    Object.fromEntries(['rounds', ...metrics].map((metric, place) => [metric, of(place)]));
  const built = [rounds, ...builders].map((builder) => builder.build());
  return {
    total: first.end.length,
    table,
    differences: byMetric((place) => built[place]!),
    ...(known === null
      ? {}
      : { controlled: byMetric((place) => controls[place]!.map((builder) => builder.build())) }),
    flips,
  };
}

/** Both together; associative and commutative. */
export function mergeJoint(a: JointTally, b: JointTally): JointTally {
  const names = Object.keys({ ...a.differences, ...b.differences });
  const merged = <T>(of: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const [one, two] = [a.controlled, b.controlled];
  return {
    total: a.total + b.total,
    table: a.table.map((count, i) => count + b.table[i]!),
    differences: merged((name) => mergeHistograms(a.differences[name] ?? [], b.differences[name] ?? [])),
    ...(one === undefined || two === undefined
      ? {}
      : {
          controlled: merged((name) =>
            SLOPES.map((_, at) => mergeHistograms(one[name]?.[at] ?? [], two[name]?.[at] ?? [])),
          ),
        }),
    flips: [...a.flips, ...b.flips].sort((x, y) => x.index - y.index).slice(0, FLIPS),
  };
}
