/**
 * Samples a chain: the hot loop. Four trials run side by side, so that the processor works on one while
 * another waits for its look-up; which trials share the loop changes nothing, each has its own stream.
 */
import { OFFSET_MASK } from './chain.ts';
import { GUIDE_BITS, GUIDE_MIXED, type Inversion, scan } from './inversion.ts';
import type { Ledger } from './ledger.ts';
import { OFFSET_SHIFT, QUESTION_SHIFT, type Table } from './table.ts';

const WORD_SHIFT = 32 - GUIDE_BITS;
const GUIDE_SHIFT = QUESTION_SHIFT - GUIDE_BITS;
const GUIDE_QUESTION = ~((1 << GUIDE_BITS) - 1);

/** Plays all trials of `ledger`. Cost: some 5 ns a draw. */
export function sample(chain: Table, inversion: Inversion, ledger: Ledger): void {
  const { rows } = chain;
  const { guide } = inversion;
  let v0 = 0,
    l0 = 0,
    a0 = 0,
    b0 = 0;
  let v1 = 0,
    l1 = 0,
    a1 = 0,
    b1 = 0;
  let v2 = 0,
    l2 = 0,
    a2 = 0,
    b2 = 0;
  let v3 = 0,
    l3 = 0,
    a3 = 0,
    b3 = 0;
  let open = 0;
  ledger.begin(0);
  if (!ledger.done) {
    v0 = ledger.packed;
    l0 = ledger.left;
    a0 = ledger.low;
    b0 = ledger.high;
    open = 1;
    ledger.begin(1);
  }
  if (!ledger.done) {
    v1 = ledger.packed;
    l1 = ledger.left;
    a1 = ledger.low;
    b1 = ledger.high;
    open = 3;
    ledger.begin(2);
  }
  if (!ledger.done) {
    v2 = ledger.packed;
    l2 = ledger.left;
    a2 = ledger.low;
    b2 = ledger.high;
    open = 7;
    ledger.begin(3);
  }
  if (!ledger.done) {
    v3 = ledger.packed;
    l3 = ledger.left;
    a3 = ledger.low;
    b3 = ledger.high;
    open = 15;
  }
  while (open === 15) {
    let m = Math.imul(a0, 0x9e3779bb);
    const w0 = Math.imul((m << 5) | (m >>> 27), 5);
    m = b0 ^ a0;
    a0 = ((a0 << 26) | (a0 >>> 6)) ^ m ^ (m << 9);
    b0 = (m << 13) | (m >>> 19);
    let g = guide[((v0 >>> GUIDE_SHIFT) & GUIDE_QUESTION) | (w0 >>> WORD_SHIFT)]!;
    if (g >= GUIDE_MIXED) g = scan(inversion, v0 >>> QUESTION_SHIFT, g & ~GUIDE_MIXED, w0 >>> 0);
    v0 = rows[((v0 >>> OFFSET_SHIFT) & OFFSET_MASK) + g]!;
    l0 -= v0 & 1;

    m = Math.imul(a1, 0x9e3779bb);
    const w1 = Math.imul((m << 5) | (m >>> 27), 5);
    m = b1 ^ a1;
    a1 = ((a1 << 26) | (a1 >>> 6)) ^ m ^ (m << 9);
    b1 = (m << 13) | (m >>> 19);
    g = guide[((v1 >>> GUIDE_SHIFT) & GUIDE_QUESTION) | (w1 >>> WORD_SHIFT)]!;
    if (g >= GUIDE_MIXED) g = scan(inversion, v1 >>> QUESTION_SHIFT, g & ~GUIDE_MIXED, w1 >>> 0);
    v1 = rows[((v1 >>> OFFSET_SHIFT) & OFFSET_MASK) + g]!;
    l1 -= v1 & 1;

    m = Math.imul(a2, 0x9e3779bb);
    const w2 = Math.imul((m << 5) | (m >>> 27), 5);
    m = b2 ^ a2;
    a2 = ((a2 << 26) | (a2 >>> 6)) ^ m ^ (m << 9);
    b2 = (m << 13) | (m >>> 19);
    g = guide[((v2 >>> GUIDE_SHIFT) & GUIDE_QUESTION) | (w2 >>> WORD_SHIFT)]!;
    if (g >= GUIDE_MIXED) g = scan(inversion, v2 >>> QUESTION_SHIFT, g & ~GUIDE_MIXED, w2 >>> 0);
    v2 = rows[((v2 >>> OFFSET_SHIFT) & OFFSET_MASK) + g]!;
    l2 -= v2 & 1;

    m = Math.imul(a3, 0x9e3779bb);
    const w3 = Math.imul((m << 5) | (m >>> 27), 5);
    m = b3 ^ a3;
    a3 = ((a3 << 26) | (a3 >>> 6)) ^ m ^ (m << 9);
    b3 = (m << 13) | (m >>> 19);
    g = guide[((v3 >>> GUIDE_SHIFT) & GUIDE_QUESTION) | (w3 >>> WORD_SHIFT)]!;
    if (g >= GUIDE_MIXED) g = scan(inversion, v3 >>> QUESTION_SHIFT, g & ~GUIDE_MIXED, w3 >>> 0);
    v3 = rows[((v3 >>> OFFSET_SHIFT) & OFFSET_MASK) + g]!;
    l3 -= v3 & 1;

    if ((v0 | l0) < 0) {
      ledger.turn(0, v0, l0);
      if (ledger.done) {
        open &= ~1;
      } else {
        v0 = ledger.packed;
        l0 = ledger.left;
        if (ledger.fresh) {
          a0 = ledger.low;
          b0 = ledger.high;
        }
      }
    }
    if ((v1 | l1) < 0) {
      ledger.turn(1, v1, l1);
      if (ledger.done) {
        open &= ~2;
      } else {
        v1 = ledger.packed;
        l1 = ledger.left;
        if (ledger.fresh) {
          a1 = ledger.low;
          b1 = ledger.high;
        }
      }
    }
    if ((v2 | l2) < 0) {
      ledger.turn(2, v2, l2);
      if (ledger.done) {
        open &= ~4;
      } else {
        v2 = ledger.packed;
        l2 = ledger.left;
        if (ledger.fresh) {
          a2 = ledger.low;
          b2 = ledger.high;
        }
      }
    }
    if ((v3 | l3) < 0) {
      ledger.turn(3, v3, l3);
      if (ledger.done) {
        open &= ~8;
      } else {
        v3 = ledger.packed;
        l3 = ledger.left;
        if (ledger.fresh) {
          a3 = ledger.low;
          b3 = ledger.high;
        }
      }
    }
  }
  if (open & 1) finish(chain, inversion, ledger, 0, v0, l0, a0, b0);
  if (open & 2) finish(chain, inversion, ledger, 1, v1, l1, a1, b1);
  if (open & 4) finish(chain, inversion, ledger, 2, v2, l2, a2, b2);
  if (open & 8) finish(chain, inversion, ledger, 3, v3, l3, a3, b3);
}

/** Plays the trial of one lane to its end; there is none to begin after it. */
function finish(
  chain: Table,
  inversion: Inversion,
  ledger: Ledger,
  lane: number,
  packed: number,
  rounds: number,
  low: number,
  high: number,
): void {
  let v = packed;
  let l = rounds;
  let a = low;
  let b = high;
  ledger.done = false;
  while (!ledger.done) {
    let m = Math.imul(a, 0x9e3779bb);
    const w = Math.imul((m << 5) | (m >>> 27), 5);
    m = b ^ a;
    a = ((a << 26) | (a >>> 6)) ^ m ^ (m << 9);
    b = (m << 13) | (m >>> 19);
    let g = inversion.guide[((v >>> GUIDE_SHIFT) & GUIDE_QUESTION) | (w >>> WORD_SHIFT)]!;
    if (g >= GUIDE_MIXED) g = scan(inversion, v >>> QUESTION_SHIFT, g & ~GUIDE_MIXED, w >>> 0);
    v = chain.rows[((v >>> OFFSET_SHIFT) & OFFSET_MASK) + g]!;
    l -= v & 1;
    if ((v | l) < 0) {
      ledger.turn(lane, v, l);
      v = ledger.packed;
      l = ledger.left;
    }
  }
}
