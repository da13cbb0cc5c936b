import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { HtmlWriter } from '../../src/report/document/html.ts';
import { markdownDocument } from '../../src/report/document/markdown.ts';
import { type Block, items, list, section, table } from '../../src/report/document/model.ts';
import { figure, words } from '../../src/report/grids/grid.ts';
import { slug } from '../../src/report/markdown/slug.ts';
import { writeReports } from '../../src/report/reports.ts';
import { kindRun, kinds } from './kinds.ts';

/** Text without tags, entities as their characters, spaces alike. */
function bare(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Texts of all elements of a name. */
function texts(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`, 'g'))].map(([own]) => bare(own));
}

describe('a document', () => {
  const blocks: readonly Block[] = [
    section('Full', [
      ...items([{ text: 'one', link: { word: 'table', heading: 'Full' } }]),
      section('Inner', table({ head: ['a'], rows: [[words('x')], [figure('2', 2)]], align: 'l' }, 'said')),
    ]),
    section('Empty', [section('also', list(['']))]),
    section('Full', [{ kind: 'folded', summary: '<b>', blocks: list(['kept']) }]),
  ];

  test('in Markdown has no empty section, and links lead to headings', () => {
    expect(markdownDocument({ title: 'T', blocks }, false)).toBe(
      '# T\n\n## Full\n\n- one ([table](#full))\n\n### Inner\n\n**said**\n\n| a  |\n| :- |\n| x  |\n| 2  |\n\n' +
        '## Full\n\n<details><summary>&lt;b&gt;</summary>\n\n- kept\n\n</details>\n',
    );
  });

  test('in HTML has the same, each section with an address of its own, tables that know their numbers', () => {
    const html = new HtmlWriter(new Map()).blocks(blocks).join('');
    expect(texts(html, 'h[23]')).toEqual(['Full', 'Inner', 'Full']);
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      's-full',
      's-inner',
      's-full--1',
    ]);
    expect(html).toContain('<a href="#s-full">table</a>');
    expect(html).toContain('<th scope="row" data-v="2">2</th>');
    expect(html).toContain('<summary>&lt;b&gt;</summary>');
  });
});

describe.each(kinds)('the report of kind %s', (kind) => {
  const files = kindRun(kind).then((run) => writeReports(run, ['md', 'html', 'svg']));

  test('says the same in Markdown and on the page', async () => {
    const page = (await files).get('report.html') ?? '';
    const markdown = await marked((await files).get('report.md') ?? '');
    expect(texts(page, 'td|th').length).toBeGreaterThan(8);
    const cells = (html: string) => [...html.matchAll(/<t[dh][ >][\s\S]*?<\/t[dh]>/g)].map(([c]) => bare(c));
    expect(cells(page)).toEqual(cells(markdown));
    for (const name of ['h1', 'h2', 'h3', 'summary'])
      expect(texts(page, name)).toEqual(texts(markdown, name));
    const sentences = (html: string) => texts(html, 'li').map((line) => line.replace(/ \(?table\)?$/, ''));
    expect(sentences(page)).toEqual(sentences(markdown));
  });

  test('opens with at most ten sentences, and links lead somewhere', async () => {
    const report = (await files).get('report.md') ?? '';
    const [, standout = ''] = report.split('\n## ');
    const sentences = standout.split('\n').filter((line) => line.startsWith('- '));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThanOrEqual(10);
    const addresses = [...report.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading));
    for (const [, to] of report.matchAll(/\]\(#([^)]*)\)/g)) expect(addresses).toContain(to);
    const page = (await files).get('report.html') ?? '';
    for (const [, to] of page.matchAll(/href="#([^"]*)"/g)) expect(page).toContain(` id="${to}"`);
  });

  test('refers to every picture that is written', async () => {
    const names = [...(await files).keys()].filter((name) => name.endsWith('.svg'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect((await files).get('report.md')).toContain(`](${name})`);
  });
});
