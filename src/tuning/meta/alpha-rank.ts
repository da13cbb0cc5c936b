/**
 * α-rank of one population (Omidshafiei et al., Scientific Reports 9 (2019) 9937): how long a population that
 * plays one class at a time, and now and then tries another, stays with each.
 */

/** Strength of selection and number of minds in the population. */
export interface AlphaOptions {
  readonly alpha: number;
  readonly population: number;
}

/** Strong enough that a score of 51 % mostly takes over, weak enough for double precision. */
export const alphaDefaults: AlphaOptions = { alpha: 10, population: 50 };

/** Chance that one who plays differently takes a population over, at an advantage of `edge` in score. */
export function fixation(edge: number, { alpha, population }: AlphaOptions): number {
  const x = alpha * edge;
  if (Math.abs(x) < 1e-12) return 1 / population;
  return Math.expm1(-x) / Math.expm1(-population * x);
}

/** Stationary distribution of a chain with these rates off the diagonal (Grassmann, Taminiau & Heyman: no subtraction). */
export function stationary(rates: readonly (readonly number[])[]): number[] {
  const n = rates.length;
  const p = rates.map((row) => [...row]);
  for (let k = n - 1; k > 0; k--) {
    let out = 0;
    for (let j = 0; j < k; j++) out += p[k]![j]!;
    for (let i = 0; i < k; i++) {
      p[i]![k]! /= out;
      for (let j = 0; j < k; j++) if (i !== j) p[i]![j]! += p[i]![k]! * p[k]![j]!;
    }
  }
  const weight = [1];
  for (let k = 1; k < n; k++) {
    let sum = 0;
    for (let i = 0; i < k; i++) sum += weight[i]! * p[i]![k]!;
    weight.push(sum);
  }
  const total = weight.reduce((sum, own) => sum + own, 0);
  return weight.map((own) => own / total);
}

/** Share of time that the population plays each class. Cost: cubic in the number of classes. */
export function alphaRank(
  score: readonly (readonly number[])[],
  options: AlphaOptions = alphaDefaults,
): number[] {
  const rates = score.map((row, resident) =>
    row.map((_, mutant) =>
      resident === mutant ? 0 : fixation(score[mutant]![resident]! - score[resident]![mutant]!, options),
    ),
  );
  return stationary(rates);
}
