/** The trees of a scenario's variants: what each overrides, laid over the rest. */
import type { Described } from '../model/scenario.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import { merge } from '../tree/merge.ts';
import { childOf, mapUnder, type RawMap } from '../tree/tree.ts';

/** A variant before its points are made: its tree, with what the points need. */
export interface VariantTree {
  readonly name: string;
  readonly overrides: RawMap | null;
  readonly tree: RawMap;
}

/** The entries of a map under the given keys. */
function only(tree: RawMap, keys: readonly string[]): RawMap {
  return { ...tree, entries: new Map([...tree.entries].filter(([key]) => keys.includes(key))) };
}

/** The text under a key as it is written, `null` where there is none. */
export function textOf(tree: RawMap, key: string): string | null {
  const node = childOf(tree, key);
  return node?.kind === 'scalar' && node.value !== null ? node.source : null;
}

/** What is described under `description`, in one language or in several; `null` where nothing is. */
export function describedIn(tree: RawMap): Described | null {
  const node = childOf(tree, 'description');
  if (node?.kind !== 'map') return textOf(tree, 'description');
  const texts = [...node.entries].flatMap(([tag, { node: told }]) =>
    told.kind === 'scalar' && typeof told.value === 'string' ? [[tag, told.value] as const] : [],
  );
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

/**
 * The variants of a file, the first one the baseline; one named `printed` where it has none.
 * @param overridable keys that variants override; the rest concerns the file as a whole.
 */
export function variantTrees(
  tree: RawMap,
  overridable: readonly string[],
  collector: ProblemCollector,
): VariantTree[] {
  const base = only(tree, overridable);
  const variants = mapUnder(tree, 'variants');
  if (variants.entries.size === 0) return [{ name: 'printed', overrides: null, tree: base }];
  return [...variants.entries].map(([name, { node }]) => {
    const overrides = node.kind === 'map' ? node : null;
    const merged = overrides === null ? base : merge(base, only(overrides, overridable), collector);
    return { name, overrides, tree: merged };
  });
}
