/** The one door by which text comes in: files and standard input are strict UTF-8. */
import type { Must } from '../problems/problem.ts';
import { UsageError } from './exit.ts';

/** What a text is, going by its first bytes, where it is no UTF-8. */
type Encoding = 'UTF-16' | 'UTF-32' | 'an 8-bit code page';

/**
 * The text of some bytes, without the byte order mark. @param where names them in a problem.
 * @throws UsageError with the place of the first byte that is no UTF-8, and what the bytes look like instead.
 */
export function decode(bytes: Uint8Array, where: string): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) throw refused(where, 0, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw refused(where, firstBad(bytes), 'an 8-bit code page');
  }
}

function refused(where: string, at: number, looksLike: Encoding): UsageError {
  const must: Must = ['utf8'];
  return new UsageError({ where: [where], must, found: ['bytes', at + 1, looksLike] });
}

/** UTF-16 and UTF-32 by their marks, or by the zeros beside plain letters. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32';
  if (bytes.length < 4) return null;
  const zeros = [a, b, c, d].map((byte) => byte === 0);
  if (zeros.join() === 'false,true,false,true' || zeros.join() === 'true,false,true,false') return 'UTF-16';
  return null;
}

/** Offset of the first byte that belongs to no character: where the text, written anew, is other bytes. */
function firstBad(bytes: Uint8Array): number {
  const anew = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), 'utf8');
  let at = 0;
  while (at < bytes.length && bytes[at] === anew[at]) at += 1;
  // A character cut short may begin as its replacement does.
  while (at > 0 && ((anew[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return at;
}
