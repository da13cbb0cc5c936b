/** Schema of `expect`. */
import { z } from 'zod';
import type { CellKind } from '../model/cellKind.ts';
import { nameKey, type WhereKey } from '../model/where.ts';
import { line, list, text, whole } from './schema-parts.ts';

/** Value of a key of `where`, and what it means. */
function shapeOf({ what, range }: WhereKey): z.ZodType {
  return range === null ? text(`${what}, or a list of them`) : whole(...range);
}

function oneOrMore(item: z.ZodType, error: string): z.ZodType {
  return z.union([item, list(item, error)], { error });
}

function where({ where: keys }: CellKind): z.ZodType {
  const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
  const values = oneOrMore(value, 'a value, or a list of values');
  const described = (key: WhereKey): z.ZodType =>
    oneOrMore(shapeOf(key), `${key.what}, or a list of them`).optional().describe(key.description);
  const own = Object.entries(keys).map(([name, key]) => [name, described(key)]);
  return z
    .strictObject(
      {
        variant: described(nameKey('the name of a variant', 'Variants; default all.')),
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
export function expectSchema(kind: CellKind): z.ZodType {
  const metricNames = kind.metrics.map(({ name }) => name);
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
