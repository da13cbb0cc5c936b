/** Every column of the tables of days, and the figures of their sentences, from counts written down by hand. */

import { describe, expect, test } from 'vitest';
import { writeReports } from '../../src/index.ts';
import { plain } from '../support/plain.ts';
import {
  bandColumns,
  boundColumns,
  type Counts,
  mean,
  meanBounds,
  noBounds,
  percentile,
  records,
  roundedBands,
  scoreBounds,
  sd,
  toldRate,
} from './reckon.ts';
import { allChances, type Came, expectLopsided, expectRow, runOf } from './runs.ts';

const text = `
name: By hand
kind: day
manifesters:
  psion: { manifesterLevel: 5, concentration: 9, powerPoints: 40 }
  monk: { manifesterLevel: 5, concentration: 7, powerPoints: 40 }
plans:
  raid:
    order: sequence
    manifestations:
      - { power: lance, level: 2, distractions: [{ kind: injury, damage: 6 }, { kind: grapple, chance: 0.75 }], target: { PR: 11, save: 4 } }
      - { power: veil, level: 3, distractions: [{ kind: power, saveDC: 17 }] }
`;

/** 80 days of the psion. */
const metrics: Came['metrics'] = {
  attempts: [
    [7, 19],
    [9, 34],
    [12, 27],
  ],
  manifested: [
    [3, 11],
    [6, 48],
    [8, 21],
  ],
  lost: [
    [0, 14],
    [2, 35],
    [5, 31],
  ],
  invalid: [
    [0, 60],
    [1, 20],
  ],
  resisted: [
    [0, 45],
    [1, 30],
    [2, 5],
  ],
  saved: [
    [0, 71],
    [3, 9],
  ],
  effective: [
    [1, 8],
    [2, 20],
    [4, 31],
    [7, 13],
    [10, 8],
  ],
  pp_spent: [
    [21, 10],
    [29, 60],
    [37, 10],
  ],
  pp_wasted: [
    [0, 13],
    [6, 36],
    [17, 31],
  ],
  targets_affected: [
    [1, 8],
    [3, 23],
    [5, 49],
  ],
  dispelled: [
    [0, 66],
    [1, 11],
    [4, 3],
  ],
  pp_left: [
    [3, 10],
    [11, 60],
    [19, 10],
  ],
};
const exactMetrics: Came['metrics'] = allChances({
  ...metrics,
  targets_affected: [
    [2, 1],
    [6, 3],
  ],
  dispelled: [
    [0, 13],
    [2, 3],
  ],
  lost: [
    [0, 1],
    [2, 3],
  ],
  effective: [
    [1, 3],
    [5, 1],
  ],
  pp_wasted: [
    [0, 1],
    [9, 3],
  ],
});
/** Attempts by their end: 400 at the lance (three cost points), 250 at the veil (five). */
const events = {
  '0 lost 0': 34,
  '0 lost 1': 64,
  '0 invalid': 10,
  '0 resisted': 54,
  '0 saved': 30,
  '0 effective': 208,
  '1 lost 0': 83,
  '1 invalid': 7,
  '1 effective': 160,
};
/** Expected attempts a day by their end: 5 at the lance, 3 at the veil. */
const expected = {
  '0 lost 0': 0.5,
  '0 lost 1': 0.75,
  '0 invalid': 0.15,
  '0 resisted': 0.6,
  '0 saved': 0.4,
  '0 effective': 2.6,
  '1 lost 0': 1.05,
  '1 invalid': 0.1,
  '1 effective': 1.85,
};
const ends = { short: 80 };

const run = (which: 'mc' | 'both' | 'exact') =>
  runOf(text, [
    which === 'exact'
      ? { exact: { ends: { short: 1 }, metrics: exactMetrics, events: expected, error: 0.000_053 } }
      : {
          tally: { ends, metrics, events },
          exact:
            which === 'mc'
              ? null
              : { ends: { short: 1 }, metrics: exactMetrics, events: expected, error: 0.000_053 },
        },
    // The monk: its first power never lost, its second always.
    {
      tally: {
        ends: { short: 80 },
        metrics: { ...metrics, lost: [[2, 80]] },
        events: { '0 effective': 160, '1 lost 0': 240 },
      },
    },
  ]);

const table = async (which: 'mc' | 'both' | 'exact', file: string) =>
  records((await writeReports(run(which), ['csv'])).get(file)!);

