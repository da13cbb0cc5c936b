/** The scenario as read: a plain tree in which every node knows where in the file it stands. */
import type { Place } from './collector.ts';
import type { Path } from './path.ts';

/** Text, number, truth value or nothing. */
export interface RawScalar extends Place {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** The characters of a plain scalar as written (`007`), else the text meant. */
  readonly source: string;
  /** Offset at which the value stands character by character; `null` where escapes or line breaks intervene. */
  readonly textAt: number | null;
}

/** A list. */
export interface RawList extends Place {
  readonly kind: 'list';
  readonly items: readonly RawNode[];
}

/** A key of a map (its place is that of the key) with its value. */
export interface RawEntry extends Place {
  readonly node: RawNode;
}

/** A map, in the order of the file. */
export interface RawMap extends Place {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, RawEntry>;
}

export type RawNode = RawScalar | RawList | RawMap;

/** An empty map that stands at a place. */
export function emptyMap({ at, path }: Place): RawMap {
  return { kind: 'map', at, path, entries: new Map() };
}

/** A map with one entry set, replaced, or (with `null`) removed; the given map stays as it was. */
export function withEntry(map: RawMap, key: string, entry: RawEntry | null): RawMap {
  const entries = new Map(map.entries);
  if (entry === null) entries.delete(key);
  else entries.set(key, entry);
  return { ...map, entries };
}

/** Value of a key, if the node is a map that has it. */
export function childOf(node: RawNode | undefined, key: string): RawNode | undefined {
  if (node?.kind === 'list') return /^\d+$/.test(key) ? node.items[Number(key)] : undefined;
  return node?.kind === 'map' ? node.entries.get(key)?.node : undefined;
}

/** The map under a key; an empty one where there is none. */
export function mapUnder(node: RawMap, key: string): RawMap {
  const child = childOf(node, key);
  return child?.kind === 'map' ? child : noMap(key);
}

const absent = new Map<string, RawMap>();

/** One and the same empty map for a key that is absent, so that results can be remembered by node. */
function noMap(key: string): RawMap {
  const known = absent.get(key) ?? emptyMap({ at: 0, path: [key] });
  absent.set(key, known);
  return known;
}

/** Place of the value at a path, or of the nearest key above it that is there, with the path asked for. */
export function placeOf(root: RawNode, path: Path): Place {
  let node: RawNode = root;
  let nearest: Place = { at: root.at, path: root.path };
  for (const [i, key] of path.entries()) {
    const entry: RawEntry | undefined = node.kind === 'map' ? node.entries.get(key) : undefined;
    const child = entry?.node ?? childOf(node, key);
    if (child === undefined) return { at: nearest.at, path: [...nearest.path, ...path.slice(i)] };
    nearest = entry ?? child;
    node = child;
  }
  return node;
}

/** Value at a path, if there is one. */
export function nodeAt(root: RawNode, path: Path): RawNode | undefined {
  let node: RawNode | undefined = root;
  for (const key of path) node = childOf(node, key);
  return node;
}
