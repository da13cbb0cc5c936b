/** Files of a kind whose rules a module brings: combatants with its keys, `rules`, matchups. */
import { z } from 'zod';
import type { Given, Kind } from '../../contest/kind.ts';
import { matchupCount, readMatchups } from '../duel/matchups.ts';
import type { CellKind } from '../model/cellKind.ts';
import type { OwnCell, OwnKindName } from '../model/cells.ts';
import type { ScenarioKind } from '../model/kinds.ts';
import { type TablePoint, tableKind } from '../points/table-scenario.ts';
import { fileSchema, overrides } from '../schema/schema-header.ts';
import { list, named, text } from '../schema/schema-parts.ts';
import { carry } from '../tree/carried.ts';
import type { Checking } from '../tree/checking.ts';
import { once } from '../tree/remember.ts';
import { mapUnder, type RawEntry, type RawMap } from '../tree/tree.ts';
import { blockOf, valuesOf } from './fields.ts';

function parts(kind: Kind, removable: boolean): Record<string, z.ZodType> {
  const keys = [...kind.combatants.keys()];
  const combatant = blockOf(kind.combatants, ['mapWith', keys], removable);
  const side = (): z.ZodType<string> => text('nameOf', 'combatant');
  return {
    combatants: named(combatant.nullable(), 'combatants').describe('Who fights.'),
    rules: blockOf(kind.rules, ['mapWith', [...kind.rules.keys()]], removable)
      .nullable()
      .describe('Settings that all pairings share.'),
    matchups: list(z.tuple([side(), side()], { error: carry('pairOfSides') }), 'listOfPairs').describe(
      'Who meets whom, [initiator, target]; default all pairs, mirrors included.',
    ),
  };
}

function cells(own: Kind, tree: RawMap, { variant, axes }: TablePoint, checking: Checking): OwnCell[] {
  const { collector, reported } = checking;
  const { entries } = mapUnder(tree, 'combatants');
  if (entries.size === 0 && !reported.touches(['combatants'])) {
    const { at } = tree.entries.get('combatants') ?? tree;
    collector.add({ at, path: ['combatants'] }, ['atLeastOne', 'combatant'], ['none']);
  }
  const empty: RawEntry = { at: tree.at, path: ['rules'], node: mapUnder(tree, 'rules') };
  const rules = valuesOf(tree.entries.get('rules') ?? empty, own.rules, checking);
  const known = new Map<string, Given>();
  for (const [name, entry] of entries)
    if (entry.node.kind === 'map') known.set(name, valuesOf(entry, own.combatants, checking));
  if (!collector.isEmpty) return [];
  return readMatchups(tree, [...known.keys()], checking).flatMap(({ initiators, targets }): OwnCell[] => {
    const [initiator, target] = [initiators[0]!, targets[0]!];
    const [first, second] = [known.get(initiator), known.get(target)];
    if (first === undefined || second === undefined) return [];
    const key = `${initiator} > ${target}`;
    const setup = { first, second, rules };
    return [{ kind: own.kind as OwnKindName, key, variant, axes, initiator, target, setup }];
  });
}

/** How its files are read. */
export function ownScenarioKind(kind: Kind, cellKind: CellKind<OwnCell>): ScenarioKind {
  const override = once(() => overrides(parts(kind, true)));
  return tableKind<OwnCell>({
    cellKind,
    schema: once(() => {
      const { combatants, rules, matchups } = parts(kind, false);
      return fileSchema(
        cellKind as CellKind,
        { key: 'duels', description: 'Duels a cell; default 100000.' },
        { combatants: combatants!, rules: rules!.optional(), matchups: matchups!.optional() },
        override(),
        'mapWith',
        ['combatants', 'rules', 'matchups'],
      );
    }),
    override,
    overridable: ['combatants', 'rules', 'matchups'],
    varied: {
      shortest: new Map([
        ['combatants', 3],
        ['rules', 2],
      ]),
      named: ['combatants'],
    },
    sections: {
      maps: ['combatants', 'rules', 'vary', 'variants'],
      ofMaps: ['combatants', 'variants'],
    },
    trials: { key: 'duels', default: 100_000 },
    count: (tree) => matchupCount(tree, mapUnder(tree, 'combatants').entries.size),
    cells: (tree, point, checking) => cells(kind, tree, point, checking),
  });
}
