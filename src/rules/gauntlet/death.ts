/** Death and return (RULES 11). */
import type { ClassLevel, Combatant } from '../model.ts';

/** What a return left of a fighter. */
export interface Returned {
  /** Levels lost so far. */
  readonly levelsLost: number;
  readonly constitution: number;
}

/** Constitution that a return costs at level 1. */
const constitutionCost = 2;

/** Sum of all class levels. */
export function totalLevel(classes: readonly ClassLevel[]): number {
  return classes.reduce((sum, { level }) => sum + level, 0);
}

/**
 * The price of one more return: a level, or 2 Constitution at level 1; `null` where that would bring the
 * Constitution below 1.
 */
export function payReturn(
  classes: readonly ClassLevel[],
  { levelsLost, constitution }: Returned,
): Returned | null {
  if (totalLevel(classes) - levelsLost > 1) return { levelsLost: levelsLost + 1, constitution };
  const left = constitution - constitutionCost;
  return left < 1 ? null : { levelsLost, constitution: left };
}

/** The fighter with `lost` levels fewer, each taken from the class of the highest level, the first among equals. */
export function withLevelsLost(fighter: Combatant, lost: number): Combatant {
  if (lost === 0) return fighter;
  const classes = fighter.classes.map((entry) => ({ ...entry }));
  for (let i = 0; i < lost; i++) {
    const highest = classes.reduce((best, entry) => (entry.level > best.level ? entry : best));
    highest.level--;
  }
  return { ...fighter, classes };
}
