/** Runs of a stated truth, as often as wanted: how often is what is said of them false? */
import seedrandom from 'seedrandom';
import { checkOf, deviationAgain } from '../../src/analysis/agreement.ts';
import { type Claim, isFalse, type Truth } from '../../src/analysis/claims/claim.ts';
import { confirmationClaims } from '../../src/analysis/claims/verdicts.ts';
import { comparePlanes } from '../../src/analysis/planes/comparison.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import { defaultPrecision } from '../../src/analysis/precision.ts';
import { bandOf, quantileIn, type Sampled } from '../../src/analysis/sampled.ts';
import type { CellResult } from '../../src/batch/result.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { randomFrom } from '../../src/tuning/search/random.ts';
import { saltelli, sobolIndices, type Sampled as Values } from '../../src/tuning/sobol/indices.ts';
import { confirm } from '../../src/tuning/tune/confirm.ts';
import { cell, field } from '../report/support.ts';
import { binomialSampler } from './calibration.ts';

/** Figures and how often their intervals missed, or statements and how often they were false. */
export interface Misses {
  wrong: number;
  all: number;
}

/** Counts misses by name. */
export class Tallied {
  readonly byName: Map<string, Misses> = new Map();

  note(name: string, wrong: boolean): void {
    const known = this.byName.get(name) ?? { wrong: 0, all: 0 };
    known.all++;
    if (wrong) known.wrong++;
    this.byName.set(name, known);
  }
}

/** Runs of planes on which initiators win, never draw, with the chances given by plane and matchup; 1,000 duels each. */
export function falselyOfPlanes(
  chances: readonly (readonly number[])[],
  runs: number,
  seed: string,
): { readonly sentences: Misses; readonly intervals: Tallied } {
  const duels = 1000;
  const random = seedrandom(seed);
  const samplers = new Map([...new Set(chances.flat())].map((p) => [p, binomialSampler(duels, p)]));
  const sides = ['a', 'b', 'c'];
  const mean = (list: readonly number[]): number => list.reduce((sum, own) => sum + own, 0) / list.length;
  const truth = new Map<string, Map<string, number>>([
    ['win', new Map()],
    ['spread', new Map()],
    ['hopeless', new Map()],
    ['rounds', new Map()],
  ]);
  chances.forEach((own, at) => {
    const plane = String(at + 1);
    const centre = mean(own);
    truth.get('win')!.set(plane, centre);
    truth.get('spread')!.set(plane, Math.sqrt(mean(own.map((p) => (p - centre) ** 2))));
    truth.get('hopeless')!.set(plane, mean(own.map((p) => Number(Math.abs(p - 0.5) > 0.3))));
    truth.get('rounds')!.set(plane, 7.25);
  });
  const intervals = new Tallied();
  const sentences = { wrong: 0, all: runs };
  for (let run = 0; run < runs; run++) {
    const cells = chances.flatMap((own, at) => {
      let next = 0;
      return field(sides, (a, b) => {
        const won = samplers.get(own[next++ % own.length]!)!(random());
        const ends = { 'initiator:soul': won, 'target:soul': duels - won };
        return { plane: at + 1, ends, law: `${a} ${b} ${at}` };
      });
    });
    const found = comparePlanes(groupPoints(cells)[0]!, undefined)!;
    if (found.claims.some((claim) => isFalse(claim, truth as Truth) === true)) sentences.wrong++;
    for (const facts of found.planes)
      for (const name of ['win', 'spread', 'hopeless'] as const) {
        const { low, high } = facts[name].simulated!;
        const value = truth.get(name)!.get(String(facts.plane))!;
        intervals.note(name, value < low - 1e-12 || value > high + 1e-12);
      }
    for (const { first, second, typical } of found.pairs) {
      const [one, two] = [chances[first - 1]!, chances[second - 1]!];
      const value = Math.sqrt(mean(one.map((p, i) => (p - two[i]!) ** 2)));
      const { low, high } = typical.simulated!;
      intervals.note('shift', value < low - 1e-12 || value > high + 1e-12);
    }
  }
  return { sentences, intervals };
}

/** Runs in which a wish that the truth misses by a hair is called inside its band at one of the looks. */
export function falselyConfirmed(p: number, looks: number, runs: number, seed: string): number {
  const random = seedrandom(seed);
  const draw = binomialSampler(500, p);
  const place = { at: 0, path: [] };
  const wish = (low: number, high: number) =>
    ({
      band: { low, high, weight: 1, place },
      ...{
        index: 0,
        subject: { kind: 'cell' },
        read: 'win_rate',
        constant: 0,
        terms: [{ cell: 0, weight: 1 }],
      },
    }) as unknown as Parameters<typeof confirm>[0][number];
  // Two wishes just missed, one met.
  const wishes = [wish(p + 1e-9, 1), wish(0, p - 1e-9), wish(0, 1)];
  const truth: Truth = new Map([
    [
      'wish_inside',
      new Map([
        ['0', 0],
        ['1', 0],
        ['2', 1],
      ]),
    ],
  ]);
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    let [won, trials] = [0, 0];
    let claims: readonly Claim[] = [];
    for (let look = 0; look < looks; look++) {
      for (const until = trials === 0 ? 500 : 2 * trials; trials < until; trials += 500)
        won += draw(random());
      const ends = { 'initiator:soul': won, 'target:soul': trials - won };
      const marginals = { total: trials, ends, metrics: {} };
      const known = { marginals, reach: () => 0 };
      claims = [
        ...claims,
        ...confirmationClaims(
          confirm(wishes, () => known, looks),
          0.95,
        ),
      ];
    }
    // Outside is right for the first two; by a hair, so it is not counted as a fault.
    if (claims.some((claim) => isFalse(claim, truth) === true)) wrong++;
  }
  return wrong;
}

