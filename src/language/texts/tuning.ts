/**
 * Every word of the reports of sensitivity, tune, meta and sweep, as one type: a language is an object of it.
 * Sentences take facts and give marked-up text.
 */
import type { AxisValue } from '../../scenario/model/cells.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { MetaTexts } from './meta.ts';
import type { GlobalTexts, SensitivityTexts } from './sensitivity.ts';
import type { SweepTexts } from './sweep.ts';
import type { TuneTexts } from './tune.ts';

/** What tells one point of the scenario from the others. */
export interface PointFacts {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** Whether the scenario has other variants or values that the report leaves out. */
  readonly others: boolean;
}

/** Everything needed to repeat a report. */
export interface ReportInfo {
  readonly version: string;
  readonly scenario: { readonly name: string; readonly file: string; readonly hash: string };
  readonly seed: string;
  readonly seedDrawn: boolean;
  /** The command with its options, for a shell. */
  readonly command: string;
}

/** Words that all four reports use. */
export interface CommonTexts {
  readonly reading: string;
  readonly repeating: string;
  readonly standout: string;
  readonly side: string;
  readonly plane: string;
  readonly allPlanes: string;
  readonly none: string;
  planeHead(plane: number | null): string;
  /** `32.1 %`. */
  percent(share: number): string;
  /** A share among others: `12.3 %`, `< 0.1 %`. */
  share(share: number): string;
  /** Points of a percentage with sign: `+3.2`. */
  points(difference: number): string;
  /** Which point the report is about; empty where there is only one. */
  point(facts: PointFacts): string;
  repeat(info: ReportInfo): readonly string[];
}

/** The catalogue. */
export interface TuningTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly numbers: Numbers;
  readonly common: CommonTexts;
  readonly sensitivity: SensitivityTexts;
  readonly global: GlobalTexts;
  readonly tune: TuneTexts;
  readonly meta: MetaTexts;
  readonly sweep: SweepTexts;
}