const names = { scenario: 'By hand', variant: 'printed', manifester: 'psion', plan: 'raid' };
const at = (name: string): Counts => metrics[name]!;
const noLoss = scoreBounds(14, 80);
const bothRow = {
  ...names,
  method: 'both',
  days: 80,
  attempts_mean: mean(at('attempts')),
  manifested_mean: mean(at('manifested')),
  lost_mean: mean(at('lost')),
  invalid_mean: mean(at('invalid')),
  resisted_mean: mean(at('resisted')),
  saved_mean: mean(at('saved')),
  effective_mean: mean(at('effective')),
  pp_spent_mean: mean(at('pp_spent')),
  pp_wasted_mean: mean(at('pp_wasted')),
  pp_wasted_share: mean(at('pp_wasted')) / mean(at('pp_spent')),
  pp_left_mean: mean(at('pp_left')),
  no_loss_rate: 14 / 80,
  no_loss_rate_low: noLoss.low,
  no_loss_rate_high: noLoss.high,
  effective_p10: 1,
  effective_p50: 4,
  effective_p90: 7,
  exact_effective_mean: 2,
  exact_pp_wasted_mean: 6.75,
  // The exact distribution, 1 and 5 with three quarters and one, scatters by √3.
  exact_z: (mean(at('effective')) - 2) / Math.sqrt(3 / 80),
  targets_affected_mean: mean(at('targets_affected')),
  dispelled_mean: mean(at('dispelled')),
  exact_targets_affected_mean: 5,
  exact_dispelled_mean: 0.375,
  ...boundColumns('effective_p10', at('effective'), 10),
  ...boundColumns('effective_p50', at('effective'), 50),
  ...boundColumns('effective_p90', at('effective'), 90),
};

/** What stands a second time without sampling error; equal to the simulated figure where the chances are the counts'. */
const exactRow = {
  exact_attempts_mean: mean(at('attempts')),
  exact_manifested_mean: mean(at('manifested')),
  exact_lost_mean: 1.5,
  exact_invalid_mean: mean(at('invalid')),
  exact_resisted_mean: mean(at('resisted')),
  exact_saved_mean: mean(at('saved')),
  exact_pp_spent_mean: 29,
  exact_pp_wasted_share: 6.75 / 29,
  exact_pp_left_mean: mean(at('pp_left')),
  exact_no_loss_rate: 0.25,
  exact_effective_p10: 1,
  exact_effective_p50: 1,
  exact_effective_p90: 5,
  exact_error: 0.000_053,
};

describe('cells.csv of days', () => {
  test('is held by data in which no two figures of a row are equal', () => {
    expectLopsided({ ...bothRow, effective_p90: null, effective_p10: null });
    expect([10, 50, 90].map((p) => percentile(at('effective'), p))).toEqual([1, 4, 7]);
    expect(
      sd([
        [1, 3],
        [5, 1],
      ]),
    ).toBeCloseTo(Math.sqrt(3), 12);
    // 80 days: 8 + 40 + 124 + 91 + 80 = 343 effective powers.
    expect(bothRow.effective_mean).toBeCloseTo(343 / 80, 12);
  });

  test('says simulated and exact figures side by side', async () => {
    expectRow((await table('both', 'cells.csv'))[0]!, { ...bothRow, ...exactRow });
  });

  test('says simulated figures alone', async () => {
    const none = Object.fromEntries(
      Object.keys({ ...bothRow, ...exactRow }).flatMap((name) =>
        name.startsWith('exact_') ? [[name, null]] : [],
      ),
    );
    expectRow((await table('mc', 'cells.csv'))[0]!, { ...bothRow, method: 'mc', ...none });
  });

  test('says exact figures alone in the same columns', async () => {
    expectRow((await table('exact', 'cells.csv'))[0]!, {
      ...bothRow,
      ...noBounds(bothRow),
      method: 'exact',
      days: null,
      lost_mean: 1.5,
      effective_mean: 2,
      pp_wasted_mean: 6.75,
      pp_wasted_share: 6.75 / 29,
      no_loss_rate: 0.25,
      no_loss_rate_low: null,
      no_loss_rate_high: null,
      effective_p10: 1,
      effective_p50: 1,
      effective_p90: 5,
      exact_z: null,
      targets_affected_mean: 5,
      dispelled_mean: 0.375,
      ...exactRow,
    });
  });
});

describe('distributions.csv of days', () => {
  test('has every value of every metric, by name', async () => {
    const rows = (await table('mc', 'distributions.csv')).filter((row) => row['manifester'] === 'psion');
    const wanted = Object.keys(metrics)
      .sort()
      .flatMap((metric) =>
        at(metric).map(([value, count], i) => ({
          ...names,
          metric,
          value: String(value),
          count: String(count),
          probability: String(count / 80),
          ...bandColumns(at(metric), 80)[i],
        })),
      );
    expect(roundedBands(rows)).toEqual(wanted);
  });
});

