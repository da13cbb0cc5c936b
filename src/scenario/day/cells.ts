/** Cells of days of manifesting: the record of the kind, and what single checks share with it. */
import { mostAttempts } from '../../rules/day/choice.ts';
import { createDay } from '../../rules/day/day.ts';
import type { DaySetup } from '../../rules/day/model.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { DayCell } from '../model/cells.ts';
import { nameKey } from '../model/where.ts';
import { dayMetrics } from './metrics.ts';

/** How much of anything a day can have: points of the manifester, or attempts of the plan and their targets. */
export function dayReach(histogram: string, { plan, manifester }: DaySetup): number {
  if (histogram.startsWith('pp_')) return manifester.powerPoints;
  const most = mostAttempts(plan, manifester.powerPoints);
  if (histogram !== 'targets_affected') return most;
  return most * Math.max(...plan.manifestations.map(({ targets }) => targets.length));
}

/** Who manifests, by which plan. */
export const dayCells: CellKind<DayCell> = {
  kind: 'day',
  metrics: dayMetrics,
  checked: { metric: 'effective_mean', of: 'means' },
  where: {
    manifester: nameKey('manifester', 'Who manifests; default everybody.'),
    plan: nameKey('plan', 'Plans; default all.'),
  },
  names: ({ manifester, plan }) => ({ manifester: [manifester], plan: [plan] }),
  contest: ({ setup }) => createDay(setup),
  impossible: () => null,
  reach: (histogram, { setup }) => dayReach(histogram, setup),
};
