/** Which dice values matter: beyond these bounds every state behaves alike, so questions stop there. */
import type { Combatant, DuelRules } from '../model.ts';

/** Bounds of a roll, both included. */
export interface RollRange {
  /** At or below this roll no attack of anybody hits. */
  readonly low: number;
  /** At or above this roll every hit has its full effect. */
  readonly high: number;
}

/** Bounds for the difference of two dice (active defence) and for one die (passive defence). */
export interface MarginRange {
  readonly active: RollRange;
  readonly passive: RollRange;
  /** Smallest margin of full effect: all above do the same, and so do all below 1. */
  readonly effect: number;
}

/** Smallest margin whose effect on `defender` no larger margin exceeds (RULES 4.7, 4.8, 8.6). */
function fullEffect(defender: Combatant, rules: DuelRules): number {
  const emptiesMana = Math.ceil(defender.mana / rules.manaPerPoint);
  const kills = 2 * (defender.IQ + 1);
  const hit = rules.overflow === 'carry' ? emptiesMana + kills : Math.max(emptiesMana, kills);
  const manifest = defender.manifest;
  const distracts = manifest === null ? 0 : 11 + manifest.concentration - manifest.powerLevel;
  return Math.max(1, hit, distracts);
}

/** Bounds over all pairs of enemies, all current IQs and, for passive defences, all penalties of a round. */
export function marginRange(
  fighters: readonly Combatant[],
  sideA: number,
  attack: readonly (readonly number[])[],
  defence: readonly (readonly number[])[],
  rules: DuelRules,
): MarginRange {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let effect = 1;
  for (let a = 0; a < fighters.length; a++) {
    for (let d = 0; d < fighters.length; d++) {
      if (a < sideA === d < sideA) continue;
      effect = Math.max(effect, fullEffect(fighters[d]!, rules));
      for (const strength of attack[a]!) {
        for (const guard of defence[d]!) {
          most = Math.max(most, strength - guard);
          least = Math.min(least, strength - guard);
        }
      }
    }
  }
  const enemies = Math.max(sideA, fighters.length - sideA);
  const penalties = rules.passivePenalty * (enemies - 1);
  return {
    active: { low: -most, high: effect - least },
    passive: {
      low: -most - Math.max(0, penalties),
      high: effect - least - Math.min(0, penalties),
    },
    effect,
  };
}
