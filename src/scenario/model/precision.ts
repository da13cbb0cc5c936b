/** A precision to reach instead of a number of duels. */
/** How precisely the initiator's win rate of every cell shall be known, and at what price at most. */
export interface PrecisionGoal {
  /** Half-width of its interval at the level of the run (95 % by default), as a share: 0.002 is 0.2 percentage points. */
  readonly halfWidth: number;
  /** Duels per cell at most, whether that is reached or not. */
  readonly maxDuels: number;
}

/** Bounds of a half-width, both included. */
export const precisionBounds = { low: 0.000001, high: 0.25 } as const;

/** Bound on the duels of a cell where none is given. */
export const DEFAULT_MAX_DUELS = 1_000_000_000;
