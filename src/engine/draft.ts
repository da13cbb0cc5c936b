/** A chain while it is being found. */
import type { StateSet } from './stateSet.ts';

/** Sorts of successors: the start of a round, a state within one, an end. */
export const TOP = 0;
/** See `TOP`. */
export const INNER = 1;
/** See `TOP`. */
export const END = 2;

/** A row while the chain is being found: successors by sort and number. */
export interface Draft {
  readonly question: number;
  readonly sorts: Uint8Array;
  readonly numbers: Int32Array;
}

/** One kind of round while the chain is being found. */
export interface KindDraft {
  readonly set: StateSet;
  readonly inner: Draft[];
  /** Draft of the entry from each top, `null` where the contest is over at once (end in `entryEnd`). */
  readonly entry: Map<number, Draft | null>;
  readonly entryEnd: Map<number, number>;
  readonly reached: Set<number>;
}

/** All that was found. */
export interface Exploration {
  readonly topSet: StateSet;
  readonly endSet: StateSet;
  readonly kinds: readonly KindDraft[];
}
