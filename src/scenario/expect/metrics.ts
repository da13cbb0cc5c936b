/** What a scenario can expect something of: names of figures, and what they are figures of. */

/**
 * How a figure is made: `rate`, a share of the duels of one cell; `mean`, an average over the duels of one
 * cell; `side`, one figure a combatant or team over its field; `mirror`, one a plane over its mirror
 * matches; `field`, one over all cells of a variant and setting.
 */
export type MetricKind = 'rate' | 'mean' | 'side' | 'mirror' | 'field';

/** Name of a metric; names in snake_case are columns of `cells.csv`. */
export type MetricName =
  | 'win_rate'
  | 'target_win_rate'
  | 'draw_rate'
  | 'score'
  | 'timeoutRate'
  | 'rounds_mean'
  | `${'initiator' | 'target'}_${'drain' | 'iq_loss' | 'fatigue' | 'capture'}_mean`
  | 'bystander_damage_mean'
  | 'meanScore'
  | 'firstMoveEdge'
  | 'hopelessShare';

/** Every metric with its kind. */
export const metricKinds: Readonly<Record<MetricName, MetricKind>> = {
  win_rate: 'rate',
  target_win_rate: 'rate',
  draw_rate: 'rate',
  score: 'rate',
  timeoutRate: 'rate',
  rounds_mean: 'mean',
  initiator_drain_mean: 'mean',
  target_drain_mean: 'mean',
  initiator_iq_loss_mean: 'mean',
  target_iq_loss_mean: 'mean',
  initiator_fatigue_mean: 'mean',
  target_fatigue_mean: 'mean',
  initiator_capture_mean: 'mean',
  target_capture_mean: 'mean',
  bystander_damage_mean: 'mean',
  meanScore: 'side',
  firstMoveEdge: 'mirror',
  hopelessShare: 'field',
};

/** All names, in the order in which they are told. */
export const metricNames: readonly MetricName[] = Object.keys(metricKinds) as MetricName[];

/** Lowest and highest value that a metric can have. */
export function metricRange(metric: MetricName): readonly [low: number, high: number] {
  if (metric === 'firstMoveEdge') return [-0.5, 0.5];
  return metricKinds[metric] === 'mean' ? [0, Number.POSITIVE_INFINITY] : [0, 1];
}
