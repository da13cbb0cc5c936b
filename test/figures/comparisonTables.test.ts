/** Every column of `comparison.csv` and `flipped.csv`, from joint counts written down by hand. */
import { describe, expect, test } from 'vitest';
import { compareCells } from '../../src/index.ts';
import { comparisonTable, flippedTable } from '../../src/report/comparison/csv.ts';
import { csvText } from '../../src/report/csv/table.ts';
import { type CellSketch, cell } from '../report/support.ts';
import { type Counts, meanBounds, normalPoint, records, z975 } from './reckon.ts';
import { expectLopsided, expectRow } from './runs.ts';

/** Rows: won, drawn, lost before; columns: the same after. 1000 duels, no two counts alike. */
type Table = readonly number[];
const shaken: Table = [391, 13, 57, 29, 41, 8, 119, 19, 323];
const still: Table = [450, 2, 3, 4, 60, 5, 6, 1, 469];
const rounds: Counts = [
  [-4, 150],
  [0, 600],
  [1, 190],
  [9, 60],
];
const ownDrain: Counts = [
  [-8, 90],
  [0, 700],
  [4, 210],
];
const otherDrain: Counts = [
  [-5, 80],
  [0, 640],
  [12, 280],
];
const joint = (table: Table, flips: readonly { index: number; from: string; to: string }[] = []) => ({
  total: 1000,
  table,
  differences: { rounds, initiator_drain: ownDrain, target_drain: otherDrain },
  flips,
});
const flips = [
  { index: 3, from: 'initiator:soul', to: 'target:fled' },
  { index: 17, from: 'draw:timeout', to: 'initiator:explosion' },
];

function pair(sketch: CellSketch, table: Table | null, own: typeof flips = []) {
  const law = `${sketch.initiator}${sketch.target}`;
  const axes = [{ name: 'defaults.mana', value: 40 }];
  return {
    before: cell({ law: `before ${law}`, axes, ...sketch }),
    after: cell({ law: `after ${law}`, axes, variant: 'gentle', ...sketch }),
    joint: table === null ? null : joint(table, own),
  };
}
const comparison = compareCells(
  [
    pair({ initiator: 'mage', target: 'druid', plane: 2 }, shaken, flips),
    pair({ initiator: 'druid', target: 'mage', plane: 2 }, still),
  ],
  { margin: 0.02, confidence: 0.95, trustLaws: false },
);
const compared = { scenarios: ['By hand'], baseline: 'printed', variants: ['gentle'] };
const all = records(csvText(comparisonTable(comparison, compared)));

/** Counts before and after by outcome. */
const before = (t: Table) => [0, 1, 2].map((i) => t[3 * i]! + t[3 * i + 1]! + t[3 * i + 2]!);
const after = (t: Table) => [0, 1, 2].map((i) => t[i]! + t[3 + i]! + t[6 + i]!);

/** Bonett and Price: one pair that gains all and one that loses all are added to the differences of single pairs. */
function difference(t: Table, worth: readonly number[]) {
  const gains: [number, number][] = [
    [1, 1],
    [-1, 1],
  ];
  let sum = 0;
  t.forEach((count, at) => {
    const gain = worth[at % 3]! - worth[Math.floor(at / 3)]!;
    sum += gain * count;
    gains.push([gain, count]);
  });
  const centre = sum / 1002;
  const square = gains.reduce((total, [gain, count]) => total + count * (gain - centre) ** 2, 0) / 1002;
  const half = z975 * Math.sqrt(square / 1002);
  return { value: sum / 1000, low: centre - half, high: centre + half };
}
const bounds = (name: string, { value, low, high }: { value: number; low: number; high: number }) => ({
  [`${name}_difference`]: value,
  [`${name}_difference_low`]: low,
  [`${name}_difference_high`]: high,
});
/** Chance of a split of fair coins at least as uneven, both ways. */
function coins(a: number, b: number): number {
  let [term, sum] = [0.5 ** (a + b), 0];
  for (let k = 0; k <= Math.min(a, b); k++) {
    sum += term;
    term *= (a + b - k) / (k + 1);
  }
  return Math.min(1, 2 * sum);
}
const effect = (t: Table) =>
  2 * Math.asin(Math.sqrt(after(t)[0]! / 1000)) - 2 * Math.asin(Math.sqrt(before(t)[0]! / 1000));
