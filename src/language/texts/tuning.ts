/**
 * Every word of the reports of sensitivity, tune, meta and sweep, as one type: a language is an object of it.
 * Sentences take facts and give marked-up text.
 */
import type { PointFacts, ReportInfo } from '../../facts/run/reportInfo.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { CurveTexts } from './curve.ts';
import type { MetaTexts } from './meta.ts';
import type { RestrictTexts } from './restrict.ts';
import type { GlobalTexts, SensitivityTexts } from './sensitivity.ts';
import type { SweepTexts } from './sweep.ts';
import type { TacticsTexts } from './tactics.ts';
import type { TuneTexts } from './tune.ts';

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
  readonly curve: CurveTexts;
  readonly tactics: TacticsTexts;
  readonly restrict: RestrictTexts;
}
