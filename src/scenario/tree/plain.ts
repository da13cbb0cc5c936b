/** From the positioned tree to plain data, and to words. */
import { quoted, shortened } from './quoted.ts';
import type { RawNode } from './tree.ts';

const remembered = new WeakMap<RawNode, unknown>();

/** The plain value of a node, remembered: parts that trees share are converted once. Not to be changed. */
export function plainOf(node: RawNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (remembered.has(node)) return remembered.get(node);
  const plain =
    node.kind === 'list'
      ? node.items.map(plainOf)
      : Object.fromEntries([...node.entries].map(([key, entry]) => [key, plainOf(entry.node)]));
  remembered.set(node, plain);
  return plain;
}

/** What was found, in words, for `(got …)`. */
export function describe(node: RawNode | undefined): string {
  if (node === undefined) return 'nothing';
  switch (node.kind) {
    case 'list':
      return node.items.length === 0 ? 'an empty list' : `a list of ${node.items.length}`;
    case 'map':
      return node.entries.size === 0 ? 'an empty map' : 'a map';
    case 'scalar':
      if (node.value === null) return 'nothing';
      return typeof node.value === 'string' ? quoted(node.value) : shortened(node.source);
  }
}
