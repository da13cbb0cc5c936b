/** What a point of a run is called. */
import type { AxisValue } from '../../scenario/model/cells.ts';

/** What a point is called: its variant and axis values; `null` leaves out the variant where there is only one. */
export interface PointName {
  readonly variant: string | null;
  readonly axes: readonly AxisValue[];
}
