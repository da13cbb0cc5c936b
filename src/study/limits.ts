/** Bounds and marks of options, apart from all that is slow to load. */

/** How many mental planes there are (RULES 2). */
export { planeCount } from '../rules/planes.ts';

/** Largest number of duels per cell: counts stay exact far beyond it. */
export const MOST_DUELS = 1e12;

/** Joins texts that must all be found in a label, none of which holds it. */
export const AND = ' && ';
