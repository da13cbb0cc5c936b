/** What sampled distributions say: their quantiles, and themselves as a whole, with what they leave open. */
import type { CellResult } from '../batch/result.ts';
import type { Cell } from '../scenario/model/cells.ts';
import {
  anytimeBandHalfWidth,
  bandHalfWidth,
  hoeffdingHalfWidth,
  mixedBandHalfWidth,
} from '../stats/band.ts';
import { type Histogram, histogramQuantile } from '../stats/histogram.ts';
import type { Interval } from '../stats/interval.ts';
import { simultaneousConfidence } from '../stats/multiplicity.ts';
import { anytimeQuantileRanks, quantileRanks, valuesAt } from '../stats/quantile.ts';
import { compensatedSum } from '../stats/sum.ts';
import type { Estimate } from './estimate.ts';
import { mixture } from './mixture.ts';
import type { Pooled } from './pool.ts';
import type { Precision } from './precision.ts';

/** Independent trials that make a part of a distribution. */
interface Stream {
  /** Its part, 0 to 1. */
  readonly weight: number;
  readonly trials: number;
}

/** What a distribution was sampled from; no streams where it is exact. */
export interface Sampling {
  readonly streams: readonly Stream[];
  /** Whether looks at the trials decided how many there are. */
  readonly looked: boolean;
}

/** A distribution with what it was sampled from. */
export interface Sampled {
  /** Probability by value, or counts of one sample. */
  readonly histogram: Histogram;
  readonly sampling: Sampling;
}

/** The simulated trials of one cell. */
export function samplingOf({ tally, precision }: CellResult<Cell>): Sampling {
  return {
    streams: tally === null ? [] : [{ weight: 1, trials: tally.total }],
    looked: precision !== null,
  };
}

/**
 * The distribution of a metric over some cells, every cell with the same weight; exact if all of them are, else
 * from the pooled evidence of their laws.
 */
export function mixedMetric(
  cells: readonly CellResult[],
  laws: ReadonlyMap<CellResult, Pooled>,
  metric: string,
): Sampled {
  const exact = cells.every((result) => result.exact !== null);
  const alike = new Map<Pooled | undefined, { readonly own: CellResult[]; part: Histogram; cells: number }>();
  const parts = cells.map((result): Histogram => {
    if (exact || result.tally === null) return result.exact?.metrics[metric] ?? [];
    const law = laws.get(result);
    const known = alike.get(law);
    if (known !== undefined) {
      known.cells++;
      return known.part;
    }
    const own = (law?.cells ?? []).filter(({ tally }) => (tally?.metrics[metric]?.length ?? 0) > 0);
    const part = mixture(own.map(({ tally }) => tally!.metrics[metric]!));
    alike.set(law, { own, part, cells: 1 });
    return part;
  });
  const streams = new Map<string, Stream>();
  for (const { own, cells: count } of alike.values()) {
    const share = 1 / (own.length * cells.length);
    let weight = 0;
    for (let cell = 0; cell < count; cell++) weight += share;
    for (const { cell, tally } of own) {
      // A key that stands twice names one stream.
      const before = streams.get(cell.key)?.weight ?? 0;
      streams.set(cell.key, { weight: before + weight, trials: tally!.total });
    }
  }
  const looked = cells.some(({ precision }) => precision !== null);
  return { histogram: mixture(parts), sampling: { streams: [...streams.values()], looked } };
}

/** As many trials alike would know as much: 1/Σ(w²/n). */
function effectiveTrials(streams: readonly Stream[]): number {
  return 1 / compensatedSum(streams.map(({ weight, trials }) => weight ** 2 / trials));
}

function isLooked({ looked }: Sampling, precision: Precision): boolean {
  return looked || precision.looked !== undefined;
}

/**
 * Half-width of the simultaneous band about cumulative shares; `null` for exact ones. Of one stream Massart's; of several
 * the wider one for weighted trials.
 */
export function bandOf(sampling: Sampling, precision: Precision): number | null {
  const { streams } = sampling;
  if (streams.length === 0) return null;
  const { confidence } = precision;
  if (isLooked(sampling, precision)) {
    const each = simultaneousConfidence(confidence, streams.length);
    const half = (one: Stream): number => one.weight * anytimeBandHalfWidth(one.trials, each);
    return Math.min(1, compensatedSum(streams.map(half)));
  }
  const [only] = streams;
  // Parts that are exact make one stream weigh less than all.
  if (streams.length === 1) return only!.weight * bandHalfWidth(only!.trials, confidence);
  return mixedBandHalfWidth(effectiveTrials(streams), confidence);
}

/**
 * A quantile with its interval at the level of the precision, valid whatever the distribution.
 *
 * @param reach bounds of all values that can be.
 */
export function quantileIn(
  { histogram, sampling }: Sampled,
  p: number,
  precision: Precision,
  reach: Interval,
): Estimate {
  const value = histogramQuantile(histogram, p);
  const { streams } = sampling;
  if (streams.length === 0) return { exact: value, simulated: null };
  const around = quantileBounds(histogram, p, sampling, precision, reach);
  // A reach is worked out in another order than the values: the last bit may differ.
  const bounds = { low: Math.min(value, around.low), high: Math.max(value, around.high) };
  return { exact: null, simulated: { value, ...bounds } };
}

function quantileBounds(
  histogram: Histogram,
  p: number,
  sampling: Sampling,
  precision: Precision,
  reach: Interval,
): Interval {
  const { streams } = sampling;
  const { confidence } = precision;
  const trials = streams.reduce((sum, own) => sum + own.trials, 0);
  const looked = isLooked(sampling, precision);
  // As if drawn from the mean distribution: every trial weighs the same.
  const alike = streams.every(({ weight, trials: own }) => Math.abs(weight * trials - own) < 1e-9 * own);
  if (alike && (!looked || streams.length === 1)) {
    const ranks = (looked ? anytimeQuantileRanks : quantileRanks)(trials, p, confidence);
    return valuesAt(countsOf(histogram, trials), ranks, reach);
  }
  const off = looked
    ? bandOf(sampling, precision)!
    : hoeffdingHalfWidth(effectiveTrials(streams), confidence);
  return {
    low: p - off <= 0 ? reach.low : histogramQuantile(histogram, p - off),
    high: p + off >= 1 ? reach.high : histogramQuantile(histogram, p + off),
  };
}

/** Whole counts again, from probabilities or counts. */
function countsOf(histogram: Histogram, trials: number): Histogram {
  const total = compensatedSum(histogram.map(([, weight]) => weight));
  return histogram.map(([value, weight]) => [value, Math.round((weight / total) * trials)]);
}
