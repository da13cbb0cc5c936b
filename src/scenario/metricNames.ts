/** Names of the metrics of all kinds, as a type: a catalogue that misses one does not compile. */
import type { ConcentrationMetricName } from './concentration/metrics.ts';
import type { ControlMetricName } from './control/metrics.ts';
import type { DayMetricName } from './day/metrics.ts';
import type { DuelMetricName } from './duel/metrics.ts';
import type { GauntletMetricName } from './gauntlet/metrics.ts';

/** A figure of any kind but duels. */
export type TableMetricName =
  | DayMetricName
  | ConcentrationMetricName
  | ControlMetricName
  | GauntletMetricName;

/** A figure of any kind. */
export type MetricName = DuelMetricName | TableMetricName;
