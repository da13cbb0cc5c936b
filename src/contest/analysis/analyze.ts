/** A contest solved and simulated, from the library. */

import { prepare } from '../../engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../engine/prepared/solve.ts';
import type { Extreme, Marginals, Tally } from '../../engine/tally.ts';
import { streamKey } from '../../random/key.ts';
import { type Contest, nameOf, type Winner } from '../../rules/contest.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { type Histogram, histogramMean, histogramQuantile, histogramSd } from '../../stats/histogram.ts';
import { meanInterval } from '../../stats/means.ts';
import { wilson } from '../../stats/wilson.ts';
import { type Replay, replayTrial } from './replay.ts';
import { played } from './trials.ts';

/** How a contest is analysed. */
export interface AnalyzeOptions {
  /** Trials to play, a whole number from 0; default 100,000. With 0 it is only solved. */
  readonly duels?: number;
  /**
   * Threads that play a tabulated contest beside each other, at least 1; default 1, this thread. The result does not depend
   * on it. Larger contests are always played in this thread: their rules cannot cross into another.
   */
  readonly workers?: number;
  /** Text that all randomness follows from; default `souboj`. */
  readonly seed?: string;
  /** States up to which it is solved exactly, at least 1; default 100,000. Above, it is simulated only. */
  readonly maxStates?: number;
  /** Level of all intervals, inside (0, 1); default 0.95. */
  readonly confidence?: number;
  /** Told after every part how many trials are played. */
  readonly progress?: (done: number, all: number) => void;
  /** Stops the analysis between two parts; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A chance: simulated, exact, or both. */
export interface AnalyzedRate {
  /** Trials that came to it; `null` where none were played. */
  readonly count: number | null;
  /** Its share of the trials with Wilson's interval; `null` where none were played. */
  readonly simulated: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** Exact probability; `null` where the contest is too large to solve. */
  readonly exact: number | null;
  /** Standard errors between both; `null` where one is missing. Beyond 5 something is wrong. */
  readonly z: number | null;
}

/** How often trials come to one end of the contest, and who wins by it. */
export interface AnalyzedEnd extends AnalyzedRate {
  readonly label: string;
  readonly winner: Winner;
}

/** A figure of the trials: `rounds`, and each metric. */
export interface AnalyzedFigure {
  readonly name: string;
  /** Mean of the trials with Student's interval; `null` where none were played. */
  readonly simulated: { readonly mean: number; readonly low: number; readonly high: number } | null;
  /** Exact mean; `null` where the contest is too large to solve. */
  readonly exact: number | null;
  /** Standard deviation and quantiles of single trials, exact where it is known. */
  readonly sd: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  /** Values, ascending, with their probability where it is exact, else with their count. */
  readonly distribution: Histogram;
}

/** A contest, solved and simulated. */
export interface Analysis {
  readonly duels: number;
  readonly seed: string;
  /** States of the table; `null` where there are too many. */
  readonly states: number | null;
  /** Chances that the initiator wins, that the target does, and that nobody does. */
  readonly initiator: AnalyzedRate;
  readonly target: AnalyzedRate;
  readonly draw: AnalyzedRate;
  /** Every end, in the order of the contest. */
  readonly ends: readonly AnalyzedEnd[];
  /** `rounds` first, then the metrics of the contest. */
  readonly figures: readonly AnalyzedFigure[];
  /** The longest trial; `null` where none were played. */
  readonly longest: Extreme | null;
  /** Plays trial `index` again, a whole number from 0, and tells every draw. */
  replay(index: number): Replay;
}

/**
 * Solves a contest exactly where it is small enough, plays `duels` trials of it, and holds one against the other.
 *
 * @returns figures that depend on the contest, `duels`, `seed`, `maxStates` and `confidence` alone.
 * @throws ContestError where the contest does not keep what it promises, naming function and state;
 *   RangeError where an option is out of its bounds; the reason of `signal` where it was aborted.
 * @example
 * const { initiator } = await analyze(contest, { duels: 1_000_000, seed: 'mine' });
 * console.log(initiator.exact, initiator.simulated);
 */
export async function analyze(contest: Contest, options: AnalyzeOptions = {}): Promise<Analysis> {
  const { duels = 100_000, workers = 1, seed = 'souboj', maxStates = 100_000, confidence = 0.95 } = options;
  requireWhole('duels', duels, 0, 1e12);
  requireWhole('workers', workers, 1, 1024);
  requireWhole('maxStates', maxStates, 1, 1e8);
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`confidence: must be a number between 0 and 1 (got ${confidence})`);
  options.signal?.throwIfAborted();
  const prepared = prepare(contest, maxStates);
  const solution = solvePrepared(contest, prepared);
  const exact = solution && exactMarginals(contest, prepared, solution);
  const key = streamKey(seed, nameOf(contest));
  const tally = duels === 0 ? null : await played(contest, prepared, key, { ...options, duels, workers });
  const rateOf = (wanted: (label: string) => boolean): AnalyzedRate =>
    rateIn(tally, exact, wanted, confidence);
  const ends = contest.ends ?? [...labelsOf(tally, exact)].map((label) => ({ label, winner: null }));
  const winners = new Map(ends.map(({ label, winner }) => [label, winner]));
  const won = (who: Winner): AnalyzedRate => rateOf((label) => (winners.get(label) ?? null) === who);
  return {
    duels,
    seed,
    states: prepared.chain?.states ?? null,
    initiator: won('initiator'),
    target: won('target'),
    draw: won(null),
    ends: ends.map(({ label, winner }) => ({ label, winner, ...rateOf((own) => own === label) })),
    figures: ['rounds', ...contest.metrics, ...contest.clockMetrics].flatMap((name) =>
      figureIn(name, tally, exact, confidence),
    ),
    longest: tally?.longest ?? null,
    replay: (index) => {
      requireWhole('index', index, 0, Number.MAX_SAFE_INTEGER);
      return replayTrial(contest, key, index);
    },
  };
}

