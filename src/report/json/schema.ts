/** Schemas of files that souboj writes: what each part must be, in words, and the place of what is not. */

import { z } from 'zod';
import { ReportError } from '../../language/errors.ts';
import { unshowable } from '../../problems/shown.ts';
import { seedLimit } from '../../scenario/schema/schema-parts.ts';
import { carried, carry } from '../../scenario/tree/carried.ts';

/** A text as it is: what is read again as a file of its own. */
export const rawText: z.ZodType<string> = z.string(carry('text'));

/** A text that can be shown: names, seeds and everything else that reaches reports. */
export const text: z.ZodType<string> = rawText.refine((found) => !unshowable.test(found), carry('shownText'));

/** The seed of a run, as on the command line. */
export const seed: z.ZodType<string> = text.refine(
  (found) => found.length <= seedLimit,
  carry('charactersAtMost', seedLimit),
);

/** A number, `Infinity` included, which zod's own would refuse: axes may stand there. */
export const number: z.ZodType<number> = z.custom<number>(
  (value) => typeof value === 'number' && !Number.isNaN(value),
  carry('anyNumber'),
);

/** A number from `low` to `high`. */
export function within(low: number, high: number): z.ZodType<number> {
  const fits = (value: number): boolean => value >= low && value <= high;
  return number.refine(fits, carry('real', low, high));
}

/** A level of confidence: between 0 and 1. */
export const level: z.ZodType<number> = number.refine(
  (value) => value > 0 && value < 1,
  carry('shareBetween', 0, 1),
);

/** A whole number from `low` to `high`. */
export function wholeWithin(low: number, high: number): z.ZodType<number> {
  const fits = (value: number): boolean => Number.isSafeInteger(value) && value >= low && value <= high;
  return number.refine(fits, carry('whole', low, high));
}

/** Duels and states: bounds of the command line, with room for the last chunk of a precision. */
export const duelCount: z.ZodType<number> = wholeWithin(1, 2e12);
export const stateCount: z.ZodType<number> = wholeWithin(1, 20_000_000);

/** True or false. */
export const flag: z.ZodType<boolean> = z.boolean(carry('flag'));

/** Text, number, true or false, or null: the value of an axis. */
export const scalar: z.ZodType<string | number | boolean | null> = z.custom<string | number | boolean | null>(
  (value) =>
    value === null || (['string', 'number', 'boolean'].includes(typeof value) && !Number.isNaN(value)),
  carry('single'),
);

/** One of some words. */
export function oneOf<const W extends readonly [string, ...string[]]>(words: W): z.ZodType<W[number]> {
  return z.enum(words, carry('oneOf', words));
}

/** An object with the entries of `shape`; what else it has is left out. */
export function record<T>(shape: { readonly [Key in keyof T]-?: z.ZodType<T[Key]> }): z.ZodType<T> {
  return z.object(shape, carry('object')) as unknown as z.ZodType<T>;
}

/** An object with any keys and values of one kind. */
export function entries<T>(value: z.ZodType<T>): z.ZodType<Record<string, T>> {
  return z.record(z.string(), value, carry('object'));
}

/** An array of values of one kind. */
export function list<T>(item: z.ZodType<T>): z.ZodType<T[]> {
  return z.array(item, carry('array'));
}

/** An object taken as it is: written by the same program, not looked into. */
export function whole<T extends object>(): z.ZodType<T> {
  return z.custom<T>((value) => typeof value === 'object' && value !== null, carry('object'));
}

/** An element of `parts`, by the index that stands in the file. */
export function indexInto<T>(parts: readonly T[]): z.ZodType<T> {
  const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) in parts;
  return z
    .custom<number>(isIndex, {
      error: ({ input }) =>
        typeof input === 'number' ? carry('indexBelow', parts.length) : carry('anyNumber'),
    })
    .transform((index) => parts[index] as T);
}

/** An axis and where the cell stands on it, as `[name, value]`. */
export const axis: z.ZodType<{ name: string; value: string | number | boolean | null }> = z
  .tuple([text, scalar], carry('nameAndValue'))
  .transform(([name, value]) => ({ name, value }));

/**
 * The value as the schema has it.
 *
 * @param where the place of the value, for messages: the file, or a part of it.
 * @throws ReportError `bad-run` for the first part that is not what it must be, with its place.
 */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const found: unknown = path.reduce((inner: unknown, part) => entryOf(inner, part), value);
  const got = JSON.stringify(found);
  const short = got !== undefined && got.length > 60 ? `${got.slice(0, 57)}...` : got;
  throw new ReportError('bad-run', {
    where: [`${where}${place}`],
    must: carried(message),
    found: short === undefined ? ['nothing'] : ['value', short],
  });
}

function entryOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}
