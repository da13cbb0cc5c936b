/** All planes of one point: scores of the sides, the first sentences, the plane where most is wrong. */
import { bestOf } from '../../analysis/estimate.ts';
import { groupPoints, type Point } from '../../analysis/points.ts';
import { type SideScore, sideScores, sidesOf } from '../../analysis/scores.ts';
import type { CellResult } from '../../batch/result.ts';
import { type Imbalances, imbalancesOf } from '../../facts/duel/imbalance.ts';
import { planeCourses } from '../../facts/duel/planeCourse.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { ScoreRow } from '../model/messages.ts';
import { alike, beside, namesOf, scoreOf, together } from './matrix.ts';

/** A point with its scores, over all planes and plane by plane. */
export interface PointFigures {
  readonly point: Point;
  readonly tables: readonly { readonly plane: number }[];
  readonly scores: readonly SideScore[];
  readonly planeScores: readonly (readonly SideScore[])[];
  readonly imbalances: Imbalances;
}

/** Works out the scores at one point; `null` without cells. */
export function pointFigures(results: readonly CellResult[]): PointFigures | null {
  const [point] = groupPoints(results);
  if (point === undefined) return null;
  const { planes } = point;
  return {
    point,
    tables: planes,
    scores: sideScores(point),
    imbalances: imbalancesOf(point, planeCourses(point)),
    planeScores: planes.map(({ plane }) => sideScores(point, [plane])),
  };
}

/** Scores of the sides, those that are alike on all planes in one row, the strongest first. */
export function scoreRows(
  after: PointFigures,
  before: PointFigures | null,
  texts: Texts,
): readonly ScoreRow[] {
  if (after.scores.length < 2) return [];
  const several = after.tables.length > 1;
  const lists = ({ scores, planeScores }: PointFigures) => [scores, ...(several ? planeScores : [])];
  const was = before === null ? [] : lists(before);
  return alike(after.point, after.scores, sidesOf(after.point)).map((group) => ({
    name: namesOf(group, texts),
    scores: lists(after).map((scores, at) => {
      const find = (list: readonly SideScore[] | undefined) =>
        scoreOf(list?.find(({ side }) => side === group[0])?.score, texts);
      const then = group.flatMap((side) => {
        const own = scoreOf(was[at]?.find((entry) => entry.side === side)?.score, texts);
        return own ?? [];
      });
      return beside(find(scores), together(then));
    }),
  }));
}

/** The plane on which sides lie farthest outside of 40 to 60, all of them together; the lowest of equals. */
export function worstPlane({ tables, planeScores }: Pick<PointFigures, 'tables' | 'planeScores'>): number {
  const wrong = (scores: readonly SideScore[]): number =>
    scores.reduce((sum, { score }) => sum + Math.max(0, Math.abs((bestOf(score) ?? 0.5) - 0.5) - 0.1), 0);
  const all = tables.map(({ plane }, at) => ({ plane, wrong: wrong(planeScores[at] ?? []) }));
  return all.reduce((worst, own) => (own.wrong > worst.wrong + 1e-9 ? own : worst), all[0]!).plane;
}
