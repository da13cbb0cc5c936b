/** Words of the header of a duel's state, by their index. */

/** What the state waits for, see `phase.ts`. */
export const phase = 0;
/** Kind of the round, see `Clock`. */
export const kind = 1;
/** Position in the turn order. */
export const cursor = 2;
/** Combatant attacked. */
export const target = 3;
/** 0: active defence; j + 1: passive defence, the j-th attack met so in this round (RULES 4.5). */
export const stance = 4;
/** Side that initiates, 0 or 1; changes hands after a pursuit (RULES 8.3). */
export const initiative = 5;
/** 1 when the initiative changes hands at the end of this round. */
export const swap = 6;
/** 0 while the duel goes on, else 1 + index into `endLabels`. */
export const end = 7;
/** 1 when the duel ended between two rounds. */
export const between = 8;
/** Mana set free by explosions so far (RULES 6). */
export const released = 9;
/** 1 when somebody was wounded at the start of this round. */
export const wounded = 10;
/** Margin of the hit whose Concentration check is due (RULES 8.6). */
export const hit = 11;
