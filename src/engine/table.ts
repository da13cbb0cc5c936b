/** A chain as one look-up table for sampling: `rows[row + outcome]` takes the place of asking and answering. */
import type { Question } from '../rules/contest.ts';
import { BEGINS, type Chain, NO_ENTRY, OFFSET_MASK, type Segment } from './chain.ts';
import type { EndGroups } from './facts.ts';

/**
 * A successor as one whole number. Below 0 nothing is left to draw in the round: `~packed` is the number of an
 * end, or from `innerEnds` on the top `~packed − innerEnds`, whose next round has no row of this kind. Else
 * bit 0 says that a new round has begun, bits 1–25 are the offset of the next row, and bits 26–30 are the
 * number of the question that the row waits for.
 */
export const ROUND_BIT = 1;
/** Position of the row's offset in a packed successor. */
export const OFFSET_SHIFT = 1;
/** Position of the question's number in a packed successor. */
export const QUESTION_SHIFT = 26;
/** Most questions of a contest that is sampled by table. */
export const MOST_QUESTIONS = 32;

/**
 * What the sampler reads. The segments of the schedule are followed by one more without rounds, a kind of its
 * own that nobody enters: crossing into it is the limit of rounds.
 */
export interface Table {
  /** Packed successors by row and outcome; the word before the row of an entry is its top. */
  readonly rows: Int32Array;
  /** Packed entry into a round of kind k from top t at k·tops + t. */
  readonly entries: Int32Array;
  /** End of a trial that cannot enter a round of kind k from top t, at k·tops + t. */
  readonly entryEnds: Int32Array;
  /** By segment: kind·tops, rounds, and the number of its last round. */
  readonly segmentEntries: Int32Array;
  readonly segmentLength: Int32Array;
  readonly segmentLast: Int32Array;
  /** Where the rounds of an end are counted: its group · stride. */
  readonly roundsOf: Int32Array;
  /** Length of a group's counts: one more than the limit of rounds. */
  readonly stride: number;
  readonly groups: number;
  readonly innerEnds: number;
  readonly ends: number;
}

/** Writes the table of a chain. Cost: some 2 ns a word. */
export function createTable(
  questions: readonly Question[],
  chain: Chain,
  segments: readonly Segment[],
  groups: EndGroups,
): Table {
  const { tops, innerEnds, ends, limitEnds } = chain;
  const kinds = chain.kinds.length;
  const all = [...segments, { kind: kinds, length: 0, last: segments.at(-1)?.last ?? 0 }];
  const stride = all[all.length - 1]!.last + 1;
  const entryEnds = new Int32Array((kinds + 1) * tops);
  chain.entries.forEach((entry, i) => {
    if (entry < 0 && entry !== NO_ENTRY) entryEnds[i] = ~entry;
  });
  for (let t = 0; t < tops; t++) entryEnds[kinds * tops + t] = limitEnds + t;
  const { rows, entries } = rowsOf(questions, chain);
  return {
    rows,
    entries,
    entryEnds,
    segmentEntries: Int32Array.from(all, (segment) => segment.kind * tops),
    segmentLength: Int32Array.from(all, (segment) => segment.length),
    segmentLast: Int32Array.from(all, (segment) => segment.last),
    roundsOf: Int32Array.from(groups.groupOf, (group) => group * stride),
    stride,
    groups: groups.clocks.length,
    innerEnds,
    ends,
  };
}

function rowsOf(questions: readonly Question[], chain: Chain): { rows: Int32Array; entries: Int32Array } {
  const { tops, innerEnds } = chain;
  const counts = questions.map((question) => question.values.length);
  const entries = new Int32Array((chain.kinds.length + 1) * tops).fill(-1);
  let length = 0;
  const offsets = chain.kinds.map((kind, k) => {
    const offset = new Int32Array(kind.question.length);
    const isEntry = new Uint8Array(kind.question.length);
    for (let t = 0; t < tops; t++) {
      const entry = chain.entries[k * tops + t]!;
      if (entry >= 0) isEntry[entry] = 1;
    }
    for (let row = 0; row < offset.length; row++) {
      length += isEntry[row]!;
      offset[row] = length;
      length += counts[kind.question[row]!]!;
    }
    return offset;
  });
  if (length > OFFSET_MASK)
    throw new RangeError(`rows: must have at most ${OFFSET_MASK} outcomes (got ${length})`);
  const rows = new Int32Array(length);
  chain.kinds.forEach((kind, k) => {
    const offset = offsets[k]!;
    const pack = (row: number): number =>
      (offset[row]! << OFFSET_SHIFT) | (kind.question[row]! << QUESTION_SHIFT);
    for (let t = 0; t < tops; t++) {
      const entry = chain.entries[k * tops + t]!;
      entries[k * tops + t] = entry >= 0 ? pack(entry) | ROUND_BIT : ~(innerEnds + t);
      if (entry >= 0) rows[offset[entry]! - 1] = t;
    }
    for (let row = 0; row < offset.length; row++) {
      let from = offset[row]!;
      for (let run = kind.first[row]!; run < kind.first[row + 1]!; run++) {
        const to = kind.target[run]!;
        const packed = to < 0 ? to : to >= BEGINS ? entries[k * tops + to - BEGINS]! : pack(to);
        const behind = offset[row]! + kind.until[run]!;
        while (from < behind) rows[from++] = packed;
      }
    }
  });
  return { rows, entries };
}
