/** A chain: a contest laid out as flat arrays, what solves it reads and what samples it is made from. */
import type { State } from '../rules/contest.ts';

/** Most outcomes of all rows together: bits of a packed successor that hold a row's offset (see `Table`). */
export const OFFSET_MASK: number = (1 << 25) - 1;

/** Successors from here on are tops: a round begins from top `target − BEGINS`. */
export const BEGINS: number = 1 << 30;

/** The entry from a top into a kind of round that cannot come about. */
export const NO_ENTRY: number = -(2 ** 31);

/** The states of one kind of round that wait for a draw, each before its successors. */
export interface KindRows {
  /** Question of each row. */
  readonly question: Uint8Array;
  /** Runs of row r are those from `first[r]` to `first[r + 1]`; a run is a stretch of outcomes with one successor. */
  readonly first: Int32Array;
  /** First outcome behind each run. */
  readonly until: Int32Array;
  /** Successor of each run: a row of the same kind, `BEGINS` + top, or ~end. */
  readonly target: Int32Array;
}

/** A tabulated contest. Ends are numbered: reached within a round, then at the start of one, then by the limit. */
export interface Chain {
  readonly kinds: readonly KindRows[];
  /** Number of states that rounds start from (tops). Top 0 is the beginning. */
  readonly tops: number;
  /** Row that a round of kind k begins with from top t at k·tops + t, or ~end, or `NO_ENTRY`. */
  readonly entries: Int32Array;
  /** Number of states waiting for a draw, entries included. */
  readonly states: number;
  /** Ends below this number come within a round. */
  readonly innerEnds: number;
  /** Ends from here on come by the limit of rounds; end `limitEnds + t` leaves top t. */
  readonly limitEnds: number;
  /** Number of all ends. */
  readonly ends: number;
  /** The state of an end, over; written into `target` where one is given. */
  endState(end: number, target?: State): State;
}

/** A run of rounds of one kind. */
export interface Segment {
  readonly kind: number;
  readonly length: number;
  /** Last round of the run, counted from 1. */
  readonly last: number;
}

/** Runs of equal kinds in a schedule. */
export function segmentsOf(kindOf: Uint16Array): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (let i = 1; i <= kindOf.length; i++) {
    if (i < kindOf.length && kindOf[i] === kindOf[start]) continue;
    segments.push({ kind: kindOf[start]!, length: i - start, last: i });
    start = i;
  }
  return segments;
}
