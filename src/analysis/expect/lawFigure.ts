/** A figure of one law: a rate, a mean, or the share that one mean is of another. */
import type { CellResult } from '../../batch/result.ts';
import type { Tally } from '../../engine/tally.ts';
import { kindOf } from '../../scenario/cellKinds.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Reading } from '../../scenario/model/metric.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramMean } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { histogramOf, type LawGroup, streamsOf, type Tallies } from './evidence.ts';
import { certain, type Figure, simulated, unknown } from './figure.ts';
import type { Procedure } from './procedure.ts';

/** Works out a reading of a law at a look; by its exact result where there is one. */
export function lawFigure(
  reading: Reading,
  group: LawGroup,
  results: readonly CellResult<Cell>[],
  tallies: Tallies,
  procedure: Procedure,
): Figure {
  if (group.exact !== null) {
    if (reading.kind === 'rate') return certain(Math.min(1, reading.successes(group.exact)));
    const { metrics } = group.exact;
    const means = histogramsOf(reading).map((name) => meanIn(metrics[name] ?? []));
    return known(means) ? certain(combined(means)) : unknown;
  }
  const streams = streamsOf(group, results, tallies);
  const trials = streams.reduce((sum, { total }) => sum + total, 0);
  if (trials === 0) return unknown;
  if (reading.kind === 'rate') {
    const successes = streams.reduce((sum, tally) => sum + reading.successes(tally), 0);
    return simulated(successes / trials, procedure.rate(successes, trials), trials);
  }
  const { cell } = results[group.cells[0]!]!;
  return sampledMeans(histogramsOf(reading), cell, streams, trials, procedure);
}

function histogramsOf(reading: Exclude<Reading, { kind: 'rate' }>): readonly string[] {
  return reading.kind === 'mean' ? [reading.histogram] : [reading.part, reading.whole];
}

function meanIn(histogram: Histogram): number | null {
  return histogram.length === 0 ? null : histogramMean(histogram);
}

function known(means: readonly (number | null)[]): means is readonly number[] {
  return !means.includes(null) && means[1] !== 0;
}

/** A mean, or the first as a part of the second. */
function combined([mean, whole]: readonly number[]): number {
  return whole === undefined ? mean! : mean! / whole;
}

function sampledMeans(
  names: readonly string[],
  cell: Cell,
  streams: readonly Tally[],
  trials: number,
  procedure: Procedure,
): Figure {
  const histograms = names.map((name) => histogramOf(streams, name));
  const means = histograms.map(meanIn);
  if (!known(means)) return unknown;
  const { reach } = kindOf(cell);
  const bounds = histograms.map((histogram, i) => procedure.mean(histogram, reach(names[i]!, cell)));
  const [part, whole] = bounds;
  if (part == null || whole === null) return simulated(combined(means), null, trials);
  return simulated(combined(means), whole === undefined ? part : ratioBounds(part, whole), trials);
}

/** Bounds of the ratio of a mean to one that is never smaller, from bounds of both that hold together. */
function ratioBounds(part: Interval, whole: Interval): Interval {
  return {
    low: Math.max(0, part.low / whole.high),
    high: whole.low <= 0 ? 1 : Math.min(1, part.high / whole.low),
  };
}
