/** Who may start a duel with whom (RULES 3). */
import type { DuelSetup } from './model.ts';
import { isMage, isMagical } from './strength.ts';

/**
 * Why a pairing is no duel (RULES 3.5), in words, or `null` when it is one. Every member of a side counts:
 * each initiator pays and must be able to initiate, each target must be open to attack.
 */
export function impossible(setup: DuelSetup): string | null {
  const { rules, classes, plane } = setup;
  for (const c of [...setup.initiators, ...setup.targets]) {
    if (c.maxPlane < plane) return `${c.name} cannot reach plane ${plane} (RULES 3.3)`;
  }
  for (const c of setup.initiators) {
    if (rules.onlyMagesInitiate && !isMage(c, classes)) return `${c.name} is no mage (RULES 3.4)`;
    if (!isMagical(c, classes)) return `${c.name} is not magically active (RULES 3.4)`;
    if (c.untrained) return `${c.name} is untrained, only attacks when attacked (RULES 3.4)`;
    if (c.fatigue < rules.initiationCost) return `${c.name} cannot pay for the initiation (RULES 3.1)`;
  }
  if (plane !== 1) return null;
  for (const c of setup.targets) {
    if (c.hidden) return `${c.name} cannot be seen (RULES 3.2)`;
    if (c.distance > rules.range) return `${c.name} is out of range (RULES 3.2)`;
    if (!isMagical(c, classes)) return `${c.name} is not magically active (RULES 3.2)`;
  }
  return null;
}
