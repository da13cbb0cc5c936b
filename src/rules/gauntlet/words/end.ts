/** How a gauntlet ends; its labels are in this order, see `gauntletEnds`. */

/** All duels fought. */
export const complete = 0;
/** Dead, and no return is possible. */
export const dead = 1;
/** Dead, and unwilling to return. */
export const refused = 2;
/** Dead, and the body is withheld. */
export const withheld = 3;
/** Dead, and the price of the return is more than is left. */
export const frail = 4;
/** Too tired to initiate the next duel (RULES 3.1). */
export const exhausted = 5;
