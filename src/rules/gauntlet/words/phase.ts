/** What a gauntlet waits for. */

/** The next duel; nothing is drawn. */
export const between = 0;
/** The choice among opponents. */
export const choosing = 1;
/** A draw of the duel under way. */
export const duelling = 2;
/** Whether the soul is willing to return (RULES 11). */
export const willing = 3;
/** Whether the body is withheld (RULES 11). */
export const withheld = 4;
/** Nothing any more. */
export const over = 5;
