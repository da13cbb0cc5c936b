/** The door of text: what is no UTF-8 is told with its place, never mangled. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/cli/decode.ts';

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

describe('text', () => {
  it('is UTF-8, its mark left out', () => {
    expect(decode(utf8('\ufeff{"á": "😀"}'), 'x.json')).toBe('{"á": "😀"}');
    expect(decode(utf8(''), 'x.json')).toBe('');
  });

  it.each([
    ['UTF-16 with its mark', Buffer.from('\ufeffkind: duel', 'utf16le'), 1, 'UTF-16'],
    ['UTF-16 without one', Buffer.from('kind: duel', 'utf16le'), 1, 'UTF-16'],
    ['UTF-16, the other way round', Buffer.from('kind: duel', 'utf16le').swap16(), 1, 'UTF-16'],
    ['UTF-16 with its mark, the other way round', Buffer.from('\ufeffščř', 'utf16le').swap16(), 1, 'UTF-16'],
    ['UTF-32 with its mark', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 1, 'UTF-32'],
    ['UTF-32, the other way round', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x61]), 1, 'UTF-32'],
    // "mág" in windows-1250, behind two letters of two bytes in UTF-8.
    ['a code page', Buffer.concat([utf8('éé m'), Buffer.from([0xe1]), utf8('g')]), 7, 'an 8-bit code page'],
    ['a character cut at the end', utf8('ab😀').subarray(0, 5), 3, 'an 8-bit code page'],
  ])('in %s is refused with the place', (_, bytes, at, name) => {
    expect(() => decode(bytes, 'x.yaml')).toThrow(
      `x.yaml: must be text in UTF-8 (byte ${at} is none: this looks like ${name})`,
    );
  });
});
