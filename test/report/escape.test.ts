import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { escapeHtml, escapeMarkdown, fencedBlock, inlineCode } from '../../src/report/markdown/escape.ts';
import { cell, field, markdownReport, run, thousand } from './support.ts';

describe('escapeMarkdown', () => {
  test.each([
    // What is harmless stays.
    ["The psion's day", "The psion's day"],
    ['mage > druid', 'mage > druid'],
    ['"quoted" & R&D, more', '"quoted" & R&D, more'],
    ['old_ranger', 'old_ranger'],
    ['Fight # two', 'Fight # two'],
    ['C:\\dir', 'C:\\dir'],
    ['a < b', 'a < b'],
    ['mage + druid', 'mage + druid'],
    ['čaroděj 9', 'čaroděj 9'],
    // What means something does not.
    ['a|b', 'a&#124;b'],
    ['`code`', '\\`code\\`'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a <', 'a &lt;'],
    ['> quoted', '&gt; quoted'],
    ['&lt; &#60; &', '&amp;lt; &amp;&#35;60; &amp;'],
    ['# head', '&#35; head'],
    ['see #12', 'see &#35;12'],
    ['$x$', '&#36;x&#36;'],
    ['two\r\nlines', 'two↵lines'],
    [' edges  ', '&nbsp;edges&nbsp;&nbsp;'],
    ['**bold** [link](x) ~~no~~', '\\*\\*bold\\*\\* \\[link\\](x) \\~\\~no\\~\\~'],
    ['![image](x)', '!&#91;image\\](x)'],
    ['_it_', '\\_it\\_'],
    ['\\*', '\\\\\\*'],
    ['end\\', 'end\\\\'],
    ['\u202eegam', '\\u202eegam'],
  ])('%j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  test('no image comes of a name in the text of a link, where marked takes backslashes away', () => {
    const link = marked.parseInline(`[a${escapeMarkdown('![x](http://x)')}](#a)`);
    expect(link).toBe('<a href="#a">a![x](http://x)</a>');
  });
});

test('code keeps simple text as it is, and takes an element where backticks would not hold', () => {
  expect(inlineCode('mage > druid @ 1')).toBe('`mage > druid @ 1`');
  expect(inlineCode("--only '@ 1 '")).toBe("`--only '@ 1 '`");
  expect(inlineCode('@ 1 ')).toBe('`@ 1 `');
  expect(inlineCode(' a ')).toBe('<code>&nbsp;a&nbsp;</code>');
  expect(inlineCode('a`b')).toBe('<code>a\\`b</code>');
  expect(inlineCode('a|b')).toBe('<code>a&#124;b</code>');
});

test('whatever a name holds, a reader of Markdown sees the name', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '&',
      '&lt;',
      '\\',
      '<b>',
      '< ',
      '>',
      '*',
      '_',
      '`',
      '[x](y)',
      '![x](y)',
      '~',
      '#1',
      '"',
      "'",
      '|',
      ' ',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      const name = pieces
        .join('')
        .replace(/[^ -~]|https?:|www\./g, '')
        .replace(/@/g, 'a');
      const inHtml = String(
        marked.parseInline(`x ${escapeMarkdown(`q${name}q`)} **${escapeMarkdown(`q${name}q`)}**`),
      );
      const seen = inHtml.replace(/<\/?strong>/g, '');
      expect(inHtml.match(/<[a-z/][^>]*>/g)).toEqual(['<strong>', '</strong>']);
      expect(unescaped(seen)).toBe(`x q${name}q q${name}q`);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

function unescaped(html: string): string {
  return html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

test('a fence is longer than any in its text', () => {
  expect(fencedBlock('sh', 'a ```` b')).toBe('`````sh\na ```` b\n`````');
});

test('whatever the names, tables keep their columns and no tag comes through', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '|',
      '\n',
      '<script>',
      '</details>',
      '`',
      '\\',
      '\\|',
      '|\\',
      ' ',
      '&lt;',
      '| - |',
      '# x',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 10 }),
  );
  const name = fc.array(nasty, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, name, fc.boolean(), (scenario, one, other, dense) => {
      const cells = dense
        ? field([one, `${other}2`], () => ({ ends: thousand(500), variant: scenario }))
        : [cell({ initiator: one, target: other, ends: thousand(500), variant: scenario })];
      const again = cells.map((result) => ({ ...result, cell: { ...result.cell, variant: `${scenario}!` } }));
      const text = markdownReport(run([...cells, ...again], scenario));
      const lines = text.split('\n');
      for (const [index, line] of lines.entries()) {
        if (!/^\| :?-/.test(line)) continue;
        const width = (row = '') => row.split('|').length;
        expect(width(lines[index - 1])).toBe(width(line));
        for (let row = index + 1; lines[row]?.startsWith('|'); row++)
          expect(width(lines[row])).toBe(width(line));
      }
      const beforeCommand = text.slice(0, text.indexOf('## To repeat it'));
      const tags = (beforeCommand.match(/<[a-z/][^>]*>/gi) ?? []).filter((tag) => !/^<\/?code>$/.test(tag));
      expect(tags).toEqual(['<details>', '<summary>', '</summary>', '</details>']);
      expect(escapeHtml(scenario)).not.toMatch(/[<>"]/);
    }),
    { seed: 5, numRuns: 300 },
  );
});
