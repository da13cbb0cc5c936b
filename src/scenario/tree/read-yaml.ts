/** YAML (and with it JSON) text to a positioned tree; what YAML allows and a scenario does not is a problem. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { Found, Must } from '../../problems/problem.ts';
import { composed, likeness } from '../../problems/shown.ts';
import type { Place, ProblemCollector } from './collector.ts';
import { excessOf } from './measure-yaml.ts';
import type { Path } from './path.ts';
import { quoted, shortened } from './quoted.ts';
import type { RawEntry, RawNode, RawScalar } from './tree.ts';

/**
 * Bounds that no honest scenario meets: characters, values after aliases are written out, lines, nesting, YAML flaws told,
 * tags, brackets and directives gone astray. Within them any text is read in a second or two.
 */
const limits = {
  characters: 1_500_000,
  values: 30_000,
  lines: 200_000,
  depth: 50,
  flaws: 20,
  tags: 1000,
  strays: 1000,
};

const root: Place = { at: 0, path: [] };

/** Keys under which a name stands that is no key of a map itself. */
const namingKeys: ReadonlySet<string> = new Set(['name', 'power', 'type', 'source', 'form']);

/** Ends the conversion after a problem that makes the rest pointless. */
class Abandoned extends Error {}

class Converter {
  private readonly collector: ProblemCollector;
  private readonly text: string;
  private readonly anchors = new Map<string, Node>();
  /** Nodes being converted, to find an alias inside of its own anchor. */
  private readonly open = new Set<Node>();
  /** Names under each of the naming keys, by what nobody can tell apart. */
  private readonly named = new Map<string, Map<string, string>>();
  private values = 0;

  constructor(text: string, collector: ProblemCollector) {
    this.text = text;
    this.collector = collector;
  }

  convert(node: Node | null, place: Place): RawNode {
    if (++this.values > limits.values) {
      return this.abandon(place, ['valuesAtMost', limits.values], ['more']);
    }
    if (place.path.length > limits.depth) {
      return this.abandon(place, ['nestedAtMost', limits.depth], ['deeper']);
    }
    if (node === null) return nothing(place);
    if (isAlias(node)) {
      const alias = this.placeOf(node, place);
      return this.convert(this.anchored(node.source, alias), alias);
    }
    if ('anchor' in node && node.anchor !== undefined) this.anchors.set(node.anchor, node);
    if (this.open.has(node)) return this.abandon(place, ['finite'], ['aliasInItself']);
    this.open.add(node);
    const converted = this.collection(node, this.placeOf(node, place));
    this.open.delete(node);
    return converted;
  }

  private collection(node: Node, place: Place): RawNode {
    if (isSeq(node)) {
      const items = node.items.map((item, i) => this.convert(item as Node | null, below(place, `${i}`)));
      return { kind: 'list', ...place, items };
    }
    if (!isMap(node)) return this.scalar(node as Scalar, place);
    const entries = new Map<string, RawEntry>();
    const alike = new Map<string, string>();
    for (const [index, pair] of node.items.entries()) {
      if (this.isDecimalComma(node, index, place)) continue;
      const key = this.key(pair.key as Node | null, place);
      if (key === null) continue;
      const keyPlace = below({ ...place, at: this.placeOf(pair.key as Node, place).at }, key);
      const first = entries.get(key);
      const other = alike.get(likeness(key));
      alike.set(likeness(key), key);
      if (first === undefined && other !== undefined)
        this.collector.add(keyPlace, ['givenOnce'], ['bothNames', quoted(other), quoted(key)]);
      if (first === undefined) {
        const value = this.convert(pair.value as Node | null, keyPlace);
        if (namingKeys.has(key) && place.path.length > 0) this.name(key, value);
        entries.set(key, { ...keyPlace, node: value });
      } else {
        const line = this.collector.lineOf(first.at);
        this.collector.add(keyPlace, ['givenOnce'], ['itAgainAfter', line]);
      }
    }
    return { kind: 'map', ...place, entries };
  }

  /** Names may come again, but not in another guise. */
  private name(key: string, node: RawNode): void {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return;
    const names = this.named.get(key) ?? new Map<string, string>();
    this.named.set(key, names);
    const like = likeness(node.value);
    const other = names.get(like) ?? node.value;
    names.set(like, other);
    if (other !== node.value)
      this.collector.add(node, ['givenOnce'], ['bothNames', quoted(other), quoted(node.value)]);
  }

  /** `{ SP: 1,5 }` is a map with a key `5`; nobody means that. */
  private isDecimalComma(map: YAMLMap, index: number, place: Place): boolean {
    const [before, pair] = [map.items[index - 1], map.items[index]!];
    const [whole, fraction] = [before?.value, pair.key].map((part) =>
      isScalar(part) && part.type === 'PLAIN' ? (part.source ?? '') : '',
    );
    if (map.flow !== true || (pair.value !== null && !(isScalar(pair.value) && pair.value.source === '')))
      return false;
    if (!/^-?\d+$/.test(whole ?? '') || !/^\d+$/.test(fraction ?? '')) return false;
    const { path } = below(place, this.textOf(before!.key));
    const at = this.placeOf(before!.value as Node, place).at;
    this.collector.add(
      { at, path },
      ['decimalPoint'],
      ['value', `"${whole},${fraction}"`],
      ['decimalPoint', `${whole}.${fraction}`],
    );
    return true;
  }

