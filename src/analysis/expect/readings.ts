/** How a metric is read off the marginals of one cell: counts of a tally, or the chances of an exact result. */
import type { Marginals } from '../../engine/tally.ts';
import { contenders } from '../../rules/control/control.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { MetricName } from '../../scenario/model/metrics.ts';
import { outcomeOf } from '../outcome.ts';

/** A figure of one cell. */
export type Reading =
  /** Weight of the trials that count as successes. */
  | { readonly kind: 'rate'; successes(marginals: Marginals): number }
  /** Mean of the histogram of this name. */
  | { readonly kind: 'mean'; readonly histogram: string }
  /** Mean of one histogram as a part of the mean of another that is never smaller. */
  | { readonly kind: 'share'; readonly part: string; readonly whole: string };

/** One figure of a cell; several where the cell has several rows in `cells.csv`. */
export interface Row {
  /** What tells the row from the others of its cell; `null` where there is one only. */
  readonly name: string | null;
  /** Rows of cells of one law are the same figure where this is equal. */
  readonly index: number;
  readonly reading: Reading;
}

const rate = (successes: (marginals: Marginals) => number): Reading => ({ kind: 'rate', successes });

/** Weight of value 0 in a histogram. */
const without = (histogram: string): Reading =>
  rate(({ metrics }) => metrics[histogram]?.find(([value]) => value === 0)?.[1] ?? 0);

const score = rate((marginals) => {
  const { initiator, draw } = outcomeOf(marginals);
  return Math.min(marginals.total, initiator + draw / 2);
});

/** Metrics that are not the mean of the histogram that they are named after. */
const readings: { readonly [Metric in MetricName]?: Reading } = {
  win_rate: rate((marginals) => outcomeOf(marginals).initiator),
  target_win_rate: rate((marginals) => outcomeOf(marginals).target),
  draw_rate: rate((marginals) => outcomeOf(marginals).draw),
  score,
  timeoutRate: rate(({ ends }) => ends['draw:timeout'] ?? 0),
  no_loss_rate: without('lost'),
  success_rate: without('lost'),
  pp_wasted_share: { kind: 'share', part: 'pp_wasted', whole: 'pp_spent' },
  rolls_mean: { kind: 'mean', histogram: 'rounds' },
};

/** The figures that a metric has in a cell, of those that are asked for by name. */
export function rowsOf(metric: MetricName, cell: Cell, wanted: readonly (string | number)[] | null): Row[] {
  if (metric !== 'obeyed_rate' || cell.kind !== 'contest')
    return [{ name: null, index: 0, reading: readingOf(metric) }];
  const competing = contenders(cell.setup);
  return cell.setup.controllers.flatMap(({ name }, index) => {
    if (wanted !== null && !wanted.includes(name)) return [];
    const reading = rate(({ ends }) => (competing.includes(index) ? (ends[String(index)] ?? 0) : 0));
    return [{ name, index, reading }];
  });
}

function readingOf(metric: MetricName): Reading {
  return readings[metric] ?? { kind: 'mean', histogram: metric.replace(/_mean$/, '') };
}
