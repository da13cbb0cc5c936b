import { describe, expect, test } from 'vitest';
import type { CellResult } from '../../src/batch/result.ts';
import { slug } from '../../src/report/markdown/slug.ts';
import { writeReports } from '../../src/report/reports.ts';
import { classRun, variantRun } from './runs.ts';
import { cell, chances, expectGolden, field, markdownReport, run, thousand } from './support.ts';

const report = (cells: readonly CellResult[]): string => markdownReport(run(cells));

describe('report.md', () => {
  test('is as it was looked at: a field with pooled, exact and not possible cells', () => {
    expectGolden('classes.md', markdownReport(classRun()));
  });

  test('is as it was looked at: a list of matchups in variants, with cells at 0 and 100 %', () => {
    expectGolden('variants.md', markdownReport(variantRun()));
  });

  test('opens with who is out of balance, as the page does, then with who is strongest', () => {
    const [title, , heading, , first, second] = markdownReport(classRun()).split('\n');
    expect(title).toBe('# Three classes: mental duels');
    expect(heading).toBe('## At a glance');
    // On plane 2 the initiator wins 98 %, which is farther from even than the mage's 83.0.
    expect(first).toBe('- On plane 2 (score 98.0) **whoever attacks first wins**, whoever the two are.');
    expect(second).toBe('- **mage** is too strong on plane 1 (score 83.0).');
    const [, standout = ''] = markdownReport(classRun()).split('\n## ').slice(1);
    expect(standout.split('\n').slice(0, 3).join()).toContain(
      'What stands out,,- **Strongest: mage**, mean score 66.5 % (exact; simulated',
    );
  });

  test('shows one pooled figure in every cell of one law, with the narrower half-width', () => {
    const wins: Record<string, number> = { 'a > b': 700, 'a > c': 720, 'b > a': 300, 'c > a': 300 };
    const sketch = (pooled: boolean) => (a: string, b: string) => ({
      ends: thousand(wins[`${a} > ${b}`] ?? 500),
      law: a === 'a' && b !== 'a' && pooled ? 'strong' : `${a} > ${b}`,
    });
    expect(report(field(['a', 'b', 'c'], sketch(true)))).toMatch(
      /\*\*a\*\* +\|.*71\.0 ±2\.0 ▲ \| +71\.0 ±2\.0 ▲/,
    );
    expect(report(field(['a', 'b', 'c'], sketch(false)))).toMatch(
      /\*\*a\*\* +\|.*70\.0 ±2\.8 ▲ \| +72\.0 ±2\.8 ▲/,
    );
  });

  test('never prints 0.0 for a rate that is not 0', () => {
    const text = report([
      cell({ initiator: 'a', target: 'b', exactEnds: chances(0.00003) }),
      cell({ initiator: 'a', target: 'c', exactEnds: chances(0.9999999, 3e-9) }),
      cell({ initiator: 'a', target: 'd', ends: thousand(0, 1) }),
    ]);
    expect(text).toMatch(/\| +<0\.1 ▼▼ \|/);
    expect(text).not.toMatch(/\b0\.0 ?%|100\.0 ?%|±0\.0+\b|NaN|Infinity|undefined|\*\*\*\*/);
  });

  test('names what is too large to be solved, and only where a solution was wanted', () => {
    const cells = [
      cell({ initiator: 'a', target: 'b', ends: thousand(600), exactEnds: chances(0.6) }),
      ...['c', 'd', 'e', 'f'].map((target) => cell({ initiator: 'a', target, ends: thousand(600) })),
      cell({ initiator: 'a', target: 'g', impossible: 'no magic' }),
    ];
    expect(report(cells)).toContain(
      'without an exact value: `a > c @ 1`, `a > d @ 1`, `a > e @ 1` and 1 more (`--max-states` raises the limit).',
    );
    const { info } = run(cells);
    const simulated = {
      ...run(cells),
      info: { ...info, options: { ...info.options, method: 'mc' as const } },
    };
    expect(markdownReport(simulated)).not.toContain('Too large');
    expect(report(cells.slice(0, 1))).not.toContain('Too large');
  });

  test('says that variants with the same duels are the same, and folds them', () => {
    const text = report([
      cell({ initiator: 'a', target: 'b', ends: thousand(600) }),
      cell({ initiator: 'a', target: 'b', ends: thousand(600), variant: 'other' }),
    ]);
    expect(text).toContain('<details><summary>other</summary>\n\nThe very same duels as **printed**');
  });

  test('names ties, and sides that cannot be told apart', () => {
    const simulated = report(
      field(['a', 'b', 'c', 'd'], (a, b) => ({ ends: thousand(a === b ? 500 : a < b ? 510 : 490) })),
    );
    expect(simulated).toMatch(/\*\*Strongest: a\*\*, .*At this number of duels not distinguishable from b/);
    const exact = report(
      field(['a', 'b', 'c'], (a, b) => ({ exactEnds: chances(a === 'c' ? 0.3 : b === 'c' ? 0.7 : 0.5) })),
    );
    expect(exact).toContain('**Strongest: a and b** (tied), mean score 60.0 % (exact)');
    const even = report(field(['a', 'b'], () => ({ exactEnds: chances(0.5) })));
    expect(even).toContain('**No side is stronger than another**');
  });

  test('says so when simulation and exact solution disagree', () => {
    const agree = report([
      cell({ initiator: 'a', target: 'b', ends: thousand(510), exactEnds: chances(0.5) }),
    ]);
    expect(agree).toContain('**Simulation and exact solution agree**');
    const not = report([cell({ initiator: 'a', target: 'b', ends: thousand(610), exactEnds: chances(0.5) })]);
    expect(not).toContain('**Whether simulation and exact solution agree is open**');
    // A win where 0.01 were expected has z = 10, but happens once in a hundred runs.
    const rare = report([cell({ initiator: 'a', target: 'b', ends: thousand(1), exactEnds: chances(1e-5) })]);
    expect(rare).toMatch(/is 2\.6 standard errors/);
  });

  test('holds nothing but reasons when nothing was possible', () => {
    const text = report([cell({ initiator: 'a', target: 'b', impossible: 'no plane in common' })]);
    expect(text).toContain('| a         | b      | 1      | no plane in common |');
    expect(text).not.toContain('## Who beats whom');
  });

  test('links every sentence that has a table to its heading', () => {
    const text = markdownReport(classRun());
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map((match) => slug(match[1] ?? ''));
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(6);
    for (const link of links) expect(headings).toContain(link);
    const bullets = text.split('\n## ')[2]?.match(/^- /gm) ?? [];
    expect(bullets.length).toBeGreaterThan(6);
    expect(bullets.length).toBeLessThanOrEqual(10);
  });

  test('refers to pictures that are written, and folds the tables behind them', async () => {
    const files = await writeReports(classRun(), ['md', 'svg']);
    const text = files.get('report.md') ?? '';
    const images = [...text.matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)].map((match) => match[2]);
    expect([...files.keys()].filter((name) => name !== 'report.md').sort()).toEqual(images.sort());
    expect(text).toMatch(/<details><summary>Plane 1: as a table<\/summary>\n\n\| initiator/);
    expect(markdownReport(classRun())).not.toContain('.svg');
  });

  test('keeps eight hundred cells under 200 KB', () => {
    const sides = Array.from({ length: 10 }, (_, index) => `a rather long name ${index}`);
    const cells = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((plane) =>
      field(sides, (a, b) => ({
        plane,
        ends: thousand(400 + plane + 20 * sides.indexOf(a) - sides.indexOf(b)),
      })),
    );
    expect(report(cells).length).toBeLessThan(200_000);
  });
});
