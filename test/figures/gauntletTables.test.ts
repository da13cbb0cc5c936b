/** Every column of the tables of gauntlets, and the figures of their sentences. */

import { describe, expect, test } from 'vitest';
import { writeReports } from '../../src/index.ts';
import { plain } from '../support/plain.ts';
import {
  bandColumns,
  boundColumns,
  type Counts,
  mean,
  meanBounds,
  percentile,
  records,
  roundedBands,
  scoreBounds,
  toldPercentile,
  toldRate,
} from './reckon.ts';
import { type Came, expectLopsided, expectRow, runOf } from './runs.ts';

const text = `
name: By hand
kind: gauntlet
planes: [3]
defaults: { level: 4, IQ: 8, Podl: 8, mana: 30 }
combatants: { hero: { class: mage }, foe: { class: druid } }
gauntlets:
  long: { fighter: hero, duels: 12, return: { constitution: 15 } }
  short: { fighter: hero, duels: 5 }
  barred: { fighter: hero, duels: 2 }
  unsolved: { fighter: hero, duels: 4 }
`;

const ends = { complete: 41, exhausted: 17, dead: 29, frail: 53, withheld: 11, refused: 9 };
/** 160 runs. Milestones of twelve duels are every second one. */
const metrics: Came['metrics'] = {
  rounds: [[2, 160]],
  duels: [
    [1, 14],
    [3, 25],
    [6, 60],
    [9, 20],
    [12, 41],
  ],
  survived: [
    [0, 14],
    [2, 25],
    [5, 58],
    [8, 37],
    [10, 13],
    [12, 13],
  ],
  won: [
    [0, 33],
    [1, 50],
    [4, 77],
  ],
  returns: [
    [0, 100],
    [1, 40],
    [3, 20],
  ],
  level: [
    [1, 30],
    [3, 60],
    [4, 70],
  ],
  constitution: [
    [7, 24],
    [11, 36],
    [15, 100],
  ],
  captured: [
    [0, 50],
    [2.3, 80],
    [6.9, 30],
  ],
};
const run = runOf(text, [
  { tally: { ends, metrics } },
  {
    tally: {
      ends: { dead: 120, complete: 40 },
      metrics: {
        ...metrics,
        survived: [
          [0, 31],
          [1, 89],
          [5, 40],
        ],
        returns: [[0, 160]],
      },
    },
  },
  { impossible: 'nobody there' },
  {},
]);

const names = (gauntlet: string) => ({
  scenario: 'By hand',
  variant: 'printed',
  gauntlet,
  fighter: 'hero',
  plane: 3,
});
const at = (name: string): Counts => metrics[name]!;
const survived = meanBounds(at('survived'), 12, 0);
const long = {
  ...names('long'),
  status: 'ok',
  reason: null,
  method: 'mc',
  runs: 160,
  survived_mean: survived.value,
  survived_mean_low: survived.low,
  survived_mean_high: survived.high,
  survived_p10: 2,
  survived_p50: 5,
  survived_p90: 10,
  duels_mean: mean(at('duels')),
  won_mean: mean(at('won')),
  returns_mean: mean(at('returns')),
  level_mean: mean(at('level')),
  constitution_mean: mean(at('constitution')),
  captured_mean: mean(at('captured')),
  ends_complete: 41,
  ends_exhausted: 17,
  ends_dead: 29,
  ends_frail: 53,
  ends_withheld: 11,
  ends_refused: 9,
  ...boundColumns('survived_p10', at('survived'), 10),
  ...boundColumns('survived_p50', at('survived'), 50),
  ...boundColumns('survived_p90', at('survived'), 90),
};

