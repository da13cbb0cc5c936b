/** A die of the game. */

/** A single die: `sides` 2 to 100; an open-ended one rolls again on its highest face and adds (RULES 1.1, 1.2). */
export interface Die {
  readonly sides: number;
  readonly open: boolean;
}
