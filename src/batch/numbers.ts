/** Numbers that JSON cannot hold (`Infinity` stands for "unlimited" in setups), there and back. */

/** Replacer for `JSON.stringify`: a number without a JSON form becomes `{"number": "Infinity"}`. */
export function encodeNumber(_key: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (Object.is(value, -0)) return { number: '-0' };
  return Number.isFinite(value) ? value : { number: String(value) };
}

/** Reviver for `JSON.parse`: the opposite of {@link encodeNumber}. */
export function decodeNumber(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('number' in value)) return value;
  return typeof value.number === 'string' && Object.keys(value).length === 1 ? Number(value.number) : value;
}
