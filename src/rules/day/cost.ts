/** What a power costs, and the level that it needs (RULES 9.2, 9.5). */

/** Power points of a power of `level` that names no cost of its own: 2·level − 1, and 0 for level 0. */
export function costOfLevel(level: number): number {
  return level === 0 ? 0 : 2 * level - 1;
}

/** Lowest manifester level at which a power of `level` can be manifested. */
export function levelNeeded(level: number): number {
  return costOfLevel(level);
}

/** Modifier of an ability score: ⌊(score − 10) / 2⌋. */
export function abilityModifier(score: number): number {
  return Math.floor((score - 10) / 2);
}
