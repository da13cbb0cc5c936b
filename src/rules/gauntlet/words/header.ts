/** Words before the souls taken (one per opponent) and the state of the duel, by their index. */

/** What the gauntlet waits for, see `phase.ts`. */
export const phase = 0;
/** How it ended, see `end.ts`. */
export const end = 1;
/** Duels begun. */
export const duels = 2;
/** Index of the opponent in the duel under way or over last. */
export const opponent = 3;
/** Levels paid for returns (RULES 11). */
export const levelsLost = 4;
/** Constitution left after returns (RULES 11). */
export const constitution = 5;
/** The fighter's mana at the start of its next duel. */
export const mana = 6;
/** Its fatigue points then; −1: unlimited. */
export const fatigue = 7;
/** Its IQ then. */
export const iq = 8;
/** Rounds begun of the duel. */
export const round = 9;
/** Returns from death. */
export const returns = 10;
/** Duels survived. */
export const survived = 11;
/** Duels won. */
export const won = 12;
/** Mana set free by explosions that hurt it (RULES 6). */
export const exploded = 13;
/** Hit points that came back since. */
export const healed = 14;
/** Power points spent and not restored. */
export const powerSpent = 15;
