/** What combatants have where a file says nothing. */

/** Figures of a combatant that default to a number. */
export const combatantDefaults: Readonly<Record<string, number>> = {
  talent: 0,
  SP: 0,
  mana: 0,
  woundChance: 0,
};
