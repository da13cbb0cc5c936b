/** Do simulated figures agree with the exact ones? One reckoning for all kinds of scenarios. */
import { binomialTwoSided } from '../../stats/binomial.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';

/** In so many of 100 runs chance alone stays below what is expected of it, whatever the level of the report. */
const confidence = 0.95;

/** Fewer expected successes (or failures) than this, and z is no longer normal: the exact binomial test judges. */
const enough = 10;

/** Simulated against exact figures, over all cells that have both. */
export interface Check {
  /** What was compared. */
  readonly of: 'winRates' | 'rates' | 'means';
  /** Different comparisons: a cell that returns unchanged in another variant is one. */
  readonly comparisons: number;
  /** Largest deviation, in standard errors. */
  readonly largest: number;
  readonly key: string;
  /** What chance alone stays below in 95 of 100 such runs (Bonferroni). */
  readonly expected: number;
}

/** How far one figure is from its exact value. */
export interface Deviation {
  /** Key of its cell. */
  readonly key: string;
  /** Equal for one comparison that returns: the same cell with the same randomness. */
  readonly identity: string;
  /** Standard errors, without sign. */
  readonly size: number;
}

/** The largest deviation, and what chance alone makes of so many; `null` where nothing was compared. */
export function checkOf(of: Check['of'], found: readonly Deviation[]): Check | null {
  const [first] = found;
  if (first === undefined) return null;
  const { key, size } = found.reduce((worst, each) => (each.size > worst.size ? each : worst));
  const comparisons = new Set(found.map(({ identity }) => identity)).size;
  const expected = criticalValue(simultaneousConfidence(confidence, comparisons));
  return { of, comparisons, largest: size, key, expected };
}

/** |z| of a count; for rare successes or failures the z that has the p of the exact binomial test. */
export function rateDeviation(count: number, trials: number, chance: number): number {
  const z = Math.abs(exactZ(count, trials, chance));
  if (Math.min(chance, 1 - chance) * trials >= enough) return z;
  const p = binomialTwoSided(count, trials, chance);
  // What cannot happen has p 0: no quantile, but a large z.
  return p <= 0 ? z : p >= 1 ? 0 : criticalValue(1 - p);
}
