/** Takes unusable parts out of a tree, so that the rest can be looked at further. */
import type { Path } from './path.ts';
import type { RawMap, RawNode } from './tree.ts';
import { withEntry } from './tree.ts';

/** The node without what lies at the path; `null` when the node itself has to go. */
function without(node: RawNode, path: Path): RawNode | null {
  const [key, ...rest] = path;
  if (key === undefined || node.kind === 'scalar') return null;
  if (node.kind === 'map') {
    const entry = node.entries.get(key);
    if (entry === undefined) return null; // a required key is missing: the map is unusable
    const pruned = without(entry.node, rest);
    return withEntry(node, key, pruned === null ? null : { ...entry, node: pruned });
  }
  // Entries keep their places, so they may move up; an entry of a list is unusable as a whole.
  return { ...node, items: node.items.filter((item) => item.path.at(-1) !== key) };
}

/** The tree without everything that lies at the paths. */
export function prune(root: RawMap, paths: Iterable<Path>): RawMap {
  let pruned = root;
  for (const path of paths) {
    const next = without(pruned, path);
    if (next?.kind === 'map') pruned = next;
  }
  return pruned;
}
