import { describe, expect, it } from 'vitest';
import type { ReportInfo } from '../../src/facts/run/reportInfo.ts';
import { englishTuning } from '../../src/language/en/tuning.ts';
import { formatsOf } from '../../src/language/forms/formats.ts';
import { createNumbers } from '../../src/language/forms/numbers.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { markdownPhrasing } from '../../src/report/markdown/phrasing.ts';
import { metaFiles, sensitivityFiles, sweepFiles, tuneFiles } from '../../src/report/tuningReports.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { meta } from '../../src/tuning/meta/meta.ts';
import { sensitivity } from '../../src/tuning/sensitivity/sensitivity.ts';
import { sweepAxis } from '../../src/tuning/sweep/spec.ts';
import { sweep } from '../../src/tuning/sweep/sweep.ts';
import { tune } from '../../src/tuning/tune/tune.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator, opened, three, tuneOptions } from './support.ts';

const info: ReportInfo = {
  version: '0.0.0',
  scenario: { name: 'A | <b>field</b>', file: 's.yaml', hash: 'abc' },
  seed: 'x',
  seedDrawn: true,
  command: 'souboj meta s.yaml --seed x',
};
/** A field in which a name could break a table, a heading, or a picture. */
const nasty = three.replace('mage: {', '"m|<i>a*g*e": {');

