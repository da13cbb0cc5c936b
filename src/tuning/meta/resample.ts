/** Matrices as they could have come out, for seeing what moves with them. */
import type { Interval } from '../../stats/interval.ts';
import { normalQuantile } from '../../stats/special/normal-quantile.ts';
import type { MetaMatrix } from './matrix.ts';

/** Scores drawn around those of a matrix, normal with their standard errors, kept between 0 and 1. */
export function moved({ score, error }: MetaMatrix, random: () => number): number[][] {
  const drawn = score.map((row) => [...row]);
  for (let i = 0; i < score.length; i++) {
    for (let j = 0; j < i; j++) {
      const z = normalQuantile(Math.max(1e-12, random()));
      const own = Math.min(1, Math.max(0, score[i]![j]! + z * error[i]![j]!));
      drawn[i]![j] = own;
      drawn[j]![i] = 1 - own;
    }
  }
  return drawn;
}

/** The same of a table between two populations, each entry by itself. */
export function movedTable({ score, error }: MetaMatrix, random: () => number): number[][] {
  return score.map((row, i) =>
    row.map((own, j) => {
      const z = normalQuantile(Math.max(1e-12, random()));
      return Math.min(1, Math.max(0, own + z * error[i]![j]!));
    }),
  );
}

/** Percentile interval of a sample at a two-sided confidence. */
export function percentiles(sample: readonly number[], confidence: number): Interval {
  const sorted = [...sample].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { low: at((1 - confidence) / 2), high: at((1 + confidence) / 2) };
}
