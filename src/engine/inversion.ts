/**
 * From a 32-bit word to an outcome by inverting the distribution: monotone, so a larger word means a larger
 * value, the same word gives the same roll in every variant, and `trace` can show the dice behind it.
 */
import type { Question } from '../rules/contest.ts';

/** Bits of the word that address the guide table. */
export const GUIDE_BITS = 12;
/** Marks a guide entry in which more than one outcome begins. */
export const GUIDE_MIXED = 0x8000;

/**
 * Inversion tables of all questions of a contest. Probabilities are rounded to multiples of 2^-32, so an
 * outcome rarer than 1 in 8.6 thousand million never comes up in a simulation (the exact solver knows it).
 */
export interface Inversion {
  /** Lowest outcome by the top bits, question-major; `GUIDE_MIXED` set where `bounds` must decide. */
  readonly guide: Uint16Array;
  /** Outcome o of question q comes up for words in [bounds[start[q] + o − 1], bounds[start[q] + o]). */
  readonly bounds: Float64Array;
  readonly start: Int32Array;
  /** Most outcomes of a question. */
  readonly most: number;
}

/** Builds the tables. Questions have at most 32,768 outcomes. */
export function createInversion(questions: readonly Question[]): Inversion {
  const buckets = 1 << GUIDE_BITS;
  const bucketWidth = 2 ** (32 - GUIDE_BITS);
  const guide = new Uint16Array(questions.length * buckets);
  const start = new Int32Array(questions.length);
  const bounds: number[] = [];
  questions.forEach((question, q) => {
    start[q] = bounds.length;
    let sum = 0;
    question.probabilities.forEach((p, o) => {
      sum += p;
      const isLast = o === question.probabilities.length - 1;
      bounds.push(isLast ? 2 ** 32 : Math.min(2 ** 32, Math.round(sum * 2 ** 32)));
    });
    let outcome = 0;
    for (let bucket = 0; bucket < buckets; bucket++) {
      while (bounds[start[q]! + outcome]! <= bucket * bucketWidth) outcome++;
      const pure = bounds[start[q]! + outcome]! >= (bucket + 1) * bucketWidth;
      guide[q * buckets + bucket] = pure ? outcome : outcome | GUIDE_MIXED;
    }
  });
  const most = questions.reduce((n, question) => Math.max(n, question.values.length), 0);
  return { guide, bounds: Float64Array.from(bounds), start, most };
}

/** Outcome of question `q` for `word`, 0 … 2^32 − 1. */
export function invert(inversion: Inversion, q: number, word: number): number {
  const entry = inversion.guide[(q << GUIDE_BITS) | (word >>> (32 - GUIDE_BITS))]!;
  return (entry & GUIDE_MIXED) === 0 ? entry : scan(inversion, q, entry & ~GUIDE_MIXED, word);
}

/** Goes up from `outcome` to the one whose interval holds `word`. */
export function scan(inversion: Inversion, q: number, outcome: number, word: number): number {
  const { bounds } = inversion;
  const start = inversion.start[q]!;
  let found = outcome;
  while (word >= bounds[start + found]!) found++;
  return found;
}
