import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const language = fileURLToPath(new URL('../../src/language', import.meta.url));
const files = ['en', 'cs'].flatMap((tag) =>
  readdirSync(`${language}/${tag}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${tag}/${file}`),
);

/** What picks, orders, counts or measures; a sentence is given what it says. */
const computing =
  /\.(?:sort|toSorted|filter|reduce|flatMap|some|every|find|findLast|forEach)\(|\bnew (?:Map|Set)\b|\bMath\.|\bfor \(/;

/** Values of other layers that a catalogue may take: names that data bears, and tables of them. */
const tables = [
  'facts/duel/fit',
  'facts/tune/misses',
  'problems/english',
  'scenario/cellKinds',
  'scenario/tree/czech',
];

describe('catalogues of words', () => {
  it('compute nothing: no sorting, picking, counting or measuring', () => {
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap((file) =>
      readFileSync(`${language}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => computing.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('would see each of them', () => {
    const lines = [
      'a.sort(',
      'list.filter((x) => x)',
      'new Map(',
      'Math.max(1)',
      'a.flatMap(',
      'for (const a of b)',
    ];
    expect(lines.filter((line) => !computing.test(line))).toEqual([]);
    expect(
      ['a.map(name)', 'numbers.list(a)', 'list.join(', 'formatMap('].filter((line) => computing.test(line)),
    ).toEqual([]);
  });

  it('take only types from the layers below, so that whatever is worked out stands in the facts', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(`${language}/${file}`, 'utf8');
      return [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)\.ts';/gms)]
        .filter(([whole]) => !/import \{(?:\s*type \w+,?)*\s*\}/.test(whole))
        .map(([, from]) => posix.join('language', dirname(file), from!))
        .filter((from) => !from.startsWith('language/') && !tables.includes(from))
        .map((from) => `${file} → ${from}`);
    });
    expect(found).toEqual([]);
  });

  it('mark up by the phrasing alone: stars of Markdown would stand on the page', () => {
    const starred = files.flatMap((file) =>
      readFileSync(`${language}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /[`'"].*\*\*/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(starred).toEqual([]);
  });
});
