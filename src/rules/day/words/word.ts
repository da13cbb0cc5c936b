/** Words of the state of a day, by their index. */

/** What the day waits for, see `phase.ts`. */
export const phase = 0;
/** Power points left. */
export const powerPoints = 1;
/** Place in the plan: index of the manifestation to go on from; 0 in plans that draw. */
export const position = 2;
/** Step of the attempt under way, index into `Attempts.steps`. */
export const step = 3;
