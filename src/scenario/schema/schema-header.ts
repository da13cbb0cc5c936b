/** What files of every kind may say besides their own parts. */
import { z } from 'zod';
import type { Must } from '../../problems/problem.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { VaryValue } from '../model/input.ts';
import { carry } from '../tree/carried.ts';
import { expectSchema } from './schema-expect.ts';
import { described, line, list, named, scalar, shownText, text } from './schema-parts.ts';

/** Most trials a cell may ask for. */
export const trialLimit = 1e12;

/** Varied paths with their values. */
export function vary(): z.ZodType {
  const value: z.ZodType<VaryValue> = scalar();
  return z
    .record(z.string(), list(value, 'listOf', 'values'), { error: carry('mapFromPaths') })
    .nullable()
    .describe('Paths with the values they take in turn; all combinations are run. `*` is every entry.');
}

/** A seed: text or a whole number. */
export function seed(): z.ZodType {
  const error = carry('textOrWhole');
  return z
    .union([shownText(), z.number({ error }).multipleOf(1, { error })], { error })
    .describe('Seed, kept as the text that is written here; without one, each run draws its own.');
}

/** Number of trials a cell. */
export function trials(description: string): z.ZodType {
  const error = carry('whole', 1, trialLimit);
  return z.int({ error }).min(1, { error }).max(trialLimit, { error }).describe(description);
}

/** The same fields, each of which may be left out. */
export function optional(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.optional()]));
}

/** What a variant may override, given the parts of its kind. */
export function overrides(parts: Record<string, z.ZodType>): z.ZodType {
  return z.strictObject(
    {
      description: described(line(), 'line').optional().describe('What this variant is about.'),
      ...optional(
        Object.fromEntries(
          Object.entries(parts).map(([key, schema]) => [
            key,
            schema.nullable().describe(schema.description ?? ''),
          ]),
        ),
      ),
    },
    { error: carry('mapOfOverrides') },
  );
}

/** A whole file: header, the number of trials under its key, the parts of its kind, axes and variants. */
export function fileSchema(
  cells: CellKind,
  trial: { readonly key: string; readonly description: string },
  parts: Record<string, z.ZodType>,
  override: z.ZodType,
  ...must: Must
): z.ZodType {
  const { kind } = cells;
  return z
    .strictObject(
      {
        name: line().optional().describe('Title of the reports; default: the name of the file.'),
        kind: z.literal(kind, { error: carry('exactly', kind) }).describe('Kind of scenario.'),
        description: described(text(), 'text')
          .optional()
          .describe(
            'The question that it asks, first in every report; a text, or a map from en, cs to texts.',
          ),
        notes: text().optional().describe('Free text, not shown anywhere.'),
        seed: seed().optional(),
        [trial.key]: trials(trial.description).optional(),
        ...parts,
        vary: vary().optional(),
        variants: named(override.nullable(), 'overrides')
          .nullable()
          .optional()
          .describe('Named sets of overrides; the first is the baseline. None: one, named printed.'),
        expect: expectSchema(cells).optional(),
      },
      { error: carry(...must) },
    )
    .describe(`Scenario of kind ${kind} for souboj.`);
}
