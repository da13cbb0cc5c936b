/** A look at the signs of a YAML text before a tree is built of it: what is far too large costs nothing. */
import { CST, Lexer } from 'yaml';

/** What is too much, with the offset at which it becomes so. */
export interface Excess {
  readonly of: 'values' | 'lines' | 'tags' | 'flaws';
  readonly at: number;
  /** The text that stands there. */
  readonly text: string;
}

/** Bounds on what a text may hold. */
export interface Bounds {
  readonly values: number;
  /** Lines, whatever stands in them: comments and empty ones cost more than text. */
  readonly lines: number;
  readonly tags: number;
  /** Brackets closed that nobody opened, commas and anchors in a row, and directives. */
  readonly strays: number;
}

/**
 * The first place at which a text holds more than may be, `null` where it keeps within the bounds. Values are
 * counted low: what an alias repeats is left to whoever follows it.
 */
export function excessOf(text: string, bounds: Bounds): Excess | null {
  const far = lineBeyond(text, bounds.lines);
  if (far !== null) return { of: 'lines', at: far, text: '' };
  // Keys look like values, but each is followed by a colon; entries and pairs may have no value of their own.
  const counts = { nodes: 0, entries: 0, pairs: 0, keys: 0, tags: 0, strays: 0 };
  let depth = 0;
  // What the last sign but blanks was: two commas, or two anchors, in a row are strays.
  let last = '';
  let [at, isScalar] = [0, false];
  for (const token of new Lexer().lex(text)) {
    const type = isScalar ? 'scalar' : CST.tokenType(token);
    isScalar = type === 'scalar' && !isScalar;
    if (isScalar || type === 'doc-mode' || type === 'flow-error-end') continue;
    if (type !== 'space' && type !== null) {
      if (type === last && (type === 'comma' || type === 'anchor')) counts.strays += 1;
      last = type;
    }
    if (type === 'tag') counts.tags += 1;
    else if (type === 'seq-item-ind') counts.entries += 1;
    else if (type === 'explicit-key-ind') counts.keys += 1;
    else if (type === 'map-value-ind') {
      counts.pairs += 1;
      counts.nodes -= 1;
    } else if (type === 'directive-line') counts.strays += 1;
    else if (type === 'flow-map-end' || type === 'flow-seq-end') {
      if (depth > 0) depth -= 1;
      else counts.strays += 1;
    } else if (type !== null && nodes.has(type)) counts.nodes += 1;
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth += 1;
    if (Math.max(counts.nodes, counts.entries, counts.pairs, counts.keys) > bounds.values)
      return { of: 'values', at, text: token };
    if (counts.strays > bounds.strays) return { of: 'flaws', at, text: token };
    if (counts.tags > bounds.tags) return { of: 'tags', at, text: token };
    at += token.length;
  }
  return null;
}

/** Where the first line begins that is too many. */
function lineBeyond(text: string, most: number): number | null {
  let at = 0;
  for (let line = 1; line <= most; line += 1) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return null;
  }
  return at;
}

const nodes: ReadonlySet<string> = new Set([
  ...['scalar', 'single-quoted-scalar', 'double-quoted-scalar'],
  ...['alias', 'flow-map-start', 'flow-seq-start'],
]);
