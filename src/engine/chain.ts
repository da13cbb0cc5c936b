/** A chain: a contest laid out as flat arrays, what samples and what solves it reads. */
import type { State } from '../rules/contest.ts';

/**
 * A successor as one whole number. Below 0: the contest is over, `~packed` is the number of the end.
 * Else bits 0–24 are the offset of the next row, bit 25 says that a new round has begun with it, and bits
 * 26–30 are the number of the question that the row waits for.
 */
export const ROUND_BIT: number = 1 << 25;
/** Bits of a packed successor that hold the row's offset. */
export const OFFSET_MASK: number = ROUND_BIT - 1;
/** Position of the question's number in a packed successor. */
export const QUESTION_SHIFT = 26;

/** A tabulated contest. Ends are numbered: reached within a round, then at the start of one, then by the limit. */
export interface Chain {
  readonly rows: Int32Array;
  /** Number of states that rounds start from (tops). */
  readonly tops: number;
  /** Packed entry into a round of kind k from top t at k·tops + t; 0 where it cannot come about. */
  readonly entries: Int32Array;
  /** Tops of the ends that come at the start of a round, by number − `innerEnds`. */
  readonly entryTops: Int32Array;
  /** Number of states waiting for a draw, entries included. */
  readonly states: number;
  /** Ends below this number came within a round. */
  readonly innerEnds: number;
  /** Ends from here on came by the limit of rounds; end `limitEnds + t` leaves top t. */
  readonly limitEnds: number;
  /** Number of all ends. */
  readonly ends: number;
  /** The state of an end, over. */
  endState(end: number): State;
  /** Whether the end can come about; some numbers only stand for a top (see `topOf`). */
  isReal(end: number): boolean;
  /** Sparse rows for the exact solver, kind by kind. */
  readonly kinds: readonly KindRows[];
}

/** The rows of one kind of round, in an order in which every row comes before its successors. */
export interface KindRows {
  /** Offsets in `rows` of the entry rows and inner rows, in topological order. */
  readonly order: Int32Array;
  /** Question of each row in `order`. */
  readonly question: Uint8Array;
}

/** Top that a packed round's beginning (a row or an end) starts from. */
export function topOf(chain: Chain, packed: number): number {
  return packed < 0 ? chain.entryTops[~packed - chain.innerEnds]! : chain.rows[(packed & OFFSET_MASK) - 1]!;
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
