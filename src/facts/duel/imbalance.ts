/**
 * What is out of balance at a point, the largest first, whatever its kind: a side, a seat, a matchup, draws, length. All
 * sizes are on one scale, the distance of a score from even (0 to 0.5): a plane on which nobody ever wins has 0.5 too; of
 * lengths half that at most, since they decide no duel.
 */
import { isEvenPlane } from '../../analysis/design.ts';
import { bestOf, type Estimate, scoreOf } from '../../analysis/estimate.ts';
import { groupPoints, type Point } from '../../analysis/points.ts';
import { sideScores, sidesOf } from '../../analysis/scores.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { type Judged, judged, largestFirst, ROUNDING } from '../imbalance/scale.ts';
import {
  DRAWS,
  drawImbalance,
  drawsOf,
  type Imbalance,
  lengthImbalance,
  type Places,
  placesOf,
  seatImbalance,
  seatOf,
} from './imbalanceKinds.ts';
import type { PlaneCourse } from './planeCourse.ts';

export type { Imbalance, PlaneShare } from './imbalanceKinds.ts';

/** Everything that is out of balance at a point, and where nothing is. */
export interface Imbalances {
  readonly found: readonly Imbalance[];
  /** Planes on which nothing is, and no matchup is hopeless; all that is known there is within its limits. */
  readonly calm: readonly number[];
  /** Whether something else may be out of balance that so few duels do not settle. */
  readonly open: boolean;
}

/** Judges a point; what is simulated at intervals that hold together. */
export function imbalancesOf(point: Point, courses: readonly PlaneCourse[]): Imbalances {
  const strict = simultaneous(point);
  const planes = strict.planes.filter(({ laws }) => laws.length > 0);
  const uneven = planes.filter((group) => !isEvenPlane(group));
  const even = planes.filter(isEvenPlane);
  const sides = byName(
    even.flatMap(({ plane }) =>
      sideScores(strict, [plane]).map(({ side, score }) => ({ name: side, plane, score })),
    ),
  );
  const matchups = byName(
    uneven.flatMap(({ plane, laws }) =>
      laws.flatMap((law) =>
        law.cells
          .filter(({ cell }) => cell.initiator !== cell.target)
          .map(({ cell }) => ({
            name: JSON.stringify([cell.initiator, cell.target]),
            plane,
            score: scoreOf(law),
          })),
      ),
    ),
  );
  const seats = planes.flatMap((group) => seatOf(group));
  const draws = planes.map((group) => ({ plane: group.plane, ...drawsOf(group) }));
  const found: readonly Imbalance[] = [
    ...alike(sides.found).map(({ names, ...own }) => ({ kind: 'side' as const, sides: names, ...own })),
    ...alike(matchups.found).map(({ names, ...own }) => {
      const pairs = names.map((name) => {
        const [initiator, target] = JSON.parse(name) as [string, string];
        return { initiator, target };
      });
      return { kind: 'matchup' as const, matchups: pairs, ...own };
    }),
    ...seatImbalance(seats),
    ...drawImbalance(draws),
    ...lengthImbalance(courses),
  ];
  return {
    // What rounding alone tells apart stays in the order of the kinds.
    found: largestFirst(found, ({ size }) => size),
    calm: planes
      .filter(
        ({ plane, laws }) =>
          laws.every((law) => Math.abs((bestOf(scoreOf(law)) ?? 0.5) - 0.5) <= 0.3 + ROUNDING) &&
          [...sides.judged, ...matchups.judged, ...seats].every(
            (own) => own.plane !== plane || (own.sure === 0 && !own.open),
          ) &&
          draws.every((own) => own.plane !== plane || own.share < DRAWS),
      )
      .map(({ plane }) => plane),
    open: [...sides.judged, ...matchups.judged, ...seats].some(({ open }) => open),
  };
}

/** The point with intervals that hold together for all its sides, matchups and planes. */
function simultaneous(point: Point): Point {
  const cells = point.planes.flatMap((group) => group.cells);
  if (cells.every(({ exact, impossible }) => exact !== null || impossible !== null)) return point;
  const laws = point.planes.reduce((sum, group) => sum + group.laws.length, 0);
  const family = laws + point.planes.length * (sidesOf(point).length + 2);
  const confidence = simultaneousConfidence(point.precision.confidence, family);
  return groupPoints(cells, { ...point.precision, confidence, together: true })[0] ?? point;
}

interface Named {
  readonly name: string;
  readonly plane: number;
  readonly score: Estimate;
}

/** Scores by name: those that are surely out, with their planes. */
function byName(all: readonly Named[]): {
  readonly judged: readonly (Judged & { readonly plane: number })[];
  readonly found: readonly (Places & { readonly name: string; readonly size: number })[];
} {
  const known = all.map((own) => ({ ...own, ...judged(own.score) }));
  const names = [...new Set(known.filter(({ sure }) => sure !== 0).map(({ name }) => name))];
  return {
    judged: known,
    found: names.map((name) => ({ name, ...placesOf(known.filter((own) => own.name === name)) })),
  };
}

/** Those with the very same scores in one sentence. */
function alike<P extends Places & { readonly name: string; readonly size: number }>(
  all: readonly P[],
): readonly (Places & { readonly names: readonly string[]; readonly size: number })[] {
  const rows = new Map<string, { names: string[]; own: P }>();
  for (const own of all) {
    const key = [...own.strong, ...own.weak].map(({ plane, share }) => `${plane}:${share.toFixed(4)}`).join();
    const row = rows.get(key) ?? { names: [], own };
    rows.set(key, row);
    row.names.push(own.name);
  }
  return [...rows.values()].map(({ names, own: { strong, weak, size } }) => ({ names, strong, weak, size }));
}
