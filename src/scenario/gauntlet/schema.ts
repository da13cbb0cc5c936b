/** Schema of a gauntlet scenario: a duel scenario's combatants, and who of them goes through a row of duels. */

import { z } from 'zod';
import type { CellKind } from '../model/cellKind.ts';
import { duelParts } from '../schema/schema-duel.ts';
import { fileSchema, optional, overrides } from '../schema/schema-header.ts';
import { block, choice, list, named, real, text, whole } from '../schema/schema-parts.ts';
import { carry } from '../tree/carried.ts';
import { once } from '../tree/remember.ts';
import { gauntletCells } from './cells.ts';

/** Shares restored between duels. */
export interface RestoreInput {
  readonly mana?: number;
  readonly fatigue?: number;
  readonly iq?: number;
  readonly hp?: number;
  readonly powerPoints?: number;
}

/** The way back from death. */
export interface ReturnInput {
  readonly willing?: boolean | number;
  readonly bodyWithheld?: number;
  readonly constitution?: number;
}

/** A gauntlet. */
export interface GauntletInput {
  readonly fighter?: string;
  readonly opponents?: readonly string[];
  readonly order?: 'listed' | 'drawn';
  readonly duels?: number;
  readonly initiates?: 'fighter' | 'opponent';
  readonly restore?: RestoreInput;
  readonly return?: ReturnInput;
}

function willingness(): z.ZodType<boolean | number> {
  const error = carry('flagOrChance');
  return z.union([z.boolean({ error }), z.number({ error }).min(0, { error }).max(1, { error })], { error });
}

function gauntlet(removable: boolean): z.ZodType {
  const share = (what: string): z.ZodType<number> =>
    real(0, 1).describe(`Share of the lost ${what} that comes back between duels.`);
  const restore = block<RestoreInput>(
    {
      mana: share('mana; default 0'),
      fatigue: share('fatigue points; default 0'),
      iq: share('IQ; default 1'),
      hp: share('hit points; default 1'),
      powerPoints: share('power points; default 1'),
    },
    ['entry', 'shares', '{ mana: …, fatigue: …, iq: …, hp: …, powerPoints: … }'],
    removable,
  ) as z.ZodType<RestoreInput>;
  const back = block<ReturnInput>(
    {
      willing: willingness().describe(
        'Whether the soul wants to return, or the chance that it does; default true.',
      ),
      bodyWithheld: real(0, 1).describe('Chance that the body is withheld, which prevents it; default 0.'),
      constitution: whole(0, 1000).describe('Constitution, which a return costs at level 1; default 10.'),
    },
    ['entry', 'return', '{ willing: …, bodyWithheld: …, constitution: … }'],
    removable,
  ) as z.ZodType<ReturnInput>;
  return block<GauntletInput>(
    {
      fighter: text('nameOf', 'combatant').describe('Who goes through the duels.'),
      opponents: list(text('nameOf', 'combatant'), 'listOf', 'combatants').describe(
        'Whom the fighter meets; default: every other combatant.',
      ),
      order: choice('listed', 'drawn').describe('Round and round the list, or drawn; default listed.'),
      duels: whole(1, 1000).describe(
        'Duels after which the way is at its end; default: once through the list.',
      ),
      initiates: choice('fighter', 'opponent').describe('Who initiates the duels; default fighter.'),
      restore: restore.describe('What comes back between duels.'),
      return: back.describe('The way back from death; without it death is for good.'),
    },
    ['entry', 'gauntlet', '{ fighter: …, opponents: […] }'],
    removable,
  );
}

function parts(removable: boolean): Record<string, z.ZodType> {
  const { matchups: _, ...duel } = duelParts(removable);
  return {
    ...duel,
    gauntlets: named(gauntlet(removable).nullable(), 'gauntlets').describe('Rows of duels, by name.'),
  };
}

/** What a variant of a gauntlet scenario may override. */
export const gauntletOverride: () => z.ZodType = once(() => overrides(parts(true)));

/** A scenario of kind `gauntlet`. */
export const gauntletSchema: () => z.ZodType = once(() => {
  const own = parts(false);
  return fileSchema(
    gauntletCells as CellKind,
    { key: 'runs', description: 'Runs of each gauntlet; default 10000.' },
    { ...optional(own), combatants: own['combatants']!, gauntlets: own['gauntlets']! },
    gauntletOverride(),
    'mapWith',
    ['combatants', 'gauntlets'],
  );
});
