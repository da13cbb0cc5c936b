/** Figures of the fighters in flat rows: what the rules read at every draw, where objects would be slow to read. */
import type { Combatant, DuelRules } from '../model.ts';

/** One number for each combatant, by its number, unless said otherwise; 1 stands for yes. */
export interface Traits {
  /** Attack strength at current IQ i, at combatant · `stride` + i (RULES 2.5). */
  readonly attack: Float64Array;
  /** Defence strength, laid out like `attack`. */
  readonly defence: Float64Array;
  readonly stride: number;
  /** Fatigue points without which it does not attack: the price and its reserve (RULES 4.3, 8.2). */
  readonly needed: Float64Array;
  /** Whether its fatigue is counted at all. */
  readonly limited: Uint8Array;
  readonly untrained: Uint8Array;
  /** Whether a tactic looks at its mana or mind when its turn comes (RULES 8.3, 8.4). */
  readonly watches: Uint8Array;
  /** Whether every round begins for it in the same way: never holds its attack, never acts (RULES 8.1, 8.5). */
  readonly plain: Uint8Array;
  /** Whether it may attack unprovoked in some round, fatigue permitting (RULES 4.10). */
  readonly strikes: Uint8Array;
  /** Whether anybody may be wounded in the physical world (RULES 6). */
  readonly wounds: boolean;
  /** Whether anybody may flee or manifest a power, which the end of a round decides (RULES 8.4, 8.6). */
  readonly leaves: boolean;
}

/**
 * Whether a combatant will act in the physical world in every round (RULES 4.10, 8.5). Power points run out, and who
 * cannot pay for the power does not act, so only a power that costs nothing keeps it busy for ever.
 */
function actsAlways({ actEvery, manifest, powerPoints }: Combatant): boolean {
  return (
    actEvery === 1 && (manifest === null || manifest.cost === 0 || powerPoints === Number.POSITIVE_INFINITY)
  );
}

/** Lays the figures out. */
export function traitsOf(
  fighters: readonly Combatant[],
  attack: readonly (readonly number[])[],
  defence: readonly (readonly number[])[],
  rules: DuelRules,
): Traits {
  const stride = Math.max(...attack.map((strengths) => strengths.length));
  const rows = (strengths: readonly (readonly number[])[]): Float64Array => {
    const flat = new Float64Array(strengths.length * stride);
    strengths.forEach((row, c) => {
      flat.set(row, c * stride);
    });
    return flat;
  };
  const flags = (which: (fighter: Combatant) => boolean): Uint8Array =>
    Uint8Array.from(fighters, (fighter) => (which(fighter) ? 1 : 0));
  return {
    attack: rows(attack),
    defence: rows(defence),
    stride,
    needed: Float64Array.from(fighters, ({ reserveFatigue }) => rules.attackCost + reserveFatigue),
    limited: flags(({ fatigue }) => fatigue !== Number.POSITIVE_INFINITY),
    untrained: flags(({ untrained }) => untrained),
    watches: flags(({ withdrawBelow, fleeBelow }) => withdrawBelow !== null || fleeBelow !== null),
    plain: flags(({ hold, actEvery }) => hold === 'never' && actEvery === 0),
    strikes: flags((fighter) => !fighter.untrained && fighter.hold !== 'always' && !actsAlways(fighter)),
    wounds: fighters.some(({ woundChance }) => woundChance > 0),
    leaves: fighters.some(({ fleeBelow, manifest }) => fleeBelow !== null || manifest !== null),
  };
}
