/** What reports tell of several targets and of who dispels, in figures worked out by hand and in both languages. */
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/facts/explain.ts';
import { explainCzech } from '../../../src/language/cs/explain.ts';
import { explanation } from '../../../src/report/explain/write.ts';
import { writeReports } from '../../../src/report/reports.ts';
import { runText } from '../../support/runs.ts';

/** One attempt at DC 16: 13/20 through the resistance, 11/20 fail the save; dispelled on 12 and more, 9/20. */
const text = `
name: crowd
kind: day
manifesters: { psion: { manifesterLevel: 7, concentration: 9, keyModifier: 3, powerPoints: 9 } }
plans:
  crowd:
    manifestations:
      - { power: rain, level: 3, targets: [{ PR: 15 }, { save: 4 }], dispelledBy: { ml: 6 } }
  plain: { manifestations: [{ power: ray, level: 3 }] }
`;

describe('a day with several targets and somebody who dispels', () => {
  it('has its figures in cells.csv, exact twins included', async () => {
    const csv = (await writeReports(await runText(text, 'exact'), ['csv'])).get('cells.csv')!;
    const [head, crowd, plain] = csv.split('\r\n').map((line) => line.split(','));
    const last = (row: readonly string[]): readonly number[] =>
      row.slice(-24, -20).map((value) => Number(Number(value).toFixed(12)));
    expect(head!.slice(-25, -20)).toEqual([
      'exact_z',
      'targets_affected_mean',
      'dispelled_mean',
      'exact_targets_affected_mean',
      'exact_dispelled_mean',
    ]);
    // Affected 1.2 · 0.55 = 0.66; dispelled 0.8425 · 0.45 = 0.379125. With one target: as often as effective.
    expect(last(crowd!)).toEqual([0.66, 0.379125, 0.66, 0.379125]);
    expect(last(plain!)).toEqual([1, 0, 1, 0]);
  });

  it('has columns and an explanation of their own, which other days do not have', async () => {
    const md = (await writeReports(await runText(text, 'exact'), ['md'])).get('report.md')!;
    expect(md).toContain('targets affected a day');
    expect(md).toMatch(/\| psion +\| rain[^\n]* 15\.8 \| +46\.3 \| +37\.9 \|/);
    expect(md).toContain('**Dispelled**');
    const other = text.replace(/ {2}crowd:\n[\s\S]*ml: 6 } }\n/, '');
    const without = (await writeReports(await runText(other, 'exact'), ['md'])).get('report.md')!;
    expect(without).not.toMatch(/dispelled %|targets affected|\*\*Dispelled\*\*/);
  });

  it('is explained in both languages', async () => {
    const cells = (await runText(text, 'exact')).cells.map(({ cell }) => cell);
    const facts = explain(cells, 'psion')!;
    const setting = { variant: null, axes: [] };
    expect(explanation('psion', setting, facts)).toContain(
      'save DC 16, 2 targets, dispelled by level 6 in 45.0 %',
    );
    expect(explanation('psion', setting, facts, explainCzech())).toMatch(
      /cílů 2, úroveň 6\sji zlomí v\u00a045,0/,
    );
  });
});
