/** Puts a varied value into a tree. */
import type { Place } from './collector.ts';
import type { Path } from './path.ts';
import { childOf, emptyMap, type RawEntry, type RawMap, type RawNode } from './tree.ts';
import { type Ways, waysOf } from './ways.ts';

/** How to treat what stands around the value. */
interface Setting {
  /** Place of the new keys: that of the path in `vary`. */
  readonly place: Place;
  readonly value: RawNode;
  /** Whether a value of nothing takes the key away, or stays to be looked at. */
  readonly remove: boolean;
}

/** One walk for all places: every map and list on the way is copied once. */
function set(node: RawNode | undefined, ways: Ways, setting: Setting): RawNode {
  if (ways.end) return setting.value;
  if (node?.kind === 'list') {
    const items = [...node.items];
    for (const [key, further] of ways.below) {
      const item = childOf(node, key);
      if (item !== undefined) items[Number(key)] = set(item, further, setting);
    }
    return { ...node, items };
  }
  const map = node?.kind === 'map' ? node : emptyMap(setting.place);
  const entries = new Map(map.entries);
  for (const [key, further] of ways.below) {
    const child = set(childOf(map, key), further, setting);
    const gone = setting.remove && further.end && child.kind === 'scalar' && child.value === null;
    const before = further.end ? undefined : map.entries.get(key);
    if (gone) entries.delete(key);
    else entries.set(key, { ...(before ?? setting.place), node: child });
  }
  return { ...map, entries };
}

/** The node with the value at every path; maps on the way are made where there are none. `null` removes. */
export function withValue(node: RawMap, paths: readonly Path[], value: RawNode, place: Place): RawMap {
  return set(node, waysOf(paths), { place, value, remove: true }) as RawMap;
}

/** Nothing of the tree but the ways to the paths, with the value there: for looking at the value alone. */
export function valueAlone(tree: RawMap, paths: readonly Path[], value: RawNode, place: Place): RawMap {
  const ways = waysOf(paths);
  const lists = listsOn(tree, ways, { at: tree.at, path: tree.path }) ?? emptyMap(tree);
  return set(lists, ways, { place, value, remove: false }) as RawMap;
}

/** The lists that paths lead through, whole: an entry of a list can only be looked at among its like. */
function listsOn(node: RawNode | undefined, ways: Ways, place: Place): RawNode | null {
  if (node === undefined || ways.end || node.kind === 'scalar') return null;
  if (node.kind === 'list') return node;
  const entries = new Map<string, RawEntry>();
  for (const [key, further] of ways.below) {
    const child = listsOn(childOf(node, key), further, place);
    if (child !== null) entries.set(key, { ...place, node: child });
  }
  return entries.size === 0 ? null : { kind: 'map', ...place, entries };
}
