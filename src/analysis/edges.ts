/** What going first is worth: the initiator's score in mirror matches, less one half. */
import { type Estimate, scoreOf, weightedSum } from './estimate.ts';
import type { PlaneGroup, Point } from './points.ts';

/** The first-move edge of one plane, −½ to ½. */
export interface FirstMoveEdge {
  readonly plane: number;
  /** Mirrors averaged. */
  readonly mirrors: number;
  readonly edge: Estimate;
}

/** Edges of all planes of a point that have a mirror, in the order of the planes. */
export function firstMoveEdges(point: Point): readonly FirstMoveEdge[] {
  return point.planes.flatMap((group) => {
    const mirrors = mirrorsOf(group);
    if (mirrors === 0) return [];
    const terms = group.laws.flatMap((pooled) => {
      const count = pooled.cells.filter(({ cell }) => cell.initiator === cell.target).length;
      return count === 0 ? [] : [{ weight: count / mirrors, estimate: scoreOf(pooled) }];
    });
    return [{ plane: group.plane, mirrors, edge: weightedSum(-0.5, terms) }];
  });
}

function mirrorsOf(group: PlaneGroup): number {
  return group.cells.filter(({ cell, impossible }) => impossible === null && cell.initiator === cell.target)
    .length;
}
