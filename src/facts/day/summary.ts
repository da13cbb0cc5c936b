/** One day cell as a row of figures: what `cells.csv` says about it. */
import { rate } from '../../analysis/estimate.ts';
import { reachIn } from '../../analysis/expect/boundedMean.ts';
import { meanOf } from '../../analysis/moments.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import { quantileIn, samplingOf } from '../../analysis/sampled.ts';
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
  'effective_p10_low',
  'effective_p10_high',
  'effective_p50_low',
  'effective_p50_high',
  'effective_p90_low',
  'effective_p90_high',
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
    ...quantileFigures(result),
    exact_effective_mean: exact === null ? null : meanOf(exact, 'effective'),
    exact_pp_wasted_mean: exact === null ? null : meanOf(exact, 'pp_wasted'),
    exact_z: effectiveZ(result),
    targets_affected_mean: mean('targets_affected'),
    dispelled_mean: mean('dispelled'),
    exact_targets_affected_mean: exact === null ? null : meanOf(exact, 'targets_affected'),
    exact_dispelled_mean: exact === null ? null : meanOf(exact, 'dispelled'),
  };
}

type QuantileColumn = `effective_${'p10' | 'p50' | 'p90'}${'' | '_low' | '_high'}`;

/** Quantiles of effective manifestations with their intervals, which are empty for exact ones. */
function quantileFigures(result: DayResult): Pick<DaySummary, QuantileColumn> {
  const histogram = (result.tally ?? result.exact)?.metrics['effective'] ?? [];
  const columns = [0.1, 0.5, 0.9].flatMap((p) => {
    const column = `effective_p${p * 100}`;
    const { exact, simulated } =
      histogram.length === 0
        ? { exact: null, simulated: null }
        : quantileIn({ histogram, sampling: samplingOf(result) }, p, defaultPrecision, {
            low: 0,
            high: reachIn('effective', [result]),
          });
    return [
      [column, simulated?.value ?? exact] as const,
      [`${column}_low`, simulated?.low ?? null] as const,
      [`${column}_high`, simulated?.high ?? null] as const,
    ];
  });
  return Object.fromEntries(columns) as Pick<DaySummary, QuantileColumn>;
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
