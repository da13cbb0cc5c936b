/** Shares as the short numerals that fit a coloured cell, and distributions as bins. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { Numbers } from '../../language/forms/numbers.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { histogramQuantile } from '../../stats/histogram.ts';

/** The best known share in percent, without sign or bounds; empty where nothing is known. */
export function heatNumeral(estimate: Estimate, numbers: Numbers): string {
  const value = bestOf(estimate);
  return value === null ? '' : shareNumeral(value, numbers);
}

/** A bin of a distribution. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  /** Smallest and largest value that can lie in it. */
  readonly first: number;
  readonly last: number;
  /** Share of the whole, 0 to 1. */
  readonly share: number;
}

const niceSteps = [1, 2, 4, 5, 10, 20, 25, 50];

/** Share of a distribution that the last bin may gather from beyond it. */
const tail = 0.001;

/**
 * At most `most` bins of equal width that cover some histograms alike. Values that all are multiples of some
 * step keep it; what lies beyond 99.9 % of every histogram goes into the last bin.
 */
export function binsOf(histograms: readonly Histogram[], most = 32): readonly (readonly Bin[])[] {
  const filled = histograms.filter((histogram) => histogram.length > 0);
  if (filled.length === 0) return histograms.map(() => []);
  const low = filled.reduce(
    (least, [first]) => Math.min(least, first?.[0] ?? least),
    Number.POSITIVE_INFINITY,
  );
  const high = filled.reduce(
    (most, histogram) => Math.max(most, histogramQuantile(histogram, 1 - tail)),
    low,
  );
  const grain = grainOf(filled, low);
  const step = grain * stepFor((high - low + grain) / grain / most);
  const last = Math.floor((high - low) / step + 1e-9);
  return histograms.map((histogram) => {
    const bins = new Map<number, number>();
    const total = histogram.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of histogram) {
      const bin = Math.min(last, Math.floor((value - low) / step + 1e-9));
      bins.set(bin, (bins.get(bin) ?? 0) + weight / total);
    }
    return [...bins].map(([bin, share]) => ({
      from: low + bin * step - grain / 2,
      to: low + (bin + 1) * step - grain / 2,
      first: low + bin * step,
      last: low + (bin + 1) * step - grain,
      share,
    }));
  });
}

/** Largest whole number that divides all distances from the lowest value; 1 where there is none. */
function grainOf(histograms: readonly Histogram[], low: number): number {
  let grain = 0;
  for (const histogram of histograms) {
    for (const [value] of histogram) {
      if (!Number.isInteger(value - low)) return 1;
      for (let rest = value - low; rest > 0; ) [grain, rest] = [rest, grain % rest];
      if (grain === 1) return 1;
    }
  }
  return grain || 1;
}

/** The first of 1, 2, 4, 5, 10, 20, 25, 50, 100, … that is not smaller. */
function stepFor(wanted: number): number {
  for (let power = 1; ; power *= 100)
    for (const step of niceSteps) if (step * power >= wanted) return step * power;
}
