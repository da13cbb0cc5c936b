/** Means of histograms that hold counts or probabilities. */
import type { Histogram } from '../engine/tally.ts';
import { compensatedSum } from '../stats/sum.ts';

/** Mean of a histogram; 0 where there is none. */
export function meanOf(histogram: Histogram | undefined): number {
  if (histogram === undefined) return 0;
  const weight = compensatedSum(histogram.map(([, count]) => count));
  return weight === 0 ? 0 : compensatedSum(histogram.map(([value, count]) => value * count)) / weight;
}
