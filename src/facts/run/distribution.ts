/** The distributions of a cell as rows. */
import type { Precision } from '../../analysis/precision.ts';
import { bandOf, samplingOf } from '../../analysis/sampled.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Interval } from '../../stats/interval.ts';

/** How often a metric had a value. */
export interface ValueShare {
  readonly metric: string;
  readonly value: number;
  /** Simulated duels; `null` where only the exact probability is known. */
  readonly count: number | null;
  readonly probability: number;
  /** Share of all values up to this one. */
  readonly cumulative: number;
  /** Between these all cumulative shares of the metric lie at once; `null` for exact ones. */
  readonly band: Interval | null;
}

/** Metrics in the order in which they are listed; others follow by name. */
const metricOrder: readonly string[] = [
  'rounds',
  'initiator_drain',
  'target_drain',
  'initiator_iq_loss',
  'target_iq_loss',
  'initiator_fatigue',
  'target_fatigue',
  'initiator_capture',
  'target_capture',
  'bystander_damage',
];

/**
 * All values of all metrics of a cell: simulated ones, or exact ones where nothing was simulated. A band holds for one
 * metric with the level of the precision.
 */
export function valueShares(result: CellResult<Cell>, precision: Precision): readonly ValueShare[] {
  const { tally, exact } = result;
  const main = tally ?? exact;
  if (main === null) return [];
  const rank = (metric: string) => {
    const position = metricOrder.indexOf(metric);
    return position < 0 ? metricOrder.length : position;
  };
  const names = Object.keys(main.metrics).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const half = bandOf(samplingOf(result), precision);
  return names.flatMap((metric) => {
    const values = main.metrics[metric] ?? [];
    const total = tally?.total ?? 1;
    let below = 0;
    return values.map(([value, weight], at) => {
      below += weight;
      // Up to the last value there is everything, whatever rounding has added up.
      const cumulative = at === values.length - 1 ? 1 : Math.min(1, below / total);
      return {
        metric,
        value,
        count: tally === null ? null : weight,
        probability: weight / total,
        cumulative,
        band:
          half === null
            ? null
            : { low: Math.max(0, cumulative - half), high: Math.min(1, cumulative + half) },
      };
    });
  });
}
