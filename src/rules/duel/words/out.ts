/** How a combatant left the duel. */

/** It did not: it is in the duel. */
export const here = 0;
/** Its soul was destroyed. */
export const soul = 1;
/** It withdrew (RULES 8.3). */
export const withdrawn = 2;
/** Its flight, or a power for escaping, was completed (RULES 8.4, 8.6). */
export const fled = 3;
/** An explosion killed it (RULES 6). */
export const explosion = 4;
/** It was torn upward, alive (RULES 7). */
export const pulled = 5;
/** It was torn upward and died of it (RULES 7). */
export const pulledDead = 6;
