/** Every column of the tables of duels, from counts written down by hand and reckoned a second time. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { writeReports } from '../../src/index.ts';
import {
  bandColumns,
  boundColumns,
  type Counts,
  errorsApart,
  mean,
  noBounds,
  percentile,
  records,
  roundedBands,
  scoreBounds,
  sd,
} from './reckon.ts';
import { allChances, type Came, duelRunOf, expectLopsided, expectRow } from './runs.ts';

const text = `
name: By hand
planes: [2]
defaults: { level: 5, IQ: 9, Podl: 9, mana: 40 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger } }
matchups: [[mage, druid], [mage, ranger], [druid, ranger], [ranger, mage]]
vary: { defaults.mana: [40] }
`;

/** 200 duels: 89 won, 64 lost, 47 drawn; a reason each, some of them on both sides. */
const ends = {
  'initiator:soul': 53,
  'initiator:fled': 19,
  'initiator:explosion': 17,
  'target:soul': 41,
  'target:withdrawn': 12,
  'target:pull': 11,
  'draw:exhaustion': 31,
  'draw:timeout': 16,
};

/** Ten metrics, each with a shape of its own; p10, p50, p90 and p95 all differ where they are told. */
const metrics: Came['metrics'] = {
  rounds: [
    [2, 30],
    [5, 61],
    [6, 37],
    [9, 48],
    [14, 7],
    [23, 6],
    [57, 11],
  ],
  initiator_drain: [
    [1, 25],
    [4, 60],
    [15, 50],
    [21, 40],
    [30, 17],
    [44, 8],
  ],
  target_drain: [
    [3, 11],
    [7, 20],
    [10, 57],
    [26, 70],
    [38, 31],
    [47, 11],
  ],
  initiator_iq_loss: [
    [0, 151],
    [1, 30],
    [2, 19],
  ],
  target_iq_loss: [
    [0, 83],
    [3, 117],
  ],
  initiator_fatigue: [
    [8, 100],
    [13, 99],
    [29, 1],
  ],
  target_fatigue: [
    [12, 150],
    [17, 50],
  ],
  initiator_capture: [
    [0, 147],
    [4.3, 53],
  ],
  target_capture: [
    [0, 159],
    [2.6, 41],
  ],
  bystander_damage: [
    [0, 183],
    [33, 17],
  ],
};

/** Weights whose figures all differ from those of the counts: other rounds, and all other values stretched. */
const exactCounts: Came['metrics'] = {
  ...Object.fromEntries(
    Object.entries(metrics).map(([name, counts], i) => [
      name,
      counts.map(([value, count]) => [value * (1 + (i + 1) / 128), count] as const),
    ]),
  ),
  rounds: [
    [33, 3],
    [35, 1],
  ],
};

/** Exact chances that differ from the counts, by a hundredth of each count moved. */
const exact: Came = {
  ends: {
    'initiator:soul': 0.25,
    'initiator:fled': 0.08,
    'initiator:explosion': 0.09,
    'target:soul': 0.24,
    'target:withdrawn': 0.07,
    'target:pull': 0.05,
    'draw:exhaustion': 0.125,
    'draw:timeout': 0.095,
  },
  metrics: allChances(exactCounts),
  error: 0.000_037,
};

function metricColumns(of: Came['metrics']): Record<string, number> {
  const at = (name: string): Counts => of[name]!;
  const drain = (seat: string) => {
    const counts = at(`${seat}_drain`);
    return {
      [`${seat}_drain_mean`]: mean(counts),
      [`${seat}_drain_sd`]: sd(counts),
      [`${seat}_drain_p10`]: percentile(counts, 10),
      [`${seat}_drain_p50`]: percentile(counts, 50),
      [`${seat}_drain_p90`]: percentile(counts, 90),
    };
  };
  const both = (name: string) => ({
    [`initiator_${name}_mean`]: mean(at(`initiator_${name}`)),
    [`target_${name}_mean`]: mean(at(`target_${name}`)),
  });
  return {
    rounds_mean: mean(at('rounds')),
    rounds_sd: sd(at('rounds')),
    rounds_p50: percentile(at('rounds'), 50),
    rounds_p95: percentile(at('rounds'), 95),
    ...drain('initiator'),
    ...drain('target'),
    ...both('iq_loss'),
    ...both('fatigue'),
    ...both('capture'),
  };
}

