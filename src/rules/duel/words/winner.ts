/** Who wins: a side, or nobody. */

/** The initiator's side. */
export const initiator = 0;
/** The target's side. */
export const target = 1;
/** Neither. */
export const draw = 2;
