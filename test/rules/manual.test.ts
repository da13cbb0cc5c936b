import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const manual = read('docs/rules.md');

interface Row {
  readonly rule: string;
  readonly path: string;
  readonly title: string;
}

/** Rows of the table of sentences. */
const rows: readonly Row[] = [
  ...manual.matchAll(/^\| ([\d.]+[a-z]?) \| .* \| `(test\/[^`]+)` \| (.+) \|$/gm),
].map(([, rule, path, title]) => ({ rule: rule!, path: path!, title: title! }));

/** Numbered rules of sections 1 to 4 and 8, and the sections without numbers. */
const numbered = [...read('docs/rulebook.md').matchAll(/^([1-48]\.\d+[a-z]?) /gm)].map(([, rule]) => rule!);

describe('the manual of rules', () => {
  it('names tests that are there', () => {
    const missing = rows.filter(({ path, title }) => {
      return !existsSync(new URL(path, root)) || !read(path).includes(`'${title}'`);
    });
    expect(missing).toEqual([]);
  });

  it('has a test for every rule of sections 1 to 8', () => {
    expect(numbered).toHaveLength(3 + 7 + 5 + 13 + 8);
    const covered = new Set(rows.map(({ rule }) => rule));
    expect([...numbered, '5', '6', '7'].filter((rule) => !covered.has(rule))).toEqual([]);
  });

  /** Rows of the tables of readings: rules, reading, what else, setting. */
  const readings = ['docs/rules.md', 'docs/rules-psionics.md'].flatMap((page) => {
    const part = read(page)
      .split(/^## Readings.*$/m)[1]!
      .split(/^## /m)[0]!;
    return part.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return /^\d/.test(cells[1] ?? '') ? [cells.slice(1, -1)] : [];
    });
  });

  it('lists every reading that the rules mark', () => {
    const told = new Set(readings.flatMap(([rules]) => rules!.split(', ')));
    // Empty in the introduction, which explains the mark itself.
    let here = '';
    const marked = read('docs/rulebook.md')
      .split('\n')
      .flatMap((line) => {
        here = /^(?:## )?(\d+(?:\.\d+[a-z]?)?)[ .]/.exec(line)?.[1] ?? here;
        return line.includes('**[reading]**') && here !== '' ? [here] : [];
      });
    expect(marked.length).toBe(11);
    expect(marked.filter((rule) => !told.has(rule))).toEqual([]);
  });

  it('says of every reading how it is read and what else the text allows, in four columns', () => {
    expect(readings.length).toBeGreaterThan(60);
    expect(readings.filter((cells) => cells.length !== 4 || cells[1] === '')).toEqual([]);
    // What is decided by the program alone leaves nothing else to read.
    const alone = readings.filter(([, , else_]) => else_ === '').map(([rule]) => rule);
    expect(alone).toEqual(['9.11', '10.3']);
  });
});
