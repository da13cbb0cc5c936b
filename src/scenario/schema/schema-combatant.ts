/** Schema of a combatant's fields, and of classes. */

import { z } from 'zod';
import { planeCount } from '../../rules/planes.ts';
import type {
  ClassInput,
  CombatantInput,
  ManifestInput,
  ThresholdInput,
  WithdrawWhenInput,
} from '../model/input.ts';
import { carry } from '../tree/carried.ts';
import { effectsSchema } from './schema-effects.ts';
import {
  attributeLimit,
  block,
  choice,
  flag,
  pool,
  poolLimit,
  real,
  spread,
  text,
  whole,
} from './schema-parts.ts';

/** Figures of a combatant that effects change. */
export const combatantFigures: readonly string[] = ['IQ', 'Podl', 'SP', 'talent', 'attack', 'defence'];

/** Copies of one combatant at most. */
const copiesLimit = 20;

function classLevels(): z.ZodType<{ class: string; level: number }[]> {
  const entry = z.strictObject(
    {
      class: text('nameOf', 'class').describe('Built-in class, or one of `classes`.'),
      level: whole(0, attributeLimit).describe('Level reached in this class.'),
    },
    { error: carry('entry', 'classLevel', '{ class: …, level: … }') },
  );
  return z.array(entry, { error: carry('entry', 'classes', '{ class: …, level: … }') });
}

function threshold(removable: boolean): z.ZodType<ThresholdInput> {
  return block<ThresholdInput>(
    {
      mana: whole(0, poolLimit).describe('Strictly below this much mana.'),
      iq: whole(0, attributeLimit).describe('Strictly below this IQ.'),
    },
    ['bound'],
    removable,
  ) as z.ZodType<ThresholdInput>;
}

function withdrawWhen(removable: boolean): z.ZodType<WithdrawWhenInput> {
  const enemy = block<ThresholdInput>(
    {
      mana: whole(0, poolLimit).describe('While an enemy still standing has more mana than this.'),
      iq: whole(0, attributeLimit).describe('While an enemy still standing has more IQ than this.'),
    },
    ['bound'],
    removable,
  ) as z.ZodType<ThresholdInput>;
  return block<WithdrawWhenInput>(
    {
      after: whole(0, poolLimit).describe('In rounds after this one; default 0.'),
      enemy: enemy.describe('While an enemy still standing has more than this; default: whatever they have.'),
    },
    ['entry', 'withdrawal', '{ after: …, enemy: … }'],
    removable,
  ) as z.ZodType<WithdrawWhenInput>;
}

function manifest(removable: boolean): z.ZodType<ManifestInput> {
  const power = carry('powerOrLevel');
  return block<ManifestInput>(
    {
      power: z
        .union(
          [text('powerOrLevel'), z.int({ error: power }).min(0, { error: power }).max(9, { error: power })],
          {
            error: power,
          },
        )
        .describe('Name of the power, or its level.'),
      level: whole(0, 9).describe('Power level.'),
      concentration: whole(-attributeLimit, attributeLimit).describe('Added to the d20 of each check.'),
      cost: whole(0, poolLimit).describe('Power points an attempt; default 2 × level − 1, at least 0.'),
      onSuccess: choice('escape', 'wound').describe('What success does; default escape.'),
    },
    ['entry', 'power', '{ power: …, level: …, concentration: …, onSuccess: … }'],
    removable,
  ) as z.ZodType<ManifestInput>;
}

