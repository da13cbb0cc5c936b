/** How large the mean of a metric can be: for judging values that never varied. */
import { mostAttempts } from '../../rules/day/choice.ts';
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

function duelReach(histogram: string, { rules, initiators, targets }: DuelSetup): number {
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
    default:
      return Number.POSITIVE_INFINITY;
  }
}
