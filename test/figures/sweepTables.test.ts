/** Every column of the tables of a sweep, and its sentences, from figures written down by hand. */

import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../src/index.ts';
import { sweepFiles } from '../../src/report/tuningReports.ts';
import { crossings } from '../../src/tuning/sweep/crossing.ts';
import { sweepAxis } from '../../src/tuning/sweep/spec.ts';
import { plain } from '../support/plain.ts';
import { opened, three } from '../tuning/support.ts';
import { type Counts, mean, records, scoreBounds } from './reckon.ts';
import { expectLopsided, expectRow } from './runs.ts';
import { endsOf, type Told, ToldEvaluator } from './told.ts';

const N = 400;
const sides = ['mage', 'druid', 'ranger'] as const;
const values = [7, 8, 10] as const;
type Row = readonly [won: number, lost: number, tired: number, late: number];

/** Of 400 duels on plane 1; the druid gains with its base, the ranger in its seat as target loses a little. */
function rowOf(key: string, base: number): Row {
  const step = values.indexOf(base as 7);
  const rows: Readonly<Record<string, readonly [Row, Row, Row]>> = {
    'mage > mage': [
      [230, 150, 16, 4],
      [230, 150, 16, 4],
      [230, 150, 16, 4],
    ],
    'mage > druid': [
      [251, 120, 22, 7],
      [203, 171, 21, 5],
      [118, 259, 20, 3],
    ],
    'mage > ranger': [
      [212, 160, 18, 10],
      [212, 160, 18, 10],
      [212, 160, 18, 10],
    ],
    'druid > mage': [
      [140, 240, 13, 7],
      [197, 181, 15, 7],
      [262, 113, 17, 8],
    ],
    'druid > druid': [
      [221, 168, 11, 0],
      [222, 166, 12, 0],
      [223, 164, 13, 0],
    ],
    'druid > ranger': [
      [188, 188, 12, 12],
      [230, 145, 14, 11],
      [287, 87, 16, 10],
    ],
    'ranger > mage': [
      [171, 210, 10, 9],
      [171, 210, 10, 9],
      [171, 210, 10, 9],
    ],
    'ranger > druid': [
      [236, 133, 24, 7],
      [216, 152, 26, 6],
      [191, 176, 28, 5],
    ],
    'ranger > ranger': [
      [205, 180, 14, 1],
      [205, 180, 14, 1],
      [205, 180, 14, 1],
    ],
  };
  return rows[key]![step]!;
}
const rounds: Counts = [
  [3, 0.25],
  [8, 0.75],
];
const told: Told = ({ initiator, target, plane, setup }) => {
  if (initiator === 'ranger' && target === 'mage' && plane === 3) return null;
  const row = rowOf(`${initiator} > ${target}`, setup.classes['druid']!.base);
  // Plane 3 is solved: the same shares, exact.
  const share = plane === 3 ? 1 / N : 1;
  const [won, lost, tired, late] = row.map((count) => count * share) as unknown as Row;
  const weight = N * share;
  const drain = (a: number, b: number): Counts => [
    [a, weight * 0.25],
    [b, weight * 0.75],
  ];
  return {
    duels: plane === 3 ? null : N,
    came: {
      ends: endsOf(won, lost, tired, late),
      metrics: {
        rounds: rounds.map(([value, part]) => [value, part * weight]),
        initiator_drain: drain(2, 10),
        target_drain: drain(5, 13),
      },
    },
  };
};

const info = {
  version: '0.0.0',
  scenario: { name: 'By hand', file: 's.yaml', hash: 'abc' },
  seed: 'x',
  seedDrawn: false,
  command: 'souboj sweep s.yaml',
};
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const open = opened(`${three}planes: [1, 3]\n`);
  const x = sweepAxis(open, 'x', 'classes.druid.base=7,8,10');
  const options = { x, y: null, variant: null, plane: null };
  const result = await sweep(open, new ToldEvaluator(told, N), options, {}, null);
  files = await sweepFiles(result, info, null);
});

/** Points of single duels: 1, ½ and 0. */
function pointsOf(key: string, base: number): Counts {
  const [won, lost, tired, late] = rowOf(key, base);
  return [
    [1, won],
    [0.5, tired + late],
    [0, lost],
  ];
}

