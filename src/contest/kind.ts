/** A kind of scenario of one's own: what a module of rules exports. */
import { z } from 'zod';
import type { Contest } from '../rules/contest.ts';
import { ContestError } from '../rules/contestError.ts';
import { dice } from './dice.ts';

/** What stands under a key of a combatant or of `rules`. Without a default it must be given. */
export type FieldSpec = { readonly description?: string } & (
  | {
      readonly type: 'integer' | 'number';
      /** Lowest and highest value; default −1,000,000 and 1,000,000. */
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
    }
  | { readonly type: 'boolean'; readonly default?: boolean }
  /** Dice as text, see `dice`. */
  | { readonly type: 'dice'; readonly default?: string }
  /** One of some words. */
  | { readonly type?: 'string'; readonly enum: readonly string[]; readonly default?: string }
);

/** The keys of a combatant or of the rules, each with what may stand under it. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/**
 * The shape of combatants or rules: keys by name, a JSON Schema of an object, or a zod schema of one. Of schemas the parts
 * are understood that {@link FieldSpec} has (dice: a string with `format: "dice"`); others are refused.
 */
export type Shape = FieldSpecs | JsonShape | z.ZodType;

/** A JSON Schema of an object, as other tools write it. A key without a default must be given, whether it is in `required` or not. */
export interface JsonShape {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** Values of a combatant, or of the rules, each given or by default. */
export type Given = Readonly<Record<string, number | string | boolean>>;

/** What rules make of values; as loose as the module wants them. */
// biome-ignore lint/suspicious/noExplicitAny: a module reads its own keys, each of which has the type that its shape says.
type Loose = any;

/** What columns and sentences of reports call a metric. */
export interface FigureWords {
  /** What a column of it is called in English. */
  readonly en: string;
  /** And in Czech; default as in English. */
  readonly cs?: string;
}

/** A kind of scenario as a module defines it: the keys that its files have, and the contest of a pairing. */
export interface KindDefinition {
  /** What scenarios call it, `kind: …`: lower-case letters, digits and -. */
  readonly kind: string;
  /** The keys of a combatant. */
  readonly combatants: Shape;
  /** The keys of `rules`, which all pairings share. */
  readonly rules?: Shape;
  /**
   * The contest of a pairing; depends on nothing but its arguments, whose values are plain data. Its ends say who wins.
   * Whatever `key` it has is replaced: pairings of equal values are the same contest.
   */
  contest(first: Loose, second: Loose, rules: Loose): Contest;
  /** Why two cannot meet, in words; `null` where they can. Default: all can. */
  impossible?(first: Loose, second: Loose, rules: Loose): string | null;
  /** Metrics of the contest by name, in words; each gives a figure `NAME_mean`. */
  readonly metrics?: Readonly<Record<string, FigureWords>>;
}

/** What may stand under a key of a combatant or of the rules, with bounds and default filled in. */
export interface Field {
  readonly type: 'integer' | 'number' | 'boolean' | 'dice' | 'enum';
  readonly low: number;
  readonly high: number;
  readonly words: readonly string[];
  /** `undefined`: it must be given. */
  readonly standard: number | string | boolean | undefined;
  readonly description: string;
}

/** The keys of a combatant or of the rules by name, read. */
export type Fields = ReadonlyMap<string, Field>;

/** A kind made by {@link defineKind}. */
export interface Kind {
  readonly kind: string;
  readonly combatants: Fields;
  readonly rules: Fields;
  readonly metrics: ReadonlyMap<string, Required<FigureWords>>;
  contest(first: Given, second: Given, rules: Given): Contest;
  impossible(first: Given, second: Given, rules: Given): string | null;
}

const pool = 1_000_000;
const metricName = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/**
 * Makes a kind of scenario of rules: `export default defineKind({ … })` in a module that `souboj run --rules MODULE`
 * takes.
 * @throws ContestError where the definition is not one, naming the part.
 * @example
 * export default defineKind({
 *   kind: 'coin-duel',
 *   combatants: { luck: { type: 'integer', minimum: 1, maximum: 99 } },
 *   contest: (first, second) => race(first.luck, second.luck),
 * });
 */
export function defineKind(definition: KindDefinition): Kind {
  const { kind, combatants, rules = {}, contest, impossible, metrics = {} } = definition;
  if (typeof kind !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kind))
    throw new ContestError(['defineKind', 'kind'], ['contestName', String(kind)]);
  if (typeof contest !== 'function')
    throw new ContestError([kind, 'definition'], ['kindFunction', typeof contest]);
  for (const [name, words] of Object.entries(metrics))
    if (!metricName.test(name) || typeof words?.en !== 'string')
      throw new ContestError([kind, `metrics.${name}`], ['contestName', name]);
  return {
    kind,
    combatants: fieldsOf([kind, 'combatants'], combatants),
    rules: fieldsOf([kind, 'rules'], rules),
    metrics: new Map(Object.entries(metrics).map(([name, { en, cs = en }]) => [name, { en, cs }])),
    contest: (first, second, given) => contest(first, second, given),
    impossible: (first, second, given) => impossible?.(first, second, given) ?? null,
  };
}

function fieldsOf(where: readonly string[], shape: Shape): Fields {
  if (shape instanceof z.ZodType || '_zod' in shape)
    return fieldsOf(where, z.toJSONSchema(shape as z.ZodType, { io: 'input' }) as unknown as JsonShape);
  const isSchema = (given: FieldSpecs | JsonShape): given is JsonShape =>
    given['type'] === 'object' && typeof given['properties'] === 'object';
  const json = isSchema(shape) ? shape : null;
  const fields = Object.entries(json?.properties ?? (shape as FieldSpecs));
  return new Map(
    fields.map(([name, spec]) => {
      if (!/^[A-Za-z_]\w*$/.test(name)) throw new ContestError([...where, name], ['contestName', name]);
      return [name, fieldOf([...where, name], spec as Record<string, unknown>)];
    }),
  );
}

function fieldOf(where: readonly string[], spec: Record<string, unknown>): Field {
  const { description = '', enum: words, format, minimum = -pool, maximum = pool } = spec;
  const type =
    spec['type'] === 'string' && format === 'dice' ? 'dice' : Array.isArray(words) ? 'enum' : spec['type'];
  const standard = spec['default'] as Field['standard'];
  const known = ['integer', 'number', 'boolean', 'dice', 'enum'].includes(String(type));
  const [low, high] = [
    Math.max(-pool, (spec['exclusiveMinimum'] as number | undefined) ?? Number(minimum)),
    Math.min(pool, (spec['exclusiveMaximum'] as number | undefined) ?? Number(maximum)),
  ];
  const field: Field = {
    type: type as Field['type'],
    ...{ low, high, standard },
    words: Array.isArray(words) ? words.map(String) : [],
    description: String(description),
  };
  if (!known || !(low <= high) || (type === 'enum' && field.words.length === 0))
    throw new ContestError(where, ['kindField', JSON.stringify(spec)]);
  if (standard !== undefined && !fits(field, standard))
    throw new ContestError(where, ['kindField', JSON.stringify(spec)]);
  return field;
}

/** Whether a value can stand in a field. */
export function fits({ type, low, high, words }: Field, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'enum') return words.includes(value as string);
  if (type === 'dice') return typeof value === 'string' && isDice(value);
  const isNumber = typeof value === 'number' && value >= low && value <= high;
  return isNumber && (type === 'number' || Number.isInteger(value));
}

function isDice(text: string): boolean {
  try {
    dice(text);
    return true;
  } catch {
    return false;
  }
}
