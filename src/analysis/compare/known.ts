/** What can be known about a change, as data, with the little arithmetic that all ways of knowing share. */
import type { CellResult } from '../../batch/result.ts';
import type { JointTally } from '../../engine/prepared/joint.ts';
import type { Outcome } from '../../scenario/duel/outcome.ts';
import type { Interval } from '../../stats/interval.ts';
import type { Difference, Means } from './comparison.ts';

/** A difference with what a test of equivalence needs. */
export interface Estimated extends Difference {
  /** Centre and standard error of the normal approximation; the error is 0 for exact values. */
  readonly centre: number;
  readonly standardError: number;
}

/** Everything about the change of one law into another. */
export interface Evidence {
  readonly means: Means;
  /** Shares of the outcomes; `null` where nothing is known. */
  readonly before: Outcome | null;
  readonly after: Outcome | null;
  readonly win: Estimated | null;
  /** Of the target's win rate. */
  readonly targetWin: Estimated | null;
  readonly score: Estimated | null;
  readonly initiatorDrain: Estimated | null;
  readonly targetDrain: Estimated | null;
  readonly rounds: Estimated | null;
  /** Duels of each setting, all streams together. */
  readonly duels: number;
  /** Cells with streams of their own among the evidence; at least 1. */
  readonly streams: number;
  readonly p: number | null;
  /** Where looks decided how many duels there are: p of "the difference is outside ±margin" that allows for them. */
  readonly looked?: (margin: number) => number;
}

/** Nothing is known. */
export const nothing: Evidence = {
  means: 'unknown',
  before: null,
  after: null,
  win: null,
  targetWin: null,
  score: null,
  initiatorDrain: null,
  targetDrain: null,
  rounds: null,
  duels: 0,
  streams: 1,
  p: null,
};

/** Cells that share a law before and a law after, with what was played of them. */
export interface LawChange {
  readonly before: readonly CellResult[];
  readonly after: readonly CellResult[];
  /** The same duel before and after, known without looking at any. */
  readonly identical: boolean;
  /** Pairs of duels, one entry a stream; empty unless paired. */
  readonly joints: readonly JointTally[];
}

/** A difference of means within bounds; `null` where nothing bounds it. */
export function estimated(value: number, bounds: Interval | null, standardError: number): Estimated | null {
  return bounds && { value, low: bounds.low, high: bounds.high, exact: false, centre: value, standardError };
}

/** Outcomes times a factor: counts to shares. */
export function scaled({ initiator, target, draw }: Outcome, factor: number): Outcome {
  return { initiator: initiator * factor, target: target * factor, draw: draw * factor };
}
