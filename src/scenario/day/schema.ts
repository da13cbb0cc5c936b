/** Schema of a day scenario. */

import { z } from 'zod';
import { parseDamage } from '../../rules/day/damage.ts';
import { distractionKinds } from '../../rules/day/model.ts';
import type { CellKind } from '../model/cellKind.ts';
import { bonusesSchema, effectsSchema } from '../schema/schema-effects.ts';
import { fileSchema, overrides } from '../schema/schema-header.ts';
import {
  attributeLimit,
  block,
  choice,
  flag,
  line,
  list,
  named,
  real,
  text,
  whole,
} from '../schema/schema-parts.ts';
import { carry } from '../tree/carried.ts';
import { once } from '../tree/remember.ts';
import { dayCells } from './cells.ts';
import type { ManifesterInput, PlanInput } from './input.ts';

/** Largest pool of power points and most attempts of a day: what is solved in a moment. */
const dayLimit = 10_000;

/** Figures of a manifester that effects change. */
export const manifesterFigures: readonly string[] = [
  'manifesterLevel',
  'concentration',
  'keyModifier',
  'intelligence',
];

function mlBonus(): z.ZodType<NonNullable<ManifesterInput['mlBonus']>> {
  const error = carry('wholeOrBonuses');
  return z.union([whole(-100, 100), bonusesSchema(null)], { error }) as z.ZodType<
    NonNullable<ManifesterInput['mlBonus']>
  >;
}

function manifester(removable: boolean): z.ZodType {
  return block<ManifesterInput>(
    {
      manifesterLevel: whole(0, 100).describe('Level in psionic classes: caps what a power may cost.'),
      mlBonus: mlBonus().describe('Adjustments of the manifester level; they apply wherever it does.'),
      intelligence: whole(0, attributeLimit).describe('At least 1, but for vermin; default 10.'),
      vermin: flag().describe('A hive mind, which needs no Intelligence; default false.'),
      concentration: whole(-attributeLimit, attributeLimit).describe('Added to the d20 of each check.'),
      bonuses: (bonusesSchema(distractionKinds) as z.ZodType<[]>).describe('Bonuses to Concentration.'),
      effects: (effectsSchema(manifesterFigures, []) as z.ZodType<[]>).describe(
        'Effects that change figures, in order of arrival.',
      ),
      powerPoints: whole(0, dayLimit).describe('Power points of the day.'),
      keyModifier: whole(-100, 100).describe('Key ability modifier; default: that of the Intelligence.'),
      transparency: flag().describe('Whether magic and psionics meet as one; default true.'),
    },
    ['mapOfManifester'],
    removable,
  );
}

/** Damage as a number or dice. */
export function damageSchema(): z.ZodType<number | string> {
  const error = carry('damage');
  const dice = z
    .string({ error })
    .regex(/^\s*\d{0,3}[kKdD]\d{1,3}(\s*[+-]\s*\d{1,4})?\s*$/, { error })
    .refine((written) => parseDamage(written) !== null, { error });
  return z.union([z.int({ error }).min(0, { error }).max(dayLimit, { error }), dice], { error });
}

/** A distraction. */
export function distractionSchema(): z.ZodType {
  return z.strictObject(
    {
      kind: choice(...distractionKinds).describe('What distracts.'),
      damage: damageSchema().optional().describe('Damage of an injury, or of a power: points or dice.'),
      saveDC: whole(0, 1000).optional().describe('Save DC of a power that does no damage.'),
      chance: real(0, 1).optional().describe('Chance that it happens during an attempt; default 1.'),
    },
    { error: carry('entry', 'distraction', '{ kind: …, damage: … }') },
  );
}

/** Fields of each target. */
function targetFields(): Record<string, z.ZodType> {
  const dispel = z.strictObject(
    { ml: whole(0, 1000).describe('Manifester or caster level of what is to be dispelled.') },
    { error: carry('entry', 'dispelled', '{ ml: … }') },
  );
  return {
    PR: whole(0, 1000).optional().describe('Power resistance.'),
    SR: whole(0, 1000).optional().describe('Spell resistance; counts while transparency holds.'),
    save: whole(-1000, 1000).optional().describe('Bonus of its saving throw; without one it has none.'),
    dispel: dispel.optional().describe('The power dispels an effect of this level.'),
  };
}

