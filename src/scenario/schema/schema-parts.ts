/** Building blocks of the schema. The `error` of each carries what a value must be, for our own messages. */
import { z } from 'zod';
import type { mapped } from '../../problems/english/nouns.ts';
import type { Must } from '../../problems/problem.ts';
import { unshowable } from '../../problems/shown.ts';
import type { SpreadInput } from '../model/input.ts';
import type { Described } from '../model/scenario.ts';
import { carry } from '../tree/carried.ts';

/** Largest attribute, level or class base. */
export const attributeLimit = 1000;
/** Largest pool: mana, fatigue, hit points, power points, rounds. */
export const poolLimit = 1_000_000;

/** A schema for every key of `Input`: the compiler sees to it that none is missing, superfluous or of another type. */
export type Shape<Input> = {
  readonly [Key in keyof Input]-?: z.ZodType<Exclude<Input[Key], undefined>>;
};

/** A whole number between two bounds, both included. */
export function whole(
  low: number,
  high: number,
  error: string = carry('whole', low, high),
): z.ZodType<number> {
  return z.int({ error }).min(low, { error }).max(high, { error });
}

/** A number between two bounds, both included. */
export function real(low: number, high: number): z.ZodType<number> {
  const error = carry('real', low, high);
  return z.number({ error }).min(low, { error }).max(high, { error });
}

/** A pool that may have no bound: whole and at least `least`, or `unlimited`. */
export function pool(least = 0): z.ZodType<number | 'unlimited'> {
  const error = carry('wholeOrUnlimited', least, poolLimit);
  return z.union([whole(least, poolLimit, error), z.literal('unlimited', { error })], { error });
}

/** Dice, as spreads have them; whether they are good is looked at by who reads them. */
const dicePattern = /^\s*\d*[kKdD]\d/;

/**
 * A figure, or a spread of it: dice, weights by value, or a list of values.
 * @param must what is told of what is neither.
 */
export function spread<Figure>(figure: z.ZodType<Figure>, ...must: Must): z.ZodType<Figure | SpreadInput> {
  const error = carry(...must);
  return z.union(
    [
      figure,
      z.string({ error }).regex(dicePattern, { error }),
      z.array(figure as z.ZodType<number>, { error }).min(1, { error: carry('someValue') }),
      z.record(z.string(), real(0, 1e9), { error }),
    ],
    { error },
  );
}

/** A limit that may be left away: whole and at least `least`, or `none`. */
export function limit(least: number): z.ZodType<number | 'none'> {
  const error = carry('wholeOrNone', least, poolLimit);
  return z.union([whole(least, poolLimit, error), z.literal('none', { error })], { error });
}

/** One of a few words. */
export function choice<const Word extends string>(...words: readonly Word[]): z.ZodType<Word> {
  return z.enum(words, { error: carry('oneOf', words) });
}

/** True or false. */
export function flag(): z.ZodType<boolean> {
  return z.boolean({ error: carry('flag') });
}

/** Text that is not empty. */
export function text(...must: Must | []): z.ZodType<string> {
  const error = must.length === 0 ? carry('text') : carry(...must);
  return z.string({ error }).min(1, { error });
}

/** A text, or one for each language by its tag. */
export function described(one: z.ZodType<string>, ...must: Must): z.ZodType<Described> {
  const error = carry(...must);
  const tag = z.string().regex(/^[a-z]{2}$/, { error });
  return z.union([one, z.record(tag, one, { error })], { error });
}

/** Text of a single line, at most 200 characters; `must` for what is no text at all. */
export function line(...must: Must | []): z.ZodType<string> {
  const error = carry('line');
  const text = z.string({ error: must.length === 0 ? error : carry(...must) });
  return showable(text.regex(/^[^\p{Cc}\u2028\u2029]{1,200}$/u, { error }), error);
}

/** A value of a varied path: text that can be shown, a number, true or false, nothing. */
export function scalar(): z.ZodType<string | number | boolean | null> {
  const error = carry('scalar');
  const text = showable(z.string({ error }), carry('shownText'));
  return z.union([text, z.number(), z.boolean(), z.null()], { error });
}

/** A list with at least one entry. */
export function list<Item>(item: z.ZodType<Item>, ...must: Must): z.ZodType<Item[]> {
  const error = carry(...must);
  return z.array(item, { error }).min(1, { error });
}

/**
 * A map of known keys, each of which may be left out. Anything else is unknown.
 * @param removable whether `null` is allowed for a key, too: in variants it takes the key away.
 */
export function block<Input>(shape: Shape<Input>, must: Must, removable: boolean): z.ZodType {
  const fields = Object.entries<z.ZodType>(shape).map(([key, field]) => {
    const described = field.description;
    const optional = (removable ? field.nullable() : field).optional();
    return [key, described === undefined ? optional : optional.describe(described)];
  });
  return z.strictObject(Object.fromEntries(fields), { error: carry(...must) });
}

/** Text that can be shown. */
function showable(schema: z.ZodString, error: string): z.ZodString {
  return schema.refine((text) => !unshowable.test(text), { error });
}

/** Longest seed, in characters. */
export const seedLimit = 1000;

/** Text that can be shown: a seed. */
export function shownText(): z.ZodString {
  const error = carry('charactersAtMost', seedLimit);
  return showable((text('textOrWhole') as z.ZodString).max(seedLimit, { error }), carry('shownText'));
}

/** A name: no blanks at its ends, none of the signs that cell names are built with. */
const namePattern = /^(?!\s)(?!.*\s$)(?!(?:.*\s)?[>+@](?:\s|$))[^\p{Cc}\u2028\u2029]{1,100}$/u;

/** A map from names to entries. */
export function named(entry: z.ZodType, what: keyof typeof mapped): z.ZodType {
  const error = carry('name');
  return z.record(showable(z.string({ error }).regex(namePattern, { error }), error), entry, {
    error: carry('mapFromNames', what),
  });
}
