/** Where things lie in the kernel's memory, in bytes. All but the guide and the rows is found by address words. */

/** Number of lanes that run side by side: a multiple of four, at most 16. */
export const KERNEL_LANES = 16;

/** Words at the beginning of the memory. */
export const slot = {
  /** Key of the cell's randomness, four words. */
  key: 0,
  innerEnds: 16,
  /** Addresses of the table's arrays, see `Table`. */
  entries: 20,
  entryEnds: 24,
  segmentEntries: 28,
  segmentLength: 32,
  segmentLast: 36,
  roundsOf: 40,
  /** Address of the counts by end, and by group and round. */
  endCounts: 44,
  roundCounts: 48,
  /** Index of the first trial, low and high word. */
  fromLow: 52,
  fromHigh: 56,
  /** Trials begun and trials to count, from the first. */
  next: 60,
  count: 64,
  /** Trials whose end has not come. */
  remaining: 68,
  longest: 72,
  longestTrial: 76,
  /** What `begin` and `turn` have to say: rounds left, and the new state of the generator if it is new. */
  left: 80,
  low: 84,
  high: 88,
  fresh: 92,
  /** Packed row that every trial starts from, and the rounds left there. */
  start: 96,
  startLeft: 100,
  /** By lane: segment, and trial. */
  segment: 128,
  trial: 192,
  /** By lane: random word, and its place in the guide in bytes. */
  word: 256,
  place: 320,
  /** By question: address of its bounds. */
  bounds: 384,
} as const;

/** Guide table: 2^12 entries of two bytes by question. */
export const GUIDE = 4096;
/** Bytes of one question's guide, as a power of two. */
export const GUIDE_SHIFT = 13;
/** The rows, behind the guides of 32 questions. */
export const ROWS: number = GUIDE + (32 << GUIDE_SHIFT);
/** Guide entries from here on are mixed; below, the outcome times four. */
export const MIXED = 0x8000;
/** Most outcomes of a question. */
export const MOST_OUTCOMES: number = MIXED >>> 2;
