/** Schema of `expect`. */
import { z } from 'zod';
import type { named } from '../../problems/english/nouns.ts';
import type { Must } from '../../problems/problem.ts';
import type { Cell } from '../model/cells.ts';
import { metricNamesOf } from '../model/metrics.ts';
import { carry } from '../tree/carried.ts';
import { line, list, text, whole } from './schema-parts.ts';

/** A key of `where`: what its values are, what one or several of them must be, and what it means. */
type Key = readonly [value: z.ZodType, must: Must, description: string];

function names(what: keyof typeof named, description: string): Key {
  return [text('nameOrNames', what), ['nameOrNames', what], description];
}

function numbers(low: number, high: number, must: Must, description: string): Key {
  return [whole(low, high), must, description];
}

const plane = () => numbers(1, 8, ['planeOrList', 8], 'Planes; default all.');

/** Keys of `where` by kind of scenario, beside variant and axes. */
const keysOf: { readonly [Kind in Cell['kind']]: () => Readonly<Record<string, Key>> } = {
  duel: () => ({
    plane: plane(),
    initiator: names('initiator', 'Who starts; default everybody.'),
    target: names('target', 'Who is attacked; default everybody.'),
    side: names('combatant', 'Combatant or team in either seat.'),
    class: names('class', 'A class that either side has.'),
  }),
  day: () => ({
    manifester: names('manifester', 'Who manifests; default everybody.'),
    plan: names('plan', 'Plans; default all.'),
  }),
  concentration: () => ({
    modifier: numbers(-1000, 1000, ['wholeOrList'], 'Concentration modifiers; default all.'),
    distraction: names('distraction', 'Distractions; default all.'),
    level: numbers(0, 9, ['levelOrList'], 'Power levels; default all.'),
  }),
  contest: () => ({
    mind: names('mind', 'Minds; default all.'),
    controller: names('controller', 'Who is obeyed; default everybody.'),
  }),
  gauntlet: () => ({
    gauntlet: names('gauntlet', 'Gauntlets; default all.'),
    fighter: names('fighter', 'Who goes through it; default everybody.'),
    plane: plane(),
  }),
};

function oneOrMore(item: z.ZodType, ...must: Must): z.ZodType {
  return z.union([item, list(item, ...must)], { error: carry(...must) });
}

function where(kind: Cell['kind']): z.ZodType {
  const value = z.union([z.string(), z.number(), z.boolean(), z.null()], { error: carry('scalar') });
  const values = oneOrMore(value, 'valueOrList');
  const [variant, must, description] = names('variant', 'Variants; default all.');
  const keys = keysOf[kind]();
  const own = Object.entries(keys).map(([key, [item, ofKey, described]]) => [
    key,
    oneOrMore(item, ...ofKey)
      .optional()
      .describe(described),
  ]);
  return z
    .strictObject(
      {
        variant: oneOrMore(variant, ...must)
          .optional()
          .describe(description),
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

/** The list of expectations. */
export function expectSchema(kind: Cell['kind']): z.ZodType {
  const metricNames = metricNamesOf(kind);
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
    },
    { error: carry('mapOfExpectation') },
  );
  return list(entry, 'listOf', 'expectations').describe(
    'What the results shall be: bands that every figure covered must lie in. Each is met, failed or undecided.',
  );
}
