/** Strict readers of option values. */
import { InvalidArgumentError } from 'commander';

/** Largest number of duels per cell: counts stay exact far beyond it. */
export const MOST_DUELS = 1e12;

/** A reader of whole numbers from `low` to `high`, plain digits only. */
export function whole(low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < low || value > high) {
      throw new InvalidArgumentError(`must be a whole number from ${low} to ${high} (got "${text}")`);
    }
    return value;
  };
}

/** A reader of one of several words. */
export function oneOf<T extends string>(words: readonly T[]): (text: string) => T {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) {
      throw new InvalidArgumentError(`must be one of ${words.join(', ')} (got "${text}")`);
    }
    return found;
  };
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
