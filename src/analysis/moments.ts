/** Mean and spread of a histogram, by the statistics layer; `null` where a metric is missing. */
import type { Marginals } from '../engine/tally.ts';
import type { Histogram } from '../stats/histogram.ts';
import { histogramMean, histogramSd } from '../stats/histogram.ts';

/** Mean of a metric; `null` where it was not counted. */
export function meanOf(marginals: Marginals, metric: string): number | null {
  const histogram = histogramOf(marginals, metric);
  return histogram === null ? null : histogramMean(histogram);
}

/** Standard deviation of a metric between duels; `null` where it was not counted. */
export function sdOf(marginals: Marginals, metric: string): number | null {
  const histogram = histogramOf(marginals, metric);
  return histogram === null ? null : histogramSd(histogram);
}

function histogramOf(marginals: Marginals, metric: string): Histogram | null {
  const histogram = marginals.metrics[metric];
  return histogram === undefined || histogram.length === 0 ? null : histogram;
}
