/** Words that the reports on all kinds of runs share. */
import type { Check } from '../../analysis/agreement.ts';
import type { Precision } from '../../analysis/precision.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { PointName } from '../../facts/run/pointName.ts';

/** What the reader is told about intervals. */
export interface IntervalFacts {
  readonly simulated: boolean;
  readonly exact: boolean;
  readonly precision: Precision;
  /** Whether scores of sides are told, and standard deviations beside means: those of duels. */
  readonly scores: boolean;
}

/** The part of the catalogue that every report on a run uses. */
export interface RunTexts {
  point(name: PointName): string;
  /** Simulation against exact solution: the largest deviation, below what chance alone stays, and what a repetition says. */
  check(check: Check): string;
  /** How to read intervals and exact figures. */
  intervals(facts: IntervalFacts): readonly string[];
  /** Facts needed to repeat the run, one a line. @param each so many trials in each cell; duels by default. */
  repeating(info: RunInfo, each?: (trials: number) => string): readonly string[];
}
