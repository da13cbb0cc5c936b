import { describe, expect, test } from 'vitest';
import { englishCharts } from '../../src/language/en/charts.ts';
import { createNumbers } from '../../src/language/forms/numbers.ts';
import { barsChart } from '../../src/report/charts/bars.ts';
import { heatMapChart, stepLabels } from '../../src/report/charts/heatMap.ts';
import { intervalsChart } from '../../src/report/charts/intervals.ts';
import { heatStep, heatSteps } from '../../src/report/charts/palette.ts';
import { renderCharts } from '../../src/report/charts/render.ts';
import { binsOf, heatNumeral } from '../../src/report/charts/shares.ts';
import { shortNames } from '../../src/report/charts/textWidth.ts';
import { writeReports } from '../../src/report/reports.ts';
import { documents } from './documents.ts';
import { classRun, variantRun } from './runs.ts';
import { cell, chances, expectGolden, field, run, thousand } from './support.ts';

const numbers = createNumbers('en');

/** Whole pixels: what a reader could see; hundredths differ between versions of the drawing library. */
function coarse(svg: string): string {
  return svg.replace(/-?\d+\.\d+(?=[^<>]*>)/g, (number) => String(Math.round(Number(number))));
}

async function pictures(result = classRun()): Promise<ReadonlyMap<string, string>> {
  return writeReports(result, ['svg']);
}

describe('pictures', () => {
  test('are as they were looked at', async () => {
    const classes = await pictures();
    for (const name of ['scores', 'scores-by-plane', 'matchups-plane-1', 'first-move', 'drain', 'length'])
      expectGolden(`charts/${name}.svg`, coarse(classes.get(`charts/${name}.svg`) ?? ''));
    expectGolden(
      'charts/length-distributions.svg',
      coarse(classes.get('charts/length-distributions.svg') ?? ''),
    );
    const variants = await pictures(variantRun());
    for (const [golden, name] of [
      ['along-1', 'along-defaults-mana'],
      ['matchups', 'matchups'],
    ] as const)
      expectGolden(`charts/variants-${golden}.svg`, coarse(variants.get(`charts/${name}.svg`) ?? ''));
  });

  test('of differences and of wasted points are as they were looked at', async () => {
    const rows = [
      { label: 'gentler IQ', value: 4.2, low: 1.1, high: 7.3, text: '+4.2 ±3.1' },
      { label: 'cheaper mana', value: -1, low: -4, high: 2, text: '−1.0 ±3.0' },
    ];
    const differences = englishCharts.differences('gentler IQ', 'printed', 0.9);
    const wasted = englishCharts.wasted;
    const [forest = '', bars = ''] = await renderCharts([
      intervalsChart(
        { ...differences, description: '', axisTitle: differences.axis, neutral: 0, rows },
        numbers,
      ),
      barsChart({ ...wasted, description: '', axisTitle: wasted.axis, rows: rows.slice(0, 1) }, numbers),
    ]);
    expectGolden('charts/differences.svg', coarse(forest));
    expectGolden('charts/wasted.svg', coarse(bars));
  });

  test.each(Object.keys(documents))('of %s are as they were looked at', async (name) => {
    const files = [...(await documents[name]!())].filter(([file]) => file.endsWith('.svg'));
    for (const [file, svg] of files)
      expectGolden(`charts/${name.replace(' ', '-')}/${file.replace('charts/', '')}`, coarse(svg));
  });

  test('are all referred to by report.md', async () => {
    for (const result of [classRun(), variantRun()]) {
      const files = await writeReports(result, ['svg', 'md']);
      const report = files.get('report.md') ?? '';
      const names = [...files.keys()].filter((name) => name.endsWith('.svg'));
      expect(names.length).toBeGreaterThan(4);
      expect(names.filter((name) => !report.includes(`](${name})`))).toEqual([]);
    }
  });

  test('have the same bytes when drawn again, in any company', async () => {
    const first = await pictures();
    await pictures(variantRun());
    expect(await pictures()).toEqual(first);
  });

  test('keep text as text, in generic fonts, name themselves, and ask for nothing', async () => {
    for (const [name, svg] of await pictures()) {
      expect(svg, name).toMatch(
        /^<svg xmlns="[^"]+" role="img" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/,
      );
      expect(svg, name).toMatch(/<title>[^<]+<\/title><desc>[^<]+<\/desc><style>@media screen/);
      expect(svg, name).toMatch(/<text[^>]*font-family="Helvetica, Arial, sans-serif"/);
      expect(svg.replaceAll(/http:\/\/www\.w3\.org\/\d+\/(svg|xlink)/g, ''), name).not.toMatch(
        /https?:|href=|<script|<image|NaN|undefined|url\(/,
      );
      expect(Number(/width="(\d+)"/.exec(svg)?.[1]), name).toBeLessThanOrEqual(720);
    }
  });

  test('show hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)> & "co"';
    const files = await pictures(run(field([name, 'b', 'c'], () => ({ ends: thousand(500) }))));
    for (const [file, svg] of files) expect(svg, file).not.toContain('<img');
    expect(files.get('charts/scores.svg')).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;');
  });

  test('leave out what a run has nothing for', async () => {
    expect([
      ...(await pictures(run([cell({ initiator: 'a', target: 'b', impossible: 'no' })]))).keys(),
    ]).toEqual([]);
    const base = cell({ initiator: 'a', target: 'b', exactEnds: chances(0.5) });
    const metrics = { ...base.exact?.metrics, initiator_drain: [[0, 1]], target_drain: [[0, 1]] } as const;
    const manaless = { ...base, exact: { total: 1, ends: chances(0.5), metrics } };
    expect([...(await pictures(run([manaless]))).keys()].filter((name) => name.includes('drain'))).toEqual(
      [],
    );
    const planeless = run(field(['a', 'b'], () => ({ exactEnds: chances(0.5) })));
    expect([...(await pictures(planeless)).keys()]).not.toContain('charts/scores-by-plane.svg');
  });

  test('stay few however many variants there are', async () => {
    const cells = Array.from({ length: 60 }, (_, index) =>
      field(['a', 'b', 'c'], () => ({ ends: thousand(400 + index), variant: `v${index}` })),
    ).flat();
    expect((await pictures(run(cells))).size).toBe(40);
  });
});

