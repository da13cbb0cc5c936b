/** Simulated against exact figures over a run: the largest deviation, and what chance alone explains. */
import { defaultPrecision } from '../../analysis/precision.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';

/** The largest deviation. */
export interface ExactCheck {
  /** The cell in which it is. */
  readonly key: string;
  /** Its size in standard errors. */
  readonly z: number;
  /** Figures compared. */
  readonly comparisons: number;
  /** What chance alone stays below in 95 of 100 such runs, in standard errors (Bonferroni). */
  readonly expected: number;
}

/** The largest of some deviations (sizes, in standard errors), of equals the first; `null` without any. */
export function worstOf(found: readonly { readonly key: string; readonly z: number }[]): ExactCheck | null {
  const [first] = found;
  if (first === undefined) return null;
  const worst = found.reduce((a, b) => (b.z > a.z ? b : a));
  return { ...worst, comparisons: found.length, expected: expectedWithin(found.length) };
}

/** What the largest of so many deviations stays below in 95 of 100 runs, in standard errors (Bonferroni). */
export function expectedWithin(comparisons: number): number {
  return criticalValue(simultaneousConfidence(defaultPrecision.confidence, comparisons));
}
