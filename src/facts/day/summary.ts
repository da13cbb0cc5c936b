/** One day cell as a row of figures: what `cells.csv` says about it. */
import { rate } from '../../analysis/estimate.ts';
import { meanOf, quantileOf } from '../../analysis/moments.ts';
import { histogramMean, histogramSd } from '../../stats/histogram.ts';
import type { DayResult } from './attempts.ts';

/** Columns of figures of a day, in order: public names. New ones go to the end, none is renamed. */
export const dayColumns = [
  'method',
  'days',
  'attempts_mean',
  'manifested_mean',
  'lost_mean',
  'invalid_mean',
  'resisted_mean',
  'saved_mean',
  'effective_mean',
  'pp_spent_mean',
  'pp_wasted_mean',
  'pp_wasted_share',
  'pp_left_mean',
  'no_loss_rate',
  'no_loss_rate_low',
  'no_loss_rate_high',
  'effective_p10',
  'effective_p50',
  'effective_p90',
  'exact_effective_mean',
  'exact_pp_wasted_mean',
  'exact_z',
  'targets_affected_mean',
  'dispelled_mean',
  'exact_targets_affected_mean',
  'exact_dispelled_mean',
] as const;

/** Figures by column; `null` where there is no value. */
export type DaySummary = Readonly<Record<(typeof dayColumns)[number], string | number | null>>;

const counted = ['attempts', 'manifested', 'lost', 'invalid', 'resisted', 'saved', 'effective'] as const;

/** The row of a cell: simulated figures where there are any, else the exact ones in the same columns. */
export function summarizeDay(result: DayResult): DaySummary {
  const { tally, exact, method } = result;
  const main = tally ?? exact;
  const mean = (metric: string): number | null => (main === null ? null : meanOf(main, metric));
  const spent = mean('pp_spent');
  const wasted = mean('pp_wasted');
  const lossless = noLoss(result);
  const quantile = (p: number): number | null => (main === null ? null : quantileOf(main, 'effective', p));
  const means = Object.fromEntries(counted.map((name) => [`${name}_mean`, mean(name)])) as Record<
    `${(typeof counted)[number]}_mean`,
    number | null
  >;
  return {
    method,
    days: tally?.total ?? null,
    ...means,
    pp_spent_mean: spent,
    pp_wasted_mean: wasted,
    pp_wasted_share: spent === null || spent === 0 ? null : wasted! / spent,
    pp_left_mean: mean('pp_left'),
    no_loss_rate: lossless.value,
    no_loss_rate_low: lossless.low,
    no_loss_rate_high: lossless.high,
    effective_p10: quantile(0.1),
    effective_p50: quantile(0.5),
    effective_p90: quantile(0.9),
    exact_effective_mean: exact === null ? null : meanOf(exact, 'effective'),
    exact_pp_wasted_mean: exact === null ? null : meanOf(exact, 'pp_wasted'),
    exact_z: effectiveZ(result),
    targets_affected_mean: mean('targets_affected'),
    dispelled_mean: mean('dispelled'),
    exact_targets_affected_mean: exact === null ? null : meanOf(exact, 'targets_affected'),
    exact_dispelled_mean: exact === null ? null : meanOf(exact, 'dispelled'),
  };
}

/** Share of days on which no attempt is lost. */
function noLoss({ tally, exact }: DayResult): {
  value: number | null;
  low: number | null;
  high: number | null;
} {
  const at0 = (histogram: readonly (readonly [number, number])[] | undefined): number =>
    histogram?.find(([value]) => value === 0)?.[1] ?? 0;
  if (tally !== null) return rate(at0(tally.metrics['lost']), tally.total);
  return { value: exact === null ? null : at0(exact.metrics['lost']), low: null, high: null };
}

/**
 * Standard errors between the simulated and the exact mean of effective manifestations; the error is that of
 * the exact distribution. A mean that is certain has none: 0 when both agree.
 */
export function effectiveZ({ tally, exact }: DayResult): number | null {
  const simulated = tally?.metrics['effective'];
  const known = exact?.metrics['effective'];
  if (simulated === undefined || known === undefined) return null;
  const difference = histogramMean(simulated) - histogramMean(known);
  if (Math.abs(difference) < 1e-9) return 0;
  return difference / (Math.max(histogramSd(known), 1e-8) / Math.sqrt(tally!.total));
}
