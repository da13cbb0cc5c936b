/**
 * Parts that many cells have in common (formulas, combatants, histograms), written once and named by index:
 * eight hundred cells repeat the same ten combatants.
 */
import { encodeNumber } from '../../batch/numbers.ts';

/** Collects parts while writing; equal parts get one index. */
export class SharedParts {
  readonly #index = new Map<string, number>();
  readonly #texts: string[] = [];

  /** The index of a part, entered when it is new. Equality is equality of the JSON text. */
  indexOf(part: unknown): number {
    const text = JSON.stringify(part, encodeNumber);
    let index = this.#index.get(text);
    if (index === undefined) {
      index = this.#texts.length;
      this.#index.set(text, index);
      this.#texts.push(text);
    }
    return index;
  }

  get isEmpty(): boolean {
    return this.#texts.length === 0;
  }

  /** JSON text of all parts in the order of their index, one a line. */
  toJson(): string {
    return this.#texts.length === 0 ? '[]' : `[\n${this.#texts.join(',\n')}\n]`;
  }
}
