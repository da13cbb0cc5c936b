/** Seed texts to keys: where every number's address begins. */
import seedrandom from 'seedrandom';

/** Four 32-bit words that address all randomness of one cell. */
export type StreamKey = Int32Array;

/**
 * Key of a cell's randomness from the seed text and the cell's own key. Both are text, so `0`, `-1` and `007`
 * are three seeds; the pair is written as JSON, so no two pairs run together. seedrandom's ARC4 hashes it.
 */
export function streamKey(seed: string, cellKey: string): StreamKey {
  const random = seedrandom(JSON.stringify([seed, cellKey]));
  return Int32Array.from([random.int32(), random.int32(), random.int32(), random.int32()]);
}
