/** Days of manifesting as a kind of scenario: manifesters × plans × axes. */

import type { Manifester } from '../../rules/day/model.ts';
import type { DayCell } from '../model/cells.ts';
import type { ScenarioKind } from '../model/kinds.ts';
import { type TablePoint, tableKind } from '../points/table-scenario.ts';
import type { Checking } from '../tree/checking.ts';
import { quoted } from '../tree/quoted.ts';
import { childOf, mapUnder, type RawEntry, type RawMap, type RawNode } from '../tree/tree.ts';
import { dayCells } from './cells.ts';
import { completeManifester } from './complete-manifester.ts';
import { completePlan } from './complete-plan.ts';
import { dayOverride, daySchema } from './schema.ts';

type Entries = ReadonlyMap<string, RawEntry>;

/** Entries of a section; a problem where there is none. */
function sectionOf(tree: RawMap, key: string, what: 'manifester' | 'plan', checking: Checking): Entries {
  const section = mapUnder(tree, key);
  if (section.entries.size === 0 && !checking.reported.touches([key])) {
    const { at } = tree.entries.get(key) ?? tree;
    checking.collector.add({ at, path: [key] }, ['atLeastOne', what], ['none']);
  }
  return section.entries;
}

function nameOf(
  node: RawNode | undefined,
  known: Entries,
  what: 'manifester' | 'plan',
  checking: Checking,
): string | null {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return null;
  if (known.has(node.value)) return node.value;
  const tip = checking.collector.didYouMean(node.value, known.keys());
  checking.collector.add(node, ['nameOf', what], ['value', quoted(node.value)], tip);
  return null;
}

/** Who follows which plan. */
function pairsOf(tree: RawMap, manifesters: Entries, plans: Entries, checking: Checking): [string, string][] {
  const node = childOf(tree, 'matchups');
  if (node?.kind !== 'list') {
    return [...manifesters.keys()].flatMap((who) =>
      [...plans.keys()].map((plan): [string, string] => [who, plan]),
    );
  }
  const seen = new Set<string>();
  return node.items.flatMap((item): [string, string][] => {
    const who = nameOf(childOf(item, '0'), manifesters, 'manifester', checking);
    const plan = nameOf(childOf(item, '1'), plans, 'plan', checking);
    if (who === null || plan === null) return [];
    const key = JSON.stringify([who, plan]);
    if (seen.has(key)) checking.collector.add(item, ['newPair'], ['itAgain']);
    seen.add(key);
    return [[who, plan]];
  });
}

function cells(tree: RawMap, { variant, axes }: TablePoint, checking: Checking): DayCell[] {
  const manifesters = sectionOf(tree, 'manifesters', 'manifester', checking);
  const plans = sectionOf(tree, 'plans', 'plan', checking);
  const complete = new Map<string, Manifester>();
  for (const [name, entry] of manifesters) {
    if (entry.node.kind !== 'map') continue;
    const manifester = completeManifester(name, entry, checking);
    if (manifester !== null) complete.set(name, manifester);
  }
  return pairsOf(tree, manifesters, plans, checking).flatMap(([who, planName]): DayCell[] => {
    const manifester = complete.get(who);
    const entry = plans.get(planName)!;
    if (manifester === undefined || entry.node.kind !== 'map') return [];
    const plan = completePlan(planName, entry, manifester, checking);
    const key = `${who} > ${planName}`;
    return [
      { kind: 'day', key, variant, axes, manifester: who, plan: planName, setup: { manifester, plan } },
    ];
  });
}

/** The kind `day`. */
export const dayKind: ScenarioKind = tableKind<DayCell>({
  cellKind: dayCells,
  schema: daySchema,
  override: dayOverride,
  overridable: ['manifesters', 'plans', 'matchups'],
  varied: {
    shortest: new Map([
      ['manifesters', 3],
      ['plans', 3],
    ]),
    named: ['manifesters', 'plans'],
  },
  sections: {
    maps: ['manifesters', 'plans', 'vary', 'variants'],
    ofMaps: ['manifesters', 'plans', 'variants'],
  },
  trials: { key: 'days', default: 100_000 },
  count: (tree) => mapUnder(tree, 'manifesters').entries.size * mapUnder(tree, 'plans').entries.size,
  cells,
});
