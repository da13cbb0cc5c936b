/** How large the mean of a metric can be: for judging values that never varied. */
import type { DuelSetup } from '../../rules/model.ts';
import type { MetricName } from '../../scenario/expect/metrics.ts';

/** Largest value that a duel of this setup can show for a metric; `Infinity` where the setup does not say. */
export function reachOf(metric: MetricName, { rules, initiators, targets }: DuelSetup): number {
  const sum = (
    side: readonly { readonly [K in 'mana' | 'IQ' | 'fatigue']: number }[],
    key: 'mana' | 'IQ' | 'fatigue',
  ) => side.reduce((total, combatant) => total + combatant[key], 0);
  switch (metric) {
    case 'rounds_mean':
      return rules.maxRounds;
    case 'initiator_drain_mean':
      return sum(initiators, 'mana');
    case 'target_drain_mean':
      return sum(targets, 'mana');
    case 'initiator_iq_loss_mean':
      return sum(initiators, 'IQ');
    case 'target_iq_loss_mean':
      return sum(targets, 'IQ');
    case 'initiator_fatigue_mean':
      return sum(initiators, 'fatigue');
    case 'target_fatigue_mean':
      return sum(targets, 'fatigue');
    default:
      return Number.POSITIVE_INFINITY;
  }
}
