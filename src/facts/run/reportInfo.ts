/** What the reports of sensitivity, tune, meta and sweep say about themselves. */
import type { AxisValue } from '../../scenario/model/cells.ts';

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
