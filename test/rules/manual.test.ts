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
const rows: readonly Row[] = [...manual.matchAll(/^\| ([\d.]+[ab]?) \| .* \| `(test\/[^`]+)` \| (.+) \|$/gm)].map(
  ([, rule, path, title]) => ({ rule: rule!, path: path!, title: title! }),
);

/** Numbered rules of sections 1 to 4 and 8, and the sections without numbers. */
const numbered = [...read('docs/rulebook.md').matchAll(/^([1-48]\.\d+) /gm)].map(([, rule]) => rule!);

describe('the manual of rules', () => {
  it('names tests that are there', () => {
    const missing = rows.filter(({ path, title }) => {
      return !existsSync(new URL(path, root)) || !read(path).includes(`'${title}'`);
    });
    expect(missing).toEqual([]);
  });

  it('has a test for every rule of sections 1 to 8', () => {
    expect(numbered).toHaveLength(3 + 7 + 5 + 13 + 6);
    const covered = new Set(rows.map(({ rule }) => rule));
    expect([...numbered, '5', '6', '7'].filter((rule) => !covered.has(rule))).toEqual([]);
  });

  it('lists every reading that the rules mark', () => {
    const readings = manual.split('## Every sentence')[0]!;
    for (const rule of ['2.3', '3.4', '4.6', '4.11', '8.6']) expect(readings).toContain(`| ${rule} |`);
  });
});
