/** Gauntlets as facts. */
import { bestOf, type Estimate, rate } from '../../analysis/estimate.ts';
import { boundedMean, reachIn } from '../../analysis/expect/boundedMean.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import { quantileIn, samplingOf } from '../../analysis/sampled.ts';
import type { CellResult } from '../../batch/result.ts';
import type { gauntletEnds } from '../../rules/gauntlet/gauntlet.ts';
import type { GauntletCell } from '../../scenario/model/cells.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { largestFirst, possiblyLargest, togetherFor, unevenness } from '../imbalance/scale.ts';

/** Result of a gauntlet. */
export type GauntletResult = CellResult<GauntletCell>;

/** How a gauntlet ended. */
export type GauntletEnd = (typeof gauntletEnds)[number];

/** Figures of one gauntlet; simulated, since its states are far too many to solve. */
export interface GauntletFigures {
  readonly runs: number;
  readonly survived: Estimate;
  readonly survivedP10: Estimate;
  readonly survivedP50: Estimate;
  readonly survivedP90: Estimate;
  readonly means: Readonly<
    Record<'duels' | 'won' | 'returns' | 'level' | 'constitution' | 'captured', number>
  >;
  readonly ends: Readonly<Record<GauntletEnd, Estimate>>;
  /**
   * The end that comes most often, of equals the first in the order of the tables; its share, 0 to 1; and whether it is so
   * beyond noise.
   */
  readonly likely: { readonly end: GauntletEnd; readonly share: number; readonly sure: boolean };
  /** Share of the runs that survive at least so many duels. */
  readonly atLeast: readonly { readonly duels: number; readonly share: Estimate }[];
}

/** Ends in the order of the tables. */
export const endOrder: readonly GauntletEnd[] = [
  'complete',
  'exhausted',
  'dead',
  'frail',
  'withheld',
  'refused',
];

/**
 * Figures of a cell; `null` where nothing was simulated.
 * @param together how many gauntlets are told of: which end comes most often is sure where it is so of all of them together.
 */
export function gauntletFigures(result: GauntletResult, together = 1): GauntletFigures | null {
  const { tally, cell } = result;
  if (tally === null) return null;
  const metric = (name: string): Histogram => tally.metrics[name] ?? [];
  const survived = metric('survived');
  const mean = (name: string): number => histogramMean(metric(name));
  const bounds = boundedMean(survived, reachIn('survived', [result]), 1 - defaultPrecision.confidence);
  const reach = { low: 0, high: reachIn('survived', [result]) };
  const quantile = (p: number): Estimate =>
    quantileIn({ histogram: survived, sampling: samplingOf(result) }, p, defaultPrecision, reach);
  const ends = Object.fromEntries(
    endOrder.map((end) => [end, { simulated: rate(tally.ends[end] ?? 0, tally.total), exact: null }]),
  ) as Record<GauntletEnd, Estimate>;
  const share = (end: GauntletEnd): number => bestOf(ends[end]) ?? 0;
  const likely = endOrder.reduce((a, b) => (share(b) > share(a) ? b : a));
  const strict = togetherFor(endOrder.length * together);
  const surely = possiblyLargest(endOrder, (end) => ({
    simulated: rate(tally.ends[end] ?? 0, tally.total, strict),
    exact: null,
  }));
  const reached = (duels: number): number =>
    survived.reduce((sum, [value, count]) => sum + (value >= duels ? count : 0), 0);
  return {
    runs: tally.total,
    survived: {
      simulated: bounds && { value: histogramMean(survived), ...bounds },
      exact: null,
    },
    survivedP10: quantile(0.1),
    survivedP50: quantile(0.5),
    survivedP90: quantile(0.9),
    means: {
      duels: mean('duels'),
      won: mean('won'),
      returns: mean('returns'),
      level: mean('level'),
      constitution: mean('constitution'),
      captured: mean('captured'),
    },
    ends,
    likely: { end: likely, share: share(likely), sure: surely.length === 1 },
    atLeast: milestones(cell.setup.duels).map((duels) => ({
      duels,
      share: { simulated: rate(reached(duels), tally.total), exact: null },
    })),
  };
}

/**
 * Gauntlets that are surely farthest from even first: nearly everybody comes through, or nearly nobody does. Judged by the
 * mean share of the duels that is survived, on intervals that hold together.
 */
export function farthestFirst<R extends { readonly result: GauntletResult }>(
  rows: readonly R[],
): readonly R[] {
  const { confidence } = togetherFor(rows.length);
  return largestFirst(rows, ({ result }) => unevenness(survivedShare(result, confidence)));
}

/** Mean share of its duels that is survived in a gauntlet. */
function survivedShare(result: GauntletResult, confidence: number): Estimate {
  const { tally, cell } = result;
  const survived = tally?.metrics['survived'] ?? [];
  const bounds = boundedMean(survived, reachIn('survived', [result]), 1 - confidence);
  if (bounds === null) return { simulated: null, exact: null };
  const share = (duels: number): number => duels / cell.setup.duels;
  const value = share(histogramMean(survived));
  return { simulated: { value, low: share(bounds.low), high: share(bounds.high) }, exact: null };
}

/** At most ten numbers of duels, evenly spread, the last one included. */
function milestones(duels: number): number[] {
  const step = Math.ceil(duels / 10);
  const steps = Array.from({ length: Math.floor((duels - 1) / step) + 1 }, (_, i) => duels - i * step);
  return steps.reverse();
}
