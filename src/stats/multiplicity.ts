/** Many tests at once: p-values adjusted over a whole family, in the order given. */
import { requireInside, requireWhole, requireWithin } from './special/check.ts';

/** Indices of the values, ascending by value; equal values in their order. */
function ascending(values: readonly number[], where: string): number[] {
  for (const value of values) {
    requireWithin(where, value, 0, 1);
  }
  return values.map((_, index) => index).sort((i, j) => values[i]! - values[j]! || i - j);
}

/**
 * Bonferroni-adjusted p-values: `min(1, m p)`. Controls the chance of any false alarm in the family.
 *
 * @throws RangeError for a p-value outside 0 to 1.
 */
export function bonferroni(pValues: readonly number[]): number[] {
  ascending(pValues, 'bonferroni: p');
  return pValues.map((p) => Math.min(1, p * pValues.length));
}

/**
 * Holm-adjusted p-values: the i-th smallest of m becomes `max over j ≤ i of (m − j + 1) p₍ⱼ₎`, at most 1.
 *
 * Controls the chance of any false alarm in the family, whatever the dependence; never weaker than
 * Bonferroni. Source: S. Holm, Scandinavian Journal of Statistics 6 (1979).
 *
 * @throws RangeError for a p-value outside 0 to 1.
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length).fill(0);
  let largest = 0;
  ascending(pValues, 'holm: p').forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[index]!));
    adjusted[index] = largest;
  });
  return adjusted;
}

/**
 * Benjamini–Hochberg-adjusted p-values: the i-th smallest of m becomes `min over j ≥ i of m p₍ⱼ₎ / j`, at
 * most 1.
 *
 * Controls the expected *share* of false alarms among the rows called different, for independent or
 * positively dependent tests; no promise about any single row. Source: JRSS B 57 (1995).
 *
 * @throws RangeError for a p-value outside 0 to 1.
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length).fill(0);
  const order = ascending(pValues, 'benjaminiHochberg: p');
  let smallest = 1;
  for (let rank = order.length; rank >= 1; rank--) {
    const index = order[rank - 1]!;
    smallest = Math.min(smallest, pValues[index]! * (pValues.length / rank));
    adjusted[index] = smallest;
  }
  return adjusted;
}

/**
 * The confidence each of `count` intervals needs so that all hold together with `confidence` (Bonferroni):
 * `1 − (1 − confidence) / count`.
 *
 * @throws RangeError unless `0 < confidence < 1` and count is a whole number from 1.
 */
export function simultaneousConfidence(confidence: number, count: number): number {
  requireInside('simultaneousConfidence: confidence', confidence, 0, 1);
  requireWhole('simultaneousConfidence: count', count, 1);
  return 1 - (1 - confidence) / count;
}
