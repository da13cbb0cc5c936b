/** Names are data: whatever they spell, pictures are drawn with them; what cannot be shown is refused. */
import { describe, expect, it } from 'vitest';
import { createNumbers } from '../../src/language/forms/numbers.ts';
import { refusalText } from '../../src/problems/problem.ts';
import { barsChart } from '../../src/report/charts/bars.ts';
import { distributionsChart } from '../../src/report/charts/distributions.ts';
import { heatMapChart } from '../../src/report/charts/heatMap.ts';
import { linesChart } from '../../src/report/charts/lines.ts';
import { rangesChart } from '../../src/report/charts/ranges.ts';
import { renderCharts } from '../../src/report/charts/render.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';

const numbers = createNumbers('en');
const words = { title: 't', note: 'n', description: 'd', axisTitle: 'a', rowTitle: 'r', columnTitle: 'c' };
const titles = { ...words, legendTitle: 'l', valueTitle: 'v', shareTitle: 's' };

describe.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'])('%s', (name) => {
  it('is drawn wherever a name can stand', { timeout: 30_000 }, async () => {
    const both = [name, 'other'];
    const band = { value: 1, low: 0, high: 2, text: 'one' };
    const charts = [
      barsChart({ ...titles, rows: both.map((label) => ({ ...band, label })) }, numbers),
      heatMapChart(
        {
          ...titles,
          rows: both,
          columns: both,
          cells: both.map((row) => ({ row, column: name, share: 0.3, text: '30' })),
        },
        numbers,
      ),
      linesChart(
        {
          ...{ ...titles, neutral: 0, series: both },
          points: both.flatMap((series) => both.map((panel) => ({ ...band, series, panel, at: 1 }))),
        },
        numbers,
      ),
      distributionsChart(
        {
          ...{ ...titles, series: both },
          rows: both.flatMap((series) => both.map((panel) => ({ series, panel, from: 0, to: 1, share: 1 }))),
        },
        numbers,
      ),
      rangesChart(
        {
          ...{ ...titles, series: both },
          rows: both.flatMap((series) =>
            both.map((label) => ({ series, label, panel: name, p10: 1, p50: 2, p90: 3 })),
          ),
        },
        numbers,
      ),
    ];
    for (const svg of await renderCharts(charts)) {
      expect(svg).toContain(`>${name}</text>`);
      expect(svg).not.toMatch(/\p{Noncharacter_Code_Point}/u);
    }
  });
});

const told = (text: string): string => {
  const loaded = loadScenario(text, 'names.yaml');
  return loaded.ok ? '' : loaded.problems.map(formatProblem).join('\n');
};
const named = (...names: string[]): string =>
  told(`combatants: {${names.map((name) => `${JSON.stringify(name)}: {IQ: 3, Podl: 3}`).join(', ')}}`);

describe('what cannot be shown', () => {
  it.each([
    ['a noncharacter', 'a\ufffeb', '\\ufffe'],
    ['half a character', '\ud800', '\\ud800'],
    ['a sign that turns the direction', 'a\u202eb', '\\u202e'],
    ['a control character', 'a\u001b]0;b', '\\u001b'],
  ])('is refused in names and seeds, and told as an escape: %s', (_, name, sign) => {
    expect(named(name, 'b')).toMatch(/must be a name of 1 to 100 characters that can be shown/);
    expect(named(name, 'b')).toContain(sign);
    const seed = told(
      `seed: ${JSON.stringify(name)}\ncombatants: {a: {IQ: 3, Podl: 3}, b: {IQ: 3, Podl: 3}}`,
    );
    expect(seed).toMatch(/^names.yaml:1:7: seed: must be text of signs that can be shown/);
    expect(seed).toContain(sign);
  });

  it('reaches no message from the name of a file', () => {
    const line = refusalText({ where: ['x\n::stop-commands::y\u202e.yaml'], must: ['flag'] });
    expect(line).toBe('x\\u000a::stop-commands::y\\u202e.yaml: must be true or false');
  });
});

it('takes two names that look alike for one', () => {
  expect(named('mage', 'mage\u200b', 'c')).toContain(
    'must be given once (got both "mage" and "mage\\u200b")',
  );
  expect(named('Ⅳ', 'IV', 'c')).toContain('must be given once');
  expect(named('mág', 'mag')).toBe('');
});

it('reads letters written as two characters as one', () => {
  const loaded = loadScenario('combatants: {"a\u0301": {IQ: 3, Podl: 3}, b: {IQ: 3, Podl: 3}}', 'nfc.yaml');
  expect(JSON.stringify(loaded)).toContain('"\u00e1"');
});

it('leaves out a picture that fails, and draws the others', async () => {
  const rows = [{ label: 'a', value: 1, low: 0, high: 2, text: 'one' }];
  const good = barsChart({ ...titles, rows }, numbers);
  const bad = { ...good, spec: { ...good.spec, layer: [{ mark: 'no such mark' }] } };
  const failures: number[] = [];
  const [first, second, third] = await renderCharts([good, bad, good], undefined, (chart) => {
    failures.push(chart);
    return '';
  });
  expect(failures).toEqual([1]);
  expect(second).toBe('');
  expect(first).toBe(third);
  await expect(renderCharts([bad])).rejects.toThrow();
});
