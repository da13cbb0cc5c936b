/** Single Concentration checks as a kind of scenario: modifiers × distractions × power levels. */

import type { z } from 'zod';
import { costOfLevel, levelNeeded } from '../../rules/day/cost.ts';
import type { DaySetup, Distraction } from '../../rules/day/model.ts';
import { completeDistraction } from '../day/complete-distraction.ts';
import { distractionSchema } from '../day/schema.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { ConcentrationCell } from '../model/cells.ts';
import type { ScenarioKind } from '../model/kinds.ts';
import { type TablePoint, tableKind } from '../points/table-scenario.ts';
import { fileSchema, overrides } from '../schema/schema-header.ts';
import { attributeLimit, list, named, whole } from '../schema/schema-parts.ts';
import type { Checking } from '../tree/checking.ts';
import { once } from '../tree/remember.ts';
import { childOf, mapUnder, type RawMap } from '../tree/tree.ts';
import { concentrationCells } from './cells.ts';

const parts = once(
  (): Record<string, z.ZodType> => ({
    modifiers: list(whole(-attributeLimit, attributeLimit), 'listOf', 'numbers')
      .meta({ uniqueItems: true })
      .describe('Concentration modifiers.'),
    levels: list(whole(0, 9), 'listOf', 'levels').meta({ uniqueItems: true }).describe('Power levels.'),
    distractions: named(distractionSchema(), 'distractions').describe('Distractions by name.'),
  }),
);

const override = once(() => overrides(parts()));

/** The day that is a single check: one attempt at a power without a ...{ invalidChance: 0, deadMagicChance: 0, targets, dispelledBy: null }, whatever it costs. */
export function singleCheck(modifier: number, level: number, distraction: Distraction): DaySetup {
  const cost = costOfLevel(level);
  const targets = [{ PR: null, SR: null, save: null, dispel: null }];
  const manifesterLevel = levelNeeded(level);
  return {
    manifester: {
      name: `modifier ${modifier}`,
      manifesterLevel,
      concentration: modifier,
      against: {},
      powerPoints: cost,
      keyModifier: 0,
      intelligence: 10,
      transparency: true,
      accounts: [],
      resistances: [],
    },
    plan: {
      name: 'a single check',
      order: 'sequence',
      whenShort: 'stop',
      attempts: 1,
      manifestations: [
        {
          ...{ power: 'any', level, cost, manifesterLevel, weight: 1, distractions: [distraction] },
          ...{ invalidChance: 0, deadMagicChance: 0, targets, dispelledBy: null },
        },
      ],
    },
  };
}

/** Whole numbers of a list; those given twice are reported. */
function numbersOf(tree: RawMap, key: string, checking: Checking): number[] {
  const node = childOf(tree, key);
  if (node === undefined) {
    if (!checking.reported.touches([key]))
      checking.collector.add({ at: tree.at, path: [key] }, ['listOf', 'numbers'], ['nothing']);
    return [];
  }
  const found: number[] = [];
  for (const item of node.kind === 'list' ? node.items : []) {
    if (item.kind !== 'scalar' || typeof item.value !== 'number') continue;
    if (found.includes(item.value)) {
      checking.collector.add(item, ['newNumber'], ['again', item.source]);
    } else found.push(item.value);
  }
  return found;
}

function cells(tree: RawMap, { variant, axes }: TablePoint, checking: Checking): ConcentrationCell[] {
  const modifiers = numbersOf(tree, 'modifiers', checking);
  const levels = numbersOf(tree, 'levels', checking);
  const { entries } = mapUnder(tree, 'distractions');
  if (entries.size === 0 && !checking.reported.touches(['distractions'])) {
    const { at } = tree.entries.get('distractions') ?? tree;
    checking.collector.add({ at, path: ['distractions'] }, ['atLeastOne', 'distraction'], ['none']);
  }
  return [...entries].flatMap(([name, { node }]) => {
    if (node.kind !== 'map') return [];
    const distraction = completeDistraction(node, checking);
    return modifiers.flatMap((modifier) =>
      levels.map((level): ConcentrationCell => {
        const setup = singleCheck(modifier, level, distraction);
        const key = `${modifier} > ${name} @ ${level}`;
        return { kind: 'concentration', key, variant, axes, modifier, distraction: name, level, setup };
      }),
    );
  });
}

const size = (tree: RawMap, key: string): number => {
  const node = childOf(tree, key);
  return node?.kind === 'list' ? node.items.length : node?.kind === 'map' ? node.entries.size : 0;
};

/** The kind `concentration`. */
export const concentrationKind: ScenarioKind = tableKind<ConcentrationCell>({
  cellKind: concentrationCells,
  schema: once(() => {
    const { modifiers, levels, distractions } = parts();
    return fileSchema(
      concentrationCells as CellKind,
      { key: 'checks', description: 'Checks a cell; default 100000.' },
      // Lists may be missing and come from variants; a file that has none is told so.
      { modifiers: modifiers!.optional(), levels: levels!.optional(), distractions: distractions! },
      override(),
      'mapWith',
      ['modifiers', 'levels', 'distractions'],
    );
  }),
  override,
  overridable: ['modifiers', 'levels', 'distractions'],
  varied: { shortest: new Map([['distractions', 3]]), named: ['distractions'] },
  sections: { maps: ['distractions', 'vary', 'variants'], ofMaps: ['variants'] },
  trials: { key: 'checks', default: 100_000 },
  count: (tree) => size(tree, 'modifiers') * size(tree, 'levels') * size(tree, 'distractions'),
  cells,
});
