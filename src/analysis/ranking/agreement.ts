/** How alike the planes of a point rank the sides. */
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { type Estimate, halfWidth } from '../estimate.ts';
import { rankCorrelationOf } from '../planes/noise.ts';
import { type Point, pointAt } from '../points.ts';
import { sideScores } from '../scores.ts';

/** How alike two planes rank the sides. */
export interface RankAgreement {
  readonly first: number;
  readonly second: number;
  readonly correlation: Estimate;
}

/** How alike planes rank the sides; the ranges hold together over all planes. */
export function agreementsOf(point: Point): RankAgreement[] {
  const { confidence } = point.precision;
  const scoresAt = (at: Point, plane: number): Estimate[] =>
    sideScores(at, [plane]).map(({ score }) => score);
  const sides = point.planes.map(({ plane }) => scoresAt(point, plane));
  const all = simultaneousConfidence(confidence, Math.max(1, sides.flat().length));
  const wide = pointAt(point, all);
  const z = criticalValue(confidence);
  const noise = (scores: readonly Estimate[]): number =>
    scores.reduce(
      (sum, { exact, simulated }) =>
        sum + (exact !== null || simulated === null ? 0 : (halfWidth(simulated) / z) ** 2),
      0,
    ) / scores.length;
  return point.planes.flatMap(({ plane: first }, i) =>
    point.planes.slice(i + 1).flatMap(({ plane: second }, after) => {
      const [one, two] = [sides[i]!, sides[i + 1 + after]!];
      if (one.length !== two.length) return [];
      const bounds = [scoresAt(wide, first), scoresAt(wide, second)] as const;
      const correlation = rankCorrelationOf([one, two], [noise(one), noise(two)], bounds);
      return correlation === null ? [] : [{ first, second, correlation }];
    }),
  );
}
