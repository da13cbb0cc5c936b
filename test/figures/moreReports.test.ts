/** Sentences of comparisons, the table of a global sensitivity, and the check of simulation against solution. */

import { describe, expect, test } from 'vitest';
import { compareCells, fieldOf, type RunResult, writeReports } from '../../src/index.ts';
import { languageOf } from '../../src/language/languages.ts';
import { comparisonDraft } from '../../src/report/comparison/draft.ts';
import { documentFiles } from '../../src/report/files/files.ts';
import { globalFiles } from '../../src/report/tuningReports.ts';
import { cell, chances, run, thousand } from '../report/support.ts';
import { cellsOf } from '../scenario/support.ts';
import { plain } from '../support/plain.ts';
import { three } from '../tuning/support.ts';
import { errorsApart, records } from './reckon.ts';
import { expectLopsided, expectRow } from './runs.ts';

describe('comparison.md', () => {
  const pair = (initiator: string, target: string, plane: number, before: number, after: number) => {
    const law = `${initiator} ${target} ${plane}`;
    const sketch = { initiator, target, plane };
    return {
      before: cell({ ...sketch, exactEnds: chances(before), law: `before ${law}` }),
      after: cell({ ...sketch, exactEnds: chances(after), law: `after ${law}`, variant: 'gentle' }),
      joint: null,
    };
  };
  /** Exact win rates before and after: three higher, one lower, one within the margin, one the same. */
  const pairs = [
    pair('mage', 'druid', 2, 0.6, 0.71),
    pair('mage', 'ranger', 2, 0.55, 0.6),
    pair('druid', 'ranger', 2, 0.4, 0.41),
    pair('mage', 'druid', 5, 0.3, 0.34),
    pair('mage', 'ranger', 5, 0.7, 0.58),
    pair('druid', 'ranger', 5, 0.52, 0.52),
  ];
  const report = async () => {
    const options = { margin: 0.02, confidence: 0.95, trustLaws: false };
    const comparison = compareCells(pairs, options);
    const compared = { scenarios: ['By hand'], baseline: 'printed', variants: ['gentle'] };
    const language = languageOf('en');
    const draft = comparisonDraft(comparison, compared, language);
    const files = await documentFiles(draft, ['md'], { stem: 'comparison', language, version: '0.0.0' });
    return plain(new Map(files).get('comparison.md')!);
  };

  test('counts what changed, and tells the largest changes with their sign', async () => {
    const md = await report();
    expect(md).toContain(
      '**gentle** against printed, 6 matchups: 3 where the initiator wins more often, 1 where it wins less often, 1 equivalent within ±2 points and 1 the same as before.',
    );
    expect(md).toContain('Largest change of a win rate: `mage > ranger @ 5`, -12.0 points (exact).');
    // Own win rates: mage (11 + 5 + 4 - 12) / 4; druid, as target of the mage -11 and -4, and +1, 0, over four;
    // ranger -5 + 12 - 1 - 0.
    expect(md).toContain(
      'On average over its matchups, a side’s own win rate changed: from druid -3.5 points (exact) to mage +2.0 points (exact).',
    );
    // Plane 2: (11 + 5 + 1) / 3; plane 5: (4 - 12 + 0) / 3.
    expect(md).toContain(
      'On average over the matchups of a plane, the initiator’s win rate changed: from plane 5 -2.7 points (exact) to plane 2 +5.7 points (exact).',
    );
  });

  test('has before, after and difference of every matchup that changed', async () => {
    const rows = (await report())
      .split('\n')
      .filter((line) => /^\| (mage|druid) > /.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, 7)
          .map((field) => field.trim())
          // The verdict comes before the figures.
          .filter((_, column) => column !== 2),
      );
    expect(rows).toEqual([
      ['mage > druid', '2', '60.0', '71.0', '+11.0'],
      ['mage > ranger', '2', '55.0', '60.0', '+5.0'],
      ['druid > ranger', '2', '40.0', '41.0', '+1.0'],
      ['mage > druid', '5', '30.0', '34.0', '+4.0'],
      ['mage > ranger', '5', '70.0', '58.0', '-12.0'],
    ]);
  });
});

