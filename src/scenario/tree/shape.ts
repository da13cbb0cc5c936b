/** First look at a tree: does every part have the shape that the schema asks for? */
import type { z } from 'zod';
import type { ProblemCollector } from './collector.ts';
import { type Path, PathSet } from './path.ts';
import { plainOf } from './plain.ts';
import { prune } from './prune.ts';
import { translate } from './translate.ts';
import { emptyMap, type RawMap, withEntry } from './tree.ts';

/** Sections of a kind in which a key with nothing after it is an empty map; so are the entries of `ofMaps`. */
export interface Sections {
  readonly maps: readonly string[];
  readonly ofMaps: readonly string[];
}

/** Sections of duels. */
export const duelSections: Sections = {
  maps: ['defaults', 'combatants', 'classes', 'formulas', 'rules', 'constants', 'vary', 'variants'],
  ofMaps: ['combatants', 'classes', 'formulas', 'variants'],
};

/** A tree of the right shape: what was not has been reported and taken out. */
export interface Shaped {
  readonly tree: RawMap;
  /** Paths that were reported, without the `variants.NAME` in front: whatever is missing there is no news. */
  readonly reported: PathSet;
}

/** Replaces entries without a value by empty maps, all in one copy. */
function fillEntries(map: RawMap, keys: Iterable<string>): RawMap {
  const entries = new Map(map.entries);
  for (const key of keys) {
    const entry = map.entries.get(key);
    if (entry?.node.kind !== 'scalar' || entry.node.value !== null) continue;
    entries.set(key, { ...entry, node: emptyMap(entry) });
  }
  return { ...map, entries };
}

function withEmptyMaps(root: RawMap, { maps, ofMaps }: Sections): RawMap {
  let filled = fillEntries(root, maps);
  for (const key of ofMaps) {
    const entry = filled.entries.get(key);
    if (entry?.node.kind !== 'map') continue;
    filled = withEntry(filled, key, { ...entry, node: fillEntries(entry.node, entry.node.entries.keys()) });
  }
  return filled;
}

const inVariant = (path: Path): Path => (path[0] === 'variants' ? path.slice(2) : path);

/** Validates the whole tree; reports every flaw of shape. */
export function checkShape(
  root: RawMap,
  schema: z.ZodType,
  collector: ProblemCollector,
  sections: Sections = duelSections,
): Shaped {
  const reported = new PathSet();
  const result = schema.safeParse(plainOf(root));
  if (result.success) return { tree: withEmptyMaps(root, sections), reported };
  const flaws = translate(result.error, schema, root, collector);
  for (const { path, meant } of flaws) {
    reported.add(inVariant(path));
    if (meant !== undefined) reported.add(inVariant(meant));
  }
  return {
    tree: withEmptyMaps(
      prune(
        root,
        flaws.map(({ path }) => path),
      ),
      sections,
    ),
    reported,
  };
}
