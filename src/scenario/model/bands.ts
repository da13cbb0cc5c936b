/** Bands: wishes for figures, in the words of the scenario; what they mean is worked out by who has the figures. */
import type { Place } from '../tree/collector.ts';
import type { AxisValue } from './cells.ts';

/** Figures of one cell, with whether they are shares between 0 and 1. */
export const cellMetrics = {
  score: true,
  winRate: true,
  targetWinRate: true,
  drawRate: true,
  timeoutRate: true,
  roundsMean: false,
  initiatorDrainMean: false,
  targetDrainMean: false,
} as const;

/** Figures of several cells together. */
export const fieldMetrics = {
  /** Score of a pair, both seats averaged; of the one that stands first in the file. */
  pairScore: true,
  /** Score of a side over all covered cells that it stands in, both seats, mirrors left out. */
  meanScore: true,
  /** Initiator's score in mirrors less one half, by plane. */
  firstMoveEdge: false,
  /** Share of covered cells with a score outside 20 to 80 %. */
  hopelessShare: true,
} as const;

/** The name of a figure of one cell. */
export type CellMetric = keyof typeof cellMetrics;
/** The name of any figure that a band can be about. */
export type BandMetric = CellMetric | keyof typeof fieldMetrics;

/** All metrics, each with whether it is a share between 0 and 1. */
export const bandMetrics: Readonly<Record<BandMetric, boolean>> = { ...cellMetrics, ...fieldMetrics };

/** Which cells count; `null` puts no bound. */
export interface BandWhere {
  readonly variants: readonly string[] | null;
  readonly planes: readonly number[] | null;
  readonly initiators: readonly string[] | null;
  readonly targets: readonly string[] | null;
  /** Sides, or classes of their members, in either seat. */
  readonly classes: readonly string[] | null;
  /** Only mirrors, or all but mirrors. */
  readonly mirrors: boolean | null;
  readonly axes: readonly AxisValue[];
}

/** One wish: the metric shall lie between `low` and `high`, both included; infinite where open. */
export interface Band {
  /** What the scenario calls it; `null` where it has no name. */
  readonly name: string | null;
  readonly metric: BandMetric;
  readonly where: BandWhere;
  readonly low: number;
  readonly high: number;
  /** What a miss counts. */
  readonly weight: number;
  readonly place: Place;
}

/** The metric of a name, also of one written as a column of the CSV (`win_rate`). */
export function bandMetricOf(name: string): BandMetric | null {
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(bandMetrics, camel) ? (camel as BandMetric) : null;
}