describe('sweep.csv', () => {
  const names = (plane: number, base: number, initiator: string, target: string) => ({
    scenario: 'By hand',
    variant: 'printed',
    plane,
    'classes.druid.base': base,
    initiator,
    target,
  });

  test('has counted figures with their intervals', () => {
    const rows = records(files.get('sweep.csv')!);
    expect(rows).toHaveLength(3 * 2 * 9);
    values.forEach((base, step) => {
      sides.forEach((initiator, i) => {
        sides.forEach((target, j) => {
          const [won, lost, tired, late] = rowOf(`${initiator} > ${target}`, base);
          const score = won + (tired + late) / 2;
          const win = scoreBounds(won, N);
          const both = scoreBounds(score, N);
          const row = {
            ...names(1, base, initiator, target),
            method: 'mc',
            duels: N,
            win_rate: won / N,
            win_rate_low: win.low,
            win_rate_high: win.high,
            target_win_rate: lost / N,
            draw_rate: (tired + late) / N,
            score: score / N,
            score_low: both.low,
            score_high: both.high,
            rounds_mean: 6.75,
            initiator_drain_mean: 8,
            target_drain_mean: 11,
          };
          if (initiator === 'mage' && target === 'druid')
            expectLopsided({ ...row, 'classes.druid.base': null });
          expectRow(rows[step * 18 + 3 * i + j]!, row);
        });
      });
    });
  });

  test('has exact figures without intervals, and nothing where a matchup is not possible', () => {
    const rows = records(files.get('sweep.csv')!);
    const none = { win_rate_low: null, win_rate_high: null };
    expectRow(rows[9 + 1]!, {
      ...names(3, 7, 'mage', 'druid'),
      method: 'exact',
      duels: null,
      win_rate: 251 / N,
      ...none,
      target_win_rate: 120 / N,
      draw_rate: 29 / N,
      score: 265.5 / N,
      score_low: null,
      score_high: null,
      rounds_mean: 6.75,
      initiator_drain_mean: 8,
      target_drain_mean: 11,
    });
    const blank = Object.fromEntries(Object.keys(rows[0]!).map((name) => [name, null]));
    expectRow(rows[9 + 6]!, { ...blank, ...names(3, 7, 'ranger', 'mage'), method: 'none' });
  });
});

interface Score {
  readonly value: number;
  /** Distances to the bounds. */
  readonly down: number;
  readonly up: number;
  readonly cells: number;
}
/**
 * Mean over both seats, mirrors left out. Of each part Wilson's interval, the shorter side of which is taken as half its
 * width; their distances are squared and added (Zou and Donner), turned round where the side is the target.
 */
function scoreOf(side: string, base: number, without: string | null = null): Score {
  let [value, below, above, cells] = [0, 0, 0, 0];
  for (const other of sides) {
    if (other === side) continue;
    for (const key of [`${side} > ${other}`, `${other} > ${side}`]) {
      if (key === without) continue;
      const points = pointsOf(key, base);
      const score = mean(points);
      const { low, high } = scoreBounds(score * N, N);
      const half = (high - low) / 2;
      const [down, up] = [Math.max(score - low, half) ** 2, Math.max(high - score, half) ** 2];
      const first = key.startsWith(side);
      value += first ? score : 1 - score;
      below += first ? down : up;
      above += first ? up : down;
      cells++;
    }
  }
  return { value: value / cells, down: Math.sqrt(below) / cells, up: Math.sqrt(above) / cells, cells };
}

/** Over both planes, every matchup with the same weight; those of plane 3 are solved. */
function togetherOf(side: string, base: number): Score {
  const [played, solved] = [scoreOf(side, base), scoreOf(side, base, 'ranger > mage')];
  const cells = played.cells + solved.cells;
  return {
    value: (played.value * played.cells + solved.value * solved.cells) / cells,
    down: (played.down * played.cells) / cells,
    up: (played.up * played.cells) / cells,
    cells,
  };
}

describe('sweep-scores.csv', () => {
  test('has both planes together, before each', () => {
    const rows = records(files.get('sweep-scores.csv')!);
    values.forEach((base, step) => {
      sides.forEach((side, i) => {
        const { value, down, up, cells } = togetherOf(side, base);
        expectRow(rows[step * 9 + i]!, {
          ...{ scenario: 'By hand', variant: 'printed', plane: 'all', 'classes.druid.base': base, side },
          ...{ method: 'mc', mean_score: value, mean_score_low: value - down, mean_score_high: value + up },
          matchups: cells,
        });
      });
    });
  });

  test('has mean scores with their intervals, exact ones without', () => {
    const all = records(files.get('sweep-scores.csv')!);
    const rows = all.filter((row) => row['plane'] !== 'all');
    expect([rows.length, all.length]).toEqual([18, 27]);
    values.forEach((base, step) => {
      sides.forEach((side, i) => {
        const names = { scenario: 'By hand', variant: 'printed' };
        const played = scoreOf(side, base);
        expectRow(rows[step * 6 + i]!, {
          ...names,
          plane: 1,
          'classes.druid.base': base,
          side,
          method: 'mc',
          mean_score: played.value,
          mean_score_low: played.value - played.down,
          mean_score_high: played.value + played.up,
          matchups: 4,
        });
        const solved = scoreOf(side, base, 'ranger > mage');
        expectRow(rows[step * 6 + 3 + i]!, {
          ...names,
          plane: 3,
          'classes.druid.base': base,
          side,
          method: 'exact',
          mean_score: solved.value,
          mean_score_low: null,
          mean_score_high: null,
          matchups: side === 'druid' ? 4 : 3,
        });
      });
    });
  });
});

