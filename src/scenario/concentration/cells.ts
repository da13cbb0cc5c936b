/** Cells of single Concentration checks: the record of the kind. */
import { createDay } from '../../rules/day/day.ts';
import { dayReach } from '../day/cells.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { ConcentrationCell } from '../model/cells.ts';
import { nameKey, numberKey } from '../model/where.ts';
import { concentrationMetrics } from './metrics.ts';

/** A modifier against a distraction, at a power level. */
export const concentrationCells: CellKind<ConcentrationCell> = {
  kind: 'concentration',
  metrics: concentrationMetrics,
  checked: { metric: 'success_rate', of: 'rates' },
  where: {
    modifier: numberKey([-1000, 1000], ['wholeOrList'], 'Concentration modifiers; default all.', [
      'modifierHere',
    ]),
    distraction: nameKey('distraction', 'Distractions; default all.'),
    level: numberKey([0, 9], ['levelOrList'], 'Power levels; default all.', ['levelHere']),
  },
  names: ({ modifier, distraction, level }) => ({
    modifier: [modifier],
    distraction: [distraction],
    level: [level],
  }),
  contest: ({ setup }) => createDay(setup),
  impossible: () => null,
  reach: (histogram, { setup }) => dayReach(histogram, setup),
};
