/** Figures of duels, each declared once: `cells.csv`, `expect`, `tune.goal` and `sweep` go by these. */
import { type Declared, type Metric, mean, metricsOf, rate } from '../model/metric.ts';
import { endsBy, outcomeOf } from './outcome.ts';

type Seat = 'initiator' | 'target';

/** Names of the figures of one duel. */
export type CellMetricName =
  | 'win_rate'
  | 'target_win_rate'
  | 'draw_rate'
  | 'score'
  | 'timeout_rate'
  | 'rounds_mean'
  | `${Seat}_${'drain' | 'iq_loss' | 'fatigue' | 'capture'}_mean`
  | 'bystander_damage_mean';

/** Names of the figures of several duels together. */
export type FieldMetricName = 'pair_score' | 'mean_score' | 'first_move_edge' | 'hopeless_share';

/** Names of all figures of duels. */
export type DuelMetricName = CellMetricName | FieldMetricName;

/** A figure for which equal chains are enough: it does not ask what an end is worth. */
function ofChain(metric: Declared): Declared {
  return { ...metric, facts: false };
}

const score = ofChain(
  rate((marginals) => {
    const { initiator, draw } = outcomeOf(marginals);
    return Math.min(marginals.total, initiator + draw / 2);
  }),
);

/** All of them, in the order in which they are told. */
export const duelMetrics: readonly Metric<DuelMetricName>[] = metricsOf<DuelMetricName>({
  win_rate: ofChain(rate((marginals) => outcomeOf(marginals).initiator)),
  target_win_rate: ofChain(rate((marginals) => outcomeOf(marginals).target)),
  draw_rate: ofChain(rate((marginals) => outcomeOf(marginals).draw)),
  score,
  timeout_rate: ofChain(rate((marginals) => endsBy(marginals, 'timeout'))),
  rounds_mean: ofChain(mean('rounds')),
  initiator_drain_mean: ofChain(mean('initiator_drain')),
  target_drain_mean: ofChain(mean('target_drain')),
  initiator_iq_loss_mean: ofChain(mean('initiator_iq_loss')),
  target_iq_loss_mean: ofChain(mean('target_iq_loss')),
  initiator_fatigue_mean: mean('initiator_fatigue'),
  target_fatigue_mean: mean('target_fatigue'),
  initiator_capture_mean: mean('initiator_capture'),
  target_capture_mean: mean('target_capture'),
  bystander_damage_mean: mean('bystander_damage'),
  /** Score of a pair, both seats averaged; of the one that stands first in the file. */
  pair_score: { ...score, kind: 'pair' },
  /** Score of a side over all covered cells that it stands in, both seats, mirrors left out. */
  mean_score: { ...score, kind: 'side' },
  /** Initiator's score in mirrors less one half, by plane. */
  first_move_edge: { ...score, kind: 'mirror', unit: 'points', bounds: [-0.5, 0.5] },
  /** Share of covered cells with a score outside 20 to 80 %. */
  hopeless_share: { ...score, kind: 'field' },
});
