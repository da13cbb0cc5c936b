/** Names of a scenario in pictures: data, whatever they spell. */
import type { Spec } from './spec.ts';

/**
 * Stands before every text of a picture's data while it is drawn. Vega keeps such texts as keys of plain
 * objects, where `constructor` or `__proto__` would be found before anything was put in. It is a noncharacter,
 * which no name may hold.
 */
const mark = '\ufdd0';

/** A specification whose data, and what its scales and orders say of them, bears the mark. */
export function encodeNames(spec: Spec): Spec {
  return encoded(spec, '') as Spec;
}

/** A text of a picture without the marks. */
export function decodeNames(text: string): string {
  return text.replaceAll(mark, '');
}

/** Keys whose lists name values of the data: rows of data, and what scales, orders and legends list. */
const ofNames: ReadonlySet<string> = new Set(['values', 'domain', 'sort']);

function encoded(part: unknown, key: string): unknown {
  if (Array.isArray(part)) return part.map((item) => (ofNames.has(key) ? marked(item) : encoded(item, '')));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, encoded(value, name)]));
}

function marked(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return markedText(item);
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, markedText(value)]));
}

/** Nothing stays nothing: vega draws no text there. */
function markedText(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? mark + value : value;
}
