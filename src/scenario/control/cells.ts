/** Cells of contests over a mind: the record of the kind. */
import { createControl } from '../../rules/control/control.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { ControlCell } from '../model/cells.ts';
import { nameKey } from '../model/where.ts';
import { controlMetrics } from './metrics.ts';

/** A mind with its controllers. */
export const controlCells: CellKind<ControlCell> = {
  kind: 'contest',
  metrics: controlMetrics,
  checked: { metric: 'obeyed_rate', of: 'rates' },
  where: {
    mind: nameKey('mind', 'Minds; default all.'),
    controller: nameKey('controller', 'Who is obeyed; default everybody.'),
  },
  names: ({ mind, setup }) => ({ mind: [mind], controller: setup.controllers.map(({ name }) => name) }),
  contest: ({ setup }) => createControl(setup),
  impossible: () => null,
  reach: () => Number.POSITIVE_INFINITY,
};
