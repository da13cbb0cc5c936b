/** JSON that somebody else may have written: looked at before anything is built of it. */
import { decodeNumber } from './numbers.ts';

/** Most different keys of all objects of a text together; what souboj writes has some hundreds. */
const MOST_KEYS = 50_000;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];

/**
 * Objects of millions of different keys would cost gigabytes and seconds before any of them could be refused, so they are
 * counted first.
 *
 * @throws SyntaxError for more than 50,000 different keys.
 */
function requireFewKeys(text: string): void {
  if (differentKeys(text, MOST_KEYS) > MOST_KEYS) throw new SyntaxError('too many different keys');
}

/**
 * The value of a JSON text, with the numbers that JSON cannot hold as `encodeNumber` wrote them.
 *
 * @throws SyntaxError for text that is no JSON, or has too many keys for {@link requireFewKeys}.
 */
export function parseForeignJson(text: string): unknown {
  requireFewKeys(text);
  return JSON.parse(text, text.includes('"number"') ? decodeNumber : undefined);
}

/**
 * The value of a JSON text of others in which all numbers are plain.
 *
 * @throws SyntaxError as {@link parseForeignJson} does.
 */
export function parsePlainJson(text: string): unknown {
  requireFewKeys(text);
  return JSON.parse(text);
}

/**
 * How many different keys a text has, told apart by a 32-bit digest, by which hardly one of 50,000 is taken for another.
 * Counting ends above `most`.
 */
export function differentKeys(text: string, most: number): number {
  const seen = new Set<number>();
  let digest = 0;
  let isInString = false;
  for (let i = 0; i < text.length && seen.size <= most; i++) {
    const code = text.charCodeAt(i);
    if (isInString) {
      if (code === QUOTE) isInString = false;
      // FNV-1a (Fowler, Noll, Vo): the sign behind a backslash is read with it, a quote among them.
      else digest = Math.imul(digest ^ (code === BACKSLASH ? text.charCodeAt(++i) ^ code : code), 0x01000193);
    } else if (code === QUOTE) {
      isInString = true;
      digest = 0x811c9dc5;
    } else if (code === COLON) seen.add(digest);
  }
  return seen.size;
}
