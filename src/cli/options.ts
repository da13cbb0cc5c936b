/** Strict readers of option values. */
import { InvalidArgumentError } from 'commander';
import type { Shard } from '../batch/share.ts';
import type { Found, Must } from '../problems/problem.ts';
import { precisionBounds } from '../scenario/model/precision.ts';
import { complaint } from './problems.ts';

/** Refuses the text of an option; said at once, since the parser of arguments tells it. */
function refuse(must: Must, text: string): never {
  const found: Found = ['value', `"${text}"`];
  throw new InvalidArgumentError(complaint(must, found));
}

/** Largest number of duels per cell: counts stay exact far beyond it. */
export const MOST_DUELS = 1e12;

/** A reader of whole numbers from `low` to `high`, plain digits only. */
export function whole(low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < low || value > high) refuse(['wholeInDigits', low, high], text);
    return value;
  };
}

/** A reader of numbers strictly between `low` and `high`; a percent sign at the end divides by a hundred. */
export function between(low: number, high: number): (text: string) => number {
  return (text) => {
    const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text.trim());
    const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
    if (!(value > low && value < high)) refuse(['between', low, high], text);
    return value;
  };
}

/** A reader of percentage points between 0 and 100, with or without a percent sign; gives a share. */
export function points(text: string): number {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*%?$/.exec(text.trim());
  const value = match === null ? Number.NaN : Number(match[1]);
  if (!(value > 0 && value < 100)) refuse(['pointsBelow100'], text);
  return value / 100;
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
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text.trim());
  // Divided as it was written, so that 0.2% and 0.002 are one number.
  const value = match === null ? Number.NaN : match[2] === '%' ? Number(`${match[1]}e-2`) : Number(match[1]);
  if (!(value >= low && value <= high)) refuse(['halfWidth', low, high], text);
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
