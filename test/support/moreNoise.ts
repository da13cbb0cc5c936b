/** Further runs of a stated truth: pairs of which one side is solved, looks again and again, simulations that are wrong. */
import seedrandom from 'seedrandom';
import { checkOf, deviationAgain } from '../../src/analysis/agreement.ts';
import { defaultPrecision, type Precision } from '../../src/analysis/precision.ts';
import { bandOf, quantileIn } from '../../src/analysis/sampled.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { SLOPES } from '../../src/engine/prepared/joint.ts';
import { bettingIntervalOf, type Reading } from '../../src/stats/betting.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import type { ByOutcome, JointTable } from '../../src/stats/paired.ts';
import { controlledDifference, controlledTest } from '../../src/stats/poststratified.ts';
import { cell } from '../report/support.ts';
import { binomialSampler } from './calibration.ts';
import { drawn, quantile, Tallied } from './noise.ts';

/**
 * Pairs of which the side in the rows is solved, drawn from joint chances: intervals that miss the true difference of the mean
 * worth, and tests that find one at 5 % where there is none.
 */
export function missedControlled(
  joint: JointTable,
  worth: ByOutcome<number>,
  pairs: number,
  runs: number,
  seed: string,
): Tallied {
  const random = seedrandom(seed);
  const flat: Histogram = joint.flat().map((chance, place) => [place, chance]);
  const known = joint.map((row) =>
    row.reduce((sum, chance) => sum + chance, 0),
  ) as unknown as ByOutcome<number>;
  const truth = joint.reduce(
    (sum, row, before) => row.reduce((own, p, after) => own + p * (worth[after]! - worth[before]!), sum),
    0,
  );
  const found = new Tallied();
  for (let run = 0; run < runs; run++) {
    const counts = new Map(drawn(flat, pairs, random));
    const table = [0, 3, 6].map((row) => [0, 1, 2].map((own) => counts.get(row + own) ?? 0));
    const seen = table as unknown as JointTable;
    const { low, high } = controlledDifference(seen, known, worth, 0.95);
    found.note('interval', truth < low - 1e-12 || truth > high + 1e-12);
    if (Math.abs(truth) < 1e-12) found.note('test', controlledTest(seen, known, worth) <= 0.05);
  }
  return found;
}

/**
 * Pairs of values between 0 and `reach` whose first side is known on average, drawn from joint chances: intervals of the
 * difference of the means, by betting on the pairs and on what the known side leaves of them, that miss it.
 */
export function missedControlledMeans(
  joint: readonly (readonly [first: number, second: number, chance: number])[],
  reach: number,
  pairs: number,
  runs: number,
  seed: string,
): number {
  const random = seedrandom(seed);
  const flat: Histogram = joint.map(([, , chance], place) => [place, chance]);
  const known = joint.reduce((sum, [first, , chance]) => sum + first * chance, 0);
  const truth = joint.reduce((sum, [first, second, chance]) => sum + (second - first) * chance, 0);
  let missed = 0;
  for (let run = 0; run < runs; run++) {
    const counts = drawn(flat, pairs, random);
    const readings = [1, ...SLOPES].map((slope): Reading => {
      const left = new Map<number, number>();
      for (const [place, count] of counts) {
        const value = joint[place]![1] - slope * joint[place]![0];
        left.set(value, (left.get(value) ?? 0) + count);
      }
      const histogram = [...left].sort(([a], [b]) => a - b);
      return { histogram, range: { low: -slope * reach, high: reach }, shift: (slope - 1) * known };
    });
    const { low, high } = bettingIntervalOf(readings, 0.05);
    if (truth < low - 1e-9 || truth > high + 1e-9) missed++;
  }
  return missed;
}

/** Quantiles and bands looked at after every doubling of the trials: missed at any of the looks. */
export function missedAtLooks(
  truth: Histogram,
  sizes: readonly number[],
  runs: number,
  seed: string,
): Tallied {
  const random = seedrandom(seed);
  const found = new Tallied();
  const precision: Precision = { ...defaultPrecision, looked: sizes[Math.floor(sizes.length / 2)]! };
  const reach = { low: 0, high: truth[truth.length - 1]![0] };
  const shares = (histogram: Histogram, at: number): number =>
    histogram.reduce((sum, [value, weight]) => sum + (value <= at ? weight : 0), 0);
  for (let run = 0; run < runs; run++) {
    const counts = new Map<number, number>();
    const missed = new Set<string>();
    let trials = 0;
    for (const size of sizes) {
      for (const [value, count] of drawn(truth, size - trials, random))
        counts.set(value, (counts.get(value) ?? 0) + count);
      trials = size;
      const histogram: Histogram = [...counts]
        .sort(([a], [b]) => a - b)
        .map(([value, count]) => [value, count / trials]);
      const sampled = { histogram, sampling: { streams: [{ weight: 1, trials }], looked: true } };
      for (const p of [0.1, 0.5, 0.9]) {
        const { low, high } = quantileIn(sampled, p, precision, reach).simulated!;
        const value = quantile(truth, p);
        if (value < low || value > high) missed.add(`p${p * 100}`);
      }
      const half = bandOf(sampled.sampling, precision)!;
      if (truth.some(([value]) => Math.abs(shares(histogram, value) - shares(truth, value)) > half + 1e-12))
        missed.add('band');
    }
    for (const name of ['p10', 'p50', 'p90', 'band']) found.note(name, missed.has(name));
  }
  return found;
}

/**
 * Runs of forty cells of which one is simulated wrongly, off by so many standard errors of its first 1,000 duels: how often
 * that is not seen at all, and how often a repetition calls it chance.
 */
export function falselyExcused(
  errors: number,
  runs: number,
  seed: string,
): { unseen: number; excused: number } {
  const random = seedrandom(seed);
  const right = 0.3;
  const wrong = right + errors * Math.sqrt((right * (1 - right)) / 1000);
  const sampler = (duels: number, p: number) => binomialSampler(duels, p);
  const [good, bad, again] = [sampler(1000, right), sampler(1000, wrong), sampler(10_000, wrong)];
  const played = (i: number, won: number, duels: number): CellResult =>
    cell({
      ...{ initiator: 'a', target: `t${i}`, law: `l${i}` },
      exactEnds: { 'initiator:soul': right, 'target:soul': 1 - right },
      ends: { 'initiator:soul': won, 'target:soul': duels - won },
    });
  let [unseen, excused] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const cells = Array.from({ length: 40 }, (_, i) => played(i, (i === 0 ? bad : good)(random()), 1000));
    const check = checkOf({ cells })!;
    if (check.verdict !== 'apart' || check.cell !== 0) {
      unseen++;
      continue;
    }
    const size = deviationAgain(played(0, again(random()), 10_000), check.row)!;
    const repetition = { cell: 0, row: check.row, trials: 10_000, size };
    if (checkOf({ cells, repetition })!.verdict !== 'disagree') excused++;
  }
  return { unseen, excused };
}
