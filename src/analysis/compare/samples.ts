/** Evidence from two samples that share nothing. */
import type { CellResult } from '../../batch/result.ts';
import { fisherExact } from '../../stats/fisher-exact.ts';
import { histogramMean, histogramStandardError } from '../../stats/histogram.ts';
import { newcombeDifference } from '../../stats/newcombe.ts';
import { recoveredSum } from '../../stats/variance-recovery.ts';
import { wilson } from '../../stats/wilson.ts';
import { boundedMean, reachIn } from '../expect/boundedMean.ts';
import { countsOf, histogramOf } from '../expect/evidence.ts';
import { type Estimated, type Evidence, estimated, type LawChange, nothing, scaled } from './known.ts';

/** Newcombe, Fisher, and for means two intervals by betting put together; nothing where a side was not simulated. */
export function independentChange({ before, after }: LawChange, confidence: number): Evidence {
  const tallies = (cells: readonly CellResult[]) => cells.flatMap(({ tally }) => tally ?? []);
  const [first, second] = [tallies(before), tallies(after)];
  const [one, two] = [countsOf(first), countsOf(second)];
  if (one.trials === 0 || two.trials === 0) return nothing;
  const difference = (a: number, b: number, bounds: { low: number; high: number }): Estimated => {
    // One success and one failure added on each side (Agresti and Caffo), so that the error is never 0; for the
    // error alone: in samples of unlike size the shrunken rates differ by themselves, and averages add that up.
    const [p, q] = [(a + 1) / (one.trials + 2), (b + 1) / (two.trials + 2)];
    const variance = (p * (1 - p)) / (one.trials + 2) + (q * (1 - q)) / (two.trials + 2);
    const value = b / two.trials - a / one.trials;
    return { value, ...bounds, exact: false, centre: value, standardError: Math.sqrt(variance) };
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
    const parts = [
      { weight: -1, cells: before, histogram: histogramOf(first, metric) },
      { weight: 1, cells: after, histogram: histogramOf(second, metric) },
    ].flatMap(({ weight, cells, histogram }) => {
      const bounds = boundedMean(histogram, reachIn(metric, cells), 1 - confidence);
      if (bounds === null) return [];
      return { weight, value: histogramMean(histogram), ...bounds, error: histogramStandardError(histogram) };
    });
    if (parts.length < 2) return null;
    const { value, low, high } = recoveredSum(0, parts);
    return estimated(value, { low, high }, Math.hypot(...parts.map(({ error }) => error)));
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
