/** Contests over one mind as a kind of scenario: who ends up obeyed (RULES 10.4). */

import { z } from 'zod';
import { accountOf, usedAs } from '../../rules/bonuses/account.ts';
import { mostControllers } from '../../rules/control/control.ts';
import type { Controller } from '../../rules/control/model.ts';
import { abilityModifier } from '../../rules/day/cost.ts';
import { type BonusInput, readBonuses, readEffects } from '../effects/read.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { ControlCell } from '../model/cells.ts';
import type { ScenarioKind } from '../model/kinds.ts';
import { type TablePoint, tableKind } from '../points/table-scenario.ts';
import { bonusesSchema, effectsSchema } from '../schema/schema-effects.ts';
import { fileSchema, overrides } from '../schema/schema-header.ts';
import { attributeLimit, block, flag, named, text, whole } from '../schema/schema-parts.ts';
import { BlockReport } from '../tree/block-report.ts';
import { carry } from '../tree/carried.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { once } from '../tree/remember.ts';
import { childOf, mapUnder, type RawEntry, type RawMap } from '../tree/tree.ts';
import { controlCells } from './cells.ts';

interface ControllerInput {
  readonly charisma?: number;
  readonly modifier?: number;
  readonly bonuses?: readonly BonusInput[];
  readonly effects?: readonly unknown[];
  readonly holdsStill?: boolean;
}

interface MindInput {
  readonly controllers?: readonly string[];
}

/** Figures of a controller that effects change. */
const figures: readonly string[] = ['charisma', 'modifier'];

function controllerSchema(removable: boolean): z.ZodType {
  return block<ControllerInput>(
    {
      charisma: whole(0, attributeLimit).describe('Charisma; gives the modifier ⌊(Charisma − 10) / 2⌋.'),
      modifier: whole(-attributeLimit, attributeLimit).describe('Charisma modifier, instead of Charisma.'),
      bonuses: (bonusesSchema(null) as z.ZodType<[]>).describe('Bonuses to the Charisma checks.'),
      effects: (effectsSchema(figures, []) as z.ZodType<[]>).describe('Effects that change figures.'),
      holdsStill: flag().describe('Its control takes away movement and overrides the rest; default false.'),
    },
    ['entry', 'controller', '{ charisma: … }'],
    removable,
  );
}

function mindSchema(removable: boolean): z.ZodType {
  const error = carry('controllers');
  return block<MindInput>(
    {
      controllers: z
        .array(text('nameOf', 'controller'), { error })
        .min(2, { error })
        .max(mostControllers, { error: carry('listOfAtMost', mostControllers, 'controllers') })
        .describe('Who controls the mind, by name.') as z.ZodType<readonly string[]>,
    },
    ['entry', 'mind', '{ controllers: […] }'],
    removable,
  );
}

function parts(removable: boolean): Record<string, z.ZodType> {
  return {
    controllers: named(controllerSchema(removable).nullable(), 'controllers').describe('Who controls minds.'),
    minds: named(mindSchema(removable).nullable(), 'minds').describe('Minds, and who controls each.'),
  };
}

const override = once(() => overrides(parts(true)));

/** A controller with everything that is left out. */
function complete(name: string, entry: RawEntry, checking: Checking): Controller {
  const report = new BlockReport(entry, checking);
  const given = plainOf(entry.node) as ControllerInput;
  if (given.charisma !== undefined && given.modifier !== undefined) {
    report.add(['modifier'], ['insteadOfCharisma'], ['both']);
  }
  if (given.charisma === undefined && given.modifier === undefined) {
    report.missing(['charisma'], ['wholeOrModifier', 0, attributeLimit]);
  }
  const entries = [
    ...readBonuses(childOf(entry.node, 'bonuses'), 'modifier', checking),
    ...readEffects(childOf(entry.node, 'effects'), checking),
  ];
  const charisma =
    given.charisma === undefined ? null : usedAs(accountOf('charisma', given.charisma, entries), Math.floor);
  const base = charisma === null ? (given.modifier ?? 0) : abilityModifier(charisma.used);
  const modifier = usedAs(accountOf('modifier', base, entries), Math.floor);
  return {
    name,
    modifier: modifier.used,
    holdsStill: given.holdsStill ?? false,
    accounts: [...(charisma === null ? [] : [charisma]), modifier],
  };
}

function cells(tree: RawMap, { variant, axes }: TablePoint, checking: Checking): ControlCell[] {
  const { collector, reported } = checking;
  const known = new Map<string, Controller>();
  for (const [name, entry] of mapUnder(tree, 'controllers').entries) {
    if (entry.node.kind === 'map') known.set(name, complete(name, entry, checking));
  }
  const { entries } = mapUnder(tree, 'minds');
  if (entries.size === 0 && !reported.touches(['minds'])) {
    const { at } = tree.entries.get('minds') ?? tree;
    collector.add({ at, path: ['minds'] }, ['atLeastOne', 'mind'], ['none']);
  }
  return [...entries].flatMap(([mind, entry]) => {
    const list = childOf(entry.node, 'controllers');
    if (list === undefined) {
      new BlockReport(entry, checking).missing(['controllers'], ['controllers']);
    }
    const controllers: Controller[] = [];
    for (const item of list?.kind === 'list' ? list.items : []) {
      if (item.kind !== 'scalar' || typeof item.value !== 'string') continue;
      const found = known.get(item.value);
      if (found === undefined) {
        const tip = collector.didYouMean(item.value, known.keys());
        collector.add(item, ['nameOf', 'controller'], ['value', quoted(item.value)], tip);
      } else if (controllers.includes(found)) {
        collector.add(item, ['newController'], ['again', quoted(item.value)]);
      } else controllers.push(found);
    }
    if (controllers.length < 2) return [];
    return [{ kind: 'contest' as const, key: mind, variant, axes, mind, setup: { controllers } }];
  });
}

/** The kind `contest`. */
export const controlKind: ScenarioKind = tableKind<ControlCell>({
  cellKind: controlCells,
  schema: once(() =>
    fileSchema(
      controlCells as CellKind,
      { key: 'contests', description: 'Contests a cell; default 100000.' },
      parts(false),
      override(),
      'mapWith',
      ['controllers', 'minds'],
    ),
  ),
  override,
  overridable: ['controllers', 'minds'],
  varied: {
    shortest: new Map([
      ['controllers', 3],
      ['minds', 3],
    ]),
    named: ['controllers', 'minds'],
  },
  sections: {
    maps: ['controllers', 'minds', 'vary', 'variants'],
    ofMaps: ['controllers', 'minds', 'variants'],
  },
  trials: { key: 'contests', default: 100_000 },
  count: (tree) => mapUnder(tree, 'minds').entries.size,
  cells,
});
