/** The planes of one point held against each other. */

import type { AxisValue } from '../../scenario/model/cells.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import type { Claim } from '../claims/claim.ts';
import { superlatives } from '../claims/claim.ts';
import { bestOf, type Estimate } from '../estimate.ts';
import type { Point } from '../points.ts';
import type { Worth } from '../worth.ts';
import { type CommonPlane, commonPlanes } from './common.ts';
import { type PlaneFacts, planeFacts } from './facts.ts';
import { atLevel, boundsOf } from './noise.ts';
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
  /** Which planes have the most and the least of each figure, as far as the duels bear it: all hold together. */
  readonly claims: readonly Claim[];
}

/** Figures of planes that are compared, by the names that claims have for them. */
export const planeFigures = {
  hopeless: ({ hopeless }: PlaneFacts): Estimate | null => hopeless,
  spread: ({ spread }: PlaneFacts): Estimate | null => spread,
  upsets: ({ upset }: PlaneFacts): Estimate | null => upset?.rate ?? null,
  rounds: ({ rounds }: PlaneFacts): Estimate | null => rounds,
} as const;

/** Name of a figure of planes. */
export type PlaneFigureName = keyof typeof planeFigures;

/** The most and the least of each figure, by bounds that hold together over all planes and figures. */
function claimsOf(planes: readonly CommonPlane[], confidence: number): readonly Claim[] {
  const figures = Object.entries(planeFigures);
  const level = simultaneousConfidence(confidence, planes.length * figures.length);
  const facts = planes.map((plane) => planeFacts(atLevel(plane, level), level));
  return figures.flatMap(([name, figure]) => {
    const known = facts.map((own) => ({ plane: own.plane, estimate: figure(own) }));
    const bounded = known.flatMap(({ plane, estimate }) =>
      estimate === null || bestOf(estimate) === null
        ? []
        : [{ subject: String(plane), ...boundsOf(estimate) }],
    );
    return superlatives(name, bounded, confidence);
  });
}

/** On which of two planes initiators win more often, where the test over all pairs bears it. */
function pairClaims({ first, second, difference, adjusted }: PlanePair, level: number): readonly Claim[] {
  const value = bestOf(difference) ?? 0;
  const sure = adjusted === null ? Math.abs(value) > 1e-9 : adjusted <= 1 - level;
  if (!sure) return [];
  const [subject, other] = value > 0 ? [second, first] : [first, second];
  return [{ says: 'above', about: 'win', subject: String(subject), other: String(other), level }];
}

/** Compares the planes of a point; `null` with a single plane, or no matchup that all planes have. */
export function comparePlanes(point: Point, worths: readonly Worth[] | undefined): PlaneComparison | null {
  const planes = commonPlanes(point);
  if (planes.length < 2) return null;
  const { confidence } = point.precision;
  const facts = planes.map((plane) => planeFacts(plane, confidence));
  const pairs = planePairs(planes, facts, confidence);
  return {
    variant: point.variant,
    axes: point.axes,
    matchups: planes[0]!.cells.length,
    planes: facts,
    pairs,
    worths: worths ?? [],
    confidence,
    claims: [...claimsOf(planes, confidence), ...pairs.flatMap((pair) => pairClaims(pair, confidence))],
  };
}
