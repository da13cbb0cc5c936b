import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { figure, words } from '../../src/report/document/grid.ts';
import { type Block, items, list, section, table } from '../../src/report/document/model.ts';
import { HtmlWriter } from '../../src/report/html/document.ts';
import { markdownDocument } from '../../src/report/markdown/document.ts';
import { slug } from '../../src/report/markdown/slug.ts';
import { documents, fileWith } from './documents.ts';

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

describe.each(Object.keys(documents))('the report of %s', (name) => {
  const files = documents[name]!();
  const markdown = files.then((written) => fileWith(written, '.md'));
  const page = files.then((written) => fileWith(written, '.html'));

  test('says the same in Markdown and on the page', async () => {
    const [html, rendered] = [await page, await marked(await markdown)];
    const cells = (own: string) => [...own.matchAll(/<t[dh][ >][\s\S]*?<\/t[dh]>/g)].map(([c]) => bare(c));
    expect(cells(html).length).toBeGreaterThan(8);
    expect(cells(html)).toEqual(cells(rendered));
    for (const tag of ['h1', 'h2', 'h3', 'summary', 'pre'])
      expect(texts(html, tag)).toEqual(texts(rendered, tag));
    // The scale of colours stands on the page alone: a file has none.
    const plain = (own: string) => own.replace(/<ol class="legend"[\s\S]*?<\/ol>/g, '');
    const sentences = (own: string) =>
      texts(plain(own), 'li').map((line) => line.replace(/ \(?table\)?$/, ''));
    expect(sentences(html)).toEqual(sentences(rendered));
  });

  test('opens with few sentences, and links lead somewhere', async () => {
    const report = await markdown;
    const [, standout = ''] = report.split('\n## ');
    const sentences = standout.split('\n').filter((line) => line.startsWith('- '));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThanOrEqual(10);
    const addresses = [...report.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading));
    for (const [, to] of report.matchAll(/\]\(#([^)]*)\)/g)) expect(addresses).toContain(to);
    for (const [, to] of (await page).matchAll(/href="#([^"]*)"/g))
      expect((await page).includes(` id="${to}"`), to).toBe(true);
  });

  test('refers to every picture that is written, and to no other', async () => {
    const names = [...(await files).keys()].filter((file) => file.endsWith('.svg'));
    const referred = [...(await markdown).matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, file]) => file);
    expect(referred).toEqual(names);
    expect([...(await page).matchAll(/<figure>/g)]).toHaveLength(names.length);
  });

  test('shows names, runs none', async () => {
    expect(await page).not.toMatch(/<img| on\w+="| style="|<b>/);
    expect(await marked(await markdown)).not.toMatch(/<img src=x/);
    expect((await page).includes('&lt;img src=x onerror=alert(1)&gt;')).toBe(true);
  });
});
