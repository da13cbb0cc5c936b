/** The distributions of a cell as rows. */
import type { CellResult } from '../../batch/result.ts';

/** How often a metric had a value. */
export interface ValueShare {
  readonly metric: string;
  readonly value: number;
  /** Simulated duels; `null` where only the exact probability is known. */
  readonly count: number | null;
  readonly probability: number;
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

/** All values of all metrics of a cell: simulated ones, or exact ones where nothing was simulated. */
export function valueShares({ tally, exact }: Pick<CellResult, 'tally' | 'exact'>): readonly ValueShare[] {
  const main = tally ?? exact;
  if (main === null) return [];
  const rank = (metric: string) => {
    const position = metricOrder.indexOf(metric);
    return position < 0 ? metricOrder.length : position;
  };
  const names = Object.keys(main.metrics).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return names.flatMap((metric) =>
    (main.metrics[metric] ?? []).map(([value, weight]) => ({
      metric,
      value,
      count: tally === null ? null : weight,
      probability: tally === null ? weight : weight / tally.total,
    })),
  );
}
