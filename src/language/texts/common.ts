/** Words that the reports on small tables share. */
import type { Estimate } from '../../analysis/estimate.ts';
import type { RunInfo } from '../../batch/result.ts';
import type { ExactCheck } from '../../facts/run/exactCheck.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Rates } from '../forms/rates.ts';

/** The part of every small catalogue that is the same. */
export interface CommonTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly numbers: Numbers;
  readonly rates: Rates;
  readonly headings: {
    readonly standout: string;
    readonly reading: string;
    readonly repeating: string;
    readonly impossible: string;
  };
  /** Head of the column that names variant and settings. */
  readonly setting: string;
  point(name: PointName): string;
  /** How large the run is, its trials under their name (`checks`), and what the sentences above are about. */
  scope(cells: number, info: RunInfo, exact: boolean, baseline: string | null): string;
  /** Simulation against exact solution: the largest deviation, and below what chance alone stays. */
  check(check: ExactCheck): string;
  /** A mean with its half-width: `3.21 ±0.04`. */
  mean(estimate: Estimate): string;
  /** How to read intervals and exact figures. */
  readingIntervals(simulated: boolean, exact: boolean): readonly string[];
  repeating(info: RunInfo): readonly string[];
}