const counts = (t: Table) =>
  Object.fromEntries(
    [
      'win_win',
      'win_draw',
      'win_loss',
      'draw_win',
      'draw_draw',
      'draw_loss',
      'loss_win',
      'loss_draw',
      'loss_loss',
    ].map((name, i) => [`duels_${name}`, t[i]!]),
  );

describe('comparison.csv', () => {
  const names = { scenario: 'By hand', baseline: 'printed', variant: 'gentle' };
  const rowOf = (t: Table, initiator: string, target: string, at: number) => {
    const told = all[at]!;
    const text = (name: string) => told[name]!;
    return {
      ...names,
      level: 'matchup',
      plane: 2,
      'defaults.mana': '40',
      initiator,
      target,
      side: null,
      cells: 1,
      method: 'paired',
      duels: 1000,
      baseline_win_rate: before(t)[0]! / 1000,
      variant_win_rate: after(t)[0]! / 1000,
      ...bounds('win_rate', difference(t, [1, 0, 0])),
      ...bounds('score', difference(t, [1, 0.5, 0])),
      ...bounds('initiator_drain', meanBounds(ownDrain, 40)),
      ...bounds('target_drain', meanBounds(otherDrain, 40)),
      ...bounds('rounds', meanBounds(rounds, 500)),
      cohens_h: effect(t),
      ...counts(t),
      p: coins(t[1]! + t[2]!, t[3]! + t[6]!),
      holm_p: text('holm_p'),
      equivalence_holm_p: text('equivalence_holm_p'),
      verdict: text('verdict'),
      direction: text('direction'),
      duels_to_decide: text('duels_to_decide'),
      evidence: at,
      no_counterpart: null,
    };
  };

  test('says what changed in a matchup, figure by figure', () => {
    const row = rowOf(shaken, 'mage', 'druid', 0);
    expectLopsided({ ...row, evidence: null, cells: null, duels: null });
    expectRow(all[0]!, row);
    expectRow(all[1]!, rowOf(still, 'druid', 'mage', 1));
    expect(all[0]).toMatchObject({ verdict: 'higher', direction: 'higher', duels_to_decide: '' });
    expect(all[1]).toMatchObject({ direction: '' });
  });

  test('adjusts tests over all of them by Holm', () => {
    const ps = all.map((row) => Number(row['p']));
    const order = ps.map((_, i) => i).sort((a, b) => ps[a]! - ps[b]!);
    let most = 0;
    order.forEach((at, rank) => {
      most = Math.max(most, Math.min(1, (ps.length - rank) * ps[at]!));
      expect(Number(all[at]!['holm_p'])).toBeCloseTo(most, 12);
    });
    expect(ps).toHaveLength(5);
    expect(new Set(all.map((row) => row['holm_p'])).size).toBeGreaterThan(1);
  });

  test('averages a side over both seats, its own figures first', () => {
    const mage = all.find((row) => row['side'] === 'mage')!;
    const druid = all.find((row) => row['side'] === 'druid')!;
    const shared = {
      ...names,
      level: 'side',
      plane: '',
      initiator: '',
      target: '',
      cells: '2',
      method: 'paired',
    };
    expect(mage).toMatchObject({ ...shared, duels: '1000' });
    // The mage starts in the first matchup and is the target in the second, where its wins are the losses.
    const own = (t: Table, u: Table, of: (t: Table) => number[]) => (of(t)[0]! + of(u)[2]!) / 2000;
    const near = (row: Record<string, string>, column: string, value: number) =>
      expect(Number(row[column]), column).toBeCloseTo(value, 12);
    near(mage, 'baseline_win_rate', own(shaken, still, before));
    near(mage, 'variant_win_rate', own(shaken, still, after));
    near(druid, 'baseline_win_rate', own(still, shaken, before));
    near(druid, 'variant_win_rate', own(still, shaken, after));
    // Scores: of the first as they are, of the second turned round.
    const [one, two] = [shaken, still].map((t) => difference(t, [1, 0.5, 0]));
    near(mage, 'score_difference', (one!.value - two!.value) / 2);
    const below = Math.hypot(one!.value - one!.low, two!.high - two!.value) / 2;
    const above = Math.hypot(one!.high - one!.value, two!.value - two!.low) / 2;
    near(mage, 'score_difference_low', (one!.value - two!.value) / 2 - below);
    near(mage, 'score_difference_high', (one!.value - two!.value) / 2 + above);
    // Drains: as initiator the initiator's, as target the target's.
    const drain = (meanBounds(ownDrain, 40).value + meanBounds(otherDrain, 40).value) / 2;
    near(mage, 'initiator_drain_difference', drain);
    near(mage, 'rounds_difference', meanBounds(rounds, 500).value);
    expect(mage['duels_win_win']).toBe('');
  });

  test('averages a plane over the initiators', () => {
    const plane = all.find((row) => row['level'] === 'plane')!;
    expect(plane).toMatchObject({ plane: '2', side: '', cells: '2' });
    const mean = (of: (t: Table) => number[]) => (of(shaken)[0]! + of(still)[0]!) / 2000;
    expect(Number(plane['baseline_win_rate'])).toBeCloseTo(mean(before), 12);
    expect(Number(plane['variant_win_rate'])).toBeCloseTo(mean(after), 12);
    const [one, two] = [shaken, still].map((t) => difference(t, [1, 0, 0]));
    const low = (one!.value + two!.value) / 2 - Math.hypot(one!.value - one!.low, two!.value - two!.low) / 2;
    expect(Number(plane['win_rate_difference_low'])).toBeCloseTo(low, 12);
  });
});

