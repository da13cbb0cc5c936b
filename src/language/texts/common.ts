/** What the catalogues of days, checks, contests and gauntlets share. */
import type { RunInfo } from '../../batch/result.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Rates } from '../forms/rates.ts';

/** The part of every such catalogue that differs only in what a trial is called. */
export interface CommonTexts {
  readonly numbers: Numbers;
  readonly rates: Rates;
  title(scenario: string): string;
  /** Where all figures stand. */
  readonly sources: string;
  /** So many trials in each cell. */
  each(trials: number): string;
  /** How large the run is, its trials under their name (`checks`). */
  scope(cells: number, info: RunInfo, exact: boolean): string;
}
