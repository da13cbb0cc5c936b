/** How much mana the duels cost each side, in either seat, over all its duels at one point. */
import type { Estimate } from '../../analysis/estimate.ts';
import { boundedMean, reachIn } from '../../analysis/expect/boundedMean.ts';
import type { Point } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import type { Precision } from '../../analysis/precision.ts';
import { mixedMetric, quantileIn } from '../../analysis/sampled.ts';
import { sidesOf } from '../../analysis/scores.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean, histogramSd } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { recoveredSum } from '../../stats/variance-recovery.ts';

/** Mana lost by a side in one seat, every cell with the same weight. */
export interface DrainFigures {
  readonly mean: number;
  /**
   * Interval of the mean at the level of the report, valid whatever the distribution and however often one looked;
   * `null` for an exact mean. At most this wide: pooling by law makes the mean somewhat better than that.
   */
  readonly meanBounds: Interval | null;
  /** Standard deviation between duels. */
  readonly sd: number;
  /** Quantiles, with intervals by order statistics where they are sampled. */
  readonly p10: Estimate;
  readonly p50: Estimate;
  readonly p90: Estimate;
}

/** A side's drain in both seats; `null` where it never sits there. */
export interface DrainRow {
  readonly side: string;
  readonly initiator: DrainFigures | null;
  readonly target: DrainFigures | null;
}

type Seat = 'initiator' | 'target';

/** Drain of all sides at a point, mirrors included. Exact where all cells of the seat are. */
export function drainRows(point: Point): readonly DrainRow[] {
  const laws = new Map<CellResult, Pooled>();
  for (const group of point.planes)
    for (const pooled of group.laws) for (const cell of pooled.cells) laws.set(cell, pooled);
  const cells = [...laws.keys()];
  const figures = (side: string, seat: Seat) =>
    seatFigures(
      cells.filter(({ cell }) => cell[seat] === side),
      laws,
      seat,
      point.precision,
    );
  return sidesOf(point)
    .map((side) => ({ side, initiator: figures(side, 'initiator'), target: figures(side, 'target') }))
    .filter(({ initiator, target }) => initiator !== null || target !== null);
}

function seatFigures(
  cells: readonly CellResult[],
  laws: ReadonlyMap<CellResult, Pooled>,
  seat: Seat,
  precision: Precision,
): DrainFigures | null {
  if (cells.length === 0) return null;
  const metric = `${seat}_drain`;
  const mixed = mixedMetric(cells, laws, metric);
  const { histogram } = mixed;
  if (histogram.length === 0) return null;
  const reach = { low: 0, high: reachIn(metric, cells) };
  return {
    mean: histogramMean(histogram),
    meanBounds: mixedBounds(cells, metric, histogram, precision),
    sd: histogramSd(histogram),
    p10: quantileIn(mixed, 0.1, precision, reach),
    p50: quantileIn(mixed, 0.5, precision, reach),
    p90: quantileIn(mixed, 0.9, precision, reach),
  };
}

/**
 * Interval of a mean in which every cell weighs the same; `null` where all cells are exact, or where nothing bounds
 * the values. Cells of equal numbers of duels are one sample of their mixture; others bring an interval each. Cells of which
 * nothing is known, too large to be solved and not simulated, weigh nothing, as in the mixture.
 *
 * @param mixed the mixture of all cells.
 */
export function mixedBounds(
  all: readonly CellResult[],
  metric: string,
  mixed: Histogram,
  { confidence, looked }: Precision,
): Interval | null {
  const cells = all.filter(({ exact, tally }) => exact !== null || tally !== null);
  if (cells.every(({ exact }) => exact !== null)) return null;
  const tallies = cells.flatMap(({ tally }) => tally ?? []);
  const alpha = 1 - confidence;
  if (tallies.length === cells.length && tallies.every(({ total }) => total === tallies[0]?.total)) {
    const duels = tallies.reduce((sum, { total }) => sum + total, 0);
    const counted = mixed.map(([value, weight]) => [value, weight * duels] as const);
    return boundedMean(counted, reachIn(metric, cells), alpha, looked && looked * cells.length);
  }
  const parts = cells.map((result) => {
    const histogram = result.tally?.metrics[metric] ?? result.exact?.metrics[metric] ?? [];
    const value = histogramMean(histogram);
    const bounds =
      result.tally === null
        ? { low: value, high: value }
        : boundedMean(histogram, reachIn(metric, [result]), alpha, looked);
    return bounds && { weight: 1 / cells.length, value, ...bounds };
  });
  const known = parts.flatMap((part) => part ?? []);
  return known.length < parts.length ? null : recoveredSum(0, known);
}
