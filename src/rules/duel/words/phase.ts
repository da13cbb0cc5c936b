/** What a duel waits for: a draw, or the walker's next step. */

/** The next round; nothing is drawn. */
export const between = 0;
/** Whether somebody is wounded, before the turns (RULES 6). */
export const wound = 1;
/** Nothing: the combatant at the cursor is about to act. Never asked in this phase. */
export const turn = 2;
/** The choice among enemies at random. */
export const target = 3;
/** The difference of attack and defence. */
export const attack = 4;
/** The Concentration check of a target that manifests (RULES 8.6). */
export const check = 5;
/** Whether somebody is torn upward (RULES 7). */
export const pull = 6;
/** Whether the one pulled dies of it. */
export const pullDeath = 7;
/** A round in which nobody acts. */
export const idle = 8;
/** Nothing any more. */
export const over = 9;
