/**
 * The randomness of one trial: xoroshiro64** (Blackman & Vigna 2018), 32-bit output, seeded with a hash of the
 * trial's index under the cell's key. The hash is a permutation of the 64-bit index (three rounds of Wellons'
 * lowbias32), so no two trials of a cell start from the same state.
 */
import type { StreamKey } from './key.ts';

/** A generator of 32-bit words that can be put to the start of any trial. */
export interface Stream {
  /** Goes to the first word of trial `index`, 0 ≤ index < 2^53. */
  seek(index: number): void;
  /** The next word, 0 … 2^32 − 1. */
  next(): number;
}

function lowbias32(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** Second word of the starting state of trial `index`; needed first because the first word depends on it. */
export function seedHigh(key: StreamKey, index: number): number {
  const high = Math.floor(index / 0x1_0000_0000) ^ key[1]!;
  return lowbias32((high ^ lowbias32(index ^ key[0]!)) + key[2]!);
}

/** First word of the starting state, given the second. The one all-zero state is moved off zero. */
export function seedLow(key: StreamKey, index: number, high: number): number {
  const low = lowbias32((lowbias32(index ^ key[0]!) ^ high) + key[3]!);
  return low === 0 && high === 0 ? 0x9e3779b9 : low;
}

/** The stream of a cell. */
export function createStream(key: StreamKey): Stream {
  let low = 0;
  let high = 0;
  return {
    seek(index: number): void {
      high = seedHigh(key, index);
      low = seedLow(key, index, high);
    },
    next(): number {
      const product = Math.imul(low, 0x9e3779bb);
      const word = Math.imul((product << 5) | (product >>> 27), 5) >>> 0;
      const mixed = high ^ low;
      low = ((low << 26) | (low >>> 6)) ^ mixed ^ (mixed << 9);
      high = (mixed << 13) | (mixed >>> 19);
      return word;
    },
  };
}
