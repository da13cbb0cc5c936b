/** What is known about the change of one law into another: solved, paired or two samples. */
import type { CellResult } from '../../batch/result.ts';
import { type JointTally, SLOPES } from '../../engine/prepared/joint.ts';
import { type Marginals, mergeHistograms } from '../../engine/tally.ts';
import { type Outcome, outcomeOf } from '../../scenario/duel/outcome.ts';
import type { Reading } from '../../stats/betting.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean, histogramStandardError } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import {
  type ByOutcome,
  type JointTable,
  pairedDifference,
  pairedWinTest,
  SCORE,
  WIN_RATE,
} from '../../stats/paired.ts';
import { controlledDifference, controlledTest } from '../../stats/poststratified.ts';
import { boundedBetween, reachIn } from '../expect/boundedMean.ts';
import { type Estimated, type Evidence, estimated, type LawChange, nothing, scaled } from './known.ts';
import { lookedChange } from './looked.ts';
import { independentChange } from './samples.ts';

/** Worth of the outcomes for the target. */
const TARGET_WIN: ByOutcome<number> = [0, 0, 1];

/**
 * The evidence about a change: exact where both sides are solved, else paired, else two samples.
 *
 * @param looked where looks decided the size of a sample, a number of duels fixed before them; else `null`.
 */
export function evidenceOf(change: LawChange, confidence: number, looked: number | null = null): Evidence {
  const [before, after] = [change.before[0]!, change.after[0]!];
  const duels = change.joints.reduce((sum, { total }) => sum + total, 0);
  const streams = Math.max(1, change.joints.length);
  if (change.identical) return { ...unchanged(change), duels, streams };
  if (before.exact !== null && after.exact !== null)
    return { ...exactChange(before.exact, after.exact), duels, streams };
  if (duels > 0) return pairedChange(change, confidence);
  return looked === null ? independentChange(change, confidence) : lookedChange(change, confidence, looked);
}

const certain = (value: number): Estimated => ({
  value,
  low: value,
  high: value,
  exact: true,
  centre: value,
  standardError: 0,
});

function unchanged(change: LawChange): Evidence {
  const { exact, tally } = change.before[0]!;
  const main = exact ?? tally;
  const played = change.joints.length === 0 ? null : pairedChange(change, 0.5).before;
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

function pairedChange({ before, after, joints }: LawChange, confidence: number): Evidence {
  const counts = joints.reduce(
    (sums, { table }) => sums.map((sum, i) => sum + table[i]!),
    Array<number>(9).fill(0),
  );
  const row = (i: number): ByOutcome<number> => [counts[3 * i]!, counts[3 * i + 1]!, counts[3 * i + 2]!];
  const table: JointTable = [row(0), row(1), row(2)];
  const pairs = counts.reduce((a, b) => a + b, 0);
  const solved = solvedSide(before[0]!, after[0]!, table);
  /** Outcomes are won, drawn, lost; `at` is where one starts in the table, `steps` lead through it. */
  const shares = (at: (outcome: number) => number, steps: readonly number[]): Outcome => {
    const sum = (outcome: number) =>
      steps.reduce((total, step) => total + counts[at(outcome) + step]!, 0) / pairs;
    return { initiator: sum(0), draw: sum(1), target: sum(2) };
  };
  const difference = (worth: ByOutcome<number>): Estimated => {
    if (solved !== null) {
      const own = controlledDifference(solved.table, solved.chances, worth, confidence);
      const { value, standardError } = own;
      const bounds = solved.turned ? { low: -own.high, high: -own.low } : { low: own.low, high: own.high };
      const turned = solved.turned ? -value : value;
      return { value: turned, ...bounds, exact: false, centre: turned, standardError };
    }
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
    const histogram = joints.reduce<Histogram>(
      (merged, { differences }) => mergeHistograms(merged, differences[metric] ?? []),
      [],
    );
    if (histogram.length === 0) return null;
    const [first, second] = [reachIn(metric, before), reachIn(metric, after)];
    const plain = { histogram, range: { low: -first, high: second }, shift: 0 };
    const readings = [plain, ...controlledReadings(metric, before[0]!, after[0]!, joints, plain.range)];
    const bounds = boundedBetween(readings, 1 - confidence);
    const [best] = readings
      .map((reading) => ({ ...reading, error: histogramStandardError(reading.histogram) }))
      .sort((a, b) => a.error - b.error);
    return estimated(histogramMean(best!.histogram) + best!.shift, bounds, best!.error);
  };
  return {
    means: 'paired',
    ...sidesOf(
      solved,
      shares((i) => 3 * i, [0, 1, 2]),
      shares((i) => i, [0, 3, 6]),
    ),
    win: difference(WIN_RATE),
    targetWin: difference(TARGET_WIN),
    score: difference(SCORE),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
    duels: pairs,
    streams: joints.length,
    p: solved === null ? pairedWinTest(table) : controlledTest(solved.table, solved.chances, WIN_RATE),
  };
}

/** The side of a pair that is solved, with the table turned so that its outcomes are the rows. */
interface SolvedSide {
  readonly table: JointTable;
  readonly chances: ByOutcome<number>;
  /** Whether it is the side after: the difference has then the other sign. */
  readonly turned: boolean;
}

/** Where one side of the pairs is solved, its chances are a control variate of the other. */
function solvedSide(
  { exact: first }: CellResult,
  { exact: second }: CellResult,
  table: JointTable,
): SolvedSide | null {
  const exact = first ?? second;
  if (exact === null) return null;
  const { initiator, draw, target } = outcomeOf(exact);
  const chances: ByOutcome<number> = [initiator, draw, target];
  if (first !== null) return { table, chances, turned: false };
  const column = (i: 0 | 1 | 2): ByOutcome<number> => [table[0][i], table[1][i], table[2][i]];
  return { table: [column(0), column(1), column(2)], chances, turned: true };
}

/** Shares before and after: of the solved side its chances, of the other what the pairs say of it with these. */
function sidesOf(
  solved: SolvedSide | null,
  before: Outcome,
  after: Outcome,
): Pick<Evidence, 'before' | 'after'> {
  if (solved === null) return { before, after };
  const { table, chances, turned } = solved;
  const share = (outcome: 0 | 1 | 2): number =>
    table.reduce((sum, row, at) => {
      const trials = row[0] + row[1] + row[2];
      return sum + chances[at]! * (trials === 0 ? Number(outcome === at) : row[outcome] / trials);
    }, 0);
  const known: Outcome = { initiator: chances[0], draw: chances[1], target: chances[2] };
  const other: Outcome = { initiator: share(0), draw: share(1), target: share(2) };
  return turned ? { before: other, after: known } : { before: known, after: other };
}

/**
 * Where the mean of one side is solved: what is left of the differences with that side as a control variate, which tells
 * the same mean less what is known.
 */
function controlledReadings(
  metric: string,
  before: CellResult,
  after: CellResult,
  joints: readonly JointTally[],
  range: Interval,
): readonly Reading[] {
  const first = before.exact !== null;
  const known = (before.exact ?? after.exact)?.metrics[metric];
  const controls = joints.flatMap(({ controlled }) => controlled?.[metric] ?? []);
  if (known === undefined || controls.length < joints.length * SLOPES.length) return [];
  const left = histogramMean(known) * (first ? -1 : 1);
  return SLOPES.map((slope, at) => ({
    histogram: joints.reduce<Histogram>(
      (merged, { controlled }) => mergeHistograms(merged, controlled![metric]![at]!),
      [],
    ),
    range: first ? { ...range, low: slope * range.low } : { ...range, high: slope * range.high },
    shift: (1 - slope) * left,
  }));
}
