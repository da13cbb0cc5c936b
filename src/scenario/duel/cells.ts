/** Cells of mental duels: the record of the kind. */
import { createDuel } from '../../rules/duel/duel.ts';
import { fighterTermsOf, termsOf } from '../../rules/duel/terms.ts';
import { impossible } from '../../rules/eligibility.ts';
import type { Combatant, DuelSetup } from '../../rules/model.ts';
import { charactersOf, mostOf } from '../../rules/population.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { DuelCell } from '../model/cells.ts';
import { planeKey } from '../model/planeKey.ts';
import { nameKey } from '../model/where.ts';
import { classesOf, coversDuel } from './covers.ts';
import { duelMetrics } from './metrics.ts';

/** What a side may have of something together. */
function sum(side: readonly Combatant[], key: 'mana' | 'IQ' | 'fatigue'): number {
  return side.reduce((total, combatant) => total + mostOf(combatant, key), 0);
}

function reach(histogram: string, setup: DuelSetup): number {
  const { rules, initiators, targets } = setup;
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
    case 'initiator_capture':
      return captureReach(setup, 'initiator');
    case 'target_capture':
      return captureReach(setup, 'target');
    case 'bystander_damage':
      return rules.explosionDamagePerMana * (sum(initiators, 'mana') + sum(targets, 'mana'));
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Power that a side captures when it destroys every soul of the other, each by whoever of it gains most (RULES 4.11). */
function captureReach(setup: DuelSetup, seat: 'initiator' | 'target'): number {
  const { mage, sideA, fighters } = termsOf(setup);
  const soulPower = fighters.map((fighter) =>
    charactersOf(fighter).reduce((most, one) => Math.max(most, fighterTermsOf(one, setup).soulPower), 0),
  );
  const { captureMage, captureOther } = setup.rules;
  const first = (index: number): boolean => index < sideA === (seat === 'initiator');
  const shares = mage.filter((_, index) => first(index)).map((is) => (is ? captureMage : captureOther));
  const power = soulPower.reduce((sum, each, index) => (first(index) ? sum : sum + each), 0);
  return Math.max(...shares) * power;
}

/** Who meets whom on a plane. */
export const duelCells: CellKind<DuelCell> = {
  kind: 'duel',
  metrics: duelMetrics,
  checked: { metric: 'win_rate', of: 'winRates' },
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
