/** Schema of what tuning looks at: `tune`, `ranges`, and the named constants of formulas. */
import { z } from 'zod';
import type { named } from '../../problems/english/nouns.ts';
import type { Must } from '../../problems/problem.ts';
import { formulaFunctions, formulaVariables } from '../../rules/formula.ts';
import { planeCount } from '../../rules/planes.ts';
import { carry } from '../tree/carried.ts';
import { matrixKeys } from './schema-expect.ts';
import { line, list, real, text, whole } from './schema-parts.ts';

/** Largest size of a constant, of a knob's or a range's bound. */
const numberLimit = 1e9;

const number = (): z.ZodType<number> => real(-numberLimit, numberLimit);

/** Constants by name. A name is what a formula can hold and does not mean already. */
export function constantsSchema(removable: boolean): z.ZodType {
  const taken = [...formulaVariables, ...formulaFunctions];
  const error = carry('constantName', taken);
  const name = z.string({ error }).refine((key) => /^[\p{L}_][\p{L}\p{N}_]{0,49}$/u.test(key), { error });
  const value = removable ? number().nullable() : number();
  return z.record(
    name.refine((key) => !taken.includes(key), { error }),
    value,
    {
      error: carry('mapFromNames', 'numbers'),
    },
  );
}

function knob(): z.ZodType {
  return z.strictObject(
    {
      from: number().describe('Smallest value.'),
      to: number().describe('Largest value.'),
      step: number()
        .optional()
        .describe(
          'Distance of the values; without one it is 1 for whole numbers and for base, level, talent, IQ and Podl, else every value between counts.',
        ),
    },
    { error: carry('range', '{ from: …, to: …, step: … }') },
  );
}

function oneOrMore(one: z.ZodType, ...must: Must): z.ZodType {
  return z.union([one, list(one, ...must)], { error: carry(...must) });
}

function where(): z.ZodType {
  const names = (what: keyof typeof named): z.ZodType => oneOrMore(text('nameOf', what), 'nameOrNames', what);
  const planes = oneOrMore(whole(1, planeCount), 'planeOrList', planeCount);
  const error = carry('scalar');
  return z.strictObject(
    {
      variant: names('variant').optional().describe('Only in these variants.'),
      plane: planes.optional().describe('Only on these planes.'),
      initiator: names('side').optional().describe('Only with these as initiators.'),
      target: names('side').optional().describe('Only with these as targets.'),
      class: names('sideOrClass').optional().describe('Only where these stand in either seat.'),
      mirrors: z
        .boolean({ error: carry('flag') })
        .optional()
        .describe('Only mirrors (true), or all but mirrors (false).'),
      axes: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()], { error }), {
          error: carry('mapFromVaried'),
        })
        .optional()
        .describe('Only at these values of varied paths.'),
    },
    {
      error: carry('mapOfKeys', ['variant', 'plane', 'initiator', 'target', 'class', 'mirrors', 'axes']),
    },
  );
}

/** A wish for a figure: the metric, where it counts, and the band it shall lie in. */
function band(): z.ZodType {
  const pair = carry('pairOfNumbers');
  return z.strictObject(
    {
      name: line().optional().describe('What reports call this wish.'),
      metric: text('nameOf', 'metric').describe('score, win_rate, mean_score, first_move_edge …'),
      where: where().optional().describe('Which cells count; all by default.'),
      between: z
        .tuple([z.number({ error: pair }), z.number({ error: pair })], { error: pair })
        .optional()
        .describe('The band, both ends included; rates and scores from 0 to 1.'),
      atLeast: number().optional().describe('Lower end of a band open above.'),
      atMost: number().optional().describe('Upper end of a band open below.'),
      ...matrixKeys(),
      weight: real(0.001, 1000).optional().describe('What a miss of this wish counts; default 1.'),
    },
    { error: carry('wish', '{ metric: …, where: …, between: [low, high] }') },
  );
}

/** The block `tune`. */
export function tuneSchema(): z.ZodType {
  const prefer = carry('oneOf', ['fewest', 'smallest']);
  return z
    .strictObject(
      {
        knobs: z
          .record(z.string(), knob(), { error: carry('mapToRanges', '{ from: …, to: …, step: … }') })
          .describe('Paths that may be changed, with their ranges.'),
        goal: list(band(), 'wishes', '{ metric: …, between: [low, high] }').describe(
          'What the figures shall be.',
        ),
        prefer: z
          .enum(['fewest', 'smallest'], { error: prefer })
          .optional()
          .describe('Fewest changes first (default), or the smallest sum of changes.'),
      },
      { error: carry('mapOfKeys', ['knobs', 'goal', 'prefer']) },
    )
    .describe('What `souboj tune` may change, and what it shall reach.');
}

/** The block `ranges`. */
export function rangesSchema(): z.ZodType {
  const error = carry('range', '{ from: …, to: … }');
  const range = z.strictObject(
    { from: number().describe('Smallest value.'), to: number().describe('Largest value.') },
    { error },
  );
  return z
    .record(z.string(), range, { error: carry('mapToRanges', '{ from: …, to: … }') })
    .nullable()
    .describe('Paths with the ranges that `souboj sensitivity --global` explores.');
}