describe('distractions.csv', () => {
  const rate = (lost: number, attempts: number) => {
    const { low, high } = scoreBounds(lost, attempts);
    return { attempts, lost, lost_rate: lost / attempts, lost_rate_low: low, lost_rate_high: high };
  };
  const lance = { ...names, power: 'lance', level: 2, cost: 3 };
  const veil = { ...names, power: 'veil', level: 3, cost: 5 };

  test('counts attempts and losses, the means a day exact where they are known', async () => {
    const rows = await table('both', 'distractions.csv');
    expect(rows).toHaveLength(6);
    const exact = { exact_lost_rate: 0.5 / 5, attempts_mean: 5, pp_lost_mean: 1.5 };
    const injury = { ...lance, distraction: 'injury', size: 6, chance: 1, ...rate(34, 400), ...exact };
    expectRow(rows[0]!, injury);
    const grapple = { ...lance, distraction: 'grapple', size: null, chance: 0.75, ...rate(64, 400) };
    expectRow(rows[1]!, { ...grapple, exact_lost_rate: 0.15, attempts_mean: 5, pp_lost_mean: 2.25 });
    const power = { ...veil, distraction: 'power', size: 17, chance: 1, ...rate(83, 250) };
    expectRow(rows[2]!, { ...power, exact_lost_rate: 0.35, attempts_mean: 3, pp_lost_mean: 5.25 });
  });

  test('has counted means without exact ones, and exact ones without counts', async () => {
    const counted = (await table('mc', 'distractions.csv'))[1]!;
    const grapple = { ...lance, distraction: 'grapple', size: null, chance: 0.75 };
    const means = { exact_lost_rate: null, attempts_mean: 400 / 80, pp_lost_mean: (64 * 3) / 80 };
    expectRow(counted, { ...grapple, ...rate(64, 400), ...means });
    const none = { attempts: null, lost: null, lost_rate: 0.15, lost_rate_low: null, lost_rate_high: null };
    const known = { exact_lost_rate: 0.15, attempts_mean: 5, pp_lost_mean: 2.25 };
    expectRow((await table('exact', 'distractions.csv'))[1]!, { ...grapple, ...none, ...known });
  });
});

describe('the report on days', () => {
  const report = async (which: 'mc' | 'both') =>
    plain((await writeReports(run(which), ['md'])).get('report.md')!);
  const cells = (line: string | undefined) =>
    (line ?? '')
      .split('|')
      .slice(1, -1)
      .map((field) => field.trim());

  test('says what burns and what is wasted', async () => {
    const md = await report('mc');
    // The psion spends 400 · 3 + 250 · 5 = 2,450 points in 80 days, the monk 160 · 3 + 240 · 5 = 1,680.
    // Lost to the power: 83 · 5 and 240 · 5, 1,615 of 4,130. The grapple, 64 · 3 = 192, is not told from injury,
    // 34 · 3 = 102, by intervals that hold together: no word on what comes next.
    expect(md).toContain(
      '**A disturbing power burns most**: 39.1 % of the points spent over all 2 days together, most of all in `monk > raid` (71.4 %).',
    );
    // Lost or invalid: (34 + 64 + 10) · 3 + (83 + 7) · 5 = 774 of 2,450 points.
    expect(md).toContain('**psion** wastes 31.6 % of the points spent in raid.');
    expect(md).toContain('**monk** wastes 71.4 % of the points spent in raid.');
  });

  test('has the means of a day with half-widths of their intervals', async () => {
    const row = cells((await report('mc')).split('\n').find((line) => /^\| psion +\| raid +\|/.test(line)));
    // Of 40 points each power takes 3 at least: 14 attempts at most, the last one short of points.
    const told = (counts: Counts, reach: number) => {
      const { value, low, high } = meanBounds(counts, reach, 0);
      const [down, up] = [value - low, high - value];
      return Math.max(down, up) <= 1.25 * Math.min(down, up)
        ? `${value.toFixed(2)} ±${Math.max(down, up).toFixed(2)}`
        : `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    };
    expect(row).toEqual([
      'psion',
      'raid',
      told(at('attempts'), 14),
      told(at('effective'), 14),
      told(at('pp_spent'), 40),
      told(at('pp_wasted'), 40),
      '31.6',
      toldRate({ value: 0.175, ...noLoss }),
    ]);
  });

  test('has attempts by power and by distraction', async () => {
    const lines = (await report('mc')).split('\n');
    const share = (k: number, n: number) => toldRate({ value: k / n, ...scoreBounds(k, n) });
    const lance = lines.find((line) => /^\| psion +\| lance \(/.test(line));
    expect(cells(lance)).toEqual([
      'psion',
      'lance (level 2, 3 PP)',
      '5.00',
      share(98, 400),
      share(10, 400),
      share(54, 400),
      share(30, 400),
      share(208, 400),
      '4.05',
    ]);
    const grapple = lines.find((line) => /grappled.*\| lance +\| psion/.test(line));
    expect(cells(grapple).slice(1)).toEqual(['lance', 'psion', '5.00', share(64, 400), '2.40']);
  });

  test('holds the simulated mean of effective powers against the exact one', async () => {
    const md = await report('both');
    const z = Math.abs(bothRow.exact_z);
    expect(md).toContain(
      `**Whether simulation and exact solution agree is open**: the simulated mean of effective powers of \`psion > raid\` is ${z.toFixed(1)} standard errors from the exact one, but chance alone stays below 2.0 in 95 of 100 such runs.`,
    );
  });
});
