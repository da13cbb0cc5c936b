import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../src/batch/result.ts';
import { cellTexts, type PageData } from '../../src/report/document/pageData.ts';
import { clientScript } from '../../src/report/html/clientScript.ts';
import { writeReports } from '../../src/report/reports.ts';
import { plain } from '../support/plain.ts';
import { classRun, variantRun } from './runs.ts';
import { cell, field, run, thousand } from './support.ts';

async function page(result?: RunResult): Promise<string> {
  if (result === undefined) return classPage;
  return (await writeReports(result, ['html'])).get('report.html') ?? '';
}
const classPage = page(classRun());

const hostile = '<img src=x onerror=alert(1)>';
const closing = '</script><script>alert(2)</script>';

describe('report.html', () => {
  test('is built from the script that is in the tree', async () => {
    const { pageScriptModule } = (await import(
      new URL('../../src/report/html/client/build.mjs', import.meta.url).href
    )) as { pageScriptModule: () => Promise<string> };
    const path = new URL('../../src/report/html/clientScript.ts', import.meta.url);
    // Stale? `npm run page` writes it anew.
    expect(readFileSync(path, 'utf8')).toBe(await pageScriptModule());
  });

  test('allows one style and one script by their hashes, and nothing else', async () => {
    const html = await page();
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(policy).toBe(
      `default-src 'none'; style-src ${hash(style)}; script-src ${hash(clientScript)}; base-uri 'none'; form-action 'none'`,
    );
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/ style="| on\w+="|javascript:|<iframe|<link|<img|src=/);
  });

  test('has the same bytes every time', async () => {
    expect((await page(classRun())) === (await page())).toBe(true);
  });

  test('holds what report.md holds', async () => {
    const html = await page();
    for (const text of [
      'Strongest: mage',
      'How to read it',
      'To repeat it',
      'Not possible',
      'Mana drain',
      'Going first',
      'souboj run small.yaml --seed &#39;small seed&#39; --duels 1000 --method both',
    ])
      expect(html.includes(text), text).toBe(true);
    expect(html.includes('<td class="h7" data-c="1">86.0</td>'), '<td class="h7" data-c="1">86.0</td>').toBe(
      true,
    );
  });

  test('names the sides that are out of balance, with the planes', async () => {
    const html = plain(await page());
    expect(
      html.includes('<strong>mage</strong> is too strong on plane 1 (score 83.0).'),
      '<strong>mage</strong> is too strong on plane 1 (score 83.0).',
    ).toBe(true);
    expect(
      html.includes('<strong>druid and wizard</strong> are too weak on plane 1 (score 33.5).'),
      '<strong>druid and wizard</strong> are too weak on plane 1 (score 33.5).',
    ).toBe(true);
    // On plane 2 whoever attacks first wins 98 %: no plane is calm.
    expect(html).not.toContain('neither side nor seat');
    expect(await page(run(field(['a', 'b'], () => ({ ends: thousand(500) }))))).toContain(
      'Nothing is out of balance',
    );
  });

  test('shows names from the scenario, never runs them', async () => {
    const names = [hostile, closing, '"quoted"'];
    const cells = [
      ...field(names, () => ({ ends: thousand(500) })),
      cell({ initiator: hostile, target: 'd', impossible: `${closing} is out of reach` }),
    ];
    const html = await page(run(cells, hostile));
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script>alert');
    expect(html.includes('&lt;img src=x onerror=alert(1)&gt;'), '&lt;img src=x onerror=alert(1)&gt;').toBe(
      true,
    );
  });

  test('gives the command that replays the longest duel, variant and axes included', async () => {
    const data = /id="data">(.*?)<\/script>/s.exec(await page(variantRun()))?.[1] ?? '';
    const book = JSON.parse(data) as PageData;
    const cells = book.cells.map((_, index) => cellTexts(book, index)!);
    expect(cells[0]?.command).toBe(
      "souboj trace small.yaml --cell 'mage > druid @ 1' --variant printed --axis defaults.mana=0 --seed 'small seed' --duel 17",
    );
    const axes = new Set(cells.map(({ command }) => /--axis \S+/.exec(command)?.[0]));
    expect(axes).toEqual(new Set(['--axis defaults.mana=0', '--axis defaults.mana=40']));
  });

  test('keeps eight hundred different cells under 2 MB', async () => {
    const sides = Array.from({ length: 10 }, (_, index) => `a rather long name ${index}`);
    const cells = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((plane) =>
      field(sides, (a, b) => ({
        plane,
        ends: thousand(400 + plane + 20 * sides.indexOf(a) - sides.indexOf(b)),
      })),
    );
    expect((await page(run(cells))).length).toBeLessThan(2_000_000);
  });

  test('keeps eight hundred matchups in ten settings under 2 MB', async () => {
    const sides = Array.from({ length: 10 }, (_, index) => `a rather long name ${index}`);
    const cells = Array.from({ length: 10 }, (_, mana) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((plane) =>
        field(sides, (a, b) => {
          const better = Math.sign(sides.indexOf(b) - sides.indexOf(a));
          const axes = [{ name: 'defaults.mana', value: mana }];
          return { plane, axes, ends: thousand(500 + 20 * mana * better), law: `${plane} ${mana} ${better}` };
        }),
      ),
    ).flat();
    expect((await page(run(cells))).length).toBeLessThan(2_000_000);
  });
});
