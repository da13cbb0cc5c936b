import { describe, expect, it } from 'vitest';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';
import { text } from '../../src/report/document/model.ts';
import { inFile, mostLetters, mostOpenings, openingBlocks } from '../../src/report/document/openings.ts';
import { markdownBlocks } from '../../src/report/markdown/document.ts';

const texts = languageOf('en')(plainPhrasing);

/** Points of an axis with so many values, of which the scenario has the third by itself. */
const points = (count: number) =>
  Array.from({ length: count }, (_, value) => ({
    variant: 'printed',
    axes: [{ name: 'mana', value, ...(value === 2 ? { own: true as const } : {}) }],
  }));

const told = (count: number, letters: number) => {
  const [block] = openingBlocks(points(count), (_, index) => text(`${index}`.padEnd(letters, '.')), texts);
  if (block?.kind !== 'openings') throw new Error('no openings');
  return block;
};

describe('openings', () => {
  it('begin with the point that is looked at first, each under its name', () => {
    const { points: openings, alone } = told(4, 1);
    expect(openings.map(({ key }) => key)).toEqual(['2', '0', '1', '3']);
    expect(markdownBlocks(openings[1]!.blocks, false)).toEqual(['About mana = 0:', '0']);
    expect(alone).toBe(null);
  });

  it('are bounded in number, and the page says whom the first is about', () => {
    const { points: openings, alone } = told(mostOpenings + 1, 1);
    expect(openings.length).toBe(mostOpenings);
    expect(alone).toBe(
      'The chosen setting is told by its tables below alone; what stands here is about mana = 2.',
    );
    expect(told(mostOpenings, 1).alone).toBe(null);
  });

  it('are bounded in letters, but for the first', () => {
    expect(told(5, mostLetters / 4).points.map(({ key }) => key)).toEqual(['2', '0', '1']);
    expect(told(5, mostLetters / 4).alone).not.toBe(null);
    expect(told(3, mostLetters + 1).points.map(({ key }) => key)).toEqual(['2']);
  });

  it('are in a file that of the point that is looked at first alone', () => {
    expect(markdownBlocks([told(3, 1)], false)).toEqual(['About mana = 2:', '2']);
  });

  it('leave lists that follow each other as one', () => {
    const list = (line: string) => ({ kind: 'list', items: [{ text: line, link: null }] }) as const;
    const openings = openingBlocks(points(3), (_, index) => [list(`of ${index}`)], texts);
    expect(inFile([...openings, list('of all'), ...text('behind'), list('more')])).toEqual([
      ...text('About mana = 2:'),
      { kind: 'list', items: [...list('of 2').items, ...list('of all').items] },
      ...text('behind'),
      list('more'),
    ]);
  });
});
