/** Schema of `expect`. */
import { z } from 'zod';
import type { Must } from '../../problems/problem.ts';
import type { CellKind } from '../model/cellKind.ts';
import { nameKey, type WhereKey } from '../model/where.ts';
import { carry } from '../tree/carried.ts';
import { line, list, scalar, text, whole } from './schema-parts.ts';

/** Value of a key of `where`. */
function shapeOf({ must, range }: WhereKey): z.ZodType {
  return range === null ? text(...must) : whole(...range);
}

function oneOrMore(item: z.ZodType, ...must: Must): z.ZodType {
  return z.union([item, list(item, ...must)], { error: carry(...must) });
}

function where({ where: keys }: CellKind): z.ZodType {
  const values = oneOrMore(scalar(), 'valueOrList');
  const described = (key: WhereKey): z.ZodType =>
    oneOrMore(shapeOf(key), ...key.must)
      .optional()
      .describe(key.description);
  const own = Object.entries(keys).map(([name, key]) => [name, described(key)]);
  return z
    .strictObject(
      {
        variant: described(nameKey('variant', 'Variants; default all.')),
        axes: z
          .record(z.string(), values, { error: carry('mapFromVaried') })
          .optional()
          .describe('Values of varied paths; default all.'),
        ...(Object.fromEntries(own) as Record<string, z.ZodType>),
      },
      { error: carry('mapOfKeys', ['variant', 'axes', ...Object.keys(keys)]) },
    )
    .describe('Which cells; default all.');
}

/** A wanted matrix, in place of a band, beside `metric: pair_score`. */
export function matrixKeys(): Record<string, z.ZodType> {
  const error = carry('wantedScore');
  const score = z.union([z.number({ error }), z.string({ error }), z.array(z.number({ error }), { error })], {
    error,
  });
  const row = z.record(z.string(), score, { error: carry('mapFromNames', 'scores') });
  return {
    matrix: z
      .record(z.string(), row, { error: carry('mapFromNames', 'rows') })
      .optional()
      .describe('Wanted scores in percent, by name and by whom it meets: { a: { b: 60..65, c: 40..50 } }.'),
    'rock-paper-scissors': list(text(), 'listOf', 'combatants')
      .optional()
      .describe('Three names or more: each beats the next, the last the first, by edge.'),
    edge: score.optional().describe('Wanted score of those of rock-paper-scissors, in percent: 60..65.'),
  };
}

/** The list of expectations. */
export function expectSchema(kind: CellKind): z.ZodType {
  const metricNames = kind.metrics.map(({ name }) => name);
  const error = carry('oneOf', metricNames);
  const bound = (): z.ZodType => z.number({ error: carry('anyNumber') });
  const band = z.tuple([bound(), bound()], { error: carry('pairOfBounds') });
  const entry = z.strictObject(
    {
      name: line().describe('What is expected, in words; stands in reports and JUnit.'),
      metric: z.enum(metricNames as [string, ...string[]], { error }).describe('Figure that is judged.'),
      where: where(kind).optional(),
      between: band.optional().describe('Lowest and highest allowed value; rates from 0 to 1.'),
      atLeast: bound().optional().describe('Lowest allowed value.'),
      atMost: bound().optional().describe('Highest allowed value.'),
      ...(kind.metrics.some((metric) => metric.kind === 'pair') ? matrixKeys() : {}),
    },
    { error: carry('mapOfExpectation') },
  );
  return list(entry, 'listOf', 'expectations').describe(
    'What the results shall be: bands that every figure covered must lie in. Each is met, failed or undecided.',
  );
}
