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
      ...items([{ text: 'one', link: { heading: 'Full' } }]),
      section('Inner', table({ head: ['a'], rows: [[words('x')], [figure('2', 2)]], align: 'l' }, 'said')),
    ]),
    section('Empty', [section('also', list(['']))]),
    section('Full', [{ kind: 'folded', summary: '<b>', blocks: list(['kept']) }]),
  ];

  test('in Markdown has no empty section, and links lead to headings', () => {
    expect(markdownDocument({ title: 'T', blocks }, false)).toBe(
      '# T\n\n## Full\n\n- one ([Full](#full))\n\n### Inner\n\n**said**\n\n| a  |\n| :- |\n| x  |\n| 2  |\n\n' +
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
    expect(html).toContain('<a href="#s-full">Full</a>');
    expect(html).toContain('<th scope="row" data-v="2">2</th>');
    expect(html).toContain('<summary>&lt;b&gt;</summary>');
  });
});

describe('blocks that look different in a file and on the page', () => {
  const cell = { text: '85 ±2', value: 0.85, step: 7 };
  const matrix: Block = {
    kind: 'heat',
    heat: {
      corner: 'a ↓ b →',
      columns: [
        { text: 'x', place: 1 },
        { text: 'y', place: 0 },
      ],
      rows: [
        { text: 'm', place: 0, cells: [{ ...cell, short: '85', number: 3, hint: '"most"' }, null] },
        {
          text: 'n',
          cells: [
            { text: '–', value: null, step: null },
            { ...cell, strong: true },
          ],
        },
      ],
      caption: null,
      explained: 'm against x',
      sortable: false,
    },
  };
  const chart = { title: 'C', note: '', description: '', spec: {} };
  const picture = { kind: 'picture', file: 'charts/c.svg', chart, onPage: false } as const;
  const point = (key: string, blocks: readonly Block[]) => ({
    key,
    name: `<b>${key}</b>`,
    summary: key,
    blocks,
  });
  const markdown = (blocks: readonly Block[], pictures = false) =>
    markdownDocument({ title: 'T', blocks }, pictures).slice(5);
  const page = (blocks: readonly Block[]) =>
    new HtmlWriter(new Map([['charts/c.svg', '<svg></svg>']])).blocks(blocks).join('');

  test('a coloured table is a plain one in a file, and knows steps, numbers and places on the page', () => {
    expect(markdown([matrix])).toBe(
      '| a ↓ b → |     x |         y |\n| :------ | ----: | --------: |\n| m       | 85 ±2 |           |\n| n       |     – | **85 ±2** |\n',
    );
    const html = page([matrix]);
    expect(html).toContain('<caption>m against x</caption>');
    expect(html).toContain('<th scope="col" data-f="1">x</th><th scope="col" data-f="0">y</th>');
    expect(html).toContain(
      '<tr data-f="0"><th scope="row">m</th><td class="h7" data-c="3" title="&quot;most&quot;">85</td><td></td></tr>',
    );
    expect(html).toContain('<td class="no">–</td><td class="h7 all" data-v="0.85">85\u00a0±2</td>');
  });

  test('the table behind a picture is folded in a file with pictures, and stands alone on a page without', () => {
    const figure: Block = {
      kind: 'figure',
      picture,
      summary: 'as <table>',
      wide: false,
      blocks: list(['behind']),
    };
    expect(markdown([figure], true)).toBe(
      '![C](charts/c.svg)\n\n<details><summary>as &lt;table&gt;</summary>\n\n- behind\n\n</details>\n',
    );
    expect(markdown([figure])).toBe('- behind\n');
    expect(markdown([{ ...figure, wide: true }])).toContain('<details>');
    expect(page([figure])).toBe('<ul class="findings"><li>behind</li></ul>');
  });

  test('points are folded in a file, which says notes once, and switched on the page, which says them always', () => {
    const inside = [section('Head', [{ kind: 'note', text: 'said' }, ...list(['own'])])];
    const controls = {
      label: 'L',
      switches: [
        {
          name: 'point',
          label: 'P',
          options: [
            ['0', 'a'],
            ['1', 'b'],
          ] as const,
        },
      ],
      filter: { label: 'F', hint: 'H' },
    };
    const points: Block = {
      kind: 'points',
      heading: 'Others',
      controls,
      points: [point('0', inside), point('1', inside)],
    };
    expect(markdown([points])).toBe(
      '## Head\n\nsaid\n\n- own\n\n## Others\n\n<details><summary>1</summary>\n\n### Head\n\n- own\n\n</details>\n',
    );
    const html = page([points]);
    expect(html.match(/<p>said<\/p>/g)).toHaveLength(2);
    expect(html).toContain('<div class="point" data-point="0"><p class="point-name"><b>0</b></p><section');
    expect(html).toContain('<h2 class="others">Others</h2><div class="point" data-point="1"><details>');
    expect(html).toContain('<select name="point" autocomplete="off"><option value="0">a</option>');
  });

  test('contents name what is there: sections that hold pictures alone are no part of a file without', () => {
    const sections = ['A', 'B', 'C', 'D'].map((head) => section(head, list([head])));
    const of = [...sections, section('Pictures', [{ ...picture, onPage: true }]), section('Empty', [])];
    const block: Block = { kind: 'contents', word: 'Contents', of };
    expect(markdown([block])).toBe('Contents: [A](#a) · [B](#b) · [C](#c) · [D](#d)\n');
    expect(markdown([block], true)).toContain(' · [Pictures](#pictures)\n');
    expect(page([block])).toContain('<a href="#s-pictures">Pictures</a></p></nav>');
  });

  test('what does not fit a file is whole on the page', () => {
    const fit: Block = { kind: 'fit', page: list(['1', '2']), file: list(['1']) };
    expect(markdown([fit])).toBe('- 1\n');
    expect(texts(page([fit]), 'li')).toEqual(['1', '2']);
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
    // The scale of colours and what other points open with stand on the page alone.
    const plain = (own: string) =>
      own
        .replace(/<div class="opening" data-point="[^"]*" hidden>[\s\S]*?<\/div>/g, '')
        .replace(/<ol class="legend"[\s\S]*?<\/ol>/g, '')
        .replace(/<a class="word"[^>]*>([\s\S]*?)<\/a>/g, '$1');
    const sentences = (own: string) =>
      texts(plain(own).replaceAll('(<a ', '<a ').replaceAll('</a>)', '</a>'), 'li');
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
    expect([...(await page).matchAll(/<figure tabindex="0">/g)]).toHaveLength(names.length);
  });

  test('shows names, runs none', async () => {
    expect(await page).not.toMatch(/<img| on\w+="| style="|<b>/);
    expect(await marked(await markdown)).not.toMatch(/<img src=x/);
    expect((await page).includes('&lt;img src=x onerror=alert(1)&gt;')).toBe(true);
  });
});