/** Fields of a combatant or of `defaults`. */
export function combatantSchema(removable: boolean): z.ZodType {
  return block<CombatantInput>(
    {
      class: text('nameOf', 'class').describe('The only class; with `level`.'),
      level: spread(whole(0, attributeLimit), 'whole', 0, attributeLimit).describe('Level in `class`.'),
      classes: classLevels().describe('Several classes with their levels, instead of `class`.'),
      copies: whole(1, copiesLimit).describe('How many of it stand wherever it is named; default 1.'),
      talent: spread(
        whole(-attributeLimit, attributeLimit),
        'whole',
        -attributeLimit,
        attributeLimit,
      ).describe('Magic talent, added to the class base; default 0.'),
      IQ: spread(whole(0, attributeLimit), 'whole', 0, attributeLimit).describe(
        'Intelligence: attack strength, and what a lost exchange costs.',
      ),
      Podl: spread(whole(0, attributeLimit), 'whole', 0, attributeLimit).describe(
        'Resilience: defence strength on most planes.',
      ),
      SP: spread(real(0, attributeLimit), 'real', 0, attributeLimit).describe(
        'SP, may be fractional; default 0.',
      ),
      mana: spread(whole(0, poolLimit), 'whole', 0, poolLimit).describe(
        'Points meditated, the armour of the mind; default 0.',
      ),
      fatigue: spread(pool(), 'wholeOrUnlimited', 0, poolLimit).describe(
        'Fatigue points that attacks and active defences cost; default unlimited.',
      ),
      hp: spread(pool(1), 'wholeOrUnlimited', 1, poolLimit).describe(
        'Hit points, at least 1; unlimited (the default) cannot die of wounds.',
      ),
      powerPoints: spread(pool(), 'wholeOrUnlimited', 0, poolLimit).describe(
        'Power points for `manifest`; default unlimited.',
      ),
      maxPlane: whole(1, planeCount).describe(`Highest mental plane within reach; default ${planeCount}.`),
      magicless: flag().describe('Not magically active in spite of a magical class; default false.'),
      hidden: flag().describe('Cannot be seen, hence not attacked on plane 1; default false.'),
      distance: real(0, poolLimit).describe('Fathoms from whoever attacks it; default 0.'),
      untrained: flag().describe(
        'Attacks only in rounds in which it was attacked, and cannot initiate; default false.',
      ),
      soulPower: whole(0, poolLimit).describe(
        'Power set free by its soul; default: attack strength on plane 1, at least 0.',
      ),
      pursue: flag().describe('Pursues who withdraws; default true for mages. Only a mage can.'),
      hold: choice('never', 'always', 'outnumbered').describe(
        'When to hold the attack for a second active defence; default never.',
      ),
      reserveFatigue: whole(0, poolLimit).describe(
        'Does not attack below this many fatigue points left; default 0.',
      ),
      withdrawBelow: threshold(removable).describe('As initiator, withdraws when mana or IQ is below.'),
      withdrawWhen: withdrawWhen(removable).describe(
        'As initiator, withdraws after some rounds, or from enemies who have too much; if both are given, when both hold.',
      ),
      fleeBelow: threshold(removable).describe('Leaves the range when mana or IQ is below.'),
      fleeRounds: whole(1, attributeLimit).describe('Full rounds that leaving takes; default 1.'),
      actEvery: whole(0, poolLimit).describe('Acts physically in every n-th round; 0 (the default) never.'),
      manifest: manifest(removable).describe('Power manifested in the rounds of `actEvery`.'),
      woundChance: real(0, 1).describe('Chance of a physical wound a round; default 0.'),
      effects: (effectsSchema(combatantFigures, ['SP']) as z.ZodType<[]>).describe(
        'Effects that change figures and strengths, in order of arrival.',
      ),
    },
    ['mapOfCombatant'],
    removable,
  );
}

/** A character class. */
export function classSchema(removable: boolean): z.ZodType {
  return block<ClassInput>(
    {
      base: real(0, attributeLimit).describe(
        'Class base; non-magical classes have 0 unless they say otherwise.',
      ),
      magical: flag().describe('Whole levels count, may initiate, can be attacked on plane 1; default true.'),
      mage: flag().describe(
        'Pursues, captures more, initiates under onlyMagesInitiate; default: `mage` alone.',
      ),
    },
    ['entry', 'class', '{ base: …, magical: …, mage: … }'],
    removable,
  );
}
