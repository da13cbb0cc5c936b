/** Every column of the table of Concentration checks, and the figures of its sentences. */

import { describe, expect, test } from 'vitest';
import { writeReports } from '../../src/index.ts';
import { plain } from '../support/plain.ts';
import { errorsApart, records, scoreBounds } from './reckon.ts';
import { expectLopsided, expectRow, type Results, runOf } from './runs.ts';

const text = `
name: By hand
kind: concentration
modifiers: [3, 8, 12]
levels: [2, 4]
distractions: { squall: { kind: rainOrSleet }, hold: { kind: grapple } }
`;

/** A check that so many of 150 succeed in, and the exact chance to succeed. */
function check(kept: number | null, chance: number | null): Results {
  return {
    tally:
      kept === null
        ? null
        : {
            ends: { attempts: 150 },
            metrics: {
              lost:
                kept === 150
                  ? [[0, 150]]
                  : kept === 0
                    ? [[1, 150]]
                    : [
                        [0, kept],
                        [1, 150 - kept],
                      ],
            },
          },
    exact:
      chance === null
        ? null
        : {
            ends: { attempts: 1 },
            error: 0.000_041,
            metrics: {
              lost:
                chance === 1
                  ? [[0, 1]]
                  : chance === 0
                    ? [[1, 1]]
                    : [
                        [0, chance],
                        [1, 1 - chance],
                      ],
            },
          },
  };
}

/** By modifier, then distraction, then level: the order of the cells is asserted below. */
const results: Record<string, Results> = {
  '3 > squall @ 2': check(101, 0.7),
  '3 > squall @ 4': check(88, 0.55),
  '3 > hold @ 2': check(31, 0.15),
  '3 > hold @ 4': check(19, 0.1),
  '8 > squall @ 2': check(150, 1),
  '8 > squall @ 4': check(150, 1),
  '8 > hold @ 2': check(47, null),
  '8 > hold @ 4': check(null, 0.25),
  '12 > squall @ 2': check(150, 1),
  '12 > squall @ 4': check(150, 1),
  '12 > hold @ 2': check(92, 0.6),
  '12 > hold @ 4': check(67, 0.5),
};
const blank = runOf(
  text,
  Array.from({ length: 12 }, () => check(null, 1)),
);
const order = blank.cells.map(({ cell }) => cell.key);
const run = runOf(
  text,
  order.map((key) => results[key]!),
);

const names = (modifier: number, distraction: string, level: number) => ({
  scenario: 'By hand',
  variant: 'printed',
  modifier,
  distraction,
  level,
});

describe('cells.csv of checks', () => {
  const row = async (key: string) =>
    records((await writeReports(run, ['csv'])).get('cells.csv')!)[order.indexOf(key)]!;

  test('says simulated and exact figures side by side; a level costs 2 × level - 1 points', async () => {
    const { low, high } = scoreBounds(88, 150);
    const wanted = {
      ...names(3, 'squall', 4),
      method: 'both',
      checks: 150,
      success_rate: 88 / 150,
      success_rate_low: low,
      success_rate_high: high,
      // Exact where it is known: 45 of a hundred powers of 7 points are lost.
      pp_lost_per_hundred: 315,
      exact_success_rate: 0.55,
      exact_z: errorsApart(88, 150, 0.55),
      exact_error: 0.000_041,
    };
    expectLopsided(wanted);
    expectRow(await row('3 > squall @ 4'), wanted);
  });

  test('says either alone', async () => {
    const { low, high } = scoreBounds(47, 150);
    expectRow(await row('8 > hold @ 2'), {
      ...names(8, 'hold', 2),
      method: 'mc',
      checks: 150,
      success_rate: 47 / 150,
      success_rate_low: low,
      success_rate_high: high,
      pp_lost_per_hundred: 100 * (103 / 150) * 3,
      exact_success_rate: null,
      exact_z: null,
      exact_error: null,
    });
    expectRow(await row('8 > hold @ 4'), {
      ...names(8, 'hold', 4),
      method: 'exact',
      checks: null,
      success_rate: 0.25,
      success_rate_low: null,
      success_rate_high: null,
      pp_lost_per_hundred: 525,
      exact_success_rate: 0.25,
      exact_z: null,
      exact_error: 0.000_041,
    });
  });
});

describe('the report on checks', () => {
  test('says which distraction is hardest, which easiest, and from where on nothing fails', async () => {
    const md = plain((await writeReports(run, ['md'])).get('report.md')!);
    // hold: (0.15 + 0.1 + 47/150 + 0.25 + 0.6 + 0.5) / 6; squall: (0.7 + 0.55 + 4) / 6.
    expect(md).toContain('**Hardest is hold**: 31.9 % of the checks succeed, averaged over the table.');
    expect(md).toContain('**Easiest is squall**: 87.5 % succeed.');
    // Modifiers 8 and 12 are both safe; the smaller one says from where on.
    expect(md).toContain('**Safe** at every power level in the table: squall from +8 on.');
    // The worst of the eight with both: 31 of 150 where 0.15 is expected.
    const z = errorsApart(31, 150, 0.15);
    expect(z).toBeGreaterThan(Math.abs(errorsApart(19, 150, 0.1)));
    expect(md).toMatch(
      new RegExp(
        `the largest deviation among 10 rates is ${z.toFixed(1)} standard errors \\(\`3 > hold @ 2\`\\)`,
      ),
    );
  });

  test('has the rates and the points lost by modifier and level', async () => {
    const lines = plain((await writeReports(run, ['md'])).get('report.md')!).split('\n');
    const rows = lines
      .filter((line) => /^\| +\*\*\+(3|8|12)\*\* \|/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((field) => field.trim().replaceAll('*', '')),
      );
    const { low, high } = scoreBounds(47, 150);
    expect(rows).toEqual([
      ['+3', '70', '55'],
      ['+8', '100', '100'],
      ['+12', '100', '100'],
      ['+3', '15', '10'],
      ['+8', `31.3 ±${(50 * (high - low)).toFixed(1)}`, '25'],
      ['+12', '60', '50'],
      ['+3', '90', '315'],
      ['+8', '0', '0'],
      ['+12', '0', '0'],
      ['+3', '255', '630'],
      ['+8', '206', '525'],
      ['+12', '120', '350'],
    ]);
    // Mean points lost per hundred over the table. Squall is solved throughout: (90 + 315) / 6. Of hold five checks are
    // solved and taken as they are; the one that is not, 47 of 150 kept at 3 points each, brings all of the error.
    const sum = 255 + 630 + 525 + 120 + 350 + (1 - 47 / 150) * 300;
    // Both bounds lie about as far away; the farther one is told.
    const half = (Math.max(high - 47 / 150, 47 / 150 - low) * 300) / 6;
    const means = lines.filter((line) => /^\| (squall|hold) /.test(line));
    expect(means.map((line) => line.split('|')[2]!.trim())).toEqual([
      `${(sum / 6).toFixed(1)} ±${half.toFixed(1)}`,
      '67.5',
    ]);
  });
});
