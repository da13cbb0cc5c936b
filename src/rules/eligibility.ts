/** Who may start a duel with whom (RULES 3). */

import type { DuelSetup } from './model.ts';
import { charactersOf } from './population.ts';
import { isMage, isMagical } from './strength.ts';
import { mayWithdraw } from './withdrawal.ts';

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
    if (charactersOf(c).some(({ fatigue }) => fatigue < rules.initiationCost))
      return `${c.name} cannot pay for the initiation (RULES 3.1)`;
  }
  if (rules.maxRounds === Number.POSITIVE_INFINITY) {
    const circular = inCircles(setup);
    if (circular !== null) return circular;
  }
  if (plane !== 1) return null;
  for (const c of setup.targets) {
    if (c.hidden) return `${c.name} cannot be seen (RULES 3.2)`;
    if (c.distance > rules.range) return `${c.name} is out of range (RULES 3.2)`;
    if (!isMagical(c, classes)) return `${c.name} is not magically active (RULES 3.2)`;
  }
  return null;
}

/**
 * Why a duel without a limit of rounds may come back to where it was by more than rounds in which nothing happens, so
 * that it has no end to count on; `null` where it does not.
 */
function inCircles({ initiators, targets, classes }: DuelSetup): string | null {
  const beat = beatWithoutEnd({ initiators, targets });
  if (beat !== null) return beat;
  const [one, other] = [initiators, targets].map(
    (side) => side.some(mayWithdraw) && side.some((c) => isMage(c, classes) && c.pursue),
  );
  const endlessly = one === true && other === true;
  return endlessly
    ? `${initiators[0]!.name} may pursue and be pursued for ever, which needs a limit of rounds (RULES 4.10)`
    : null;
}

/**
 * Why nobody may act every so many rounds in a duel without a limit: its rounds would never be alike, so no number of
 * them stands for the rest. `null` where nobody does.
 */
export function beatWithoutEnd({
  initiators,
  targets,
}: Pick<DuelSetup, 'initiators' | 'targets'>): string | null {
  const busy = [...initiators, ...targets].find(({ actEvery }) => actEvery > 0);
  return busy === undefined
    ? null
    : `${busy.name} acts every ${busy.actEvery} rounds, which needs a limit of rounds (RULES 4.10)`;
}
