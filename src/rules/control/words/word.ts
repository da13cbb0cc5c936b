/** Words of the state of a contest for control, by their index. */

/** What it waits for, see `phase.ts`. */
export const phase = 0;
/** Controllers still in it, as bits. */
export const inIt = 1;
/** Index of who rolls next. */
export const next = 2;
/** Best total of the roll-off so far, above the lowest possible. */
export const best = 3;
/** Who has the best total, as bits. */
export const holders = 4;
