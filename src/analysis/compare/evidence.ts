/** What is known about the change of one law into another: solved, paired or two samples. */
import type { CellResult } from '../../batch/result.ts';
import type { JointTally } from '../../engine/joint.ts';
import type { Histogram, Marginals } from '../../engine/tally.ts';
import { fisherExact } from '../../stats/fisher-exact.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { type MeanInterval, meanInterval, welchDifference } from '../../stats/means.ts';
import { newcombeDifference } from '../../stats/newcombe.ts';
import {
  type ByOutcome,
  type JointTable,
  pairedDifference,
  pairedWinTest,
  SCORE,
  WIN_RATE,
} from '../../stats/paired.ts';
import { recoveredSum } from '../../stats/variance-recovery.ts';
import { wilson } from '../../stats/wilson.ts';
import { countsOf, histogramOf } from '../expect/evidence.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { Difference, Means } from './comparison.ts';

/** Worth of the outcomes for the target. */
const TARGET_WIN: ByOutcome<number> = [0, 0, 1];

/** A difference with what a test of equivalence needs. */
export interface Estimated extends Difference {
  /** Centre and standard error of the normal approximation; the error is 0 for exact values. */
  readonly centre: number;
  readonly standardError: number;
}

/** Everything about the change of one law into another. */
export interface Evidence {
  readonly means: Means;
  /** Shares of the outcomes; `null` where nothing is known. */
  readonly before: Outcome | null;
  readonly after: Outcome | null;
  readonly win: Estimated | null;
  /** Of the target's win rate. */
  readonly targetWin: Estimated | null;
  readonly score: Estimated | null;
  readonly initiatorDrain: Estimated | null;
  readonly targetDrain: Estimated | null;
  readonly rounds: Estimated | null;
  /** Duels of each setting, all streams together. */
  readonly duels: number;
  /** Cells with streams of their own among the evidence; at least 1. */
  readonly streams: number;
  readonly p: number | null;
}

/** Nothing is known. */
export const nothing: Evidence = {
  means: 'unknown',
  before: null,
  after: null,
  win: null,
  targetWin: null,
  score: null,
  initiatorDrain: null,
  targetDrain: null,
  rounds: null,
  duels: 0,
  streams: 1,
  p: null,
};

/** Cells that share a law before and a law after, with what was played of them. */
export interface LawChange {
  readonly before: readonly CellResult[];
  readonly after: readonly CellResult[];
  /** The same duel before and after, known without looking at any. */
  readonly identical: boolean;
  /** Pairs of duels, one entry a stream; empty unless paired. */
  readonly joints: readonly JointTally[];
}

/** The evidence about a change: exact where both sides are solved, else paired, else two samples. */
export function evidenceOf(change: LawChange, confidence: number): Evidence {
  const [before, after] = [change.before[0]!, change.after[0]!];
  const duels = change.joints.reduce((sum, { total }) => sum + total, 0);
  const streams = Math.max(1, change.joints.length);
  if (change.identical) return { ...unchanged(before, change.joints), duels, streams };
  if (before.exact !== null && after.exact !== null)
    return { ...exactChange(before.exact, after.exact), duels, streams };
  if (duels > 0) return pairedChange(change.joints, confidence);
  return independentChange(change, confidence);
}

const certain = (value: number): Estimated => ({
  value,
  low: value,
  high: value,
  exact: true,
  centre: value,
  standardError: 0,
});

function unchanged({ exact, tally }: CellResult, joints: readonly JointTally[]): Evidence {
  const main = exact ?? tally;
  const played = joints.length === 0 ? null : pairedChange(joints, 0.5).before;
  const shares = main === null ? played : scaled(outcomeOf(main), 1 / main.total);
  const none = certain(0);
  return {
    ...nothing,
    means: 'identical',
    before: shares,
    after: shares,
    win: none,
    targetWin: none,
    score: none,
    initiatorDrain: none,
    targetDrain: none,
    rounds: none,
  };
}

function scaled({ initiator, target, draw }: Outcome, factor: number): Outcome {
  return { initiator: initiator * factor, target: target * factor, draw: draw * factor };
}

function exactChange(before: Marginals, after: Marginals): Evidence {
  const [one, two] = [outcomeOf(before), outcomeOf(after)];
  const mean = (metric: string): Estimated => {
    const of = (marginals: Marginals): number => histogramMean(marginals.metrics[metric] ?? [[0, 1]]);
    return certain(of(after) - of(before));
  };
  return {
    ...nothing,
    means: 'exact',
    before: one,
    after: two,
    win: certain(two.initiator - one.initiator),
    targetWin: certain(two.target - one.target),
    score: certain(two.initiator + two.draw / 2 - one.initiator - one.draw / 2),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
  };
}

