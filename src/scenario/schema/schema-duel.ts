/** Schema of the parts of duels that variants override, which other kinds have, too. */
import { z } from 'zod';
import { planeCount } from '../../rules/planes.ts';
import type { SideInput } from '../model/input.ts';
import { carry } from '../tree/carried.ts';
import { classSchema, combatantSchema } from './schema-combatant.ts';
import { optional } from './schema-header.ts';
import { described, line, list, named, text, whole } from './schema-parts.ts';
import { formulasSchema, rulesSchema } from './schema-rules.ts';
import { constantsSchema } from './schema-tune.ts';

function matchups(): z.ZodType {
  const names = list(text('nameOf', 'combatant'), 'combatantOrNames');
  const side: z.ZodType<SideInput> = z.union([text('combatantOrNames'), names], {
    error: carry('combatantOrNames'),
  });
  const pair = z.tuple([side, side], { error: carry('pairOfSides') });
  const error = carry('allOrPairsOfSides');
  return z.union([z.literal('all', { error }), list(pair, 'allOrPairsOfSides')], { error });
}

/** The parts that variants override and axes vary; `removable`: `null` takes a key away. */
export function duelParts(removable: boolean): Record<string, z.ZodType> {
  const entry = (schema: z.ZodType): z.ZodType => schema.nullable();
  const described: Record<string, z.ZodType> = {
    defaults: entry(combatantSchema(removable)).describe(
      'What every combatant has unless it says otherwise.',
    ),
    combatants: named(entry(combatantSchema(removable)), 'combatants').describe('The combatants by name.'),
    classes: entry(named(entry(classSchema(removable)), 'classes')).describe(
      'Classes beside the ten built-in ones, or changes of these.',
    ),
    planes: list(whole(1, planeCount), 'listOfPlanes', planeCount)
      .meta({ uniqueItems: true })
      .describe('Mental planes to fight on; default [1].'),
    matchups: matchups().describe(
      'Who meets whom: `all` ordered pairs (default), or pairs of names or teams.',
    ),
    formulas: entry(formulasSchema(removable)).describe('Formulas that replace the printed ones, by plane.'),
    rules: entry(rulesSchema(removable)).describe('Settings that differ from the rules as printed.'),
    constants: entry(constantsSchema(removable)).describe('Numbers by name, for use in formulas.'),
  };
  if (!removable) return described;
  return Object.fromEntries(
    Object.entries(described).map(([key, schema]) => [
      key,
      schema.nullable().describe(schema.description ?? ''),
    ]),
  );
}

/** What a variant may override; also checks a single varied value in its place. */
export const overrideSchema: z.ZodType = z.strictObject(
  {
    description: described(line(), 'line').optional().describe('What this variant is about.'),
    ...optional(duelParts(true)),
  },
  { error: carry('mapOfOverrides') },
);
