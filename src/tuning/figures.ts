/** What tuning looks at in one cell: a handful of rates and means, exact or counted. */
import { outcomeOf } from '../analysis/outcome.ts';
import type { Marginals } from '../engine/tally.ts';
import type { CellMetric } from '../scenario/model/bands.ts';
import { histogramMean } from '../stats/histogram.ts';

/** Rates and means of one cell. */
export interface Figures {
  readonly winRate: number;
  readonly targetWinRate: number;
  readonly drawRate: number;
  readonly timeoutRate: number;
  readonly roundsMean: number;
  readonly initiatorDrainMean: number;
  readonly targetDrainMean: number;
  /** Duels behind the figures; `null` where they are exact. */
  readonly duels: number | null;
}

/** Figures of marginal distributions: exact ones, or a tally. */
export function figuresOf(marginals: Marginals, duels: number | null): Figures {
  const { total, metrics } = marginals;
  const { initiator, target, draw } = outcomeOf(marginals);
  return {
    winRate: initiator / total,
    targetWinRate: target / total,
    drawRate: draw / total,
    timeoutRate: (marginals.ends['draw:timeout'] ?? 0) / total,
    roundsMean: histogramMean(metrics['rounds']!),
    initiatorDrainMean: histogramMean(metrics['initiator_drain']!),
    targetDrainMean: histogramMean(metrics['target_drain']!),
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

/** The figure that a metric of one cell names. */
export function metricOf(figures: Figures, metric: CellMetric): number {
  return metric === 'score' ? scoreOf(figures) : figures[metric];
}