function targets(): z.ZodType {
  const error = carry('targets', '{ PR: …, save: … }');
  const one = z.strictObject(targetFields(), {
    error: carry('entry', 'target', '{ PR: …, SR: …, save: …, dispel: … }'),
  });
  return z.array(one, { error }).min(1, { error }).max(100, { error });
}

function dispeller(): z.ZodType {
  return z.strictObject(
    { ml: whole(0, 1000).describe('Manifester or caster level of who dispels.') },
    { error: carry('entry', 'dispeller', '{ ml: … }') },
  );
}

function target(): z.ZodType {
  return z.strictObject(
    {
      ...targetFields(),
      invalidChance: real(0, 1).optional().describe('Chance that the parameters are not met; default 0.'),
      deadMagicChance: real(0, 1).optional().describe('Chance of a dead magic zone; default 0.'),
    },
    { error: carry('entry', 'target', '{ PR: …, save: …, invalidChance: … }') },
  );
}

function manifestation(): z.ZodType {
  return z.strictObject(
    {
      power: line('nameOf', 'power').describe('Name of the power.'),
      level: whole(0, 9).describe('Power level.'),
      cost: whole(0, 1000).optional().describe('Power points; default 2 × level − 1, and 0 for level 0.'),
      augment: whole(0, 1000).optional().describe('Power points added to augment it; default 0.'),
      psiLike: flag().optional().describe('A psi-like ability: costs no points; default false.'),
      manifestAt: whole(0, 100).optional().describe('A lower manifester level to manifest it at.'),
      weight: real(0, 1_000_000).optional().describe('Weight in a weighted plan; default 1.'),
      distractions: z
        .array(distractionSchema(), { error: carry('listOf', 'distractions') })
        .max(20, { error: carry('listOfAtMost', 20, 'distractions') })
        .optional()
        .describe('What distracts during the attempt; all checks must succeed.'),
      target: target().optional().describe('What the power meets.'),
      targets: targets()
        .optional()
        .describe(
          'Several targets, each with its own resistance and saving throw, instead of those of `target`.',
        ),
      dispelledBy: dispeller()
        .optional()
        .describe('Who tries once to dispel it when it was effective; default: nobody.'),
    },
    { error: carry('entry', 'manifestation', '{ power: …, level: … }') },
  );
}

function plan(removable: boolean): z.ZodType {
  return block<PlanInput>(
    {
      order: choice('sequence', 'weighted').describe('Round and round the list, or drawn; default sequence.'),
      whenShort: choice('stop', 'skip').describe('At what cannot be paid: stop (default), or skip it.'),
      attempts: whole(1, dayLimit).describe('Most attempts of a day; default: as many as can be paid.'),
      manifestations: z
        .array(manifestation(), { error: carry('listOf', 'manifestations') })
        .min(1, { error: carry('listOf', 'manifestations') })
        .max(100, { error: carry('listOfAtMost', 100, 'manifestations') })
        .describe('What is manifested.') as unknown as z.ZodType<[]>,
    },
    ['entry', 'plan', '{ manifestations: … }'],
    removable,
  );
}

function pairs(): z.ZodType {
  const error = carry('allOrPairsOfPlans');
  const pair = z.tuple([text('nameOf', 'manifester'), text('nameOf', 'plan')], { error });
  return z.union([z.literal('all', { error }), list(pair, 'allOrPairsOfPlans')], { error });
}

function parts(removable: boolean): Record<string, z.ZodType> {
  return {
    manifesters: named(manifester(removable).nullable(), 'manifesters').describe('Who manifests, by name.'),
    plans: named(plan(removable).nullable(), 'plans').describe('What is manifested in a day, by name.'),
    matchups: pairs().describe('Who follows which plan: `all` (default), or pairs.'),
  };
}

/** What a variant of a day scenario may override. */
export const dayOverride: () => z.ZodType = once(() => overrides(parts(true)));

/** A scenario of kind `day`. */
export const daySchema: () => z.ZodType = once(() => {
  const own = parts(false);
  return fileSchema(
    dayCells as CellKind,
    { key: 'days', description: 'Days a cell; default 100000.' },
    { ...own, matchups: own['matchups']!.optional() },
    dayOverride(),
    'mapWith',
    ['manifesters', 'plans'],
  );
});
