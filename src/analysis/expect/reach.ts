/** How large a metric can be: what an interval of its mean has to allow for, seen or not. */
import { mostAttempts } from '../../rules/day/choice.ts';
import { termsOf } from '../../rules/duel/terms.ts';
import type { DuelSetup } from '../../rules/model.ts';
import type { Cell } from '../../scenario/model/cells.ts';

/** Largest value that a trial of a cell can show in a histogram; `Infinity` where the setup does not say. */
export function reachOf(histogram: string, cell: Cell): number {
  switch (cell.kind) {
    case 'duel':
      return duelReach(histogram, cell.setup);
    case 'day':
    case 'concentration': {
      const { plan, manifester } = cell.setup;
      if (histogram.startsWith('pp_')) return manifester.powerPoints;
      const most = mostAttempts(plan, manifester.powerPoints);
      if (histogram !== 'targets_affected') return most;
      return most * Math.max(...plan.manifestations.map(({ targets }) => targets.length));
    }
    case 'gauntlet':
      return ['duels', 'survived', 'won'].includes(histogram) ? cell.setup.duels : Number.POSITIVE_INFINITY;
    case 'contest':
      return Number.POSITIVE_INFINITY;
  }
}

function duelReach(histogram: string, setup: DuelSetup): number {
  const { rules, initiators, targets } = setup;
  const sum = (
    side: readonly { readonly [K in 'mana' | 'IQ' | 'fatigue']: number }[],
    key: 'mana' | 'IQ' | 'fatigue',
  ) => side.reduce((total, combatant) => total + combatant[key], 0);
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
  const { mage, soulPower, sideA } = termsOf(setup);
  const { captureMage, captureOther } = setup.rules;
  const first = (index: number): boolean => index < sideA === (seat === 'initiator');
  const shares = mage.filter((_, index) => first(index)).map((is) => (is ? captureMage : captureOther));
  const power = soulPower.reduce((sum, each, index) => (first(index) ? sum : sum + each), 0);
  return Math.max(...shares) * power;
}
