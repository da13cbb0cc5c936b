/** What tuning looks at in one cell: a handful of rates and means, exact or counted. */
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
  let [win, targetWin, timeout] = [0, 0, 0];
  for (const [label, weight] of Object.entries(marginals.ends)) {
    // The label names who won, and by what.
    if (label.startsWith('initiator:')) win += weight;
    else if (label.startsWith('target:')) targetWin += weight;
    if (label === 'draw:timeout') timeout += weight;
  }
  const { total, metrics } = marginals;
  return {
    winRate: win / total,
    targetWinRate: targetWin / total,
    drawRate: (total - win - targetWin) / total,
    timeoutRate: timeout / total,
    roundsMean: histogramMean(metrics['rounds']!),
    initiatorDrainMean: histogramMean(metrics['initiator_drain']!),
    targetDrainMean: histogramMean(metrics['target_drain']!),
    duels,
  };
}

/** The initiator's score: win + ½ draw. */
export function scoreOf(figures: Figures): number {
  return figures.winRate + figures.drawRate / 2;
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
