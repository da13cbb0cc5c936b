/**
 * What a number of trials came to: whole-number counts only, so that merging is associative and
 * commutative to the bit (STYLE 29). The exact solver fills the same shape with probabilities.
 */
import type { Histogram } from '../stats/histogram.ts';

/** Scores along a figure in which those who may be drawn differ. */
export interface MixtureCurve {
  /** Number of the draw, and who is drawn in it. */
  readonly draw: number;
  readonly name: string;
  readonly figure: string;
  /** By value, ascending: how likely it is, and the first side's mean score (win + ½ draw) with it. */
  readonly points: readonly (readonly [value: number, chance: number, score: number])[];
}

/**
 * Where the spread of a mixture's score (win + ½ draw of the first side) comes from: Var(E[score | who meets]) of who
 * meets, E[Var(score | who meets)] of the dice. Both together are the variance of a single trial's score.
 */
export interface MixtureFigures {
  /** Of who is drawn, and of the dice: variances, 0 to ¼, together at most ¼. */
  readonly between: number;
  readonly within: number;
  /** Ways to be drawn, and different contests among them. */
  readonly cases: number;
  readonly parts: number;
  readonly curves: readonly MixtureCurve[];
}

/** The marginal distributions of a contest's facts. */
export interface Marginals {
  /** Trials counted; 1 for an exact result. */
  readonly total: number;
  /** Weight by end label, for example `initiator:soul`; labels that did not occur are left out. */
  readonly ends: Readonly<Record<string, number>>;
  /** One histogram for every metric of the contest, for example `rounds`, `initiator_drain`. */
  readonly metrics: Readonly<Record<string, Histogram>>;
  /** Total weight by event, for contests that count events; those that did not occur are left out. */
  readonly events?: Readonly<Record<string, number>>;
  /**
   * Of an exact result that knows it: in each distribution at most this much is wrong, Σ |p − true p|. So no probability is
   * further off, and no mean by more than this times the range of its values.
   */
  readonly error?: number;
  /** Of an exact result of a mixture: what of its spread is whose. */
  readonly mixture?: MixtureFigures;
}

/** The address of a remarkable trial. */
export interface Extreme {
  readonly value: number;
  /** Index of the trial within its cell, the lowest among equals. */
  readonly index: number;
}

/** Marginals of simulated trials, whole counts below 2^53, with the longest trial's address. */
export interface Tally extends Marginals {
  readonly longest: Extreme | null;
}

/** Histogram of both; associative and commutative. */
export function mergeHistograms(a: Histogram, b: Histogram): Histogram {
  const merged: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const left = a[i];
    const right = b[j];
    if (right === undefined || (left !== undefined && left[0] < right[0])) {
      merged.push([left![0], left![1]]);
      i++;
    } else if (left === undefined || right[0] < left[0]) {
      merged.push([right[0], right[1]]);
      j++;
    } else {
      merged.push([left[0], left[1] + right[1]]);
      i++;
      j++;
    }
  }
  return merged;
}

/** Tally of both; associative and commutative. The longest trial is the earliest among equals. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  const metrics = new Map<string, Histogram>(Object.entries(a.metrics));
  for (const [name, histogram] of Object.entries(b.metrics)) {
    metrics.set(name, mergeHistograms(metrics.get(name) ?? [], histogram));
  }
  return {
    total: a.total + b.total,
    ends: mergeCounts(a.ends, b.ends),
    metrics: Object.fromEntries(metrics),
    ...(a.events === undefined && b.events === undefined
      ? {}
      : { events: mergeCounts(a.events ?? {}, b.events ?? {}) }),
    longest: longerOf(a.longest, b.longest),
  };
}

type Counts = Readonly<Record<string, number>>;

/** Sums by name, in the order of the names. */
function mergeCounts(a: Counts, b: Counts): Counts {
  const sums = new Map<string, number>(Object.entries(a));
  for (const [label, count] of Object.entries(b)) sums.set(label, (sums.get(label) ?? 0) + count);
  return Object.fromEntries([...sums].sort((x, y) => (x[0] < y[0] ? -1 : 1)));
}

function longerOf(a: Extreme | null, b: Extreme | null): Extreme | null {
  if (a === null || b === null) return a ?? b;
  if (a.value !== b.value) return a.value > b.value ? a : b;
  return a.index <= b.index ? a : b;
}
