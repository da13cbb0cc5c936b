/** Words explained where they stand: every report explains the words that it uses, and no others. */
import { describe, expect, it } from 'vitest';
import { groupPoints } from '../../src/analysis/points.ts';
import { otherCounts, planeCounts } from '../../src/facts/duel/counts.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';
import { terms } from '../../src/language/texts/glossary.ts';
import { sayWords } from '../../src/report/document/glossary.ts';
import { writeReports } from '../../src/report/reports.ts';
import { printedFormulas } from '../../src/rules/planes.ts';
import { documents, fileWith } from './documents.ts';
import { classRun } from './runs.ts';
import { cell, thousand } from './support.ts';

const glossary = languageOf('en')(plainPhrasing).glossary;
const entries = terms.map((term) => ({ term, ...glossary.words[term] }));
const marksOf = (text: string) => sayWords(text, entries, ({ term }, form) => `[${term}|${form}]`);

/** Terms by the addresses in some HTML: those that a pattern finds, each once. */
const found = (html: string, pattern: RegExp): string[] =>
  [...new Set([...html.matchAll(pattern)].map((match) => match[1]!.replaceAll('\u00a0', ' ')))].sort();

/** What must hold of a page and the file beside it. */
function look(page: string, file: string | null, language: string): void {
  const { words, heading } = languageOf(language)(plainPhrasing).glossary;
  const explained = found(page, /<li id="w-(\w+)"/g);
  const main = page.slice(page.indexOf('<main>'), page.lastIndexOf('<section '));
  const told = found(main, /<abbr title="([^"]*)"/g);
  const linked = found(main, /href="#w-(\w+)"/g);
  const meaning = (term: string) => words[term as keyof typeof words].means.replaceAll('\u00a0', ' ');
  // Whatever is marked is in the glossary; whatever is in it is marked somewhere.
  expect(linked.filter((term) => !explained.includes(term))).toEqual([]);
  expect(told).toEqual(explained.map(meaning).sort());
  for (const section of main.split('<section ')) {
    const links = [...section.matchAll(/href="#w-(\w+)"/g)].map((match) => match[1]);
    expect(new Set(links).size).toBe(links.length);
  }
  if (file === null) return;
  const part = file.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toEqual(
    terms
      .filter((term) => explained.includes(term))
      .map((term) => `- **${words[term].word}**: ${words[term].means}`),
  );
}

describe('the glossary', () => {
  it.each(Object.keys(documents))('of %s has the words that are used', async (name) => {
    const files = await documents[name]!();
    look(fileWith(files, '.html'), fileWith(files, '.md'), 'en');
  });

  it.each(['en', 'cs'])('of duels, in %s, has the words of the formulas', async (language) => {
    const files = await writeReports(classRun(), ['md', 'html'], { language });
    look(fileWith(files, '.html'), fileWith(files, '.md'), language);
    expect(found(fileWith(files, '.html'), /<li id="w-(\w+)"/g)).toEqual(
      expect.arrayContaining(['IQ', 'Podl', 'SP', 'base', 'score', 'seat']),
    );
  });

  it('takes a word for itself alone', () => {
    expect(marksOf('a base of <code>classes.x.base</code>, `base`, <a href="#base">base</a>')).toBe(
      'a [base|base] of <code>classes.x.base</code>, `base`, <a href="#base">base</a>',
    );
    expect(marksOf('baseline, 3 h, 3\u00a0h, IQs, classes.base, base=9')).toBe(
      'baseline, 3 h, 3\u00a0h, IQs, classes.base, base=9',
    );
    expect(marksOf('**h** is, int(SP) + 2·IQ.')).toBe('**[h|h]** is, int([SP|SP]) + 2·[IQ|IQ].');
  });
});

describe('what each plane counts', () => {
  const on = (plane: number, formulas = printedFormulas) => {
    const made = cell({ initiator: 'a', target: 'b', plane, ends: thousand(500) });
    return { ...made, cell: { ...made.cell, setup: { ...made.cell.setup, formulas } } } as typeof made;
  };
  const countsOf = (cells: readonly ReturnType<typeof on>[]) => planeCounts(groupPoints(cells)[0]!);

  it('merges planes that count alike, however they are spaced', () => {
    const { attack, defence } = printedFormulas['1']!;
    const formulas = { ...printedFormulas, 7: { attack: attack.replaceAll(' ', ''), defence } };
    expect(countsOf([on(1, formulas), on(2, formulas), on(7, formulas)]).map(({ planes }) => planes)).toEqual(
      [[1, 7], [2]],
    );
  });

  it('tells of another variant what it counts otherwise', () => {
    const other = { ...printedFormulas, 2: { attack: 'IQ', defence: 'Podl' } };
    expect(otherCounts(countsOf([on(1, other), on(2, other)]), countsOf([on(1), on(2)]))).toEqual([
      { planes: [2], attack: 'IQ', defence: 'Podl' },
    ]);
  });
});
