/** Where a sweep is even. */
import { type Claim, property } from '../../analysis/claims/claim.ts';
import type { Crossing } from '../../tuning/sweep/crossing.ts';
import type { SweepResult, SweptCrossing } from '../../tuning/sweep/sweep.ts';
import { sideOn } from './largestMove.ts';
import { uncrossedOf } from './uncrossed.ts';

/** A crossing of one half. */
export interface CrossingFacts {
  /** One side (mean score), or initiator and target. */
  readonly sides: readonly string[];
  /** `null`: all planes together. */
  readonly plane: number | null;
  /** The second axis with its value, where there is one. */
  readonly second: { readonly name: string; readonly value: number } | null;
  readonly axis: string;
  readonly crossing: Crossing;
  /** Whether the duels bear that it is even anywhere there, in that direction: else it only may be. */
  readonly sure: boolean;
}

/** Whether a side surely is on one side of even before a crossing, and on the other behind it. */
export function isSure(
  { points }: Pick<SweepResult, 'points'>,
  { plane, sides: [side], y, crossing }: SweptCrossing,
): boolean {
  const { rises, between } = crossing;
  const curve = points
    .filter((point) => point.y === y)
    .flatMap(({ scores }) => scores.filter((own) => own.side === side && own.plane === plane));
  const above = ({ together }: (typeof curve)[number]): boolean => together.low >= 0.5;
  const below = ({ together }: (typeof curve)[number]): boolean => together.high <= 0.5;
  const before = curve.filter(({ x }) => x <= between[0]);
  const after = curve.filter(({ x }) => x >= between[1]);
  return rises ? before.some(below) && after.some(above) : before.some(above) && after.some(below);
}

/** Name of a crossing among claims: of whom, where, and which way. */
export const crossingName = ({ plane, sides, y, crossing }: SweptCrossing): string =>
  JSON.stringify([sides, plane, y, crossing.rises]);

/** What sentences say of where sides are even, and where they nowhere are; all hold together. */
export function crossingClaims(result: SweepResult): readonly Claim[] {
  const level = 0.95;
  const crossed = result.crossings
    .filter((own) => own.sides.length === 1 && isSure(result, own))
    .map((own) => property('even', crossingName(own), level, true));
  const uncrossed = result.sides.flatMap((side) =>
    uncrossedOf(result, side).flatMap(({ above, planes }) =>
      planes.map((plane) =>
        property(above ? 'always above' : 'always below', sideOn({ side, plane }), level, true),
      ),
    ),
  );
  return [...crossed, ...uncrossed];
}
