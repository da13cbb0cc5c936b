/** What a day waits for. */

/** The next attempt; nothing is drawn. */
export const between = 0;
/** The choice of a power. */
export const choosing = 1;
/** A roll of the attempt under way. */
export const attempting = 2;
/** Nothing: the points do not suffice for the next attempt. */
export const short = 3;
/** Nothing: the attempts asked for are made. */
export const capped = 4;
