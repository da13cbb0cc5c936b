/**
 * Runs the WebAssembly twin of the sampler on a table. There is one memory in a thread, which holds the table
 * sampled last: many memories would use up the addresses that the engine sets aside for each.
 */
import type { StreamKey } from '../../random/key.ts';
import { GUIDE_BITS, GUIDE_MIXED, type Inversion } from '../inversion.ts';
import type { Counts } from '../ledger.ts';
import type { Table } from '../table.ts';
import { GUIDE, GUIDE_SHIFT, MIXED, MOST_OUTCOMES, ROWS, slot } from './layout.ts';
import { kernelBytes } from './program.ts';
import { type Machine, startMachine } from './webAssembly.ts';

/** Trials of one call: often enough for the engine to swap in faster code, seldom enough for idle lanes not to matter. */
const BATCH = 1 << 14;

/** Trials after which the 32-bit counts are added up: a multiple of `BATCH`, below 2^32. */
const DRAIN = 1 << 30;

/** Plays trials `from` … `from + count − 1`: what `Ledger` counts, to the last one. */
export type KernelSampler = (key: StreamKey, from: number, count: number) => Counts;

let machine: Machine | null | undefined;
/** The sampler whose table is in the memory. */
let owner: object | null = null;

/** Makes the sampler of a table, or answers `null` where it does not fit or there is no WebAssembly with vectors. */
export function createKernel(table: Table, inversion: Inversion): KernelSampler | null {
  if (machine === undefined) machine = startMachine(kernelBytes());
  const running = machine;
  const start = table.entries[table.segmentEntries[0]!]!;
  if (running === null || start < 0 || inversion.most > MOST_OUTCOMES) return null;
  const places = placesOf(table, inversion);
  if (running.reach(places.length) === null) return null;
  const me = {};
  return (key, from, count) => {
    const memory = running.reach(places.length)!;
    const words = new Int32Array(memory);
    if (owner !== me) load(words, table, inversion, places);
    owner = me;
    const counted = [
      new Uint32Array(memory, places.ends, table.ends),
      new Uint32Array(memory, places.rounds, table.groups * table.stride),
    ] as const;
    const ends = new Float64Array(counted[0].length);
    const rounds = new Float64Array(counted[1].length);
    words.set(key, slot.key >> 2);
    let longest = -1;
    let longestIndex = -1;
    for (let done = 0; done < count; done += BATCH) {
      const first = from + done;
      order(words, first, Math.min(BATCH, count - done));
      running.run();
      if (words[slot.longest >> 2]! > longest) {
        longest = words[slot.longest >> 2]!;
        longestIndex = first + words[slot.longestTrial >> 2]!;
      }
      if (done % DRAIN === DRAIN - BATCH || done + BATCH >= count) {
        drain(counted[0], ends);
        drain(counted[1], rounds);
      }
    }
    return { ends, rounds, stride: table.stride, longest, longestIndex };
  };
}

/** Adds counts to sums and begins them anew. */
function drain(counts: Uint32Array, sums: Float64Array): void {
  for (let i = 0; i < counts.length; i++) sums[i] = sums[i]! + counts[i]!;
  counts.fill(0);
}

/** Asks for trials `first` … `first + count − 1`. */
function order(words: Int32Array, first: number, count: number): void {
  words[slot.fromLow >> 2] = first;
  words[slot.fromHigh >> 2] = Math.floor(first / 2 ** 32);
  words[slot.next >> 2] = 0;
  words[slot.count >> 2] = count;
  words[slot.remaining >> 2] = count;
  words[slot.longest >> 2] = -1;
}

/** Arrays of the table behind the rows; the names are those of their slots as well. */
const ARRAYS = [
  'entries',
  'entryEnds',
  'segmentEntries',
  'segmentLength',
  'segmentLast',
  'roundsOf',
] as const;

/** Addresses in bytes, and where all ends. */
interface Places {
  readonly arrays: readonly number[];
  readonly bounds: number;
  readonly ends: number;
  readonly rounds: number;
  readonly length: number;
}

function placesOf(table: Table, inversion: Inversion): Places {
  let length = ROWS + 4 * table.rows.length;
  const reserve = (bytes: number): number => {
    const address = (length + 7) & ~7;
    length = address + bytes;
    return address;
  };
  const arrays = ARRAYS.map((name) => reserve(4 * table[name].length));
  const bounds = reserve(8 * inversion.bounds.length);
  const ends = reserve(4 * table.ends);
  const rounds = reserve(4 * table.groups * table.stride);
  return { arrays, bounds, ends, rounds, length };
}

function load(words: Int32Array, table: Table, inversion: Inversion, places: Places): void {
  const put = (place: number, word: number): void => {
    words[place >> 2] = word;
  };
  words.set(table.rows, ROWS >> 2);
  ARRAYS.forEach((name, i) => {
    words.set(table[name], places.arrays[i]! >> 2);
    put(slot[name], places.arrays[i]!);
  });
  new Float64Array(words.buffer, places.bounds, inversion.bounds.length).set(inversion.bounds);
  inversion.start.forEach((first, q) => {
    put(slot.bounds + 4 * q, places.bounds + 8 * first);
  });
  const guide = new Uint16Array(words.buffer, GUIDE, inversion.guide.length);
  inversion.guide.forEach((entry, i) => {
    guide[i] = ((entry & ~GUIDE_MIXED) << 2) | (entry & GUIDE_MIXED ? MIXED : 0);
  });
  words.fill(0, places.ends >> 2, places.length >> 2);
  put(slot.innerEnds, table.innerEnds);
  put(slot.start, table.entries[table.segmentEntries[0]!]!);
  put(slot.startLeft, table.segmentLength[0]! - 1);
  put(slot.endCounts, places.ends);
  put(slot.roundCounts, places.rounds);
}

// The layout is made for guides of this size.
if (1 << GUIDE_SHIFT !== 2 << GUIDE_BITS)
  throw new Error('guide: must have the size that the kernel expects');
