/** What a point of a run is called. */
import type { AxisValue } from '../../scenario/model/cells.ts';

/** What a point is called: its variant and axis values; `null` leaves out the variant where there is only one. */
export interface PointName {
  readonly variant: string | null;
  readonly axes: readonly AxisValue[];
}

/** What tells a point from the others. */
export interface PointPlace {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
}

/** What points are called: the variant is left out where there is only one, unless there is nothing else to name. */
export function pointNames(points: readonly PointPlace[]): readonly PointName[] {
  const several = new Set(points.map(({ variant }) => variant)).size > 1;
  return points.map(({ variant, axes }) => ({
    variant: several || axes.length === 0 ? variant : null,
    axes,
  }));
}
