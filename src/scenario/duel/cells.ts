/** Cells of mental duels: the record of the kind. */
import { createDuel } from '../../rules/duel/duel.ts';
import { impossible } from '../../rules/eligibility.ts';
import type { DuelSetup } from '../../rules/model.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { DuelCell } from '../model/cells.ts';
import { planeKey } from '../model/planeKey.ts';
import { nameKey } from '../model/where.ts';
import { classesOf, coversDuel } from './covers.ts';
import { duelMetrics } from './metrics.ts';

/** What a side has of something together. */
function sum(
  side: readonly { readonly [K in 'mana' | 'IQ' | 'fatigue']: number }[],
  key: 'mana' | 'IQ' | 'fatigue',
): number {
  return side.reduce((total, combatant) => total + combatant[key], 0);
}

function reach(histogram: string, { rules, initiators, targets }: DuelSetup): number {
  switch (histogram) {
    case 'rounds':
      return rules.maxRounds;
    case 'initiator_drain':
      return sum(initiators, 'mana');
    case 'target_drain':
      return sum(targets, 'mana');
    case 'initiator_iq_loss':
      return sum(initiators, 'IQ');
    case 'target_iq_loss':
      return sum(targets, 'IQ');
    case 'initiator_fatigue':
      return sum(initiators, 'fatigue');
    case 'target_fatigue':
      return sum(targets, 'fatigue');
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Who meets whom on a plane. */
export const duelCells: CellKind<DuelCell> = {
  kind: 'duel',
  metrics: duelMetrics,
  where: {
    plane: planeKey,
    initiator: nameKey('initiator', 'Who starts; default everybody.'),
    target: nameKey('target', 'Who is attacked; default everybody.'),
    side: nameKey('combatant', 'Combatant or team in either seat.', ['nameOf', 'side']),
    class: nameKey('class', 'A class that either side has.', ['classHere']),
  },
  names: (cell) => ({
    plane: [cell.plane],
    initiator: [cell.initiator],
    target: [cell.target],
    side: [cell.initiator, cell.target],
    class: [...classesOf(cell, 'initiator'), ...classesOf(cell, 'target')],
  }),
  contest: ({ setup }) => createDuel(setup),
  impossible: ({ setup }) => impossible(setup),
  reach: (histogram, { setup }) => reach(histogram, setup),
  covers: coversDuel,
};
