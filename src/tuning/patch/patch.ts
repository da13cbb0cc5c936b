/** Puts values into the text of a scenario file and leaves everything else as it stands, comments included. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { RefusalError } from '../../problems/problem.ts';
import type { Path } from '../../scenario/tree/path.ts';

/** A value for one place of a file. */
export interface Placed {
  readonly path: Path;
  readonly value: number | string | boolean;
}

/** A value as YAML reads it, plain where that is what a person would write. */
function written(value: Placed['value'], json: boolean): string {
  const plain = /^[\p{L}\p{N}(][\p{L}\p{N} ()+*/._-]*$/u;
  if (typeof value !== 'string') return String(value);
  const reads = /^(?:true|false|null|[-+.\d][\d_.eE+-]*)$/i;
  return json || !plain.test(value) || reads.test(value) ? JSON.stringify(value) : value;
}

/** A place that cannot be written without touching others: behind an alias, or where no map is. */
export class PatchError extends RefusalError {
  override readonly name = 'PatchError';
  readonly path: Path;

  constructor(path: Path) {
    super({ where: [path.join('.')], must: ['ownPlace'], found: ['aliasOrNoMap'] });
    this.path = path;
  }
}

interface Found {
  /** The deepest node on the way. */
  readonly node: Node | null;
  /** Its pair, where it is the value of one. */
  readonly pair: Pair | null;
  /** How many segments of the path led there. */
  readonly depth: number;
}

function keyText(key: unknown): string {
  if (!isScalar(key)) return '';
  return key.type === 'PLAIN' ? (key.source ?? '') : String(key.value);
}

function find(root: Node | null, path: Path): Found {
  let found: Found = { node: root, pair: null, depth: 0 };
  for (const [depth, segment] of path.entries()) {
    const { node } = found;
    if (isSeq(node)) {
      const item = node.items[Number(segment)];
      if (item === undefined) return found;
      found = { node: item as Node, pair: null, depth: depth + 1 };
      continue;
    }
    const pair = isMap(node) ? node.items.find((item) => keyText(item.key) === segment) : undefined;
    if (pair === undefined) return found;
    found = { node: pair.value as Node | null, pair, depth: depth + 1 };
  }
  return found;
}

/** `a: { b: 7 }`, with names quoted where they need it, or everywhere (JSON). */
function entryText(path: Path, value: Placed['value'], json: boolean): string {
  const [key, ...rest] = path;
  const plain = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(key!) && !/^(?:true|false|null)$/i.test(key!);
  const name = json || !plain ? JSON.stringify(key) : key!;
  return `${name}: ${rest.length === 0 ? written(value, json) : `{ ${entryText(rest, value, json)} }`}`;
}

const isJson = (map: YAMLMap): boolean =>
  map.items.some((item) => isScalar(item.key) && (item.key as Scalar).type === 'QUOTE_DOUBLE');

function insert(text: string, at: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at);
}

/** Offset after the last character that belongs to a node. */
function endOf(text: string, node: Node): number {
  return text.slice(0, node.range![1]).trimEnd().length;
}

function addTo(text: string, map: YAMLMap, path: Path, value: Placed['value']): string {
  const last = map.items.at(-1);
  const entry = entryText(path, value, isJson(map));
  if (map.flow || last === undefined) {
    if (last === undefined) return insert(text, map.range![0] + 1, ` ${entry} `);
    const node = (last.value ?? last.key) as Node;
    return insert(text, Math.max(endOf(text, node), endOf(text, last.key as Node)), `, ${entry}`);
  }
  const first = (map.items[0]!.key as Node).range![0];
  const indent = first - (text.lastIndexOf('\n', first - 1) + 1);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const piece = `${text.slice(first - indent, first).replace(/\S/g, ' ')}${entry}${newline}`;
  const block = path.length > 1 && indent === 0 ? blockBefore(text, map) : null;
  if (block !== null) return insert(text, block.at, `${piece}${block.apart ? newline : ''}`);
  const line = text.indexOf('\n', endOf(text, map));
  return line === -1 ? `${text.trimEnd()}${newline}${piece}` : insert(text, line + 1, piece);
}

/** The block of a file that builds on most others: a new one stands before it. */
const FIELD = 'combatants';

/**
 * Where a new block goes: before the combatants and the comment above them; `apart` where an empty line stands
 * there. `null` where they are not, or begin the file.
 */
function blockBefore(text: string, map: YAMLMap): { readonly at: number; readonly apart: boolean } | null {
  const own = map.items.findIndex(({ key }) => keyText(key) === FIELD);
  if (own <= 0) return null;
  const above = text.slice(0, (map.items[own]!.key as Node).range![0]);
  const at = above.search(/(?<=^|\n)(?:#[^\n]*\n)*$/);
  return { at, apart: /\n\r?\n$/.test(text.slice(0, at)) };
}

function put(text: string, { path, value }: Placed): string {
  const { contents } = parseDocument(text, {
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    uniqueKeys: false,
  });
  const { node, pair, depth } = find(contents as Node | null, path);
  const rest = path.slice(depth);
  if (isAlias(node)) throw new PatchError(path);
  if (isMap(node) && rest.length > 0) return addTo(text, node, rest, value);
  const empty = node === null || (isScalar(node) && node.value === null);
  if (rest.length === 0 && isScalar(node) && !empty) {
    const json = (node as Scalar).type === 'QUOTE_DOUBLE';
    return text.slice(0, node.range![0]) + written(value, json) + text.slice(node.range![1]);
  }
  if (!empty || pair === null) throw new PatchError(path);
  const colon = text.indexOf(':', (pair.key as Node).range![1]) + 1;
  return insert(
    text,
    colon,
    rest.length === 0 ? ` ${written(value, false)}` : ` { ${entryText(rest, value, false)} }`,
  );
}

/**
 * The text with values at places: what stands there is replaced in place, what does not is added at the end
 * of the map it belongs to, a new block of a file before its combatants.
 * @throws PatchError for a place behind an alias.
 */
export function patchText(text: string, places: readonly Placed[]): string {
  return places.reduce(put, text);
}
