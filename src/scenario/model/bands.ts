/** Bands: wishes for figures, in the words of the scenario; what they mean is worked out by who has the figures. */
import type { Place } from '../tree/collector.ts';
import type { AxisValue } from './cells.ts';

/** Which cells count; `null` puts no bound. */
export interface BandWhere {
  readonly variants: readonly string[] | null;
  readonly planes: readonly number[] | null;
  readonly initiators: readonly string[] | null;
  readonly targets: readonly string[] | null;
  /** Sides, or classes of their members, in either seat. */
  readonly classes: readonly string[] | null;
  /** Only mirrors, or all but mirrors. */
  readonly mirrors: boolean | null;
  readonly axes: readonly AxisValue[];
}

/** One wish: the metric shall lie between `low` and `high`, both included; infinite where open. */
export interface Band {
  /** What the scenario calls it; `null` where it has no name. */
  readonly name: string | null;
  /** Name of a metric of duels. */
  readonly metric: string;
  readonly where: BandWhere;
  readonly low: number;
  readonly high: number;
  /** What a miss counts. */
  readonly weight: number;
  readonly place: Place;
}
