/** Names of metrics in the other spelling: `winRate` for `win_rate`, accepted and told. */
import { isMetric } from './cellKinds.ts';
import type { RawEntry, RawMap, RawNode } from './tree/tree.ts';

/** A name that was read as another. */
export interface Respelled {
  readonly at: number;
  readonly written: string;
  readonly meant: string;
}

/** Where lists of entries with a metric stand. */
const lists: readonly (readonly string[])[] = [['expect'], ['tune', 'goal']];

/** The metric that a text means, by itself or in the other spelling; the text as it is where it is none. */
export function metricMeant(text: string): string {
  if (isMetric(text)) return text;
  const snake = text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return isMetric(snake) ? snake : text;
}

function inEntry(map: RawMap, found: Respelled[]): RawMap {
  const entry = map.entries.get('metric');
  const node = entry?.node;
  if (entry === undefined || node?.kind !== 'scalar' || typeof node.value !== 'string') return map;
  const meant = metricMeant(node.value);
  if (meant === node.value) return map;
  found.push({ at: node.at, written: node.value, meant });
  const scalar = { ...node, value: meant, source: meant, textAt: null };
  return { ...map, entries: new Map(map.entries).set('metric', { ...entry, node: scalar }) };
}

function at(node: RawNode, [key, ...rest]: readonly string[], found: Respelled[]): RawNode {
  if (key === undefined) {
    if (node.kind !== 'list') return node;
    return { ...node, items: node.items.map((item) => (item.kind === 'map' ? inEntry(item, found) : item)) };
  }
  const entry: RawEntry | undefined = node.kind === 'map' ? node.entries.get(key) : undefined;
  if (node.kind !== 'map' || entry === undefined) return node;
  const entries = new Map(node.entries).set(key, { ...entry, node: at(entry.node, rest, found) });
  return { ...node, entries };
}

/** The tree with every metric by its own name, and what had to be read otherwise than it was written. */
export function withMetricNames(root: RawMap): {
  readonly root: RawMap;
  readonly respelled: readonly Respelled[];
} {
  const found: Respelled[] = [];
  const read = lists.reduce<RawNode>((tree, path) => at(tree, path, found), root);
  return { root: found.length === 0 ? root : (read as RawMap), respelled: found };
}
