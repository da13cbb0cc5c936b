/**
 * The columns of `cells.csv` for duels: public names, in order. New ones go to the end, none is renamed.
 * `docs/columns.md` says what each means; a test compares.
 */

/** Columns before the varied axes, which stand between these and {@link pairingColumns}. */
export const leadingColumns = ['scenario', 'variant', 'plane'] as const;

/** Columns that name the pairing, after the axes; `distributions.csv` has them too. */
export const pairingColumns = ['initiator', 'target'] as const;

/** Columns of figures, in order. */
export const figureColumns = [
  'status',
  'reason',
  'method',
  'duels',
  'initiator_wins',
  'target_wins',
  'draws',
  'win_rate',
  'win_rate_low',
  'win_rate_high',
  'target_win_rate',
  'target_win_rate_low',
  'target_win_rate_high',
  'draw_rate',
  'rounds_mean',
  'rounds_sd',
  'rounds_p50',
  'rounds_p95',
  'initiator_drain_mean',
  'initiator_drain_sd',
  'initiator_drain_p10',
  'initiator_drain_p50',
  'initiator_drain_p90',
  'target_drain_mean',
  'target_drain_sd',
  'target_drain_p10',
  'target_drain_p50',
  'target_drain_p90',
  'initiator_iq_loss_mean',
  'target_iq_loss_mean',
  'initiator_fatigue_mean',
  'target_fatigue_mean',
  'initiator_capture_mean',
  'target_capture_mean',
  'ends_soul',
  'ends_withdrawn',
  'ends_fled',
  'ends_explosion',
  'ends_pull',
  'ends_exhaustion',
  'ends_timeout',
  'exact_win_rate',
  'exact_target_win_rate',
  'exact_draw_rate',
  'exact_z',
  'bystander_damage_mean',
  'precision_reached',
  'exact_ends_soul',
  'exact_ends_withdrawn',
  'exact_ends_fled',
  'exact_ends_explosion',
  'exact_ends_pull',
  'exact_ends_exhaustion',
  'exact_ends_timeout',
  'exact_error',
  'rounds_p50_low',
  'rounds_p50_high',
  'rounds_p95_low',
  'rounds_p95_high',
  'initiator_drain_p10_low',
  'initiator_drain_p10_high',
  'initiator_drain_p50_low',
  'initiator_drain_p50_high',
  'initiator_drain_p90_low',
  'initiator_drain_p90_high',
  'target_drain_p10_low',
  'target_drain_p10_high',
  'target_drain_p50_low',
  'target_drain_p50_high',
  'target_drain_p90_low',
  'target_drain_p90_high',
] as const;

/** Name of a column of figures. */
export type FigureColumn = (typeof figureColumns)[number];