test('flipped.csv names the duels that came out otherwise', () => {
  const wanted = {
    scenario: 'By hand',
    baseline: 'printed',
    variant: 'gentle',
    plane: '2',
    'defaults.mana': '40',
  };
  const matchup = { ...wanted, initiator: 'mage', target: 'druid' };
  expect(records(csvText(flippedTable(comparison, compared)))).toEqual([
    { ...matchup, duel: '3', baseline_end: 'initiator:soul', variant_end: 'target:fled' },
    { ...matchup, duel: '17', baseline_end: 'draw:timeout', variant_end: 'initiator:explosion' },
  ]);
});

describe('how many duels would decide', () => {
  const needed = (table: Table, total: number, confidence: number) => {
    const own = pair({ initiator: 'a', target: 'b' }, table);
    const only = { ...own, joint: { ...joint(table), total } };
    const options = { margin: 0.02, confidence, trustLaws: false, averages: false };
    return compareCells([only], options).matchups[0]!;
  };

  test('is Connor’s number at the difference seen', () => {
    // 11 lost, 16 gained of 500 duels; the variance as the interval has it, about the centre.
    const table = [225, 0, 11, 0, 25, 0, 16, 0, 223];
    const found = needed(table, 500, 0.95);
    expect(found).toMatchObject({ verdict: 'undecided' });
    const value = 0.01;
    const centre = 5 / 502;
    const variance = ((27 + 2) / 502 - centre ** 2) / 502;
    const square = variance * 500 + value ** 2;
    const [level, power] = [normalPoint(0.975), normalPoint(0.8)];
    const detect = ((level * Math.sqrt(square) + power * Math.sqrt(square - value ** 2)) / value) ** 2;
    const within = ((normalPoint(0.95) + power) / (0.02 - value)) ** 2 * (square - value ** 2);
    expect(found.needed).toBe(Math.ceil(Math.min(detect, within)));
  });

  test('is more than were played, whatever the formula says', () => {
    // Both of two duels flip: p is one half, and the formula asks for (1.28)² = 1.6 duels.
    expect(needed([0, 0, 0, 0, 0, 0, 2, 0, 0], 2, 0.8)).toMatchObject({ verdict: 'undecided', needed: 3 });
  });
});
