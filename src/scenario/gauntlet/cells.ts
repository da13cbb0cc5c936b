/** Cells of gauntlets: the record of the kind. */
import { gauntletImpossible } from '../../rules/gauntlet/eligibility.ts';
import { createGauntlet } from '../../rules/gauntlet/gauntlet.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { GauntletCell } from '../model/cells.ts';
import { planeKey } from '../model/planeKey.ts';
import { nameKey } from '../model/where.ts';
import { gauntletMetrics } from './metrics.ts';

/** A fighter's way through a row of duels on a plane. */
export const gauntletCells: CellKind<GauntletCell> = {
  kind: 'gauntlet',
  metrics: gauntletMetrics,
  checked: null,
  where: {
    gauntlet: nameKey('gauntlet', 'Gauntlets; default all.'),
    fighter: nameKey('fighter', 'Who goes through it; default everybody.'),
    plane: planeKey,
  },
  names: ({ gauntlet, fighter, plane }) => ({ gauntlet: [gauntlet], fighter: [fighter], plane: [plane] }),
  contest: ({ setup }) => createGauntlet(setup),
  impossible: ({ setup }) => gauntletImpossible(setup),
  reach: (histogram, { setup }) =>
    ['duels', 'survived', 'won'].includes(histogram) ? setup.duels : Number.POSITIVE_INFINITY,
};
