/** Schema of `expect`. */
import { z } from 'zod';
import { line, list, text, whole } from '../schema-parts.ts';
import { metricNames } from './metrics.ts';

function oneOrMore<Item>(item: z.ZodType<Item>, error: string): z.ZodType {
  return z.union([item, list(item, error)], { error });
}

function where(): z.ZodType {
  const names = (what: string): z.ZodType => {
    const error = `${what}, or a list of them`;
    return oneOrMore(text(error), error);
  };
  const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
  const planes = 'a plane from 1 to 8, or a list of them';
  const values = oneOrMore(value, 'a value, or a list of values');
  return z
    .strictObject(
      {
        variant: names('the name of a variant').optional().describe('Variants; default all.'),
        plane: oneOrMore(whole(1, 8), planes).optional().describe('Planes; default all.'),
        axes: z
          .record(z.string(), values, { error: 'a map from varied paths to values' })
          .optional()
          .describe('Values of varied paths; default all.'),
        initiator: names('the name of an initiator').optional().describe('Who starts; default everybody.'),
        target: names('the name of a target').optional().describe('Who is attacked; default everybody.'),
        side: names('the name of a combatant').optional().describe('Combatant or team in either seat.'),
        class: names('the name of a class').optional().describe('A class that either side has.'),
      },
      { error: 'a map of variant, plane, axes, initiator, target, side, class' },
    )
    .describe('Which cells; default all.');
}

/** The list of expectations. */
export function expectSchema(): z.ZodType {
  const error = `one of ${metricNames.join(', ')}`;
  const bound = (): z.ZodType => z.number({ error: 'a number' });
  const band = z.tuple([bound(), bound()], { error: 'a pair [lowest, highest]' });
  const entry = z.strictObject(
    {
      name: line().describe('What is expected, in words; stands in reports and JUnit.'),
      metric: z.enum(metricNames as [string, ...string[]], { error }).describe('Figure that is judged.'),
      where: where().optional(),
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