describe('the colour scale', () => {
  test('is symmetric about one half and changes where scores become lopsided and hopeless', () => {
    const last = heatSteps.length - 1;
    for (let share = 0; share <= 1; share += 0.005)
      expect(heatStep(1 - share), String(share)).toBe(last - heatStep(share));
    expect([0.2, 0.4, 0.5, 0.6, 0.8].map(heatStep)).toEqual([2, 3, 4, 5, 6]);
    expect([0, 0.19, 0.39, 0.61, 0.81, 1].map(heatStep)).toEqual([0, 1, 2, 6, 7, 8]);
    expect(stepLabels(numbers).join(' ')).toBe(
      '0–10 10–20 20–40 40–47.5 47.5–52.5 52.5–60 60–80 80–90 90–100',
    );
  });

  test('has numbers that can be read on every step', () => {
    const luminance = (hex: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const { fill, text } of heatSteps) {
      const [bright = 0, dark = 0] = [luminance(fill), luminance(text)].sort((a, b) => b - a);
      expect((bright + 0.05) / (dark + 0.05), fill).toBeGreaterThan(4.5);
    }
  });

  test('writes no 0 and no 100 for what is neither', () => {
    const numeral = (exact: number) => heatNumeral({ exact, simulated: null }, numbers);
    expect([0, 1, 0.0001, 0.9999, 0.123, 0.0005].map(numeral)).toEqual([
      '0',
      '100',
      '<0.1',
      '>99.9',
      '12.3',
      '0.1',
    ]);
  });

  test('leaves out numbers where columns are too narrow for them', () => {
    const names = Array.from({ length: 50 }, (_, index) => `n${index}`);
    const { spec } = heatMapChart(
      {
        ...{ title: 't', note: 'n', description: 'd', rowTitle: '', columnTitle: '', legendTitle: '' },
        rows: ['a'],
        columns: names,
        cells: [],
      },
      numbers,
    );
    expect(spec['width']).toEqual({ step: 12 });
    expect(JSON.stringify(spec)).not.toContain('"type":"text"');
  });
});

describe('bins', () => {
  test('keep the grain of the values, stay few, and hold everything', () => {
    const [mana = []] = binsOf([
      [
        [0, 1],
        [4, 1],
        [40, 2],
      ],
    ]);
    expect(mana).toEqual([
      { from: -2, to: 2, first: 0, last: 0, share: 0.25 },
      { from: 2, to: 6, first: 4, last: 4, share: 0.25 },
      { from: 38, to: 42, first: 40, last: 40, share: 0.5 },
    ]);
    const long = Array.from({ length: 1000 }, (_, index) => [index, 1] as const);
    const [many = []] = binsOf([long]);
    expect(many.length).toBeLessThanOrEqual(32);
    expect(many.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const [cut = []] = binsOf([
      [
        [1, 9999],
        [500, 1],
      ],
    ]);
    expect(cut).toEqual([{ from: 1 - 499 / 2, to: 1 + 499 / 2, first: 1, last: 1, share: 1 }]);
    expect(binsOf([[]])).toEqual([[]]);
  });
});

describe('names that are too long', () => {
  test('are cut in the middle, and where that makes them alike, around what tells them apart', () => {
    expect(shortNames(['mage', 'the archmage of the tower'], 11)).toEqual(['mage', 'the a…tower']);
    const advisers = ['first', 'second'].map((own) => `druid, the ${own} adviser of the north`);
    expect(shortNames(advisers, 14)).toEqual(['druid, …first…', 'druid,…second…']);
  });

  test('tell the whole where the mouse rests', async () => {
    const long = 'druid, adviser of the northern lands and of <all> that lies beyond them';
    const [svg = ''] = await renderCharts([
      intervalsChart(
        {
          ...{ title: 't', note: 'n', description: 'd', axisTitle: 'a', neutral: 0 },
          rows: [{ label: long, value: 1, low: 0, high: 2, text: '1' }],
        },
        numbers,
      ),
    ]);
    expect(svg).toMatch(
      /<title>druid, adviser of the northern lands and of &lt;all&gt; that lies beyond them<\/title>druid, [^<]*…[^<]*beyond them<\/text>/,
    );
  });
});
