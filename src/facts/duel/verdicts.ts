/** Which sides are too strong or too weak, and where: what a newcomer wants to know first. */
import { bestOf } from '../../analysis/estimate.ts';
import { balanceOf } from './tables.ts';
import type { PointView } from './view.ts';

/** A point as far as its scores. */
export type Scored = Pick<PointView, 'scores' | 'planeScores'> & {
  readonly tables: readonly { readonly plane: number }[];
};

/** A plane with the score of a side on it, 0 to 1. */
export interface PlaneScore {
  readonly plane: number;
  readonly score: number;
}

/** Sides with the same scores on every plane, and the planes where these are outside 40–60 %. */
export interface Verdict {
  readonly sides: readonly string[];
  readonly strong: readonly PlaneScore[];
  readonly weak: readonly PlaneScore[];
}

/** Verdicts of a point, the strongest sides first; sides that are nowhere out of balance are left out. */
export function verdictsOf(point: Scored): readonly Verdict[] {
  const rows = new Map<string, { sides: string[]; overall: number; planes: readonly PlaneScore[] }>();
  for (const { side, score } of point.scores) {
    const planes = point.tables.flatMap(({ plane }, index) => {
      const found = point.planeScores[index]?.find((entry) => entry.side === side);
      const value = found === undefined ? null : bestOf(found.score);
      return found === undefined || value === null || !isOut(found.score) ? [] : [{ plane, score: value }];
    });
    if (planes.length === 0) continue;
    const key = planes.map((entry) => `${entry.plane}:${entry.score.toFixed(4)}`).join();
    const row = rows.get(key) ?? { sides: [], overall: bestOf(score) ?? 0, planes };
    rows.set(key, row);
    row.sides.push(side);
  }
  return [...rows.values()]
    .sort((a, b) => b.overall - a.overall)
    .map(({ sides, planes }) => ({
      sides,
      strong: planes.filter(({ score }) => score > 0.5),
      weak: planes.filter(({ score }) => score < 0.5),
    }));
}

/** Planes of a point on which no side is out of balance. */
export function calmPlanes(point: Scored): readonly number[] {
  return point.tables
    .map(({ plane }) => plane)
    .filter((_, index) => point.planeScores[index]?.every(({ score }) => !isOut(score)));
}

function isOut(score: Parameters<typeof balanceOf>[0]): boolean {
  return ['lopsided', 'hopeless'].includes(balanceOf(score));
}
