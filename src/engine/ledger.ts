/** Counts the ends of trials of one table and starts the next trial; the sampler's rare path. */
import type { StreamKey } from '../random/key.ts';
import { seedHigh, seedLow } from '../random/stream.ts';
import { OFFSET_MASK } from './chain.ts';
import { OFFSET_SHIFT, ROUND_BIT, type Table } from './table.ts';

/** Trials' ends and rounds by index − first, for paired comparisons and for finding duels. */
export interface TrialLog {
  /** Number of the end within the chain. */
  readonly ends: Int32Array;
  readonly rounds: Uint32Array;
}

/** What a number of trials came to. */
export interface Counts {
  /** Count by end. */
  readonly ends: Float64Array;
  /** Count by group · stride + round. */
  readonly rounds: Float64Array;
  readonly stride: number;
  /** Rounds of the longest trial and the lowest index that has them; −1 without trials. */
  readonly longest: number;
  readonly longestIndex: number;
}

/** Number of lanes that the sampler advances side by side. */
export const LANES = 4;

/** Book-keeping of one sampling call. After `begin` and `turn`, the fields below hold the lane's new state. */
export class Ledger implements Counts {
  /** Packed row of the lane. */
  packed = 0;
  /** Rounds left in the lane's segment. */
  left = 0;
  low = 0;
  high = 0;
  /** Whether the lane began a new trial, so that `low` and `high` are news. */
  fresh = false;
  /** Whether the last lane asked for had no further trial to begin. */
  done = false;
  readonly ends: Float64Array;
  readonly rounds: Float64Array;
  readonly stride: number;
  longest = -1;
  longestIndex = -1;

  private readonly table: Table;
  private readonly key: StreamKey;
  private readonly first: number;
  private readonly stop: number;
  private next: number;
  private readonly log: TrialLog | null;
  private readonly segmentOf = new Int32Array(LANES);
  private readonly indexOf = new Float64Array(LANES);

  /** @param from first trial, @param count how many. */
  constructor(table: Table, key: StreamKey, from: number, count: number, log: TrialLog | null) {
    this.table = table;
    this.key = key;
    this.first = from;
    this.next = from;
    this.stop = from + count;
    this.log = log;
    this.stride = table.stride;
    this.ends = new Float64Array(table.ends);
    this.rounds = new Float64Array(table.groups * table.stride);
  }

  /** Begins the next trial on `lane`. */
  begin(lane: number): void {
    while (this.next < this.stop) {
      const index = this.next++;
      this.indexOf[lane] = index;
      if (!this.enter(lane, 0, 0)) continue;
      this.high = seedHigh(this.key, index);
      this.low = seedLow(this.key, index, this.high);
      this.fresh = true;
      return;
    }
    this.done = true;
  }

  /** Takes over a lane that has come to an end or to the end of its segment. */
  turn(lane: number, packed: number, leftNow: number): void {
    this.fresh = false;
    this.done = false;
    const { innerEnds, rows, segmentLast } = this.table;
    const left = packed < 0 ? leftNow + (packed & ROUND_BIT) : leftNow;
    const segment = this.segmentOf[lane]!;
    if (packed < 0 && ~packed < innerEnds) {
      this.record(lane, ~packed, segmentLast[segment]! - left);
    } else {
      // A round would begin: in the next segment where none is left in this one, else there is no row for it.
      const top = packed < 0 ? ~packed - innerEnds : rows[((packed >>> OFFSET_SHIFT) & OFFSET_MASK) - 1]!;
      if (left > 0) this.stopAt(lane, segment, top, left);
      else if (this.enter(lane, segment + 1, top)) return;
    }
    this.begin(lane);
  }

  /** Puts a lane to the start of a segment; answers whether the trial goes on. */
  private enter(lane: number, segment: number, top: number): boolean {
    const { entries, segmentEntries, segmentLength } = this.table;
    const packed = entries[segmentEntries[segment]! + top]!;
    if (packed < 0) {
      this.stopAt(lane, segment, top, segmentLength[segment]!);
      return false;
    }
    this.segmentOf[lane] = segment;
    this.packed = packed;
    this.left = segmentLength[segment]! - 1;
    return true;
  }

  private stopAt(lane: number, segment: number, top: number, left: number): void {
    const { entryEnds, segmentEntries, segmentLast } = this.table;
    this.record(lane, entryEnds[segmentEntries[segment]! + top]!, segmentLast[segment]! - left);
  }

  private record(lane: number, end: number, round: number): void {
    this.ends[end]!++;
    this.rounds[this.table.roundsOf[end]! + round]!++;
    const index = this.indexOf[lane]!;
    if (round > this.longest || (round === this.longest && index < this.longestIndex)) {
      this.longest = round;
      this.longestIndex = index;
    }
    if (this.log !== null) {
      this.log.ends[index - this.first] = end;
      this.log.rounds[index - this.first] = round;
    }
  }
}
