/**
 * Sobol' indices: which share of the variance of a figure each input causes alone (first order), and together
 * with all others (total). Saltelli's scheme of N · (d + 2) points; first order by the estimator of Saltelli
 * et al. (Comput. Phys. Commun. 181 (2010) 259–270), total by Jansen's (ibid. 117 (1999) 35–43).
 */
import type { Interval } from '../../stats/interval.ts';
import { studentQuantile } from '../../stats/special/student.ts';
import { sobolPoints } from './points.ts';

/** Where the figure is needed, in the unit cube. */
export interface Design {
  readonly a: readonly (readonly number[])[];
  readonly b: readonly (readonly number[])[];
  /** `ab[i]`: the points of `a` with input i taken from `b`. */
  readonly ab: readonly (readonly (readonly number[])[])[];
}

/** A share of the variance, with its interval. */
export interface Index extends Interval {
  readonly value: number;
}

/** The two indices of one input. */
export interface Indices {
  readonly first: Index;
  readonly total: Index;
}

/** Values of one figure at the points of a design. */
export interface Sampled {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly ab: readonly (readonly number[])[];
}

/** Independent shifts of the points: enough for an interval by Student's t, few enough for rows to spread evenly in each. */
const SHIFTS = 8;

/** Rows of each shift, as even as can be. */
function shares(samples: number): number[] {
  const shifts = Math.min(SHIFTS, samples);
  const until = (shift: number): number => Math.floor((shift * samples) / shifts);
  return Array.from({ length: shifts }, (_, shift) => until(shift + 1) - until(shift));
}

/**
 * The design of `samples` rows over `inputs` inputs, in eight parts with random shifts of their own (8 times a power of
 * two spreads best).
 */
export function saltelli(samples: number, inputs: number, random: () => number): Design {
  const rows = shares(samples).flatMap((own) =>
    sobolPoints(own, 2 * inputs, () => Math.floor(random() * 2 ** 32)),
  );
  const a = rows.map((row) => row.slice(0, inputs));
  const b = rows.map((row) => row.slice(inputs));
  const ab = Array.from({ length: inputs }, (_, i) =>
    a.map((row, r) => row.map((value, k) => (k === i ? b[r]![k]! : value))),
  );
  return { a, b, ab };
}

/** Sums over some rows: the variance, and the parts of input i in it. */
interface Parts {
  readonly rows: number;
  readonly variance: number;
  readonly first: number;
  readonly total: number;
}

function partsOf({ a, b, ab }: Sampled, i: number, rows: readonly number[], mean: number): Parts {
  let [variance, first, total] = [0, 0, 0];
  for (const r of rows) {
    const [fa, fb, fab] = [a[r]! - mean, b[r]! - mean, ab[i]![r]! - mean];
    variance += (fa * fa + fb * fb) / 2;
    first += fb * (fab - fa);
    total += (fa - fab) ** 2 / 2;
  }
  return { rows: rows.length, variance, first, total };
}

/** With fewer rows a shift, functions that jump miss more often: 6.8 % instead of 5 % of 64 rows (x + y > 1). */
const FEW = 16;

/** Shares of a variance lie between 0 and 1, whatever few rows make of them. */
function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/**
 * A ratio of sums over independent parts, with Student's interval of the parts' deviations from it, cut to what a share can
 * be; so the interval covers as often as before.
 */
function ratio(parts: readonly Parts[], of: 'first' | 'total', confidence: number): Index {
  const sum = (key: 'variance' | 'first' | 'total'): number => parts.reduce((all, own) => all + own[key], 0);
  const [whole, count] = [sum('variance'), parts.length];
  const value = sum(of) / whole;
  if (count < 2) return { value: share(value), low: 0, high: 1 };
  const squares = parts.reduce((all, own) => all + (own[of] - value * own.variance) ** 2, 0);
  const error = Math.sqrt((squares * count) / (count - 1)) / whole;
  // Mean, variance and index are of these same parts: three degrees of freedom less; two for the tails of evenly spread
  // rows, heavier than normal ones, and one more where rows are few (`npm run soak -- truth`).
  const few = parts.some(({ rows }) => rows < FEW) ? 1 : 0;
  const half = studentQuantile((1 + confidence) / 2, Math.max(1, count - 5 - few)) * error;
  // About the share that can be: an estimate beyond it must not leave an interval of no width.
  const around = share(value);
  return { value: around, low: share(around - half), high: share(around + half) };
}

/**
 * Indices of every input, with intervals by Student's t over the independent shifts of the design (L’Ecuyer & Lemieux
 * 2002): rows of one shift are spread evenly, so resampling them would forget how much better they know than rows by
 * chance. `null` for a figure that does not vary.
 */
export function sobolIndices(sampled: Sampled, confidence: number): Indices[] | null {
  const { a, b } = sampled;
  let row = 0;
  const groups = shares(a.length).map((rows) => Array.from({ length: rows }, () => row++));
  const mean = [...a, ...b].reduce((sum, value) => sum + value, 0) / (2 * a.length);
  const found = sampled.ab.map((_, i): Indices | null => {
    const parts = groups.map((rows) => partsOf(sampled, i, rows, mean));
    if (parts.reduce((sum, { variance }) => sum + variance, 0) / a.length < 1e-18) return null;
    return { first: ratio(parts, 'first', confidence), total: ratio(parts, 'total', confidence) };
  });
  return found.some((own) => own === null) ? null : (found as Indices[]);
}
