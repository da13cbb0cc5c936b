/** Words of a combatant's block, by their index within it. */

/** Mana left, in points. */
export const mana = 0;
/** Current IQ; −1 once the soul is destroyed. */
export const iq = 1;
/** Fatigue points above (or below) what the clock says for the round. */
export const deviation = 2;
/** Power points left; 0 where they are not counted. */
export const powerPoints = 3;
/** 0 in the duel, else how it left, see `out.ts`. */
export const out = 4;
/** Flight: ends of rounds still to pass, 0 when not fleeing (RULES 8.4). */
export const flight = 5;
/** Active defences left in this round. */
export const active = 6;
/** Attacks met without an active defence in this round. */
export const passive = 7;
/** 1 + index of the untrained enemy that it attacked in this round (RULES 4.3, 5). */
export const struck = 8;
/** 0 not manifesting, 1 manifesting, 2 distracted (RULES 8.6). */
export const manifest = 9;
/** 1 + index of whoever destroyed its soul. */
export const killer = 10;
/** What it does this round, see `conduct.ts`. */
export const conduct = 11;
