/** Histograms averaged. */
import type { Histogram } from '../stats/histogram.ts';

/** The average of some histograms, each normed to 1 first; empty ones are left out. Ascending in value. */
export function mixture(histograms: readonly Histogram[]): Histogram {
  const filled = histograms.filter((histogram) => histogram.length > 0);
  const weights = new Map<number, number>();
  for (const histogram of filled) {
    const total = histogram.reduce((sum, [, weight]) => sum + weight, 0) * filled.length;
    for (const [value, weight] of histogram) weights.set(value, (weights.get(value) ?? 0) + weight / total);
  }
  return [...weights].sort(([a], [b]) => a - b);
}
