/** Reading JSON of unknown shape step by step: each step knows where it is, for a message that says so. */
import { ReportError } from '../../language/errors.ts';
import type { Must } from '../../problems/problem.ts';

/** A value somewhere in a run file. */
export class Node {
  readonly #value: unknown;
  readonly #where: string;

  constructor(value: unknown, where: string) {
    this.#value = value;
    this.#where = where;
  }

  /** The entry of an object. */
  at(key: string): Node {
    if (!isRecord(this.#value)) return this.refuse('object');
    return new Node(this.#value[key], `${this.#where}.${key}`);
  }

  /** What `read` makes of an entry, or nothing where the object has none of that name. */
  maybe<T extends object>(key: string, read: (node: Node) => T): T | Record<string, never> {
    const entry = isRecord(this.#value) ? this.#value[key] : undefined;
    return entry === undefined ? {} : read(new Node(entry, `${this.#where}.${key}`));
  }

  /** Whether an object has the entry. */
  has(key: string): boolean {
    return isRecord(this.#value) && Object.hasOwn(this.#value, key);
  }

  /** The elements of an array. */
  items(): readonly Node[] {
    if (!Array.isArray(this.#value)) return this.refuse('array');
    return this.#value.map((value, index) => new Node(value, `${this.#where}[${index}]`));
  }

  /** The entries of an object, in order. */
  entries(): readonly (readonly [string, Node])[] {
    if (!isRecord(this.#value)) return this.refuse('object');
    return Object.entries(this.#value).map(([key, value]) => [key, new Node(value, `${this.#where}.${key}`)]);
  }

  text(): string {
    return typeof this.#value === 'string' ? this.#value : this.refuse('text');
  }

  number(): number {
    return typeof this.#value === 'number' ? this.#value : this.refuse('anyNumber');
  }

  flag(): boolean {
    return typeof this.#value === 'boolean' ? this.#value : this.refuse('flag');
  }

  /** Text, number, true or false, or null: the value of an axis. */
  scalar(): string | number | boolean | null {
    const value = this.#value;
    const scalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    return scalar ? (value as string | number | boolean | null) : this.refuse('single');
  }

  /** One of some words. */
  oneOf<T extends string>(words: readonly T[]): T {
    return words.find((word) => word === this.#value) ?? this.refuse('oneOf', words);
  }

  /** `null`, or what `read` makes of it. */
  orNull<T>(read: (node: Node) => T): T | null {
    return this.#value === null ? null : read(this);
  }

  /** `null` where an entry is missing or null (files of an older souboj), or what `read` makes of it. */
  optional<T>(key: string, read: (node: Node) => T): T | null {
    return isRecord(this.#value) && this.#value[key] !== undefined ? this.at(key).orNull(read) : null;
  }

  /** An element of `list`, by the index that stands here. */
  pick<T>(list: readonly T[]): T {
    const index = this.number();
    return Number.isInteger(index) && index >= 0 && index < list.length
      ? (list[index] as T)
      : this.refuse('indexBelow', list.length);
  }

  /** An object taken as it is: written by the same program, not looked into. */
  trusted<T extends object>(): T {
    return typeof this.#value === 'object' && this.#value !== null
      ? (this.#value as T)
      : this.refuse('object');
  }

  /** Refuses the value. @throws ReportError `bad-run`, always. */
  refuse(...must: Must): never {
    const text = JSON.stringify(this.#value);
    const got = text !== undefined && text.length > 60 ? `${text.slice(0, 57)}...` : text;
    throw new ReportError('bad-run', {
      where: [this.#where],
      must,
      found: got === undefined ? ['nothing'] : ['value', got],
    });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
