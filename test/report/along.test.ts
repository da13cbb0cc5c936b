/** Small multiples without empty panels, tables without columns of zeros, figures over all points as matrices. */
import { describe, expect, it, test } from 'vitest';
import { createNumbers } from '../../src/language/forms/numbers.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';
import { linesChart } from '../../src/report/charts/lines.ts';
import { panelColumns } from '../../src/report/charts/panels.ts';
import { renderCharts } from '../../src/report/charts/render.ts';
import { alongBlocks, pointMatrix } from '../../src/report/document/along.ts';
import { figure, words } from '../../src/report/document/grid.ts';
import { type Block, section, table } from '../../src/report/document/model.ts';
import { withoutZeros } from '../../src/report/document/zeros.ts';
import { markdownBlocks } from '../../src/report/markdown/document.ts';
import { markdownPhrasing } from '../../src/report/markdown/phrasing.ts';
import { shipped, shippedReport } from './shipped.ts';

const numbers = createNumbers('en');
const [texts, plain] = [languageOf('en')(markdownPhrasing), languageOf('en')(plainPhrasing)];
const written = (blocks: readonly Block[]) => markdownBlocks(blocks, true).join('\n');

describe('panels beside each other', () => {
  it.each([
    [1, 4, 1],
    [4, 4, 4],
    [5, 4, 3], // 3 + 2
    [6, 4, 3], // 3 + 3
    [7, 4, 4], // 4 + 3
    [8, 4, 4],
    [9, 4, 3],
    [3, 2, 2],
  ])('%i of at most %i in a row stand in %i columns', (panels, most, columns) => {
    expect(panelColumns(panels, most)).toBe(columns);
  });

  it.each([5, 6, 7])('%i of them have an axis under a panel only', async (panels) => {
    const points = Array.from({ length: panels }, (_, i) => ({
      ...{ panel: `p${i}`, series: 's', value: i, low: i, high: i, at: 1 },
    }));
    const words = { title: 't', note: 'n', description: 'd', axisTitle: 'the axis', valueTitle: '%' };
    const [svg = ''] = await renderCharts([
      linesChart({ ...words, neutral: null, series: ['s'], points }, numbers),
    ]);
    // Columns of full rows share their axis; else every panel has its own.
    const columns = panelColumns(panels, 4);
    expect(svg.match(/>the axis</g)).toHaveLength(panels % columns === 0 ? columns : panels);
  });
});

describe('zeros', () => {
  const zero = figure('0.00', 0);
  const rows = [
    [words('a'), figure('3', 3), zero, figure('0 (below 0.1)', 0), zero],
    [words('b'), zero, zero, zero, figure('', null)],
    [words('c'), figure('4', 4), zero, figure('1', 1), zero],
  ];
  const grid = { head: ['who', 'some', 'none', 'rare', 'never'], rows, align: 'lrrrr' };

  test('throughout a column or a row are told in a line', () => {
    expect(written(withoutZeros([section('s', table(grid))], texts))).toBe(
      '## s\n| who | some |          rare |\n| :-- | ---: | ------------: |\n| a   |    3 | 0 (below 0.1) |\n| c   |    4 |             1 |\n0 throughout: none, never and b.',
    );
  });

  test('that are all leave no table', () => {
    const all = { head: ['who', 'none'], rows: rows.map(([who, , none]) => [who!, none!]), align: 'lr' };
    expect(written(withoutZeros(table(all), texts))).toBe('All figures are 0.');
  });

  it.each(shipped.filter((name) => /^(telepath|plane-f|tug|last)/.test(name)))(
    'fill no column of %s',
    async (name) => {
      const report = await shippedReport(name, 'small', 'en');
      const tables = report.split('\n\n').filter((part) => part.startsWith('|'));
      const idle = tables.flatMap((part) => {
        const lines = part.split('\n').filter((line) => line.startsWith('|'));
        const [head = [], , ...body] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
        return head.filter(
          (_, at) => body.length > 1 && body.every((row) => /^0(\.0+)?$/.test(row[at] ?? '')),
        );
      });
      // The planes of a matrix, and what a drain rounds to.
      expect(idle.filter((head) => !/^(SD|Plane)/.test(head))).toEqual([]);
    },
  );
});

describe('a figure over all points', () => {
  const points = [1, 2].flatMap((x) =>
    ['p', 'q', 'r'].map((variant) => ({ variant, axes: [{ name: 'x', value: x }] })),
  );
  const along = {
    ...{ figure: 'figure', share: true, rows: 'who', file: 'f.svg', confidence: 0.95 },
    name: (bare: string) => bare,
  };

  test('has the longest axis in its head, and names what is 0 throughout', () => {
    const blocks = alongBlocks(
      points,
      ({ variant, axes: [axis] }) =>
        ['one', 'idle'].map((who) => {
          const exact = who === 'idle' ? 0 : Number(axis!.value) / 10 + (variant === 'q' ? 0.5 : 0);
          return { names: ['n', who] as const, estimate: { exact, simulated: null }, text: String(exact) };
        }),
      along,
      texts,
      plain,
    );
    expect(written(blocks)).toBe(
      '**figure**\n| who ↓ Variant → |   p |   q |   r |\n| :-------------- | --: | --: | --: |\n' +
        '| 1 · n · one     | 0.1 | 0.6 | 0.1 |\n| 2 · n · one     | 0.2 | 0.7 | 0.2 |\n' +
        '0 throughout: 1 · n · idle and 2 · n · idle.',
    );
    expect(alongBlocks(points.slice(0, 1), () => [], along, texts, plain)).toEqual([]);
  });

  test('of one cell a point is a matrix where points differ in two things', () => {
    const cell = (_: unknown, index: number) => `cell ${index}`;
    const same = (bare: string) => bare;
    expect(written(pointMatrix(points, 'f', cell, same, plain))).toContain(
      '| 2             | cell 3 | cell 4 | cell 5 |',
    );
    expect(pointMatrix(points.slice(0, 3), 'f', cell, same, plain)).toEqual([]);
  });

  test('along an axis of numbers is a picture, too', () => {
    const [first] = alongBlocks(
      points.filter(({ variant }) => variant === 'p'),
      () => [{ names: ['n', 'one'], estimate: { exact: 0.5, simulated: null }, text: '50' }],
      along,
      texts,
      plain,
    );
    expect(first).toMatchObject({ kind: 'picture', file: 'f.svg', chart: { title: 'figure along x' } });
  });
});
