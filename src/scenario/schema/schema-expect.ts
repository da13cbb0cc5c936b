/** Schema of `expect`. */
import { z } from 'zod';
import type { Cell } from '../model/cells.ts';
import { metricNamesOf } from '../model/metrics.ts';
import { line, list, text, whole } from './schema-parts.ts';

/** A key of `where`: what its values are, and what it means. */
type Key = readonly [value: z.ZodType, what: string, description: string];

function names(what: string, description: string): Key {
  return [text(`${what}, or a list of them`), `${what}, or a list of them`, description];
}

function numbers(low: number, high: number, what: string, description: string): Key {
  return [whole(low, high), `${what}, or a list of them`, description];
}

const plane = () => numbers(1, 8, 'a plane from 1 to 8', 'Planes; default all.');

/** Keys of `where` by kind of scenario, beside variant and axes. */
const keysOf: { readonly [Kind in Cell['kind']]: () => Readonly<Record<string, Key>> } = {
  duel: () => ({
    plane: plane(),
    initiator: names('the name of an initiator', 'Who starts; default everybody.'),
    target: names('the name of a target', 'Who is attacked; default everybody.'),
    side: names('the name of a combatant', 'Combatant or team in either seat.'),
    class: names('the name of a class', 'A class that either side has.'),
  }),
  day: () => ({
    manifester: names('the name of a manifester', 'Who manifests; default everybody.'),
    plan: names('the name of a plan', 'Plans; default all.'),
  }),
  concentration: () => ({
    modifier: numbers(-1000, 1000, 'a whole number', 'Concentration modifiers; default all.'),
    distraction: names('the name of a distraction', 'Distractions; default all.'),
    level: numbers(0, 9, 'a power level from 0 to 9', 'Power levels; default all.'),
  }),
  contest: () => ({
    mind: names('the name of a mind', 'Minds; default all.'),
    controller: names('the name of a controller', 'Who is obeyed; default everybody.'),
  }),
  gauntlet: () => ({
    gauntlet: names('the name of a gauntlet', 'Gauntlets; default all.'),
    fighter: names('the name of a fighter', 'Who goes through it; default everybody.'),
    plane: plane(),
  }),
};

function oneOrMore(item: z.ZodType, error: string): z.ZodType {
  return z.union([item, list(item, error)], { error });
}

function where(kind: Cell['kind']): z.ZodType {
  const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
  const values = oneOrMore(value, 'a value, or a list of values');
  const [variant, error, description] = names('the name of a variant', 'Variants; default all.');
  const keys = keysOf[kind]();
  const own = Object.entries(keys).map(([key, [item, what, described]]) => [
    key,
    oneOrMore(item, what).optional().describe(described),
  ]);
  return z
    .strictObject(
      {
        variant: oneOrMore(variant, error).optional().describe(description),
        axes: z
          .record(z.string(), values, { error: 'a map from varied paths to values' })
          .optional()
          .describe('Values of varied paths; default all.'),
        ...(Object.fromEntries(own) as Record<string, z.ZodType>),
      },
      { error: `a map of ${['variant', 'axes', ...Object.keys(keys)].join(', ')}` },
    )
    .describe('Which cells; default all.');
}

/** The list of expectations. */
export function expectSchema(kind: Cell['kind']): z.ZodType {
  const metricNames = metricNamesOf(kind);
  const error = `one of ${metricNames.join(', ')}`;
  const bound = (): z.ZodType => z.number({ error: 'a number' });
  const band = z.tuple([bound(), bound()], { error: 'a pair [lowest, highest]' });
  const entry = z.strictObject(
    {
      name: line().describe('What is expected, in words; stands in reports and JUnit.'),
      metric: z.enum(metricNames as [string, ...string[]], { error }).describe('Figure that is judged.'),
      where: where(kind).optional(),
      between: band.optional().describe('Lowest and highest allowed value; rates from 0 to 1.'),
      atLeast: bound().optional().describe('Lowest allowed value.'),
      atMost: bound().optional().describe('Highest allowed value.'),
    },
    { error: 'a map of name, metric, where and a band' },
  );
  return list(entry, 'a list of expectations').describe(
    'What the results shall be: bands that every figure covered must lie in. Each is met, failed or undecided.',
  );
}
