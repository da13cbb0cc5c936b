/** Where a sweep is even. */
import type { Crossing } from '../../tuning/sweep/crossing.ts';

/** A crossing of one half. */
export interface CrossingFacts {
  /** One side (mean score), or initiator and target. */
  readonly sides: readonly string[];
  /** `null`: all planes together. */
  readonly plane: number | null;
  /** The second axis with its value, where there is one. */
  readonly second: { readonly name: string; readonly value: number } | null;
  readonly axis: string;
  readonly crossing: Crossing;
}