  private textOf(key: unknown): string {
    return isScalar(key) ? String(key.source ?? key.value) : '';
  }

  /** The key as written; `null` after a problem. */
  private key(key: Node | null, map: Place): string | null {
    const place = key === null ? map : this.placeOf(key, map);
    if (key === null || !isScalar(key)) {
      this.collector.add(place, ['plainKeys'], isAlias(key) ? ['alias'] : ['listOrMap']);
      return null;
    }
    const text = key.type === 'PLAIN' ? (key.source ?? '') : String(key.value);
    if (text === '__proto__') this.collector.add(place, ['anotherName'], ['value', '"__proto__"']);
    else if (text === '<<') this.collector.add(place, ['writtenOut'], ['mergeKey']);
    else return composed(text);
    return null;
  }

  private scalar(node: Scalar, place: Place): RawScalar {
    const read = node.value as RawScalar['value'];
    const value = typeof read === 'string' ? composed(read) : read;
    const source = node.type === 'PLAIN' ? composed(node.source ?? '') : String(value);
    const start = place.at + (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0);
    const textAt = this.text.startsWith(source, start) ? start : null;
    return { kind: 'scalar', ...place, value, source, textAt };
  }

  private anchored(name: string, place: Place): Node {
    const node = this.anchors.get(name);
    if (node !== undefined) return node;
    return this.abandon(place, ['anchorBefore'], ['value', `*${name}`]);
  }

  /** Where the node stands; an empty value stands at its key. */
  private placeOf(node: Node, fallback: Place): Place {
    const range = node.range;
    return range && range[1] > range[0] ? { at: range[0], path: fallback.path } : fallback;
  }

  private abandon(place: Place, must: Must, found: Found): never {
    this.collector.add(place, must, found);
    throw new Abandoned();
  }
}

function below(place: Place, key: string): Place {
  const path: Path = [...place.path, key];
  return { at: place.at, path };
}

function nothing(place: Place): RawScalar {
  return { kind: 'scalar', ...place, value: null, source: '', textAt: null };
}

/** Reports flaws of the YAML itself. */
function reportFlaws(document: Document, collector: ProblemCollector): void {
  for (const { code, message, pos } of document.errors.slice(0, limits.flaws)) {
    const place = { ...root, at: pos[0] };
    if (code === 'MULTIPLE_DOCS') collector.add(place, ['oneDocument'], ['secondDocument']);
    else collector.add(place, ['yaml'], ['flaw', code, shortened(message.split('\n')[0]!)]);
  }
  const { explicit, version } = document.directives?.yaml ?? {};
  // Under 1.1 other words would be numbers and truth values.
  if (explicit === true && version !== '1.2') collector.add(root, ['yaml12'], ['value', version ?? '']);
  for (const { code, message, pos } of document.warnings) {
    if (code !== 'TAG_RESOLVE_FAILED') continue;
    const tag = message.replace(/^.*: (?=[^ ])/, '').replace('tag:yaml.org,2002:', '!!');
    collector.add({ ...root, at: pos[0] }, ['plainData'], ['value', quoted(tag)]);
  }
}

/**
 * Reads the text into a tree; every flaw goes to the collector.
 * @returns `null` where there is no tree worth looking at further.
 */
export function readYaml(text: string, collector: ProblemCollector): RawNode | null {
  if (text.length > limits.characters) {
    collector.add(root, ['charactersAtMost', limits.characters], ['countInDigits', text.length]);
    return null;
  }
  const excess = excessOf(text, limits);
  if (excess !== null) {
    const place = { ...root, at: excess.at };
    if (excess.of === 'tags') collector.add(place, ['plainData'], ['value', quoted(excess.text)]);
    else if (excess.of === 'flaws')
      collector.add(place, ['yaml'], ['flaw', 'UNEXPECTED_TOKEN', `Unexpected ${quoted(excess.text)}`]);
    else if (excess.of === 'lines') collector.add(place, ['linesAtMost', limits.lines], ['more']);
    else collector.add(place, ['valuesAtMost', limits.values], ['more']);
    return null;
  }
  try {
    const document = parseDocument(text, {
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
      uniqueKeys: false, // looked at here: in linear time, and with the place of both
      prettyErrors: false,
      logLevel: 'error', // 'silent' would hide a second document
    });
    reportFlaws(document, collector);
    if (document.errors.length > 0) return null;
    return new Converter(text, collector).convert(document.contents as Node | null, root);
  } catch (error) {
    if (error instanceof Abandoned) return null;
    if (!(error instanceof RangeError)) throw error;
    collector.add(root, ['yaml'], ['flaw', 'STACK', error.message]); // nested beyond the stack
    return null;
  }
}
