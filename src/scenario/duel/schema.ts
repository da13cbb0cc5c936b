/** Schema of a whole duel scenario, source of validation and of the JSON Schema for editors. */
import { z } from 'zod';
import type { CellKind } from '../model/cellKind.ts';
import { duelParts, overrideSchema } from '../schema/schema-duel.ts';
import { expectSchema } from '../schema/schema-expect.ts';
import { optional, seed, trialLimit, vary } from '../schema/schema-header.ts';
import { described, line, named, text } from '../schema/schema-parts.ts';
import { precisionSchema } from '../schema/schema-precision.ts';
import { rangesSchema, tuneSchema } from '../schema/schema-tune.ts';
import { carry } from '../tree/carried.ts';
import { duelCells } from './cells.ts';

function duels(): z.ZodType {
  const error = carry('whole', 1, trialLimit);
  const count = z.int({ error }).min(1, { error }).max(trialLimit, { error });
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
        .literal(duelCells.kind, { error: carry('exactly', duelCells.kind) })
        .optional()
        .describe('Kind of scenario; default duel.'),
      description: described(text(), 'text')
        .optional()
        .describe('The question that it asks, first in every report; a text, or a map from en, cs to texts.'),
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
      expect: expectSchema(duelCells as CellKind).optional(),
    },
    { error: carry('mapOfDuels') },
  )
  .describe('Scenario of mental duels for souboj.');