/** Bounds of the percentiles, at the end of the row. */
function bounds(looked: boolean): Record<string, number> {
  return Object.assign(
    {},
    ...[50, 95].map((p) => boundColumns(`rounds_p${p}`, metrics['rounds']!, p, looked)),
    ...['initiator_drain', 'target_drain'].flatMap((name) =>
      [10, 50, 90].map((p) => boundColumns(`${name}_p${p}`, metrics[name]!, p, looked)),
    ),
  );
}

const named = (initiator: string, target: string) => ({
  scenario: 'By hand',
  variant: 'printed',
  plane: '2',
  'defaults.mana': '40',
  initiator,
  target,
});

const won = scoreBounds(89, 200);
const lost = scoreBounds(64, 200);
const simulated = {
  duels: 200,
  initiator_wins: 89,
  target_wins: 64,
  draws: 47,
  win_rate: 0.445,
  win_rate_low: won.low,
  win_rate_high: won.high,
  target_win_rate: 0.32,
  target_win_rate_low: lost.low,
  target_win_rate_high: lost.high,
  draw_rate: 0.235,
  ...metricColumns(metrics),
};
const reasons = {
  ends_soul: 94,
  ends_withdrawn: 12,
  ends_fled: 19,
  ends_explosion: 17,
  ends_pull: 11,
  ends_exhaustion: 31,
  ends_timeout: 16,
};

/** Exact chances by reason, whoever won by it. */
const exactReasons = {
  exact_ends_soul: 0.49,
  exact_ends_withdrawn: 0.07,
  exact_ends_fled: 0.08,
  exact_ends_explosion: 0.09,
  exact_ends_pull: 0.05,
  exact_ends_exhaustion: 0.125,
  exact_ends_timeout: 0.095,
  exact_error: 0.000_037,
};

const exactFigures = Object.fromEntries(
  Object.entries({
    ...metricColumns(exactCounts),
    bystander_damage_mean: mean(exactCounts['bystander_damage']!),
  }).map(([name, value]) => [`exact_${name}`, value]),
);

/** Of the row with both: simulated figures first, exact ones beside them. */
const both = {
  ...named('mage', 'druid'),
  status: 'ok',
  reason: null,
  method: 'both',
  ...simulated,
  ...reasons,
  exact_win_rate: 0.42,
  exact_target_win_rate: 0.36,
  exact_draw_rate: 0.22,
  exact_z: errorsApart(89, 200, 0.42),
  bystander_damage_mean: mean(metrics['bystander_damage']!),
  precision_reached: null,
  ...exactReasons,
  ...bounds(false),
  ...exactFigures,
};

const run = duelRunOf(text, [
  { tally: { ends, metrics }, exact },
  { tally: { ends, metrics }, precision: 0.2 },
  { exact },
  { impossible: 'too far' },
]);

/** The first twelve hexadecimal digits of SHA-256 behind a letter. */
const idOf = (law: string): string => `d${createHash('sha256').update(law).digest('hex').slice(0, 12)}`;

