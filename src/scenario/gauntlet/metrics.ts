/** Figures of gauntlets, each declared once. */
import { type Metric, mean, metricsOf } from '../model/metric.ts';

/** Names of the figures of a gauntlet. */
export type GauntletMetricName =
  `${'survived' | 'duels' | 'won' | 'returns' | 'level' | 'constitution' | 'captured'}_mean`;

/** All of them, in the order in which they are told. */
export const gauntletMetrics: readonly Metric<GauntletMetricName>[] = metricsOf<GauntletMetricName>({
  survived_mean: mean('survived'),
  duels_mean: mean('duels'),
  won_mean: mean('won'),
  returns_mean: mean('returns'),
  level_mean: mean('level'),
  constitution_mean: mean('constitution'),
  captured_mean: mean('captured'),
});
