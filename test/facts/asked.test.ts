import { describe, expect, it } from 'vitest';
import { askedIn, questionOf } from '../../src/facts/run/asked.ts';
import { escapeMarkdown } from '../../src/report/markdown/escape.ts';
import { writeReports } from '../../src/report/reports.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { run } from '../../src/study/front.ts';

const info = (text: string) => ({ scenario: { name: 'n', file: 'a.yaml', text, hash: '' } });

const text = `
description: { en: Who is it?, cs: Kdo je to? }
seed: s
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid } }
variants:
  printed: {}
  dear: { description: { en: Mana costs *more*., cs: Mana stojí víc. }, rules: { manaPerPoint: 2 } }
`;

describe('the question of a scenario', () => {
  it('is told in the language of the reader, else in the first that it is written in, on one line', () => {
    expect([questionOf(info(text), 'en'), questionOf(info(text), 'cs')]).toEqual([
      'Who is it?',
      'Kdo je to?',
    ]);
    expect(questionOf(info('description: { cs: Kdo? }'), 'en')).toBe('Kdo?');
    expect(questionOf(info('description: |\n  one\n  two\n'), 'en')).toBe('one two');
    expect(questionOf(info('name: none'), 'en')).toBeNull();
    expect(questionOf(info('a: b: c'), 'en')).toBeNull();
    expect([...askedIn(info(text), 'cs').variants]).toEqual([['dear', 'Mana stojí víc.']]);
  });

  it('stands first in Markdown and on the page, made harmless, as do those of variants behind what they change', async () => {
    const study = await run(text.replace('Who is it?', '"<b>Who</b> is *it*?"'), {
      method: 'exact',
      worths: false,
    });
    const files = await writeReports(study, ['md', 'html']);
    const markdown = files.get('report.md')!;
    // Signs that Markdown or HTML would take for their own stand there as what they are.
    expect(markdown.split('\n')[2]).toBe(`**${escapeMarkdown('<b>Who</b> is *it*?')}**`);
    expect(markdown).not.toContain('<b>Who');
    expect(markdown).toMatch(/^- \*\*dear\*\* moves .* Mana costs .*more.*\.$/m);
    expect(markdown).toContain(escapeMarkdown('Mana costs *more*.'));
    expect(files.get('report.html')).toContain('<p><strong>&lt;b&gt;Who&lt;/b&gt; is *it*?</strong></p>');
  });

  it('may be one text, or one for each language; anything else is a problem', () => {
    const problems = (description: string) => {
      const read = loadScenario(
        `description: ${description}\ncombatants: { a: { IQ: 5, Podl: 8 } }\n`,
        'a.yaml',
      );
      return read.ok ? [] : read.problems.map(({ where }) => where);
    };
    expect(problems('why')).toEqual([]);
    expect(problems('{ en: why, cs: proč }')).toEqual([]);
    expect(problems('[why]')).toEqual(['description']);
    expect(problems('{ en: 3 }')).toHaveLength(1);
    expect(problems('{ English: why }')).toHaveLength(1);
  });
});
