import { describe, expect, it } from 'vitest';
import { streamKey } from '../../src/random/key.ts';
import { createStream } from '../../src/random/stream.ts';

/** First words of the first trials of a cell. */
function prefix(seed: string, cell: string, words = 4): string {
  const stream = createStream(streamKey(seed, cell));
  const list: number[] = [];
  for (let index = 0; index < 3; index++) {
    stream.seek(index);
    for (let i = 0; i < words; i++) list.push(stream.next());
  }
  return list.join(' ');
}

describe('a seed is text', () => {
  it('tells apart what other tools take for one: 0, -1, 1, 01, 1.0, 1e0, abc, letters and blanks', () => {
    const seeds = [
      '',
      ' ',
      '0',
      '-0',
      '-1',
      '1',
      '01',
      '1.0',
      '1e0',
      ' 1',
      '1 ',
      'abc',
      'ABC',
      'abd',
      'true',
    ];
    expect(new Set(seeds.map((seed) => prefix(seed, 'cell'))).size).toBe(seeds.length);
  });

  it('keeps every digit of a large whole number', () => {
    const seeds = ['9007199254740992', '9007199254740993', '18446744073709551615', '18446744073709551616'];
    expect(new Set(seeds.map((seed) => prefix(seed, 'cell'))).size).toBe(seeds.length);
  });

  it('does not run together with the cell: "a" + "bc" is not "ab" + "c"', () => {
    const pairs = [
      ['a', 'bc'],
      ['ab', 'c'],
      ['abc', ''],
      ['', 'abc'],
      ['a","b', 'c'],
      ['a', 'b","c'],
    ] as const;
    expect(new Set(pairs.map(([seed, cell]) => prefix(seed, cell))).size).toBe(pairs.length);
  });

  it('gives the same stream every time', () => {
    expect(prefix('class-bases', 'mage > druid @ 1')).toBe(prefix('class-bases', 'mage > druid @ 1'));
  });

  it('gives seeds 1 to 1,000 a thousand different first words', () => {
    const stream = (seed: number): number => {
      const s = createStream(streamKey(String(seed), 'cell'));
      s.seek(0);
      return s.next();
    };
    // Two of a thousand 32-bit words are equal by chance once in some 8,600 such lists.
    expect(new Set(Array.from({ length: 1000 }, (_, i) => stream(i + 1))).size).toBe(1000);
  });
});
