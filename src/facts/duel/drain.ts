/** How much mana the duels cost each side, in either seat, over all its duels at one point. */
import { mixture } from '../../analysis/mixture.ts';
import type { Point } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import { meanHalfWidth, type Precision } from '../../analysis/precision.ts';
import { sidesOf } from '../../analysis/scores.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean, histogramQuantile, histogramSd } from '../../stats/histogram.ts';

/** Mana lost by a side in one seat, every cell with the same weight. */
export interface DrainFigures {
  readonly mean: number;
  /**
   * Half-width of the mean's interval at the level of the report, z · SD / √duels, or time-uniform where looks
   * decided the number of duels; `null` for an exact mean. At most this: pooling by law makes the mean somewhat
   * better than that.
   */
  readonly meanHalfWidth: number | null;
  /** Standard deviation between duels. */
  readonly sd: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
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
  if (mixed.length === 0) return null;
  const sd = histogramSd(mixed);
  return {
    mean: histogramMean(mixed),
    meanHalfWidth: mixedHalfWidth(cells, metric, sd, precision),
    sd,
    p10: histogramQuantile(mixed, 0.1),
    p50: histogramQuantile(mixed, 0.5),
    p90: histogramQuantile(mixed, 0.9),
  };
}

/**
 * Half-width of the interval of a mean in which every cell weighs the same; `null` where all cells are exact.
 *
 * @param sd of the mixture of all cells.
 */
export function mixedHalfWidth(
  cells: readonly CellResult[],
  metric: string,
  sd: number,
  precision: Precision,
): number | null {
  if (cells.every(({ exact }) => exact !== null)) return null;
  const most = cells.reduce((trials, { tally }) => Math.max(trials, tally?.total ?? 0), 0);
  return meanHalfWidth(standardError(cells, metric, sd), most, precision);
}

/**
 * Standard error of a mean in which every cell weighs the same: SD / √duels where cells have equal numbers of
 * duels, else from the spread of each.
 */
function standardError(cells: readonly CellResult[], metric: string, sd: number): number {
  const tallies = cells.flatMap(({ tally }) => tally ?? []);
  const duels = tallies.reduce((sum, { total }) => sum + total, 0);
  if (tallies.every(({ total }) => total === tallies[0]?.total)) return sd / Math.sqrt(duels);
  const variances = tallies.map(({ total, metrics }) => histogramSd(metrics[metric] ?? []) ** 2 / total);
  return Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0)) / cells.length;
}

/**
 * The distribution of a metric over some cells, every cell with the same weight; exact if all of them are, else
 * from the pooled evidence of their laws.
 */
export function mixedMetric(
  cells: readonly CellResult[],
  laws: ReadonlyMap<CellResult, Pooled>,
  metric: string,
): Histogram {
  const exact = cells.every((result) => result.exact !== null);
  const parts = cells.map((result) =>
    exact || result.tally === null
      ? [result.exact?.metrics[metric] ?? []]
      : simulatedOf(laws.get(result), metric),
  );
  return mixture(parts.map((part) => mixture(part)));
}

/** Simulated histograms of all cells of a law: its pooled evidence. */
function simulatedOf(pooled: Pooled | undefined, metric: string): readonly Histogram[] {
  return (pooled?.cells ?? []).map(({ tally }) => tally?.metrics[metric] ?? []);
}
