/** Figures of days of manifesting, each declared once. */
import { type Metric, mean, metricsOf, rate, share, weightOfNone } from '../model/metric.ts';

/** Names of the figures of a day. */
export type DayMetricName =
  | `${'attempts' | 'manifested' | 'lost' | 'invalid' | 'resisted' | 'saved' | 'effective'}_mean`
  | `pp_${'spent' | 'wasted' | 'left'}_mean`
  | 'pp_wasted_share'
  | 'no_loss_rate'
  | 'targets_affected_mean'
  | 'dispelled_mean';

/** All of them, in the order in which they are told. */
export const dayMetrics: readonly Metric<DayMetricName>[] = metricsOf<DayMetricName>({
  attempts_mean: mean('attempts'),
  manifested_mean: mean('manifested'),
  lost_mean: mean('lost'),
  invalid_mean: mean('invalid'),
  resisted_mean: mean('resisted'),
  saved_mean: mean('saved'),
  effective_mean: mean('effective'),
  pp_spent_mean: mean('pp_spent'),
  pp_wasted_mean: mean('pp_wasted'),
  pp_wasted_share: share('pp_wasted', 'pp_spent'),
  pp_left_mean: mean('pp_left'),
  no_loss_rate: rate(weightOfNone('lost')),
  targets_affected_mean: mean('targets_affected'),
  dispelled_mean: mean('dispelled'),
});
