import { describe, expect, it } from 'vitest';
import { streamKey } from '../../src/random/key.ts';
import { createStream, seedHigh, seedLow } from '../../src/random/stream.ts';
import { chiSquareUpperTail } from '../../src/stats/special/chi-square.ts';

const key = streamKey('stream', 'cell');

/** Words `from` … `from + count − 1` of a trial. */
function wordsOf(index: number, count: number, streamKeyOfCell = key): number[] {
  const stream = createStream(streamKeyOfCell);
  stream.seek(index);
  return Array.from({ length: count }, () => stream.next());
}

/** χ² of counts against equal expectation, as a p-value. */
function uniformP(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  const statistic = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  return chiSquareUpperTail(statistic, counts.length - 1);
}

/** Smallest p that is put down to chance: one false alarm in a million seeds for each statistic; seeds are fixed. */
const ALARM = 1e-6;

describe('the stream of a trial', () => {
  it('is xoroshiro64** as its authors publish it', () => {
    // The published algorithm in whole numbers of any length …
    const reference = (s0: number, s1: number, count: number): number[] => {
      let [a, b] = [BigInt(s0), BigInt(s1)];
      const mask = 0xffffffffn;
      const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & mask;
      return Array.from({ length: count }, () => {
        const result = (rotl((a * 0x9e3779bbn) & mask, 5n) * 5n) & mask;
        b ^= a;
        a = rotl(a, 26n) ^ b ^ ((b << 9n) & mask);
        b = rotl(b, 13n);
        return Number(result);
      });
    };
    // … which gives the known answers for the state 1, 2 (witness: tests of the Rust crate rand_xoshiro).
    expect(reference(1, 2, 5)).toEqual([3802928447, 813792938, 1618621494, 2955957307, 3252880261]);
    for (const index of [0, 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1]) {
      const high = seedHigh(key, index);
      const low = seedLow(key, index, high);
      expect(wordsOf(index, 6)).toEqual(reference(low >>> 0, high >>> 0, 6));
    }
  });

  it('does not depend on which trials were played before', () => {
    const stream = createStream(key);
    for (const index of [5, 1, 2 ** 40, 5]) {
      stream.seek(index);
      expect([stream.next(), stream.next()]).toEqual(wordsOf(index, 2));
    }
  });

  it('starts from another state for every trial: a permutation of the index, never the state of zeros', () => {
    const states = new Set<string>();
    for (let block = 0; block < 4; block++) {
      for (let i = 0; i < 25_000; i++) {
        const index = block * 2 ** 32 + i;
        const high = seedHigh(key, index);
        const low = seedLow(key, index, high);
        expect(low !== 0 || high !== 0).toBe(true);
        states.add(`${low} ${high}`);
      }
    }
    expect(states.size).toBe(100_000);
  });

  it('shares no run of two words with trials of other cells', () => {
    const seen = new Set<string>();
    let pairs = 0;
    for (let cell = 0; cell < 200; cell++) {
      const cellKey = streamKey('prefix', `a > b @ ${cell}`);
      for (let index = 0; index < 20; index++) {
        const words = wordsOf(index, 9, cellKey);
        for (let i = 0; i + 1 < words.length; i++, pairs++) seen.add(`${words[i]} ${words[i + 1]}`);
      }
    }
    // Some 5 · 10^8 pairs of pairs, each equal by chance once in 2^64: one false alarm in 3 · 10^10.
    expect(seen.size).toBe(pairs);
  });
});

describe('first words of consecutive trials', () => {
  const count = 1 << 18;
  const stream = createStream(key);
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    stream.seek(index);
    first[index] = stream.next();
    second[index] = stream.next();
  }

  it('fall evenly, by their high and by their low bits', () => {
    for (const words of [first, second]) {
      for (const shift of [22, 11, 0]) {
        const counts = new Array<number>(1024).fill(0);
        for (const word of words) counts[(word >>> shift) & 1023]!++;
        expect(uniformP(counts)).toBeGreaterThan(ALARM);
      }
    }
  });

  it('are independent of each other: neighbours fall evenly in the plane, at distances 1, 2, 64 and 4096', () => {
    for (const distance of [1, 2, 64, 4096]) {
      const counts = new Array<number>(64 * 64).fill(0);
      for (let i = 0; i + distance < count; i++) {
        counts[(first[i]! >>> 26) * 64 + (first[i + distance]! >>> 26)]!++;
      }
      expect(uniformP(counts)).toBeGreaterThan(ALARM);
    }
  });

  it('are independent of the words that follow', () => {
    const counts = new Array<number>(64 * 64).fill(0);
    for (let i = 0; i < count; i++) counts[(first[i]! >>> 26) * 64 + (second[i]! >>> 26)]!++;
    expect(uniformP(counts)).toBeGreaterThan(ALARM);
  });

  it('are not correlated with the index or with the same trial of a neighbouring cell', () => {
    const other = createStream(streamKey('stream', 'cell '));
    const middle = 2 ** 31 - 0.5;
    let withIndex = 0;
    let withOther = 0;
    for (let i = 0; i < count; i++) {
      other.seek(i);
      withIndex += ((first[i]! - middle) / middle) * ((2 * i) / count - 1);
      withOther += ((first[i]! - middle) / middle) * ((other.next() - middle) / middle);
    }
    // Both factors are uniform on [−1, 1], so the products have mean 0 and variance 1/9; 4.9 SE: 1 in a million.
    const error = Math.sqrt(count / 9);
    expect(Math.abs(withIndex) / error).toBeLessThan(4.9);
    expect(Math.abs(withOther) / error).toBeLessThan(4.9);
  });
});
