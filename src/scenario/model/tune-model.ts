/** What a scenario says about tuning, validated. */
import type { Place } from '../tree/collector.ts';
import type { Path } from '../tree/path.ts';
import type { Band } from './bands.ts';

/** A path of the scenario and the numbers it may take. */
export interface Range {
  /** The path as written, for example `classes.druid.base`. */
  readonly name: string;
  /** Every place that the path means. */
  readonly paths: readonly Path[];
  readonly from: number;
  readonly to: number;
  /** Whether only whole numbers can stand there. */
  readonly whole: boolean;
  readonly place: Place;
}

/** A range that an optimiser may choose from. */
export interface Knob extends Range {
  /** Distance of the values from `from` on; `null`: every number between the bounds. Whole where they are. */
  readonly step: number | null;
}

/** The block `tune`. */
export interface TuneBlock {
  /** At least one. */
  readonly knobs: readonly Knob[];
  /** At least one. */
  readonly goal: readonly Band[];
  /** Fewest changes first, or the smallest sum of changes first. */
  readonly prefer: 'fewest' | 'smallest';
  readonly place: Place;
}