describe('cells.csv of duels', () => {
  const rows = async () => records((await writeReports(run, ['csv'])).get('cells.csv')!);

  test('is held by data in which no two figures of a row are equal', () => {
    expectLopsided(both);
    // By hand, for trust in the second reckoner: 2·30 + 5·61 + 6·37 + 9·48 + 14·7 + 23·6 + 57·11 = 1882.
    expect(both).toMatchObject({ rounds_mean: 9.41, rounds_p50: 6, rounds_p95: 57, ends_soul: 94 });
    expect(both).toMatchObject({ initiator_drain_p10: 1, initiator_drain_p50: 15, initiator_drain_p90: 30 });
    expect(both).toMatchObject({ target_drain_p10: 7, target_drain_p50: 26, target_drain_p90: 38 });
    expect(percentile(metrics['rounds']!, 90)).toBe(14);
  });

  test('says the simulated figures with the exact ones beside them', async () => {
    expectRow((await rows())[0]!, { ...both, duel_id: idOf(run.cells[0]!.law) });
  });

  test('says the simulated figures alone, and whether a precision was reached', async () => {
    const none = Object.fromEntries(
      Object.keys(both).flatMap((name) => (name.startsWith('exact_') ? [[name, null]] : [])),
    );
    const row = { ...both, ...named('mage', 'ranger'), method: 'mc', ...none, precision_reached: 'yes' };
    // Looks decided the number of duels: wider intervals than Wilson's, held by the tests of the statistics.
    const told = (await rows())[1]!;
    const free = Object.fromEntries(
      Object.keys(told)
        .filter((name) => /rate_(low|high)$/.test(name))
        .map((name) => [name, told[name]!]),
    );
    expect(Number(free['win_rate_low'])).toBeLessThan(won.low);
    expect(Number(free['win_rate_high'])).toBeGreaterThan(won.high);
    expectRow(told, { ...row, ...bounds(true), ...free, duel_id: idOf(run.cells[1]!.law) });
  });

  test('says the exact figures alone, counts and intervals empty', async () => {
    const blank = Object.fromEntries(Object.keys(simulated).map((name) => [name, null]));
    expectRow((await rows())[2]!, {
      ...named('druid', 'ranger'),
      status: 'ok',
      reason: null,
      method: 'exact',
      ...blank,
      win_rate: 0.42,
      target_win_rate: 0.36,
      draw_rate: 0.22,
      ...metricColumns(exactCounts),
      // Counts stay empty, as all counts do; chances have columns of their own.
      ...Object.fromEntries(Object.keys(reasons).map((name) => [name, null])),
      exact_win_rate: 0.42,
      exact_target_win_rate: 0.36,
      exact_draw_rate: 0.22,
      exact_z: null,
      bystander_damage_mean: mean(exactCounts['bystander_damage']!),
      precision_reached: null,
      ...exactReasons,
      ...noBounds(both),
      ...exactFigures,
      duel_id: idOf(run.cells[2]!.law),
    });
  });

  test('says why a pairing is none, and nothing else', async () => {
    const row = Object.fromEntries(Object.keys(both).map((name) => [name, null]));
    const why = { status: 'not possible', reason: 'too far' };
    expectRow((await rows())[3]!, { ...row, ...named('ranger', 'mage'), ...why, duel_id: null });
  });
});

describe('distributions.csv of duels', () => {
  test('has every value of every metric with its count and share, in the order of the metrics', async () => {
    const rows = records((await writeReports(run, ['csv'])).get('distributions.csv')!);
    const wanted = (names: object, counts: Came['metrics'], simulated: boolean, looked = false) =>
      Object.entries(counts).flatMap(([metric, pairs]) =>
        pairs.map(([value, count], i) => ({
          ...names,
          metric,
          value: String(value),
          count: simulated ? String(count) : '',
          probability: String(simulated ? count / 200 : count),
          ...bandColumns(pairs, simulated ? 200 : null, looked)[i],
        })),
      );
    expect(roundedBands(rows)).toEqual([
      ...wanted(named('mage', 'druid'), metrics, true),
      ...wanted(named('mage', 'ranger'), metrics, true, true),
      ...wanted(named('druid', 'ranger'), exact.metrics, false),
    ]);
  });
});

describe('scores.csv of duels', () => {
  test('is the mean of win and half a draw over both seats, solved parts exactly', async () => {
    const rows = records((await writeReports(run, ['csv'])).get('scores.csv')!);
    // Solved, the initiator scores 0.42 + 0.22/2 = 0.53; simulated, (89 + 47/2)/200 = 0.5625.
    const told = (side: string) => rows.find((one) => one['side'] === side)!;
    expect(rows.map((one) => one['side'])).toEqual(['mage', 'druid', 'ranger']);
    const { scenario, variant, plane, 'defaults.mana': mana } = named('', '');
    const expectScore = (
      side: string,
      score: number,
      bounds: readonly number[] | null,
      exact: number | null,
    ) =>
      expectRow(told(side), {
        ...{ scenario, variant, plane, 'defaults.mana': mana, side, matchups: 2, mean_score: score },
        mean_score_low: bounds?.[0] ?? told(side)['mean_score_low']!,
        mean_score_high: bounds?.[1] ?? told(side)['mean_score_high']!,
        exact_mean_score: exact,
        same_opponents: 'no',
      });
    expectScore('mage', (0.53 + 0.5625) / 2, null, null);
    // Its two duels have the same chances: one duel in opposite seats, which cancels whatever was simulated of it.
    expectScore('druid', 0.5, [0.5, 0.5], 0.5);
    expectScore('ranger', (1 - 0.5625 + 1 - 0.53) / 2, null, null);
    for (const side of ['mage', 'ranger'])
      expect(Number(told(side)['mean_score_high'])).toBeGreaterThan(Number(told(side)['mean_score']));
  });
});
