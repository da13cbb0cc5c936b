/** Strict readers of option values. */
import type { Shard } from '../batch/share.ts';
import { type Complaint, type Found, inQuotes, type Must, type Tip, tipped } from '../problems/problem.ts';
import { precisionBounds } from '../scenario/model/precision.ts';
import { AND } from '../study/limits.ts';

/** The text of an option that cannot be its value: whoever knows the option says so. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super('value');
    this.complaint = complaint;
  }
}

/** Refuses the text of an option. @throws ValueError */
function refuse(must: Must, text: string, tip?: Tip): never {
  const found: Found = inQuotes(text);
  throw new ValueError({ must, found, ...tipped(tip) });
}

/** A reader of whole numbers from `low` to `high`, plain digits only. */
export function whole(low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < low || value > high) refuse(['wholeInDigits', low, high], text);
    return value;
  };
}

/** A reader of seconds between 0 and `high`, plain digits only. */
export function seconds(high: number): (text: string) => number {
  return (text) => {
    const value = /^(\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (!(value > 0 && value < high)) refuse(['between', 0, high], text);
    return value;
  };
}

/**
 * The one grammar of shares: `2%` or `0.02`, divided as it was written, so that both are one number; NaN for
 * anything else. A bare number above 1 is nobody's share: whoever writes it means percent; so does, where 1 cannot
 * be meant, whoever writes 1.
 */
function shareIn(text: string): { readonly value: number; readonly tip?: Tip } {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text.trim());
  const [, digits = '', sign] = match ?? [];
  if (match === null) return { value: Number.NaN };
  if (sign === '%') return { value: Number(`${digits}e-2`) };
  const value = Number(digits);
  return value < 1 ? { value } : { value: value > 1 ? Number.NaN : 1, tip: ['writePercentSign', digits] };
}

/** A reader of shares strictly between `low` and `high`. */
export function between(low: number, high: number): (text: string) => number {
  return (text) => {
    const { value, tip } = shareIn(text);
    if (!(value > low && value < high)) refuse(['shareBetween', low, high], text, tip);
    return value;
  };
}

/** A reader of a share from one bound to another, both included; `2%` or `0.02`. */
export function shareFrom(low: number, high: number): (text: string) => number {
  return (text) => {
    const { value, tip } = shareIn(text);
    if (!(value >= low && value <= high)) refuse(['shareFrom', low, high], text, tip);
    return value;
  };
}

/** A reader of one of several words. */
export function oneOf<T extends string>(words: readonly T[]): (text: string) => T {
  return (text) => {
    const found = words.find((word) => word === text);
    return found ?? refuse(['oneOf', words], text);
  };
}

/** Reads a half-width: `0.2%` or `0.002`. */
export function halfWidthOf(text: string): number {
  const { low, high } = precisionBounds;
  const { value, tip } = shareIn(text);
  if (!(value >= low && value <= high)) refuse(['halfWidth', low, high], text, tip);
  return value;
}

/** Reads a shard: `2/5` is the second of five. */
export function shardOf(text: string): Shard {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (!(index >= 1 && index <= count)) refuse(['shardOfAll'], text);
  return { index, count };
}

/** A reader of comma-separated words. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** A reader of an option that may be repeated: all its values, in order. */
export function gather(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** A reader of an option that may be repeated and means all that it is given. */
export function every(text: string, before?: string): string {
  return before === undefined ? text : `${before}${AND}${text}`;
}