/** Header and rows of a CSV without quotes inside of fields. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head, ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head!.map((name, i) => [name, row[i]!])));
}

describe('figures of the tuning reports', () => {
  const { percent, points } = formatsOf(createNumbers('en'), (numeral) => `${numeral} %`);

  it('never read 0 or 100 for what is not, nor tell a solver’s last bit', () => {
    expect([0, 1e-13, 0.00002, 0.123, 0.5, 0.9995, 0.99998, 1 - 1e-13, 1].map(percent)).toEqual([
      '0 %',
      '0 %',
      '<\u00a00.1 %',
      '12.3 %',
      '50.0 %',
      '>\u00a099.9 %',
      '>\u00a099.9 %',
      '100 %',
      '100 %',
    ]);
    expect([0, 0.00001, -0.0002, -0.0005, 0.0312].map(points)).toEqual([
      '0',
      '≈0',
      '≈0',
      '\u22120.1',
      '+3.1',
    ]);
  });
});

describe('names from the scenario', () => {
  it('are shown, never run: Markdown escaped, pictures readable', async () => {
    const files = await metaFiles(await meta(fieldOf(cellsOf(nasty)), evaluator(), {}, null), info);
    const report = files.get('meta.md')!;
    expect(report).not.toMatch(/<i>|<b>/);
    expect(report).toContain('m&#124;&lt;i>a\\*g\\*e');
    expect(files.get('meta.svg')!).toContain('m|&lt;i&gt;a*g*e');
    for (const line of report.split('\n').filter((text) => text.startsWith('|'))) {
      expect(line.split('|').length, line).toBe(4);
    }
  });
});

describe('tune.md', () => {
  it('recommends what tune.csv marks, and never says proved of what is not', async () => {
    const text = `${three}tune:
  knobs: { classes.mage.base: { from: 6, to: 10, step: 1 }, combatants.ranger.IQ: { from: 2, to: 5, step: 1 } }
  goal: [{ name: even, metric: pair_score, between: [0.4, 0.6] }, { metric: rounds_mean, atMost: 1000 }]
`;
    for (const effort of [3000, 15]) {
      const options = tuneOptions({ effort });
      const result = await tune(opened(text), options);
      const report = {
        result,
        evaluator: options.evaluator,
        fresh: null,
        diff: '',
        stuck: null,
        standing: 'exact' as const,
        written: false,
        proposed: false,
      };
      const files = await tuneFiles(report, info);
      const md = files.get('tune.md')!;
      const marked = rowsOf(files.get('tune.csv')!).filter((row) => row['recommended'] === 'true');
      expect(marked).toHaveLength(1);
      expect(Number(marked[0]!['worst_miss'])).toBe(result.best.miss);
      const proved = result.proven;
      expect(proved).toBe(effort === 3000);
      expect(md.includes('**Proved**')).toBe(proved);
      expect(md.includes('**Best found**, not proved')).toBe(!proved);
      if (result.best.miss > 0)
        expect(md).toMatch(
          proved ? /No setting within these ranges meets/ : /No setting that meets the goal was found/,
        );
      // The second wish is about rounds, so misses are no points of a percentage.
      expect(md).toContain('| worst miss |');
      expect(md).toContain('even (score of both seats together)');
      const matchups = rowsOf(files.get('tune-matchups.csv')!);
      expect(matchups).toHaveLength(9);
      expect(matchups.every((row) => row['method'] === 'exact')).toBe(true);
    }
  });
});

describe('sensitivity.csv and sweep.csv', () => {
  it('have one row an effect, in full precision, with empty bounds where exact', async () => {
    const result = await sensitivity(fieldOf(cellsOf(three)), evaluator(), 'mage', {}, null);
    const files = await sensitivityFiles(result, { ...info, scenario: { ...info.scenario, name: 'plain' } });
    const rows = rowsOf(files.get('sensitivity.csv')!);
    expect(rows).toHaveLength(result.effects.length);
    rows.forEach((row, i) => {
      expect(Number(row['effect'])).toBe(result.effects[i]!.effect);
      expect(row).toMatchObject({
        method: 'exact',
        effect_low: '',
        effect_high: '',
        plane: '1',
        combatant: 'mage',
      });
    });
  });

  it('have one row a matchup and value', async () => {
    const open = opened(three);
    const x = sweepAxis(open, 'x', 'classes.druid.base=7..10');
    const result = await sweep(open, evaluator(), { x, y: null, variant: null, plane: null }, {}, null);
    const files = await sweepFiles(result, { ...info, scenario: { ...info.scenario, name: 'plain' } }, null);
    const rows = rowsOf(files.get('sweep.csv')!);
    expect(rows).toHaveLength(36);
    expect(rows[0]).toMatchObject({
      'classes.druid.base': '7',
      initiator: 'mage',
      target: 'mage',
      method: 'exact',
      duels: '',
      win_rate_low: '',
    });
    expect(files.get('sweep.md')!).toMatch(/The mean score of \w+ is even/);
  });
});

describe('the English catalogue', () => {
  it('words what is not met with what the closest leaves', () => {
    const { tune: words } = englishTuning(plainPhrasing);
    const worst = {
      name: null,
      metric: 'score',
      subject: { variant: 'printed', axes: [], plane: 1, sides: ['mage', 'alchemist'] },
      low: 0.4,
      high: 0.6,
      value: 0.81,
    } as const;
    expect(words.notMet(worst, true)).toBe(
      'No setting within these ranges meets the goal; the closest leaves mage > alchemist on plane 1 at 81.0 %, wished 40 % to 60 %.',
    );
    expect(words.notMet(worst, false)).toMatch(/^No setting that meets the goal was found.*cannot rule out/);
    expect(words.band('first_move_edge', -0.05, 0.05)).toBe('\u22125.0 to +5.0 points');
    expect(words.band('rounds_mean', Number.NEGATIVE_INFINITY, 12)).toBe('at most 12');
  });

  it('words who would be played', () => {
    const { meta: words } = englishTuning(markdownPhrasing);
    const mage = { side: 'mage', share: 1, least: 1, most: 1, settled: true };
    const facts = {
      plane: 1,
      played: [mage],
      never: ['druid', 'alchemist'],
      open: false,
      unique: true,
      indifferent: false,
      effective: 1,
      sides: 4,
    };
    expect(words.finding(facts, [1])).toBe(
      '**On plane 1** nobody would play druid and alchemist: mage 100 % (effective number of classes 1.0).',
    );
  });
});
