/** What a combatant does in a round; chosen at its start, but for a flight that begins within it (RULES 4.4, 8). */

/** Attacks and defends. */
export const free = 0;
/** Acts physically, manifests or flees: neither attacks nor defends actively. */
export const acts = 1;
/** Defends and does not attack. */
export const holds = 2;