describe('cells.csv of gauntlets', () => {
  const rows = async () => records((await writeReports(run, ['csv'])).get('cells.csv')!);

  test('says every figure', async () => {
    expectLopsided(long);
    expect([10, 50, 90].map((p) => percentile(at('survived'), p))).toEqual([2, 5, 10]);
    expect(percentile(at('survived'), 95)).toBe(12);
    // 50 + 290 + 296 + 130 + 156 = 922 duels survived in 160 runs.
    expect(survived.value).toBeCloseTo(5.7625, 12);
    expectRow((await rows())[0]!, long);
  });

  test('has no Constitution where death is for good, and no figures where nothing was simulated', async () => {
    const all = await rows();
    expect(all[1]).toMatchObject({
      gauntlet: 'short',
      constitution_mean: '',
      ends_dead: '120',
      ends_frail: '0',
    });
    const blank = Object.fromEntries(Object.keys(long).map((name) => [name, null]));
    const barred = { status: 'not possible', reason: 'nobody there' };
    expectRow(all[2]!, { ...blank, ...names('barred'), ...barred });
    expectRow(all[3]!, { ...blank, ...names('unsolved'), status: 'not solved' });
  });
});

test('distributions.csv of gauntlets has every metric but rounds, by name', async () => {
  const rows = records((await writeReports(run, ['csv'])).get('distributions.csv')!);
  const wanted = ['captured', 'constitution', 'duels', 'level', 'returns', 'survived', 'won'].flatMap(
    (metric) =>
      at(metric).map(([value, count], i) => ({
        ...names('long'),
        plane: '3',
        metric,
        value: String(value),
        count: String(count),
        probability: String(count / 160),
        ...bandColumns(at(metric), 160)[i],
      })),
  );
  expect(roundedBands(rows.filter((row) => row['gauntlet'] === 'long'))).toEqual(wanted);
});

describe('the report on gauntlets', () => {
  const report = async () => plain((await writeReports(run, ['md'])).get('report.md')!);
  const half = ({ low, high }: { low: number; high: number }) => (high - low) / 2;
  const share = (count: number) => toldRate({ value: count / 160, ...scoreBounds(count, 160) });

  test('says how far they come and how it ends', async () => {
    const md = await report();
    const captured = mean(at('captured')).toFixed(1);
    const returns = mean(at('returns')).toFixed(2);
    // 53 of 160 against 41: intervals that hold together overlap, so that it is told as one end among others.
    expect(md).toContain(
      `**long**, plane 3: hero survives ${survived.value.toFixed(2)} ±${half(survived).toFixed(2)} of 12 duels on average, returns ${returns} times and captures ${captured} points of power; often it ends too frail to return (33.1 %).`,
    );
    expect(md).toMatch(
      /\*\*short\*\*, plane 3: hero survives 1\.81 ±0\.\d\d of 5 duels on average and captures .*it dies \(75\.0 %\)/,
    );
  });

  test('has the same in its tables', async () => {
    const rows = (await report())
      .split('\n')
      .filter((line) => /^\| long( · hero · 3)? +\|/.test(line))
      .map((line) =>
        line
          .split('|')
          // Gauntlet, fighter and plane are three columns, or one in the coloured table.
          .slice(line.includes(' · ') ? 2 : 4, -1)
          .map((field) => field.trim()),
      );
    const [far, ended, reached] = rows;
    const two = (name: string) => mean(at(name)).toFixed(2);
    expect(far).toEqual([
      `${survived.value.toFixed(2)} ±${half(survived).toFixed(2)}`,
      ...[10, 50, 90].map((p) => toldPercentile(at('survived'), p)),
      two('won'),
      two('returns'),
      two('level'),
      two('constitution'),
      mean(at('captured')).toFixed(1),
    ]);
    expect(ended).toEqual([41, 17, 29, 53, 11, 9].map(share));
    // At least 2, 4, 6, 8, 10 and 12 duels: of 160 runs, 14 survive none and 25 two.
    expect(reached).toEqual([146, 121, 63, 63, 26, 13].map(share));
  });

  test('names the numbers of duels that it counts', async () => {
    const md = await report();
    expect(md).toMatch(
      /at least 2 [^|]*\|\s+at least 4 [^|]*\|\s+at least 6 [^|]*\|\s+at least 8 [^|]*\|\s+at least 10 [^|]*\|\s+at least 12 /,
    );
  });
});
