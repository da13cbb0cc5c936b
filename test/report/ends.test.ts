/** The section that tells how duels end, where that is not all by a destroyed soul. */
import { describe, expect, it } from 'vitest';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';
import { writeReports } from '../../src/report/reports.ts';
import { cell, markdownReport, run } from './support.ts';

/** Two matchups; of the second, `other` in a thousand end otherwise. */
function report(other: number, language: 'en' | 'cs' = 'en'): string {
  const stormy = {
    'initiator:soul': 600,
    'target:explosion': 150,
    'draw:explosion': 200,
    'initiator:fled': 50,
  };
  const calm = { 'initiator:soul': 1000 - other, 'draw:timeout': other };
  const share = (ends: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(ends).map(([label, count]) => [label, count / 1000]));
  const cells = [
    ...(other > 100 ? [cell({ initiator: 'a', target: 'b', exactEnds: share(stormy) })] : []),
    cell({ initiator: 'b', target: 'a', plane: 2, exactEnds: share(calm) }),
  ];
  return markdownReport(run(cells), languageOf(language));
}

function rowsUnder(heading: string, text: string): readonly string[] {
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  return (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ +/g, ' '));
}

describe('how duels end', () => {
  it('is told by matchup of few, each reason whoever won by it', () => {
    expect(rowsUnder('How duels end', report(120))).toEqual([
      '| plane | matchup | soul destroyed % | fled % | explosion % | rounds ran out % |',
      '| ----: | :------ | ---------------: | -----: | ----------: | ---------------: |',
      '| 1 | a → b | 60.0 | 5.0 | 35.0 | 0 |',
      '| 2 | b → a | 88.0 | 0 | 0 | 12.0 |',
    ]);
    expect(rowsUnder('Jak souboje končí', report(120, 'cs'))).toHaveLength(4);
  });

  it('is told where it is more than one duel of a hundred, and not below', () => {
    expect(report(11)).toContain('## How duels end');
    expect(report(10)).not.toContain('How duels end');
  });

  it('is drawn as bars, each whole, and marked where the lengths are drawn', async () => {
    const tired = { 'initiator:soul': 0.75, 'target:soul': 0.1, 'draw:exhaustion': 0.15 };
    const other = { 'initiator:soul': 0.995, 'draw:exhaustion': 0.005 };
    const cells = [
      cell({ initiator: 'a', target: 'b', exactEnds: tired }),
      cell({ initiator: 'b', target: 'a', plane: 2, exactEnds: other }),
    ];
    const files = await writeReports(run(cells), ['md', 'svg']);
    const bars = files.get('charts/ends.svg') ?? '';
    expect(bars.replaceAll('\u00a0', ' ')).toContain('<title>a → b, Plane 1: exhausted 15.0 %</title>');
    const [, marks = ''] = bars.split('role-mark marks');
    const widths = [...marks.matchAll(/<path d="M[\d.]+,[\d.]+h([\d.]+)v/g)].map(([, own]) => Number(own));
    const shares = widths
      .slice(0, 4)
      .map((own, i) => own / (widths[i - (i % 2)]! + widths[i - (i % 2) + 1]!));
    for (const [i, share] of [0.85, 0.15, 0.995, 0.005].entries()) expect(shares[i]).toBeCloseTo(share, 3);
    const lengths = [...(files.get('charts/length-distributions.svg') ?? '').matchAll(/exhausted ([\d.]+)/g)];
    expect(lengths.map(([, share]) => share)).toEqual(['15.0']);
    expect(files.get('report.md')).toMatch(/## How duels end[^#]*charts\/ends\.svg/);
  });

  it('says of a draw what happened to both', () => {
    const [english, czech] = (['en', 'cs'] as const).map((tag) => languageOf(tag)(plainPhrasing).page);
    expect(english!.end('draw:explosion')).toBe('nobody wins: both died of an explosion');
    expect(english!.end('target:explosion')).toBe('the target wins: the other died of an explosion');
    expect(czech!.end('draw:explosion')).toBe('nevítězí nikdo: oba zemřeli při explozi magického pole');
  });
});
