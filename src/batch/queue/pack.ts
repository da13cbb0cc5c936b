/** Plain data as JSON that keeps what is shared: equal objects of a million cells are written once. */
import { parsePlainJson } from '../boundedJson.ts';
import { decodeNumber, encodeNumber } from '../numbers.ts';

/** An object of the table by its number. */
interface Reference {
  readonly at: number;
}

type Plain = string | number | boolean | null | undefined | object;

/**
 * Writes plain data: a table of all objects and lists, each behind those that it holds, the data itself last.
 * Numbers that JSON does not have are kept; `undefined` is left out, as JSON does.
 */
export function packPlain(data: object): string {
  const table: string[] = [];
  const byObject = new Map<object, number>();
  const byText = new Map<string, number>();
  const place = (value: Plain): unknown => {
    if (typeof value !== 'object' || value === null) return encodeNumber('', value);
    let at = byObject.get(value);
    if (at === undefined) {
      const text = Array.isArray(value)
        ? JSON.stringify(value.map(place))
        : JSON.stringify(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, place(part)])));
      at = byText.get(text) ?? table.push(text) - 1;
      byText.set(text, at);
      byObject.set(value, at);
    }
    return { at } satisfies Reference;
  };
  place(data);
  return `[${table.join(',\n')}]`;
}

/**
 * Reads what {@link packPlain} wrote; what was shared is shared again. Nothing but JSON is understood: no object
 * but plain ones comes out, and no part that stands behind its whole, so no circle.
 * @throws Error where it cannot be read.
 */
export function unpackPlain(text: string): unknown {
  const table = parsePlainJson(text);
  if (!Array.isArray(table) || table.length === 0) throw new RangeError('must be a table');
  const made: unknown[] = [];
  const found = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!('at' in value)) return decodeNumber('', value);
    const { at } = value as Reference;
    if (!Number.isSafeInteger(at) || at < 0 || at >= made.length)
      throw new RangeError('must refer to a part');
    return made[at];
  };
  for (const part of table as unknown[]) {
    if (typeof part !== 'object' || part === null) throw new RangeError('must hold objects and lists');
    made.push(
      Array.isArray(part)
        ? part.map(found)
        : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, found(value)])),
    );
  }
  return made.at(-1);
}
