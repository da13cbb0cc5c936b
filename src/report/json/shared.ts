/**
 * Parts that many cells have in common (formulas, combatants, histograms), written once and named by index:
 * eight hundred cells repeat the same ten combatants.
 */
import { createHash } from 'node:crypto';
import { jsonOf } from '../../batch/numbers.ts';

/** Texts up to this length are kept as they are, longer ones by their digest: histograms are many and long. */
const SHORT = 64;

/** Collects parts while writing; equal parts get one index. */
export class SharedParts {
  readonly #index = new Map<string, number>();
  /** Parts met before, as the same object: most are. */
  readonly #met = new Map<unknown, number>();
  readonly #parts: unknown[] = [];

  /** The index of a part, entered when it is new. Equality is equality of the JSON text. */
  indexOf(part: unknown): number {
    const met = this.#met.get(part);
    if (met !== undefined) return met;
    const text = jsonOf(part);
    const key = text.length <= SHORT ? text : createHash('sha256').update(text).digest('base64');
    const index = this.#index.get(key) ?? this.#parts.push(part) - 1;
    this.#index.set(key, index);
    this.#met.set(part, index);
    return index;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** JSON text of all parts in the order of their index, one a line, piece by piece. */
  toJson(): Iterable<string> {
    return linesOf(this.#parts, (part) => jsonOf(part));
  }
}

/** A JSON list of things, one a line. */
export function* linesOf<T>(things: Iterable<T>, jsonOfOne: (thing: T) => string): Generator<string> {
  let before = '[\n';
  for (const thing of things) {
    yield before + jsonOfOne(thing);
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}
