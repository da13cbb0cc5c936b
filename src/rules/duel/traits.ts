/** Figures of the fighters in flat rows: what the rules read at every draw, where objects would be slow to read. */

import { written } from '../arithmetic/rational.ts';
import type { Combatant, DuelRules } from '../model.ts';
import { roundBy } from '../strength.ts';
import { mayWithdraw } from '../withdrawal.ts';

/** Whole numbers, in the narrow kind of row wherever they fit: the quicker one to reckon with. */
type Numbers = Int32Array | Float64Array;

/** Largest strength kept in a narrow row: sums of a few of them fit as well. */
const NARROW = 2 ** 28;

/** One number for each combatant, by its number, unless said otherwise; 1 stands for yes. */
export interface Traits {
  /** Attack strength at current IQ i, at combatant · `stride` + i (RULES 2.5). */
  readonly attack: Numbers;
  /** Defence strength, laid out like `attack`. */
  readonly defence: Numbers;
  readonly stride: number;
  /** IQ that half a point of margin costs, 0 or 1: what an odd point is rounded to (RULES 4.8). */
  readonly oddPoint: number;
  /** Fatigue points without which it does not attack: the price and its reserve (RULES 4.3, 8.2). */
  readonly needed: Int32Array;
  /** Fatigue points that its attack, its active defence, its pursuit costs it; 0 where its fatigue is not counted (RULES 4.3, 8.3). */
  readonly attackPrice: Int32Array;
  readonly defencePrice: Int32Array;
  readonly pursuitPrice: Int32Array;
  readonly untrained: Uint8Array;
  /** Whether a tactic looks at mana, minds or the round when its turn comes (RULES 8.3, 8.3b, 8.4). */
  readonly watches: Uint8Array;
  /** Whether all its rounds begin alike: it never holds its attack, acts, manifests or flees (RULES 8.1, 8.4 to 8.6). */
  readonly plain: Uint8Array;
  /** Whether it may attack unprovoked in some round, fatigue permitting (RULES 4.10). */
  readonly strikes: Uint8Array;
  /** Whether anybody may be wounded in the physical world (RULES 6). */
  readonly wounds: boolean;
  /** Whether anybody is untrained, so that it matters who struck whom in the round (RULES 4.3, 5). */
  readonly provokes: boolean;
  /** Whether everybody attacks the first enemy listed who still stands (RULES 5). */
  readonly inLine: boolean;
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
  const isNarrow = [...attack, ...defence].flat().every((strength) => Math.abs(strength) <= NARROW);
  const rows = (strengths: readonly (readonly number[])[]): Numbers => {
    const flat = new (isNarrow ? Int32Array : Float64Array)(strengths.length * stride);
    strengths.forEach((row, c) => {
      flat.set(row, c * stride);
    });
    return flat;
  };
  const prices = (points: number): Int32Array =>
    Int32Array.from(fighters, ({ fatigue }) => (fatigue === Number.POSITIVE_INFINITY ? 0 : points));
  const flags = (which: (fighter: Combatant) => boolean): Uint8Array =>
    Uint8Array.from(fighters, (fighter) => (which(fighter) ? 1 : 0));
  return {
    attack: rows(attack),
    defence: rows(defence),
    stride,
    oddPoint: roundBy(rules.iqRounding, written(0.5)),
    needed: Int32Array.from(fighters, ({ reserveFatigue }) => rules.attackCost + reserveFatigue),
    attackPrice: prices(rules.attackCost),
    defencePrice: prices(rules.defenceCost),
    pursuitPrice: prices(rules.initiationCost),
    untrained: flags(({ untrained }) => untrained),
    watches: flags((fighter) => mayWithdraw(fighter) || fighter.fleeBelow !== null),
    plain: flags(({ hold, actEvery, fleeBelow }) => hold === 'never' && actEvery === 0 && fleeBelow === null),
    strikes: flags((fighter) => !fighter.untrained && fighter.hold !== 'always' && !actsAlways(fighter)),
    provokes: fighters.some(({ untrained }) => untrained),
    inLine: rules.target === 'first',
    wounds: fighters.some(({ woundChance }) => woundChance > 0),
    leaves: fighters.some(({ fleeBelow, manifest }) => fleeBelow !== null || manifest !== null),
  };
}
