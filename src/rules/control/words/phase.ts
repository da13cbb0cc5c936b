/** What a contest for control waits for. */

/** The next roll-off; nothing is drawn. */
export const between = 0;
/** A controller's roll. */
export const rolling = 1;
/** Nothing any more. */
export const over = 2;
