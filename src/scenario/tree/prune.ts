/** Takes unusable parts out of a tree, so that the rest can be looked at further. */
import type { Path } from './path.ts';
import type { RawEntry, RawMap, RawNode } from './tree.ts';
import { type Ways, waysOf } from './ways.ts';

/** The node without what lies on the ways; `null` when the node itself has to go. */
function without(node: RawNode, ways: Ways): RawNode | null {
  if (ways.end || node.kind === 'scalar') return null;
  // Entries keep their places, so they may move up; an entry of a list is unusable as a whole.
  if (node.kind === 'list')
    return { ...node, items: node.items.filter((item) => !ways.below.has(item.path.at(-1)!)) };
  // A required key is missing: the map is unusable.
  for (const key of ways.below.keys()) if (!node.entries.has(key)) return null;
  return { ...node, entries: left(node.entries, ways) };
}

function left(entries: ReadonlyMap<string, RawEntry>, ways: Ways): Map<string, RawEntry> {
  const kept = new Map<string, RawEntry>();
  for (const [key, entry] of entries) {
    const further = ways.below.get(key);
    const node = further === undefined ? entry.node : without(entry.node, further);
    if (node !== null) kept.set(key, node === entry.node ? entry : { ...entry, node });
  }
  return kept;
}

/** The tree without everything that lies at the paths, in time that grows with their number alone. */
export function prune(root: RawMap, paths: Iterable<Path>): RawMap {
  return { ...root, entries: left(root.entries, waysOf(paths)) };
}
