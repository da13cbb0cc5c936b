/** A growing list of 32-bit whole numbers, for what is found piece by piece and read often. */
export class IntList {
  /** The numbers; those from `length` on mean nothing. */
  words: Int32Array;
  /** How many numbers the list holds. */
  length = 0;

  /** @param capacity numbers that fit before the list first grows, at least 1. */
  constructor(capacity = 64) {
    this.words = new Int32Array(capacity);
  }

  /** How many numbers fit before the list grows again. */
  get room(): number {
    return this.words.length;
  }

  /** Appends a number and answers its index. */
  push(number: number): number {
    if (this.length === this.words.length) this.grow(this.length + 1);
    this.words[this.length] = number;
    return this.length++;
  }

  /** Makes the list at least `length` long; new places hold `filler`. */
  extend(length: number, filler: number): void {
    if (length <= this.length) return;
    if (length > this.words.length) this.grow(length);
    this.words.fill(filler, this.length, length);
    this.length = length;
  }

  /** The numbers as an array of their own. */
  toArray(): Int32Array {
    return this.words.slice(0, this.length);
  }

  private grow(needed: number): void {
    const words = new Int32Array(Math.max(needed, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
}
