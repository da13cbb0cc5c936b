import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, escapeMarkdown, fencedBlock, inlineCode } from '../../src/report/markdown/escape.ts';
import { cell, field, markdownReport, run, thousand } from './support.ts';

describe('escapeMarkdown', () => {
  test.each([
    ['a|b', 'a&#124;b'],
    ['`code`', '&#96;code&#96;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['two\r\nlines', 'two↵lines'],
    [' edges  ', '&nbsp;edges&nbsp;&nbsp;'],
    ['**bold** [link](x)', '&#42;&#42;bold&#42;&#42; &#91;link&#93;(x)'],
    ['old_ranger', 'old\\_ranger'],
    ['\u202eegam', '&#92;u202eegam'],
    ['mage + druid', 'mage + druid'],
    ['čaroděj 9', 'čaroděj 9'],
  ])('%j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});

test('code keeps simple text as it is, and takes an element where backticks would not hold', () => {
  expect(inlineCode('mage > druid @ 1')).toBe('`mage > druid @ 1`');
  expect(inlineCode('a`b')).toBe('<code>a&#96;b</code>');
  expect(inlineCode('a|b')).toBe('<code>a&#124;b</code>');
});

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