function requireWhole(name: string, value: number, low: number, high: number): void {
  if (!(Number.isInteger(value) && value >= low && value <= high))
    throw new RangeError(`${name}: must be a whole number from ${low} to ${high} (got ${value})`);
}

function labelsOf(...marginals: readonly (Marginals | null)[]): ReadonlySet<string> {
  return new Set(marginals.flatMap((each) => Object.keys(each?.ends ?? {})).sort());
}

function rateIn(
  tally: Tally | null,
  exact: Marginals | null,
  wanted: (label: string) => boolean,
  confidence: number,
): AnalyzedRate {
  const sum = ({ ends }: Marginals): number =>
    Object.entries(ends).reduce((total, [label, weight]) => total + (wanted(label) ? weight : 0), 0);
  const count = tally && sum(tally);
  const chance = exact && Math.min(1, sum(exact));
  return {
    count,
    simulated:
      count === null ? null : { value: count / tally!.total, ...wilson(count, tally!.total, confidence) },
    exact: chance,
    z: count === null || chance === null ? null : exactZ(count, tally!.total, chance),
  };
}

function figureIn(
  name: string,
  tally: Tally | null,
  exact: Marginals | null,
  confidence: number,
): AnalyzedFigure[] {
  const [counted, known] = [tally?.metrics[name], exact?.metrics[name]];
  const distribution = known ?? counted;
  if (distribution === undefined || distribution.length === 0) return [];
  const interval = counted === undefined ? null : meanInterval(counted, confidence);
  return [
    {
      name,
      simulated: interval && { mean: interval.estimate, low: interval.low, high: interval.high },
      exact: known === undefined ? null : histogramMean(known),
      sd: histogramSd(distribution),
      p5: histogramQuantile(distribution, 0.05),
      p50: histogramQuantile(distribution, 0.5),
      p95: histogramQuantile(distribution, 0.95),
      distribution,
    },
  ];
}
