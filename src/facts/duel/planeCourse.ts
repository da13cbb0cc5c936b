/** How the duels of one plane went: their length and what they cost, as whole distributions. */
import type { Estimate } from '../../analysis/estimate.ts';
import { reachIn } from '../../analysis/expect/boundedMean.ts';
import type { Point } from '../../analysis/points.ts';
import type { Pooled } from '../../analysis/pool.ts';
import { bandOf, mixedMetric, quantileIn, type Sampled } from '../../analysis/sampled.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Histogram } from '../../stats/histogram.ts';
import type { Interval } from '../../stats/interval.ts';
import { type DrainRow, drainRows, mixedBounds } from './drain.ts';

/** One plane at one point; every possible pairing with the same weight. */
export interface PlaneCourse {
  readonly plane: number;
  /** Probability by number of rounds; empty where nothing was possible. */
  readonly rounds: Histogram;
  /** Interval of their mean; `null` where all pairings are exact. */
  readonly roundsBounds: Interval | null;
  /** Their 10, 50 and 90 % quantiles, with intervals where they are sampled; empty as the rounds are. */
  readonly roundsQuantiles: readonly Estimate[];
  /** How far any cumulative share of a distribution here may be off, all at once; `null` where all are exact. */
  readonly band: number | null;
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
    const of = (metric: string): Sampled =>
      cells.length === 0
        ? { histogram: [], sampling: { streams: [], looked: false } }
        : mixedMetric(cells, laws, metric);
    const rounds = of('rounds');
    const reach = { low: 0, high: reachIn('rounds', cells) };
    const { histogram } = rounds;
    return {
      plane: group.plane,
      rounds: histogram,
      roundsBounds: histogram.length === 0 ? null : mixedBounds(cells, 'rounds', histogram, point.precision),
      roundsQuantiles:
        histogram.length === 0
          ? []
          : [0.1, 0.5, 0.9].map((share) => quantileIn(rounds, share, point.precision, reach)),
      band: bandOf(rounds.sampling, point.precision),
      drained: { initiator: of('initiator_drain').histogram, target: of('target_drain').histogram },
      drain: drainRows({ ...point, planes: [group] }),
    };
  });
}
