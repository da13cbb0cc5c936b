import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createNumbers } from '../../src/language/forms/numbers.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { englishTypography, shielded, typeset, typesetAll } from '../../src/language/forms/typography.ts';
import { writeReports } from '../../src/report/reports.ts';
import { documents } from '../report/documents.ts';
import { kindRun, kinds } from '../report/kinds.ts';

const goldens = fileURLToPath(new URL('../golden/report', import.meta.url));

/** Text as a reader sees it: code, links, and the padding of tables taken out. */
const read = (text: string): string =>
  text
    .replace(/```.*?```/gs, '')
    .replace(/`[^`]*`/g, '')
    .replace(/ {2,}/g, ' ');

describe('Czech typography', () => {
  it('ends no line of any golden report with a word of one letter, and has a true minus', () => {
    const files = readdirSync(goldens, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.cs.md'),
    );
    expect(files.length).toBeGreaterThan(1);
    const found = files.flatMap((file) => {
      const text = read(readFileSync(`${goldens}/${file}`, 'utf8'));
      return [
        ...text.matchAll(
          /(?<![\p{L}\p{N}])[aikosuvzAIKOSUVZ] \S*|(?<=[|\s(])-\d\S*|\d dvojic|ladin[aěuy] \d/gu,
        ),
      ].map(([match]) => `${file}: ${match}`);
    });
    expect(found).toEqual([]);
  });

  it('breaks no line of any report before % in either language, and has no hyphen for a minus', async () => {
    const english = await Promise.all(Object.values(documents).map((make) => make()));
    const czech = await Promise.all(
      kinds.map(async (kind) => writeReports(await kindRun(kind), ['md', 'svg', 'html'], { language: 'cs' })),
    );
    const found = [...english, ...czech].flatMap((files) =>
      [...files]
        .filter(([name]) => /\.(?:md|svg|html)$/.test(name))
        .flatMap(([name, text]) =>
          [
            ...read(text.replace(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, '|')).matchAll(
              /.{0,30}(?:\d %|[|(→] ?-\d)(?!\d*x).{0,10}/gu,
            ),
          ].map(([match]) => `${name}: ${match}`),
        ),
    );
    expect(found).toEqual([]);
  });

  it('binds numbers to their nouns in English as well', () => {
    const set = (text: string) => typeset(text, englishTypography);
    expect(set('3 points on plane 4, 12 of 50 duels, 5 % and 1 more')).toBe(
      '3\u00a0points on plane 4, 12 of 50\u00a0duels, 5\u00a0% and 1 more',
    );
  });

  it('binds one-letter words, numbers with their nouns, and planes with their numbers', () => {
    expect(typeset('V kole a v boji: 5 kol, 2 až 3 kola na hladině 4, z 9 dvojic')).toBe(
      'V\u00a0kole a\u00a0v\u00a0boji: 5\u00a0kol, 2 až 3\u00a0kola na hladině\u00a04, z\u00a09\u00a0dvojic',
    );
    expect(typeset('**12** dvojic')).toBe('**12**\u00a0dvojic');
    expect(typeset('kouzla a duše')).toBe('kouzla a\u00a0duše');
  });

  it('leaves names and code alone, to be copied as they are', () => {
    const { code, name } = shielded(plainPhrasing);
    expect(typeset(`v ${code('run a b 5 kol')} a ${name('o k')} i jinde`)).toBe(
      'v\u00a0run a b 5 kol a\u00a0o k i\u00a0jinde',
    );
    // Set within what is set again, as catalogues that use one another do.
    expect(typeset(`s ${shielded(shielded(plainPhrasing)).code('a b')}`)).toBe('s\u00a0a b');
  });

  it('reaches every text of a catalogue, also those that functions give, in lists too', () => {
    const set = typesetAll({
      language: 'a b',
      plain: 'a b',
      nested: { list: (what: string) => [`k ${what}`, 'u nás'] },
      sideName: (side: string) => side,
    });
    expect(set.plain).toBe('a\u00a0b');
    expect(set.nested.list('ohni')).toEqual(['k\u00a0ohni', 'u\u00a0nás']);
    expect(set.language).toBe('a b');
    expect(set.sideName('a b')).toBe('a b');
  });

  it('writes minus as minus, and names in a row with a bound "a"', () => {
    const numbers = createNumbers('cs');
    expect(numbers.fixed(-1.25, 1)).toMatch(/^\u22121,[23]$/);
    expect(numbers.signed(-2, 0)).toBe('\u22122');
    expect(numbers.significant(-0.5, 2)).toBe('\u22120,5');
    expect(numbers.list(['x a y', 'b', 'c'])).toBe('x a y, b a\u00a0c');
  });
});
