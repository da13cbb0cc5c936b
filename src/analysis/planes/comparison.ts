/** The planes of one point held against each other. */

import type { AxisValue } from '../../scenario/model/cells.ts';
import type { Point } from '../points.ts';
import type { Worth } from '../worth.ts';
import { commonPlanes } from './common.ts';
import { type PlaneFacts, planeFacts } from './facts.ts';
import { type PlanePair, planePairs } from './pairs.ts';

/** Everything that reports say about planes. */
export interface PlaneComparison {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly matchups: number;
  readonly planes: readonly PlaneFacts[];
  readonly pairs: readonly PlanePair[];
  /** Empty where it was not measured. */
  readonly worths: readonly Worth[];
  readonly confidence: number;
}

/** Compares the planes of a point; `null` with a single plane, or no matchup that all planes have. */
export function comparePlanes(point: Point, worths: readonly Worth[] | undefined): PlaneComparison | null {
  const planes = commonPlanes(point);
  if (planes.length < 2) return null;
  const facts = planes.map(planeFacts);
  return {
    variant: point.variant,
    axes: point.axes,
    matchups: planes[0]!.cells.length,
    planes: facts,
    pairs: planePairs(planes, facts),
    worths: worths ?? [],
    confidence: point.precision.confidence,
  };
}
