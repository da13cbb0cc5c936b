/** Every column of the tables of contests over minds, and the figures of their sentences. */

import { describe, expect, test } from 'vitest';
import { writeReports } from '../../src/index.ts';
import { plain } from '../support/plain.ts';
import { bandColumns, errorsApart, mean, records, roundedBands, scoreBounds, toldRate } from './reckon.ts';
import { expectLopsided, expectRow, runOf } from './runs.ts';

const text = `
name: By hand
kind: contest
controllers:
  queen: { modifier: 7 }
  rebel: { modifier: 4 }
  ghost: { modifier: -2 }
  lock: { modifier: 5, holdsStill: true }
minds:
  ogre: { controllers: [queen, rebel, ghost] }
  giant: { controllers: [rebel, lock, queen] }
  troll: { controllers: [ghost, rebel] }
`;

/** 250 contests: the second controller is obeyed most in the counts, too. */
const counted = { '0': 97, '1': 116, '2': 37 };
const rounds = [
  [1, 180],
  [2, 45],
  [3, 16],
  [6, 9],
] as const;
const run = runOf(text, [
  {
    tally: { ends: counted, metrics: { rounds } },
    exact: {
      ends: { '0': 0.37, '1': 0.48, '2': 0.15 },
      error: 0.000_043,
      metrics: {
        rounds: [
          [1, 0.75],
          [2, 0.125],
          [4, 0.125],
        ],
      },
    },
  },
  { exact: { ends: { '1': 1 }, error: 0.000_047, metrics: { rounds: [[0, 1]] } } },
  { tally: { ends: { '0': 83, '1': 167 }, metrics: { rounds } } },
]);

const names = (mind: string, controller: string, modifier: number, competes: boolean) => ({
  scenario: 'By hand',
  variant: 'printed',
  mind,
  controller,
  modifier,
  competes,
});
const rate = (count: number) => {
  const { low, high } = scoreBounds(count, 250);
  return { obeyed: count, obeyed_rate: count / 250, obeyed_rate_low: low, obeyed_rate_high: high };
};

describe('cells.csv of contests', () => {
  const rows = async () => records((await writeReports(run, ['csv'])).get('cells.csv')!);

  test('says simulated and exact figures side by side', async () => {
    const all = await rows();
    expect(all).toHaveLength(8);
    // Mean roll-offs, exact where they are known: 0.75 + 2 / 8 + 4 / 8.
    const shared = { method: 'both', contests: 250 };
    const wanted = [
      [names('ogre', 'queen', 7, true), 97, 0.37],
      [names('ogre', 'rebel', 4, true), 116, 0.48],
      [names('ogre', 'ghost', -2, true), 37, 0.15],
    ] as const;
    wanted.forEach(([name, count, exact], i) => {
      const row = {
        ...name,
        ...shared,
        ...rate(count),
        rolls_mean: 1.5,
        exact_obeyed_rate: exact,
        exact_z: errorsApart(count, 250, exact),
        exact_error: 0.000_043,
      };
      expectLopsided(row);
      expectRow(all[i]!, row);
    });
  });

  test('says exact figures alone, and who does not compete', async () => {
    const all = await rows();
    const row = (i: number, name: object, chance: number) =>
      expectRow(all[i]!, {
        ...name,
        method: 'exact',
        contests: null,
        obeyed: null,
        obeyed_rate: chance,
        obeyed_rate_low: null,
        obeyed_rate_high: null,
        rolls_mean: 0,
        exact_obeyed_rate: chance,
        exact_z: null,
        exact_error: 0.000_047,
      });
    row(3, names('giant', 'rebel', 4, false), 0);
    row(4, names('giant', 'lock', 5, true), 1);
    row(5, names('giant', 'queen', 7, false), 0);
  });

  test('says counts alone, with the mean of the roll-offs a contest', async () => {
    const all = await rows();
    // 180 + 90 + 48 + 54 = 372 roll-offs in 250 contests.
    expect(mean(rounds)).toBeCloseTo(1.488, 12);
    const rest = { rolls_mean: 1.488, exact_obeyed_rate: null, exact_z: null, exact_error: null };
    const shared = { method: 'mc', contests: 250 };
    expectRow(all[6]!, { ...names('troll', 'ghost', -2, true), ...shared, ...rate(83), ...rest });
    expectRow(all[7]!, { ...names('troll', 'rebel', 4, true), ...shared, ...rate(167), ...rest });
  });
});

test('distributions.csv of contests has the roll-offs', async () => {
  const rows = records((await writeReports(run, ['csv'])).get('distributions.csv')!);
  const wanted = (mind: string, value: number, count: number | null, probability: number, band: object) => ({
    scenario: 'By hand',
    variant: 'printed',
    mind,
    metric: 'rounds',
    value: String(value),
    count: count === null ? '' : String(count),
    probability: String(probability),
    ...band,
  });
  const counted = (mind: string) =>
    rounds.map(([value, count], i) => wanted(mind, value, count, count / 250, bandColumns(rounds, 250)[i]!));
  const certain = bandColumns([[0, 1]], null)[0]!;
  expect(roundedBands(rows)).toEqual([
    ...counted('ogre'),
    wanted('giant', 0, null, 1, certain),
    ...counted('troll'),
  ]);
});

describe('the report on contests', () => {
  test('says who is obeyed, and how often', async () => {
    const md = plain((await writeReports(run, ['md'])).get('report.md')!);
    expect(md).toContain('**ogre** obeys rebel most often, in 48.0 % of contradicting orders.');
    expect(md).toContain('**giant** obeys lock alone, whose control takes away movement.');
    expect(md).toContain('**troll** obeys rebel most often, in 66.8 % of contradicting orders.');
    const z = [errorsApart(97, 250, 0.37), errorsApart(116, 250, 0.48), errorsApart(37, 250, 0.15)];
    const worst = Math.max(...z.map(Math.abs));
    expect(md).toContain(
      `the largest deviation among 3 rates is ${worst.toFixed(1)} standard errors (\`ogre\`)`,
    );
  });

  test('has the same figures in its table', async () => {
    const lines = plain((await writeReports(run, ['md'])).get('report.md')!).split('\n');
    const rows = lines
      .filter((line) => /^\| (ogre|giant|troll) /.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((field) => field.trim()),
      );
    const share = (count: number) => toldRate({ value: count / 250, ...scoreBounds(count, 250) });
    expect(rows).toEqual([
      ['ogre', 'queen', '+7', '37.0', '1.50'],
      ['ogre', 'rebel', '+4', '48.0', ''],
      ['ogre', 'ghost', '-2', '15.0', ''],
      ['giant', 'rebel', '+4', 'overridden', '0.00'],
      ['giant', 'lock', '+5', '100', ''],
      ['giant', 'queen', '+7', 'overridden', ''],
      ['troll', 'ghost', '-2', share(83), '1.49'],
      ['troll', 'rebel', '+4', share(167), ''],
    ]);
  });
});