describe('sweep.md', () => {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

  test('says what moves most and where it is even', () => {
    const md = plain(files.get('sweep.md')!);
    const [low, middle, high] = values.map((base) => scoreOf('druid', base));
    const moved = 100 * (high!.value - low!.value);
    expect(md).toContain(
      // Plane 3, which is solved, moves by the very same: which moves more is open.
      `**Who moves most is not decided at this number of duels**; in the simulation it is druid on plane 1: its mean score goes from ${percent(low!.value)} at \`classes.druid.base\` = 7 to ${percent(high!.value)} at 10 (+${moved.toFixed(1)} points).`,
    );
    // Straight lines between the values; the lower end of the band crosses later, the upper one earlier.
    const cross = (at: (score: Score) => number): number => {
      const heights = [low!, middle!, high!].map(at);
      const right = heights.findIndex((height) => height >= 0.5);
      const [a, b] = [heights[right - 1]!, heights[right]!];
      return values[right - 1]! + ((0.5 - a) / (b - a)) * (values[right]! - values[right - 1]!);
    };
    const x = cross(({ value }) => value);
    const late = cross(({ value, down }) => value - down);
    const early = cross(({ value, up }) => value + up);
    expect([Math.floor(early), Math.floor(x), Math.floor(late)]).toEqual([7, 7, 8]);
    const told = (value: number) => String(Number(value.toPrecision(4)));
    expect(md).toContain(
      `**The mean score of druid is even** on plane 1 at \`classes.druid.base\` = ${told(x)} (${told(early)} to ${told(late)}).`,
    );
    expect(md).toContain(
      `**The mean score of druid is even** on plane 3 at \`classes.druid.base\` = ${told(x)}, between the exact values at 7 and 8.`,
    );
  });

  test('has the mean scores in its table', () => {
    const rows = files
      .get('sweep.md')!
      .split('\n')
      .filter((line) => /^\| (mage|druid|ranger) /.test(line))
      .slice(0, 9)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((field) => field.trim()),
      );
    const cells = (side: string, plane: number) =>
      values.map((base) => {
        const { value, down, up } = scoreOf(side, base, plane === 3 ? 'ranger > mage' : null);
        return `${(100 * value).toFixed(1)}${plane === 3 ? '' : ` ±${(50 * (down + up)).toFixed(1)}`}`;
      });
    const together = (side: string) =>
      values.map((base) => {
        const { value, down, up } = togetherOf(side, base);
        return `${(100 * value).toFixed(1)} ±${(50 * (down + up)).toFixed(1)}`;
      });
    expect(rows.slice(0, 3)).toEqual(sides.map((side) => [side, ...together(side)]));
    expect(rows.slice(3)).toEqual(
      [1, 3].flatMap((plane) => sides.map((side) => [side, ...cells(side, plane)])),
    );
  });
});

describe('a crossing of which one end lies beyond the sweep', () => {
  const curve = (...points: readonly (readonly [x: number, low: number, value: number, high: number])[]) =>
    points.map(([x, low, value, high]) => ({ x, low, value, high }));

  test('rising, the lower end of the band crosses beyond the right edge', () => {
    const [found] = crossings(curve([1, 0.3, 0.4, 0.45], [3, 0.42, 0.6, 0.7]));
    expect(found).toMatchObject({ x: 2, rises: true, between: [1, 3] });
    // The upper end: 1 + 2 · 0.05 / 0.25.
    expect(found!.interval!.low).toBeCloseTo(1.4, 12);
    expect(found!.interval!.high).toBe(3);
  });

  test('rising, the upper end crosses before the left edge', () => {
    const [found] = crossings(curve([1, 0.3, 0.4, 0.55], [3, 0.55, 0.6, 0.7]));
    expect(found!.interval!.low).toBe(1);
    expect(found!.interval!.high).toBeCloseTo(2.6, 12);
  });

  test('falling, the upper end crosses beyond the right edge', () => {
    const [found] = crossings(curve([1, 0.55, 0.6, 0.7], [3, 0.3, 0.4, 0.55]));
    expect(found).toMatchObject({ x: 2, rises: false });
    expect(found!.interval!.low).toBeCloseTo(1.4, 12);
    expect(found!.interval!.high).toBe(3);
  });

  test('falling, the lower end crosses before the left edge', () => {
    const [found] = crossings(curve([1, 0.42, 0.6, 0.7], [3, 0.3, 0.4, 0.45]));
    expect(found!.interval!.low).toBe(1);
    expect(found!.interval!.high).toBeCloseTo(2.6, 12);
  });
});