test('sensitivity-global.csv has every index in its column', async () => {
  const index = (value: number) => ({ value, low: value - 0.03, high: value + 0.05 });
  const range = (name: string, from: number, to: number) => ({
    name,
    paths: [],
    from,
    to,
    whole: false,
    place: null,
  });
  const result = {
    field: fieldOf(cellsOf(three)),
    ranges: [range('classes.mage.base', 6, 10.5), range('defaults.SP', 1, 3)],
    drivers: [
      {
        side: 'mage',
        mean: 0.57,
        deviation: 0.081,
        indices: [
          { first: index(0.61), total: index(0.72) },
          { first: index(0.22), total: index(0.34) },
        ],
      },
      { side: 'druid', mean: 0.44, deviation: 0, indices: null },
      {
        side: null,
        mean: 0.17,
        deviation: 0.02,
        indices: [
          { first: index(0.11), total: index(0.19) },
          { first: index(0.52), total: index(0.83) },
        ],
      },
    ],
    samples: 64,
    settings: 256,
  };
  const info = {
    version: '0.0.0',
    scenario: { name: 'By hand', file: 's.yaml', hash: 'abc' },
    seed: 'x',
    seedDrawn: false,
    command: 'souboj sensitivity s.yaml --global',
  };
  type Result = Parameters<typeof globalFiles>[0];
  const files = await globalFiles(result as unknown as Result, info);
  const rows = records(files.get('sensitivity-global.csv')!);
  const row = (
    side: string | null,
    at: 0 | 1,
    mean: number,
    sd: number,
    first: number | null,
    total: number | null,
  ) => ({
    scenario: 'By hand',
    variant: 'printed',
    figure: side === null ? 'uneven' : 'mean_score',
    side,
    range: ['classes.mage.base', 'defaults.SP'][at]!,
    from: [6, 1][at]!,
    to: [10.5, 3][at]!,
    mean,
    sd,
    first,
    first_low: first === null ? null : first - 0.03,
    first_high: first === null ? null : first + 0.05,
    total,
    total_low: total === null ? null : total - 0.03,
    total_high: total === null ? null : total + 0.05,
    samples: 64,
    settings: 256,
  });
  const wanted = [
    row('mage', 0, 0.57, 0.081, 0.61, 0.72),
    row('mage', 1, 0.57, 0.081, 0.22, 0.34),
    row('druid', 0, 0.44, 0, null, null),
    row('druid', 1, 0.44, 0, null, null),
    row(null, 0, 0.17, 0.02, 0.11, 0.19),
    row(null, 1, 0.17, 0.02, 0.52, 0.83),
  ];
  expectLopsided(wanted[0]!);
  expect(rows).toHaveLength(wanted.length);
  wanted.forEach((one, i) => {
    expectRow(rows[i]!, one);
  });
});

describe('simulation against solution', () => {
  const duels = (wins: readonly number[]): RunResult =>
    run(
      wins.map((won, i) =>
        cell({
          initiator: 'mage',
          target: ['druid', 'ranger', 'wizard'][i]!,
          ends: thousand(won, 40),
          exactEnds: chances([0.5, 0.3, 0.6][i]!, 0.04),
        }),
      ),
    );
  const told = async (wins: readonly number[]) =>
    plain((await writeReports(duels(wins), ['md'])).get('report.md')!);

  test('names the largest deviation in its own standard errors, whichever way it goes', async () => {
    // z: (0.489 - 0.5) / 0.0158 = -0.70; (0.282 - 0.3) / 0.0145 = -1.24; (0.613 - 0.6) / 0.0155 = 0.84.
    const z = [errorsApart(489, 1000, 0.5), errorsApart(282, 1000, 0.3), errorsApart(613, 1000, 0.6)];
    expect(z.map((one) => one.toFixed(2))).toEqual(['-0.70', '-1.24', '0.84']);
    const md = await told([489, 282, 613]);
    expect(md).toContain('**Simulation and exact solution agree**: ');
    expect(md).toMatch(/is 1\.2 standard errors[^;]*`mage > ranger @ 1`/);
  });

  test('says so where it is beyond chance', async () => {
    expect(await told([489, 369, 613])).toContain(
      '**Whether simulation and exact solution agree is open**: ',
    );
  });
});