function pairedChange(joints: readonly JointTally[], confidence: number): Evidence {
  const counts = joints.reduce(
    (sums, { table }) => sums.map((sum, i) => sum + table[i]!),
    Array<number>(9).fill(0),
  );
  const row = (i: number): ByOutcome<number> => [counts[3 * i]!, counts[3 * i + 1]!, counts[3 * i + 2]!];
  const table: JointTable = [row(0), row(1), row(2)];
  const pairs = counts.reduce((a, b) => a + b, 0);
  /** Outcomes are won, drawn, lost; `at` is where one starts in the table, `steps` lead through it. */
  const shares = (at: (outcome: number) => number, steps: readonly number[]): Outcome => {
    const sum = (outcome: number) =>
      steps.reduce((total, step) => total + counts[at(outcome) + step]!, 0) / pairs;
    return { initiator: sum(0), draw: sum(1), target: sum(2) };
  };
  const difference = (worth: ByOutcome<number>): Estimated => {
    const {
      difference: value,
      low,
      high,
      centre,
      standardError,
    } = pairedDifference(table, worth, confidence);
    return { value, low, high, exact: false, centre, standardError };
  };
  const mean = (metric: string): Estimated | null => {
    const histogram = joints.reduce<Histogram>((merged, joint) => mergedWith(merged, joint, metric), []);
    if (pairs < 2 || histogram.length === 0) return null;
    return estimated(meanInterval(histogram, confidence));
  };
  return {
    means: 'paired',
    before: shares((i) => 3 * i, [0, 1, 2]),
    after: shares((i) => i, [0, 3, 6]),
    win: difference(WIN_RATE),
    targetWin: difference(TARGET_WIN),
    score: difference(SCORE),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
    duels: pairs,
    streams: joints.length,
    p: pairedWinTest(table),
  };
}

function estimated({ estimate, standardError, low, high }: MeanInterval): Estimated {
  return { value: estimate, low, high, exact: false, centre: estimate, standardError };
}

function mergedWith(merged: Histogram, joint: JointTally, metric: string): Histogram {
  const weights = new Map<number, number>(merged);
  for (const [value, weight] of joint.differences[metric] ?? [])
    weights.set(value, (weights.get(value) ?? 0) + weight);
  return [...weights].sort(([a], [b]) => a - b);
}

function independentChange({ before, after }: LawChange, confidence: number): Evidence {
  const tallies = (cells: readonly CellResult[]) => cells.flatMap(({ tally }) => tally ?? []);
  const [first, second] = [tallies(before), tallies(after)];
  const [one, two] = [countsOf(first), countsOf(second)];
  if (one.trials === 0 || two.trials === 0) return nothing;
  const difference = (a: number, b: number, bounds: { low: number; high: number }): Estimated => {
    // One success and one failure added on each side (Agresti and Caffo), so that the error is never 0.
    const [p, q] = [(a + 1) / (one.trials + 2), (b + 1) / (two.trials + 2)];
    const variance = (p * (1 - p)) / (one.trials + 2) + (q * (1 - q)) / (two.trials + 2);
    const value = b / two.trials - a / one.trials;
    return { value, ...bounds, exact: false, centre: q - p, standardError: Math.sqrt(variance) };
  };
  const rates = (a: number, b: number): Estimated => {
    const { low, high } = newcombeDifference(b, two.trials, a, one.trials, confidence);
    return difference(a, b, { low, high });
  };
  const scores = (): Estimated => {
    const [a, b] = [one.wins + one.draws / 2, two.wins + two.draws / 2];
    const parts = [
      { weight: 1, value: b / two.trials, ...wilson(b, two.trials, confidence) },
      { weight: -1, value: a / one.trials, ...wilson(a, one.trials, confidence) },
    ];
    const { low, high } = recoveredSum(0, parts);
    return difference(a, b, { low, high });
  };
  const mean = (metric: string): Estimated | null => {
    if (one.trials < 2 || two.trials < 2) return null;
    const [x, y] = [histogramOf(second, metric), histogramOf(first, metric)];
    if (x.length === 0 || y.length === 0) return null;
    return estimated(welchDifference(x, y, confidence));
  };
  return {
    means: 'independent',
    before: scaled({ initiator: one.wins, target: one.losses, draw: one.draws }, 1 / one.trials),
    after: scaled({ initiator: two.wins, target: two.losses, draw: two.draws }, 1 / two.trials),
    win: rates(one.wins, two.wins),
    targetWin: rates(one.losses, two.losses),
    score: scores(),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
    duels: Math.min(one.trials, two.trials),
    streams: Math.min(first.length, second.length),
    p: fisherExact(two.wins, two.trials, one.wins, one.trials),
  };
}