/** Runs of forty cells whose simulation is right: those called apart, and those that a repetition then calls wrong. */
export function falselyDisagreeing(runs: number, seed: string): { apart: number; disagree: number } {
  const random = seedrandom(seed);
  const chances = [1e-6, 0.005, 0.05, 0.5, 0.98];
  const first = new Map(chances.map((p) => [p, binomialSampler(1000, p)]));
  const again = new Map(chances.map((p) => [p, binomialSampler(10_000, p)]));
  const played = (p: number, i: number, won: number, duels: number): CellResult => {
    const sketch = { initiator: 'a', target: `t${i}`, law: `l${i}` };
    const exactEnds = { 'initiator:soul': p, 'target:soul': 1 - p };
    return cell({ ...sketch, exactEnds, ends: { 'initiator:soul': won, 'target:soul': duels - won } });
  };
  let [apart, disagree] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const cells = Array.from({ length: 40 }, (_, i) => {
      const p = chances[i % chances.length]!;
      return played(p, i, first.get(p)!(random()), 1000);
    });
    const check = checkOf({ cells })!;
    if (check.verdict !== 'apart') continue;
    apart++;
    const { cell: at, row } = check;
    const p = chances[at % chances.length]!;
    const size = deviationAgain(played(p, at, again.get(p)!(random()), 10_000), row)!;
    const repetition = { cell: at, row, trials: 10_000, size };
    if (checkOf({ cells, repetition })!.verdict === 'disagree') disagree++;
  }
  return { apart, disagree };
}

/** Counts of trials drawn from a distribution. */
export function drawn(chances: Histogram, trials: number, random: () => number): Histogram {
  const counts = new Map<number, number>();
  for (let i = 0; i < trials; i++) {
    let rest = random();
    let value = chances[chances.length - 1]![0];
    for (const [own, chance] of chances) {
      rest -= chance;
      if (rest < 0) {
        value = own;
        break;
      }
    }
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

/** The smallest value that a share of a distribution stays at or below. */
export function quantile(chances: Histogram, p: number): number {
  let below = 0;
  return chances.find(([, chance]) => {
    below += chance;
    return below >= p - 1e-12;
  })![0];
}

/**
 * Intervals of quantiles and bands about distributions sampled with so many trials of each part, every part with the same
 * weight, that miss the truth.
 */
export function missedDistributions(
  parts: readonly Histogram[],
  trials: readonly number[],
  runs: number,
  seed: string,
): Tallied {
  const random = seedrandom(seed);
  const mixed = (histograms: readonly Histogram[]): Histogram => {
    const weights = new Map<number, number>();
    for (const histogram of histograms) {
      const total = histogram.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of histogram)
        weights.set(value, (weights.get(value) ?? 0) + weight / total / histograms.length);
    }
    return [...weights].sort(([a], [b]) => a - b);
  };
  const truth = mixed(parts);
  const found = new Tallied();
  const reach = { low: 0, high: truth[truth.length - 1]![0] };
  for (let run = 0; run < runs; run++) {
    const seen = mixed(parts.map((part, i) => drawn(part, trials[i]!, random)));
    const streams = trials.map((own) => ({ weight: 1 / parts.length, trials: own }));
    const sampled: Sampled = { histogram: seen, sampling: { streams, looked: false } };
    for (const p of [0.1, 0.5, 0.9]) {
      const { low, high } = quantileIn(sampled, p, defaultPrecision, reach).simulated!;
      const value = quantile(truth, p);
      found.note(`p${p * 100}`, value < low || value > high);
    }
    const half = bandOf(sampled.sampling, defaultPrecision)!;
    const shares = (histogram: Histogram, at: number): number =>
      histogram.reduce((sum, [value, weight]) => sum + (value <= at ? weight : 0), 0);
    found.note(
      'band',
      truth.some(([value]) => Math.abs(shares(seen, value) - shares(truth, value)) > half + 1e-12),
    );
  }
  return found;
}

/** Sobol' intervals that miss the truth, of a function of the unit cube. */
export function missedSobol(
  f: (x: readonly number[]) => number,
  truth: readonly { readonly first: number; readonly total: number }[],
  rows: number,
  runs: number,
  seed: string,
): Tallied {
  const found = new Tallied();
  for (let run = 0; run < runs; run++) {
    const design = saltelli(rows, truth.length, randomFrom(`${seed} ${run}`, 'shift'));
    const values: Values = { a: design.a.map(f), b: design.b.map(f), ab: design.ab.map((own) => own.map(f)) };
    const indices = sobolIndices(values, 0.95)!;
    for (const [i, own] of indices.entries())
      for (const kind of ['first', 'total'] as const) {
        const { low, high } = own[kind];
        found.note(kind, truth[i]![kind] < low - 1e-9 || truth[i]![kind] > high + 1e-9);
      }
  }
  return found;
}
