/** What tuning looks at in one cell: a handful of rates and means, exact or counted. */

import type { Marginals } from '../engine/tally.ts';
import { isCellMetric, metricOf } from '../scenario/cellKinds.ts';
import { readOff } from '../scenario/model/metric.ts';

/** Rates and means of one cell. */
export interface Figures {
  readonly winRate: number;
  readonly targetWinRate: number;
  readonly drawRate: number;
  readonly timeoutRate: number;
  readonly roundsMean: number;
  readonly initiatorDrainMean: number;
  readonly targetDrainMean: number;
  /** Further figures that a goal asks for, by the name of the metric. */
  readonly others: Readonly<Record<string, number>>;
  /** Duels behind the figures; `null` where they are exact. */
  readonly duels: number | null;
}

/** Names of the metrics that stand in fields of their own; `score` follows from two of them. */
const fields: Readonly<Record<string, (figures: Figures) => number>> = {
  score: scoreOf,
  win_rate: (figures) => figures.winRate,
  target_win_rate: (figures) => figures.targetWinRate,
  draw_rate: (figures) => figures.drawRate,
  timeout_rate: (figures) => figures.timeoutRate,
  rounds_mean: (figures) => figures.roundsMean,
  initiator_drain_mean: (figures) => figures.initiatorDrainMean,
  target_drain_mean: (figures) => figures.targetDrainMean,
};

/** Metrics of single duels among those asked for that need a place among the others. */
export function othersOf(metrics: readonly string[]): readonly string[] {
  return [...new Set(metrics)].filter((name) => isCellMetric(name) && !Object.hasOwn(fields, name));
}

/**
 * Figures of marginal distributions: exact ones, or a tally.
 * @param others names of the further metrics that are wanted, see {@link othersOf}.
 */
export function figuresOf(
  marginals: Marginals,
  duels: number | null,
  others: readonly string[] = [],
): Figures {
  const read = (name: string): number => readOff(metricOf(name).reading!, marginals) ?? 0;
  return {
    winRate: read('win_rate'),
    targetWinRate: read('target_win_rate'),
    drawRate: read('draw_rate'),
    timeoutRate: read('timeout_rate'),
    roundsMean: read('rounds_mean'),
    initiatorDrainMean: read('initiator_drain_mean'),
    targetDrainMean: read('target_drain_mean'),
    others: Object.fromEntries(others.map((name) => [name, read(name)])),
    duels,
  };
}

/** The initiator's score: win + ½ draw. */
export function scoreOf(figures: Figures): number {
  return Math.min(1, figures.winRate + figures.drawRate / 2);
}

/** Variance of the score of a single duel, 0 for exact figures. */
export function scoreVariance(figures: Figures): number {
  if (figures.duels === null) return 0;
  const score = scoreOf(figures);
  return Math.max(0, figures.winRate + figures.drawRate / 4 - score * score);
}

/** The figure that a metric of one cell names. @throws RangeError where it was not asked for. */
export function figureOf(figures: Figures, metric: string): number {
  const value = fields[metric]?.(figures) ?? figures.others[metric];
  if (value === undefined) throw new RangeError(`metric: must be one that is worked out (got ${metric})`);
  return value;
}
