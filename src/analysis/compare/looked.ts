/** Evidence from two samples of which looks decided the size: time-uniform throughout. */
import type { CellResult } from '../../batch/result.ts';
import {
  anytimeDifference,
  anytimeDifferenceP,
  anytimeEquivalenceP,
  type Sample,
} from '../../stats/anytime-two.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { boundedMean, reachIn } from '../expect/boundedMean.ts';
import { countsOf, histogramOf } from '../expect/evidence.ts';
import { type Estimated, type Evidence, estimated, type LawChange, nothing, scaled } from './known.ts';

/**
 * Differences of rates, scores and means between two runs; nothing where a side was not simulated.
 *
 * @param tightAt duels near which intervals of means are tightest, fixed before the runs.
 */
export function lookedChange({ before, after }: LawChange, confidence: number, tightAt: number): Evidence {
  const tallies = (cells: readonly CellResult[]) => cells.flatMap(({ tally }) => tally ?? []);
  const [first, second] = [tallies(before), tallies(after)];
  const [one, two] = [countsOf(first), countsOf(second)];
  if (one.trials === 0 || two.trials === 0) return nothing;
  const alpha = 1 - confidence;
  const difference = (a: number, b: number): Estimated => {
    const samples = [
      { successes: a, trials: one.trials },
      { successes: b, trials: two.trials },
    ] as const;
    const value = b / two.trials - a / one.trials;
    return { value, ...anytimeDifference(...samples, alpha), exact: false, centre: value, standardError: 0 };
  };
  const mean = (metric: string): Estimated | null => {
    const [x, y] = [histogramOf(first, metric), histogramOf(second, metric)];
    const [a, b] = [
      boundedMean(x, reachIn(metric, before), alpha / 2, tightAt),
      boundedMean(y, reachIn(metric, after), alpha / 2, tightAt),
    ];
    if (a === null || b === null) return null;
    const bounds = { low: b.low - a.high, high: b.high - a.low };
    return estimated(histogramMean(y) - histogramMean(x), bounds, 0);
  };
  const wins: readonly [Sample, Sample] = [
    { successes: one.wins, trials: one.trials },
    { successes: two.wins, trials: two.trials },
  ];
  return {
    means: 'independent',
    before: scaled({ initiator: one.wins, target: one.losses, draw: one.draws }, 1 / one.trials),
    after: scaled({ initiator: two.wins, target: two.losses, draw: two.draws }, 1 / two.trials),
    win: difference(one.wins, two.wins),
    targetWin: difference(one.losses, two.losses),
    score: difference(one.wins + one.draws / 2, two.wins + two.draws / 2),
    initiatorDrain: mean('initiator_drain'),
    targetDrain: mean('target_drain'),
    rounds: mean('rounds'),
    duels: Math.min(one.trials, two.trials),
    streams: Math.min(first.length, second.length),
    p: anytimeDifferenceP(...wins),
    looked: (margin) => anytimeEquivalenceP(...wins, margin),
  };
}
