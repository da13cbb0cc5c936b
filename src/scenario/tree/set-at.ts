/** Puts a varied value into a tree. */
import type { Place } from './collector.ts';
import type { Path } from './path.ts';
import { childOf, emptyMap, type RawMap, type RawNode, withEntry } from './tree.ts';

/** How to treat what stands around the value. */
interface Setting {
  /** Place of the new keys: that of the path in `vary`. */
  readonly place: Place;
  readonly value: RawNode;
  /** Whether a value of nothing takes the key away, or stays to be looked at. */
  readonly remove: boolean;
}

function set(node: RawNode | undefined, path: Path, setting: Setting): RawNode {
  const [key, ...rest] = path;
  if (key === undefined) return setting.value;
  if (node?.kind === 'list') {
    const index = Number(key);
    return { ...node, items: node.items.map((item, i) => (i === index ? set(item, rest, setting) : item)) };
  }
  const map = node?.kind === 'map' ? node : emptyMap(setting.place);
  const child = set(childOf(map, key), rest, setting);
  const gone = setting.remove && rest.length === 0 && child.kind === 'scalar' && child.value === null;
  const before = rest.length === 0 ? undefined : map.entries.get(key);
  return withEntry(map, key, gone ? null : { ...(before ?? setting.place), node: child });
}

/** The node with the value at every path; maps on the way are made where there are none. `null` removes. */
export function withValue(node: RawMap, paths: readonly Path[], value: RawNode, place: Place): RawMap {
  const setting = { place, value, remove: true };
  return paths.reduce((changed, path) => set(changed, path, setting) as RawMap, node);
}

/** Nothing of the tree but the ways to the paths, with the value there: for looking at the value alone. */
export function valueAlone(tree: RawMap, paths: readonly Path[], value: RawNode, place: Place): RawMap {
  const setting = { place, value, remove: false };
  const ways = paths.reduce((alone, path) => wayTo(alone, tree, path), emptyMap(tree));
  return paths.reduce((changed, path) => set(changed, path, setting) as RawMap, ways);
}

/** Adds the lists that the path leads through, whole: an entry of a list can only be looked at among its like. */
function wayTo(alone: RawMap, tree: RawMap, path: Path): RawMap {
  let node: RawNode | undefined = tree;
  for (const [i, key] of path.entries()) {
    node = childOf(node, key);
    if (node === undefined) return alone;
    if (node.kind !== 'list') continue;
    const setting = { place: { at: tree.at, path: tree.path }, value: node, remove: false };
    return set(alone, path.slice(0, i + 1), setting) as RawMap;
  }
  return alone;
}
