/** How the duels of one plane went: their length and what they cost, as whole distributions. */
import type { Point } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Histogram } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { type DrainRow, drainRows, mixedBounds, mixedMetric } from './drain.ts';

/** One plane at one point; every possible pairing with the same weight. */
export interface PlaneCourse {
  readonly plane: number;
  /** Probability by number of rounds; empty where nothing was possible. */
  readonly rounds: Histogram;
  /** Interval of their mean; `null` where all pairings are exact. */
  readonly roundsBounds: Interval | null;
  /** Probability by mana lost. */
  readonly drained: Readonly<Record<'initiator' | 'target', Histogram>>;
  /** Drain of every side on this plane. */
  readonly drain: readonly DrainRow[];
}

/** Courses of all planes of a point, in order. */
export function planeCourses(point: Point): readonly PlaneCourse[] {
  return point.planes.map((group) => {
    const laws = new Map<CellResult, Pooled>();
    for (const pooled of group.laws) for (const cell of pooled.cells) laws.set(cell, pooled);
    const cells = [...laws.keys()];
    const of = (metric: string) => (cells.length === 0 ? [] : mixedMetric(cells, laws, metric));
    const rounds = of('rounds');
    return {
      plane: group.plane,
      rounds,
      roundsBounds: rounds.length === 0 ? null : mixedBounds(cells, 'rounds', rounds, point.precision),
      drained: { initiator: of('initiator_drain'), target: of('target_drain') },
      drain: drainRows({ ...point, planes: [group] }),
    };
  });
}
