/** A numbered set of states: open addressing over rows of whole numbers. */
import type { State } from '../rules/contest.ts';

/** Numbers states 0, 1, 2, … in the order in which they are first seen. */
export class StateSet {
  private readonly width: number;
  private words: Int32Array;
  private slots: Int32Array;
  private mask: number;
  /** Number of states in the set. */
  size = 0;

  /** @param width length of a state in words, at least 1. */
  constructor(width: number) {
    this.width = width;
    this.words = new Int32Array(width * 64);
    this.slots = new Int32Array(256).fill(-1);
    this.mask = 255;
  }

  /** The number of `state`, which is copied in when it is new. */
  add(state: State): number {
    const { width } = this;
    let slot = hash(state) & this.mask;
    for (let id = this.slots[slot]!; id >= 0; id = this.slots[slot]!) {
      if (this.equals(id, state)) return id;
      slot = (slot + 1) & this.mask;
    }
    const id = this.size++;
    if (this.size * width > this.words.length) this.grow();
    this.words.set(state, id * width);
    this.slots[slot] = id;
    if (this.size * 2 > this.slots.length) this.rehash();
    return id;
  }

  /** Copies state number `id` into `target`. */
  read(id: number, target: State): void {
    const { width, words } = this;
    const from = id * width;
    for (let i = 0; i < width; i++) target[i] = words[from + i]!;
  }

  /** A view of state number `id`, valid until the next `add`. */
  view(id: number): State {
    return this.words.subarray(id * this.width, (id + 1) * this.width);
  }

  private equals(id: number, state: State): boolean {
    const from = id * this.width;
    for (let i = 0; i < this.width; i++) if (this.words[from + i] !== state[i]) return false;
    return true;
  }

  private grow(): void {
    const words = new Int32Array(this.words.length * 2);
    words.set(this.words);
    this.words = words;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    this.mask = this.slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = hash(this.view(id)) & this.mask;
      while (this.slots[slot]! >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = id;
    }
  }
}

function hash(state: State): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < state.length; i++) {
    const word = state[i]!;
    if (word !== 0) h = Math.imul(h ^ (word + Math.imul(i, 0x9e3779b1)), 0x01000193) ^ (h >>> 15);
  }
  return h ^ (h >>> 13);
}
