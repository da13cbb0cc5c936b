/** Figures of single Concentration checks, each declared once. */
import { type Metric, metricsOf, rate, weightOfNone } from '../model/metric.ts';

/** Names of the figures of a check. */
export type ConcentrationMetricName = 'success_rate';

/** All of them: a check succeeds on a day of one attempt on which none is lost. */
export const concentrationMetrics: readonly Metric<ConcentrationMetricName>[] =
  metricsOf<ConcentrationMetricName>({ success_rate: rate(weightOfNone('lost')) });
