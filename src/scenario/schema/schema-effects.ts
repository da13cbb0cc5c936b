/** Schema of bonuses and effects (RULES 10). */
import { z } from 'zod';
import { carry } from '../tree/carried.ts';
import { attributeLimit, block, flag, line, list, real, text, whole } from './schema-parts.ts';

/** Bonuses, effects and resistances at one place at most: each may be held against each. */
const mostEntries = 100;

function several(entry: z.ZodType, what: 'bonuses' | 'effects'): z.ZodType {
  const error = carry('listOfAtMost', mostEntries, what);
  return z.array(entry, { error }).max(mostEntries, { error });
}

function values<Figure extends string>(
  figures: readonly Figure[],
  value: () => z.ZodType<number>,
  what: 'changes' | 'factors',
): z.ZodType {
  const shape = Object.fromEntries(
    figures.map((figure) => [figure, value().describe(`Change of ${figure}.`)]),
  );
  return block(shape, ['mapFromFigures', figures, what], false);
}

/** A list of bonuses to one figure. */
export function bonusesSchema(against: readonly [string, ...string[]] | null): z.ZodType {
  const fields: Record<string, z.ZodType> = {
    value: whole(-attributeLimit, attributeLimit).describe('The bonus; a penalty below 0.'),
    type: line('bonusType')
      .optional()
      .describe('Type: of one type only the best counts, but for dodge, racial, circumstance.'),
    source: line()
      .optional()
      .describe('Where it comes from: untyped bonuses and circumstances of one source do not add up.'),
  };
  if (against !== null) {
    const error = carry('oneOf', against);
    fields['against'] = z
      .enum(against, { error })
      .optional()
      .describe('Counts against this kind of distraction only.');
  }
  const error = carry('entry', 'bonus', '{ value: …, type: …, source: … }');
  return several(z.strictObject(fields, { error }), 'bonuses');
}

/** A list of effects that change some figures. */
export function effectsSchema(figures: readonly string[], fractional: readonly string[]): z.ZodType {
  const change = (figure: string): z.ZodType<number> =>
    fractional.includes(figure)
      ? real(-attributeLimit, attributeLimit)
      : whole(-attributeLimit, attributeLimit);
  const changes = Object.fromEntries(
    figures.map((figure) => [figure, change(figure).describe(`Added to ${figure}; below 0 a penalty.`)]),
  );
  const factors = figures.filter((figure) => figure !== 'attack' && figure !== 'defence');
  const error = carry('entry', 'effect', '{ name: …, changes: … }');
  const entry = z.strictObject(
    {
      name: line('nameOf', 'effect').describe(
        'Name of the effect; entries of one name are castings of one effect and do not add up.',
      ),
      type: line('bonusType').optional().describe('Type of its bonuses and penalties; none: untyped.'),
      changes: block(changes, ['mapFromFigures', figures, 'changes'], false)
        .optional()
        .describe('What it adds to figures.'),
      times: values(factors, () => real(0, 100), 'factors')
        .optional()
        .describe('What it multiplies figures by, in order of arrival.'),
      resists: z
        .record(z.string(), whole(0, attributeLimit), { error: carry('mapOfResistances', mostEntries) })
        .refine((resisted) => Object.keys(resisted).length <= mostEntries, {
          error: carry('mapOfResistances', mostEntries),
        })
        .optional()
        .describe('Resistances by what is resisted; `all` is everything.'),
      form: line()
        .optional()
        .describe(
          'A shape: the last effect of one form suppresses those before it while it lasts. The same for all of one name.',
        ),
      cancels: list(text('nameOf', 'effect'), 'listOf', 'effectNames')
        .optional()
        .describe('Effects whose castings before it, still at work, it takes; it is used up with them.'),
      instant: flag()
        .optional()
        .describe('Instantaneous: adds up, also with itself, and nothing cancels it; default false.'),
      ended: flag().optional().describe('Over: no longer counts; default false.'),
    },
    { error },
  );
  return several(entry, 'effects');
}
