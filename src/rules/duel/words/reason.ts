/** Why a duel is over; the names stand in the labels of ends. */

/** Souls destroyed left a side empty. */
export const soul = 0;
/** A withdrawal left a side empty (RULES 8.3). */
export const withdrawn = 1;
/** Flights left a side empty (RULES 8.4, 8.6). */
export const fled = 2;
/** An explosion left a side empty (RULES 6). */
export const explosion = 3;
/** The pull upward left a side empty (RULES 7). */
export const pull = 4;
/** Nobody left in it can pay for an attack (RULES 4.10). */
export const exhaustion = 5;
/** The most rounds allowed have passed. */
export const timeout = 6;
