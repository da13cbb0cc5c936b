/** Schema of a whole duel scenario, source of validation and of the JSON Schema for editors. */
import { z } from 'zod';
import type { SideInput } from '../model/input.ts';
import { carry } from '../tree/carried.ts';
import { classSchema, combatantSchema } from './schema-combatant.ts';
import { expectSchema } from './schema-expect.ts';
import { optional, seed, vary } from './schema-header.ts';
import { line, list, named, text, whole } from './schema-parts.ts';
import { precisionSchema } from './schema-precision.ts';
import { formulasSchema, rulesSchema } from './schema-rules.ts';
import { constantsSchema, rangesSchema, tuneSchema } from './schema-tune.ts';

/** Most duels a cell may ask for. */
const duelLimit = 1e12;

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
    planes: list(whole(1, 8), 'listOfPlanes', 8)
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
  { description: line().optional().describe('What this variant is about.'), ...optional(duelParts(true)) },
  { error: carry('mapOfOverrides') },
);

function duels(): z.ZodType {
  const error = carry('whole', 1, duelLimit);
  const count = z.int({ error }).min(1, { error }).max(duelLimit, { error });
  return z
    .union([count, precisionSchema(count, error)], { error })
    .describe('Duels a cell, or the precision to reach; default 100000.');
}

const shared = duelParts(false);

/** A scenario of kind `duel`. */
export const duelSchema: z.ZodType = z
  .strictObject(
    {
      name: line().optional().describe('Title of the reports; default: the name of the file.'),
      kind: z
        .literal('duel', { error: carry('exactly', 'duel') })
        .optional()
        .describe('Kind of scenario; default duel.'),
      description: text().optional().describe('What the scenario asks, in free text.'),
      notes: text().optional().describe('Free text, not shown anywhere.'),
      seed: seed().optional(),
      duels: duels().optional(),
      ...optional(shared),
      combatants: shared['combatants']!,
      vary: vary().optional(),
      ranges: rangesSchema().optional(),
      tune: tuneSchema().optional(),
      variants: named(overrideSchema.nullable(), 'overrides')
        .nullable()
        .optional()
        .describe('Named sets of overrides; the first is the baseline. None: one, named printed.'),
      expect: expectSchema('duel').optional(),
    },
    { error: carry('mapOfDuels') },
  )
  .describe('Scenario of mental duels for souboj.');
