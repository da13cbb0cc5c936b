/** From the positioned tree to plain data, and to what a problem says was found. */
import type { Found } from '../../problems/problem.ts';
import { quoted, shortened } from './quoted.ts';
import type { RawNode, RawScalar } from './tree.ts';

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

/** A single value as a problem repeats it: text in quotes, anything else as it is written. */
export function textOf(node: RawScalar): string {
  return typeof node.value === 'string' ? quoted(node.value) : shortened(node.source);
}

/** What was found, for `(got …)`. */
export function describe(node: RawNode | undefined): Found {
  if (node === undefined) return ['nothing'];
  switch (node.kind) {
    case 'list':
      return node.items.length === 0 ? ['emptyList'] : ['list', node.items.length];
    case 'map':
      return node.entries.size === 0 ? ['emptyMap'] : ['map'];
    case 'scalar':
      if (node.value === null) return ['nothing'];
      return ['value', textOf(node)];
  }
}
