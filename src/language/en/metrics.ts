/** Metrics that scenarios expect something of, in English. */

import type { MetricName, TableMetricName } from '../../scenario/metricNames.ts';
import type { Cell } from '../../scenario/model/cells.ts';

/** What the trials of a kind of scenario are called. */
export const trialWords: Readonly<Record<Cell['kind'], string>> = {
  duel: 'duels',
  day: 'days',
  concentration: 'checks',
  contest: 'contests',
  gauntlet: 'runs',
};

/** Metrics of everything but duels. */
const tableMetrics: Readonly<Record<TableMetricName, string>> = {
  attempts_mean: 'mean attempts a day',
  manifested_mean: 'mean manifestations a day',
  lost_mean: 'mean attempts lost a day',
  invalid_mean: 'mean attempts without a valid target a day',
  resisted_mean: 'mean attempts resisted a day',
  saved_mean: 'mean attempts saved against a day',
  effective_mean: 'mean effective manifestations a day',
  dispelled_mean: 'mean manifestations dispelled by the other a day',
  targets_affected_mean: 'mean targets affected a day',
  pp_spent_mean: 'mean power points spent a day',
  pp_wasted_mean: 'mean power points wasted a day',
  pp_wasted_share: 'share of the power points spent that are wasted',
  pp_left_mean: 'mean power points left at the end of a day',
  no_loss_rate: 'share of days without a lost attempt',
  success_rate: 'share of checks that succeed',
  obeyed_rate: 'share of contests in which the controller is obeyed',
  rolls_mean: 'mean number of roll-offs',
  survived_mean: 'mean number of duels survived',
  duels_mean: 'mean number of duels fought',
  won_mean: 'mean number of duels won',
  returns_mean: 'mean number of returns from death',
  level_mean: 'mean level at the end',
  constitution_mean: 'mean Constitution at the end',
  captured_mean: 'mean captured power',
};

/** What each metric is, in words. */
export const metricWords: Readonly<Record<MetricName, string>> = {
  win_rate: 'initiator’s win rate',
  target_win_rate: 'target’s win rate',
  draw_rate: 'share of draws',
  score: 'initiator’s score (win + ½ draw)',
  timeout_rate: 'share of timeouts',
  rounds_mean: 'mean number of rounds',
  initiator_drain_mean: 'initiator’s mean mana drain',
  target_drain_mean: 'target’s mean mana drain',
  initiator_iq_loss_mean: 'initiator’s mean IQ loss',
  target_iq_loss_mean: 'target’s mean IQ loss',
  initiator_fatigue_mean: 'initiator’s mean fatigue',
  target_fatigue_mean: 'target’s mean fatigue',
  initiator_capture_mean: 'initiator’s mean captured power',
  target_capture_mean: 'target’s mean captured power',
  bystander_damage_mean: 'bystander’s mean damage',
  pair_score: 'score of a pair, both seats averaged',
  mean_score: 'mean score over the field',
  first_move_edge: 'first-move edge in mirror matches',
  hopeless_share: 'share of hopeless matchups (score outside 20–80 %)',
  ...tableMetrics,
};

/** What a metric is, in words; one that this catalogue does not know by its name. */
export function metricText(metric: string): string {
  return (metricWords as Readonly<Record<string, string>>)[metric] ?? metric;
}
