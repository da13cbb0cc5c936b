/** Counts the ends of trials of one chain and starts the next trial; the sampler's rare path. */
import type { StreamKey } from '../random/key.ts';
import { seedHigh, seedLow } from '../random/stream.ts';
import { type Chain, ROUND_BIT, type Segment, topOf } from './chain.ts';

/** Trials' ends and rounds by index − first, for paired comparisons and for finding duels. */
export interface TrialLog {
  /** Number of the end within the chain. */
  readonly ends: Int32Array;
  readonly rounds: Uint32Array;
}

/** Number of lanes that the sampler advances side by side. */
export const LANES = 4;

/** Book-keeping of one sampling call. After `turn`, the fields below hold the lane's new state. */
export class Ledger {
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
  /** Count by end and by group · stride + round. */
  readonly ends: Float64Array;
  readonly rounds: Float64Array;
  readonly stride: number;
  longest = -1;
  longestIndex = -1;

  private readonly chain: Chain;
  private readonly segments: readonly Segment[];
  private readonly groupOf: Uint16Array;
  private readonly key: StreamKey;
  private readonly first: number;
  private readonly stop: number;
  private next: number;
  private readonly log: TrialLog | null;
  private readonly segmentOf = new Int32Array(LANES);
  private readonly indexOf = new Float64Array(LANES);

  /**
   * @param groupOf group of each end, by which rounds are counted apart.
   * @param from first trial, @param count how many.
   */
  constructor(
    chain: Chain,
    segments: readonly Segment[],
    groupOf: Uint16Array,
    groups: number,
    key: StreamKey,
    from: number,
    count: number,
    log: TrialLog | null,
  ) {
    this.chain = chain;
    this.segments = segments;
    this.groupOf = groupOf;
    this.key = key;
    this.first = from;
    this.next = from;
    this.stop = from + count;
    this.log = log;
    this.stride = (segments[segments.length - 1]?.last ?? 0) + 1;
    this.ends = new Float64Array(chain.ends);
    this.rounds = new Float64Array(groups * this.stride);
  }

  /** Begins the next trial on `lane`. */
  begin(lane: number): void {
    for (;;) {
      if (this.next >= this.stop) {
        this.done = true;
        return;
      }
      const index = this.next++;
      this.indexOf[lane] = index;
      this.segmentOf[lane] = 0;
      const segment = this.segments[0]!;
      const packed = this.chain.entries[segment.kind * this.chain.tops]!;
      if (packed < 0) {
        this.record(lane, ~packed, 0);
        continue;
      }
      this.packed = packed;
      this.left = segment.length - 1;
      this.high = seedHigh(this.key, index);
      this.low = seedLow(this.key, index, this.high);
      this.fresh = true;
      return;
    }
  }

  /** Takes over a lane that has come to an end or to the end of its segment. */
  turn(lane: number, packed: number, leftNow: number): void {
    this.fresh = false;
    this.done = false;
    const left = packed < 0 ? leftNow + ((packed >>> 25) & 1) : leftNow;
    const { chain, segments } = this;
    const number = this.segmentOf[lane]!;
    const segment = segments[number]!;
    const end = ~packed;
    const crosses = packed >= 0 || (end >= chain.innerEnds && left === 0);
    if (!crosses) {
      this.record(lane, end, segment.last - left);
      this.begin(lane);
      return;
    }
    const top = topOf(chain, packed);
    const following = segments[number + 1];
    if (following === undefined) {
      this.record(lane, chain.limitEnds + top, segment.last);
      this.begin(lane);
      return;
    }
    const entry = chain.entries[following.kind * chain.tops + top]!;
    if (entry < 0) {
      this.record(lane, ~entry, segment.last);
      this.begin(lane);
      return;
    }
    this.segmentOf[lane] = number + 1;
    this.packed = entry;
    this.left = following.length - 1;
  }

  private record(lane: number, end: number, round: number): void {
    this.ends[end]!++;
    this.rounds[this.groupOf[end]! * this.stride + round]!++;
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

/** The bit that `turn` has to give back for an end; named here for the sampler. */
export const roundBit: number = ROUND_BIT;
