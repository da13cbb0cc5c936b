/** Lays the overrides of a variant over the scenario. */
import type { ProblemCollector } from './collector.ts';
import { emptyMap, type RawMap, type RawNode } from './tree.ts';

const isNothing = (node: RawNode): boolean => node.kind === 'scalar' && node.value === null;

/**
 * The base with the overrides in it: maps are merged key by key, at any depth; lists and single values are
 * replaced; `null` takes a key away, and is a problem where there is none.
 */
export function merge(base: RawMap, overrides: RawMap, collector: ProblemCollector): RawMap {
  const entries = new Map(base.entries);
  for (const [key, entry] of overrides.entries) {
    const before = entries.get(key);
    if (isNothing(entry.node)) {
      if (before === undefined) collector.add(entry, ['somethingToTake'], ['nothing']);
      entries.delete(key);
    } else if (entry.node.kind === 'map') {
      const below = before?.node.kind === 'map' ? before.node : emptyMap(entry);
      entries.set(key, { ...(before ?? entry), node: merge(below, entry.node, collector) });
    } else entries.set(key, entry);
  }
  return { ...base, entries };
}
