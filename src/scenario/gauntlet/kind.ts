/** Gauntlets as a kind of scenario: fighters through rows of duels, on every plane asked for. */

import type { GauntletSetup, Return } from '../../rules/gauntlet/model.ts';
import { readPlanes } from '../duel/matchups.ts';
import { membersOf, PointBuilder } from '../duel/points.ts';
import type { GauntletCell } from '../model/cells.ts';
import type { ScenarioKind } from '../model/kinds.ts';
import type { DuelPoint } from '../model/scenario.ts';
import { usualInDuels } from '../points/axes.ts';
import { type TablePoint, tableKind } from '../points/table-scenario.ts';
import { duelVaried } from '../points/vary-path.ts';
import { BlockReport } from '../tree/block-report.ts';
import type { Checking } from '../tree/checking.ts';
import { plainOf } from '../tree/plain.ts';
import { quoted } from '../tree/quoted.ts';
import { duelSections } from '../tree/shape.ts';
import { childOf, mapUnder, type RawEntry, type RawMap, type RawNode } from '../tree/tree.ts';
import { gauntletCells } from './cells.ts';
import { type GauntletInput, gauntletOverride, gauntletSchema, type ReturnInput } from './schema.ts';

/** A name that must be that of a combatant. */
function nameOf(node: RawNode, known: ReadonlySet<string>, { collector }: Checking): string | null {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return null;
  if (known.has(node.value)) return node.value;
  const tip = collector.didYouMean(node.value, known);
  collector.add(node, ['nameOf', 'combatant'], ['value', quoted(node.value)], tip);
  return null;
}

function returnOf(given: ReturnInput | undefined): Return | null {
  if (given === undefined) return null;
  return {
    willing: Number(given.willing ?? true),
    bodyWithheld: given.bodyWithheld ?? 0,
    constitution: given.constitution ?? 10,
  };
}

/** Names of the fighter and its opponents; `null` after a problem. */
function namesOf(
  entry: RawEntry,
  known: ReadonlySet<string>,
  checking: Checking,
): { readonly fighter: string; readonly opponents: readonly string[] } | null {
  const report = new BlockReport(entry, checking);
  const node = childOf(entry.node, 'fighter');
  if (node === undefined) report.missing(['fighter'], ['nameOf', 'combatant']);
  const fighter = node === undefined ? null : nameOf(node, known, checking);
  const list = childOf(entry.node, 'opponents');
  const opponents =
    list?.kind === 'list'
      ? list.items.map((item) => nameOf(item, known, checking))
      : [...known].filter((name) => name !== fighter);
  if (fighter === null || opponents.includes(null)) return null;
  if (opponents.length === 0) {
    report.add(['opponents'], ['atLeastOne', 'opponent'], ['noOtherCombatant']);
    return null;
  }
  return { fighter, opponents: opponents as string[] };
}

function setupOf(
  given: GauntletInput,
  { fighter, opponents }: { readonly fighter: string; readonly opponents: readonly string[] },
  plane: number,
  point: DuelPoint,
): GauntletSetup {
  const { combatants, formulas, classes, rules } = point;
  const row = membersOf(point, opponents);
  return {
    fighter: combatants.get(fighter)!,
    opponents: row,
    order: given.order ?? 'listed',
    duels: given.duels ?? row.length,
    initiates: given.initiates ?? 'fighter',
    restore: {
      mana: given.restore?.mana ?? 0,
      fatigue: given.restore?.fatigue ?? 0,
      iq: given.restore?.iq ?? 1,
      hp: given.restore?.hp ?? 1,
      powerPoints: given.restore?.powerPoints ?? 1,
    },
    return: returnOf(given.return),
    plane,
    formulas,
    classes,
    rules,
  };
}

function cells(tree: RawMap, { variant, axes }: TablePoint, checking: Checking): GauntletCell[] {
  const { collector, reported } = checking;
  const { entries } = mapUnder(tree, 'gauntlets');
  if (entries.size === 0 && !reported.touches(['gauntlets'])) {
    const { at } = tree.entries.get('gauntlets') ?? tree;
    collector.add({ at, path: ['gauntlets'] }, ['atLeastOne', 'gauntlet'], ['none']);
  }
  const known = new Set(mapUnder(tree, 'combatants').entries.keys());
  const rows = [...entries].flatMap(([name, entry]) => {
    const names = entry.node.kind === 'map' ? namesOf(entry, known, checking) : null;
    return names === null ? [] : [{ name, names, given: plainOf(entry.node) as GauntletInput }];
  });
  const planes = readPlanes(tree, checking);
  const fighters = new Set(rows.flatMap(({ names }) => [names.fighter, ...names.opponents]));
  const [point] = new PointBuilder(checking).points(tree, { axes: [], planes, fighters });
  for (const { name, population } of point?.combatants.values() ?? [])
    if (population !== undefined && fighters.has(name)) {
      const { at, path } = mapUnder(tree, 'combatants').entries.get(name) ?? tree;
      collector.add({ at, path }, ['oneCharacter'], ['count', population.members.length]);
    }
  if (point === undefined || !collector.isEmpty) return [];
  return planes.flatMap((plane) =>
    rows.map(
      ({ name, names, given }): GauntletCell => ({
        kind: gauntletCells.kind,
        key: `${name} @ ${plane}`,
        variant,
        axes,
        gauntlet: name,
        fighter: names.fighter,
        plane,
        setup: setupOf(given, names, plane, point),
      }),
    ),
  );
}

/** The kind `gauntlet`. */
export const gauntletKind: ScenarioKind = tableKind<GauntletCell>({
  cellKind: gauntletCells,
  schema: gauntletSchema,
  override: gauntletOverride,
  overridable: ['defaults', 'combatants', 'classes', 'planes', 'formulas', 'rules', 'gauntlets'],
  varied: {
    shortest: new Map([...duelVaried.shortest, ['gauntlets', 3]]),
    named: [...duelVaried.named, 'gauntlets'],
  },
  usual: usualInDuels,
  sections: {
    maps: [...duelSections.maps, 'gauntlets'],
    ofMaps: [...duelSections.ofMaps, 'gauntlets'],
  },
  trials: { key: 'runs', default: 10_000 },
  count: (tree) => mapUnder(tree, 'gauntlets').entries.size,
  cells,
});
