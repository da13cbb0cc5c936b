/** The program's melees against those played at the table, die by die: figure by figure, in standard errors. */
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { asTableDuel, type Random, randomOf, randomSetup, thrownDice } from './randomDuels.ts';
import type { TableDuel } from './tinyPlayer.ts';
import { Table } from './tinyTable.ts';

/** Sizes of the melees, initiators against targets: all from 1 : 2 to 3 : 3. */
export const sizes: readonly (readonly [number, number])[] = [
  ...([
    [1, 2],
    [2, 1],
    [2, 2],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
    [3, 3],
  ] as const),
];

/** Weight, sum and sum of squares of a figure. */
interface Sample {
  readonly trials: number;
  readonly mean: number;
  readonly variance: number;
}

/** Values of a figure and how often each came up. */
type Counts = Map<number, number>;

function sampleOf(counts: Iterable<readonly [value: number, count: number]>, trials: number): Sample {
  let [sum, squares] = [0, 0];
  for (const [value, count] of counts) sum += value * count;
  const mean = sum / trials;
  for (const [value, count] of counts) squares += count * (value - mean) ** 2;
  return { trials, mean, variance: squares / trials };
}

/** Figures of `trials` melees at the table: `end LABEL` is 1 where a melee ended so. */
function played(duel: TableDuel, trials: number, random: Random): Map<string, Counts> {
  const figures = new Map<string, Counts>();
  const add = (name: string, value: number): void => {
    const counts = figures.get(name) ?? new Map<number, number>();
    figures.set(name, counts);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  };
  const dice = thrownDice(random, duel.rules.die);
  for (let i = 0; i < trials; i++) {
    for (const [name, value] of Object.entries(new Table(duel, dice).play())) {
      if (typeof value === 'number') add(name, value);
      else add(`end ${value}`, 1);
    }
  }
  return figures;
}

/** A figure of both, and how many standard errors lie between. */
export interface Compared {
  readonly figure: string;
  readonly z: number;
}

/** Compares `trials` melees at the table with four times as many of the program. */
export function compare(setup: DuelSetup, trials: number, seed: number): Compared[] {
  const own = played(asTableDuel(setup), trials, randomOf(seed));
  const contest = createDuel(setup);
  const count = 4 * trials;
  const { ends, metrics } = simulate(
    contest,
    prepare(contest, 1),
    streamKey('melees', String(seed)),
    0,
    count,
  );
  const theirs = new Map<string, readonly (readonly [number, number])[]>([
    ...Object.entries(metrics),
    ...Object.entries(ends).map(([end, weight]) => [`end ${end}`, [[1, weight] as const]] as const),
  ]);
  return [...new Set([...own.keys(), ...theirs.keys()])].map((figure) => {
    const rate = figure.startsWith('end ');
    const one = sampleOf(own.get(figure) ?? [], trials);
    const two = sampleOf(theirs.get(figure) ?? [], count);
    const error = rate ? rateError(one, two) : Math.sqrt(one.variance / trials + two.variance / count);
    const difference = one.mean - two.mean;
    // What never varies must be equal; sums of decimals are, but for the last digits.
    if (Math.abs(difference) < 1e-9) return { figure, z: 0 };
    return { figure, z: error === 0 ? Number.POSITIVE_INFINITY : difference / error };
  });
}

/** Standard error of a difference of rates, one more success and failure counted, so that it is never 0. */
function rateError(one: Sample, two: Sample): number {
  const [n, m] = [one.trials, two.trials];
  const p = (one.mean * n + two.mean * m + 1) / (n + m + 2);
  return Math.sqrt(p * (1 - p) * (1 / n + 1 / m));
}

/** Compares random melees of all sizes, each size `each` times, from a seed; answers every figure with its place. */
export function compareMelees(seed: number, each: number, trials: number): Compared[] {
  const random = randomOf(seed);
  return sizes.flatMap(([a, b]) =>
    Array.from({ length: each }, (_, i) => i).flatMap((i) => {
      const setup = randomSetup(random, a, b);
      return compare(setup, trials, seed + i).map(({ figure, z }) => ({
        figure: `seed ${seed}, ${a} : ${b}, no. ${i}: ${figure}`,
        z,
      }));
    }),
  );
}
