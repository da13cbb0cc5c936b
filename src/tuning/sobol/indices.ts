/**
 * Sobol' indices: which share of the variance of a figure each input causes alone (first order), and together
 * with all others (total). Saltelli's scheme of N · (d + 2) points; first order by the estimator of Saltelli
 * et al. (Comput. Phys. Commun. 181 (2010) 259–270), total by Jansen's (ibid. 117 (1999) 35–43).
 */
import type { Interval } from '../../stats/interval.ts';
import { sobolPoints } from './points.ts';

/** Where the figure is needed, in the unit cube. */
export interface Design {
  readonly a: readonly (readonly number[])[];
  readonly b: readonly (readonly number[])[];
  /** `ab[i]`: the points of `a` with input i taken from `b`. */
  readonly ab: readonly (readonly (readonly number[])[])[];
}

/** A share of the variance, with its bootstrap interval. */
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

/** The design of `samples` rows (a power of two spreads best) over `inputs` inputs. */
export function saltelli(samples: number, inputs: number, random: () => number): Design {
  const rows = sobolPoints(samples, 2 * inputs, () => Math.floor(random() * 2 ** 32));
  const a = rows.map((row) => row.slice(0, inputs));
  const b = rows.map((row) => row.slice(inputs));
  const ab = Array.from({ length: inputs }, (_, i) =>
    a.map((row, r) => row.map((value, k) => (k === i ? b[r]![k]! : value))),
  );
  return { a, b, ab };
}

interface Estimates {
  readonly first: number;
  readonly total: number;
}

/** Estimates for input i from some rows; `null` where the figure does not vary there. */
function estimate({ a, b, ab }: Sampled, i: number, rows: readonly number[]): Estimates | null {
  const n = rows.length;
  let mean = 0;
  for (const r of rows) mean += (a[r]! + b[r]!) / (2 * n);
  let [variance, first, total] = [0, 0, 0];
  for (const r of rows) {
    const [fa, fb, fab] = [a[r]! - mean, b[r]! - mean, ab[i]![r]! - mean];
    variance += (fa * fa + fb * fb) / (2 * n);
    first += (fb * (fab - fa)) / n;
    total += (fa - fab) ** 2 / (2 * n);
  }
  return variance < 1e-18 ? null : { first: first / variance, total: total / variance };
}

const RESAMPLES = 500;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))]!;
}

/** Indices of every input, with percentile intervals from resampled rows; `null` for a figure that does not vary. */
export function sobolIndices(sampled: Sampled, confidence: number, random: () => number): Indices[] | null {
  const n = sampled.a.length;
  const all = [...Array(n).keys()];
  const drawn = Array.from({ length: RESAMPLES }, () => all.map(() => Math.floor(random() * n)));
  const found = sampled.ab.map((_, i): Indices | null => {
    const value = estimate(sampled, i, all);
    if (value === null) return null;
    const again = drawn.flatMap((rows) => estimate(sampled, i, rows) ?? []);
    const index = (read: (estimates: Estimates) => number): Index => {
      const sorted = again.map(read).sort((x, y) => x - y);
      const [low, high] = [(1 - confidence) / 2, (1 + confidence) / 2].map((share) =>
        percentile(sorted, share),
      );
      return { value: read(value), low: low!, high: high! };
    };
    return { first: index((own) => own.first), total: index((own) => own.total) };
  });
  return found.some((own) => own === null) ? null : (found as Indices[]);
}
