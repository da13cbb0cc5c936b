/** The figures of the report on duels: sentences, tables and page, worked out again from the counts. */

import { beforeAll, describe, expect, test } from 'vitest';
import { type Study, writeReports } from '../../src/index.ts';
import { plain } from '../support/plain.ts';
import {
  type Counts,
  exactBounds,
  mean,
  meanBounds,
  percentile,
  scoreBounds,
  sd,
  toldPercentile,
  toldRate,
} from './reckon.ts';
import { duelRunOf } from './runs.ts';

const sides = ['mage', 'druid', 'ranger'] as const;
const planes = [2, 5] as const;
const text = `
name: By hand
planes: [2, 5]
defaults: { level: 5, IQ: 9, Podl: 9, mana: 40 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger } }
`;

const N = 200;
/** Won, drawn by exhaustion and by timeout of 200, for every plane, initiator and target. */
const counts: Readonly<Record<string, readonly [won: number, tired: number, late: number]>> = {
  'mage > mage @ 2': [104, 6, 2],
  'mage > druid @ 2': [131, 11, 0],
  'mage > ranger @ 2': [173, 4, 1],
  'druid > mage @ 2': [62, 19, 3],
  'druid > druid @ 2': [95, 12, 0],
  'druid > ranger @ 2': [118, 25, 4],
  'ranger > mage @ 2': [29, 9, 1],
  'ranger > druid @ 2': [77, 14, 0],
  'ranger > ranger @ 2': [111, 16, 5],
  'mage > mage @ 5': [128, 3, 0],
  'mage > druid @ 5': [88, 31, 2],
  'mage > ranger @ 5': [142, 8, 0],
  'druid > mage @ 5': [119, 22, 7],
  'druid > druid @ 5': [134, 2, 0],
  'druid > ranger @ 5': [126, 8, 0],
  'ranger > mage @ 5': [58, 13, 0],
  'ranger > druid @ 5': [70, 7, 1],
  'ranger > ranger @ 5': [121, 10, 0],
};
const keys = planes.flatMap((plane) =>
  sides.flatMap((initiator) =>
    sides.map((target) => ({ initiator, target, plane, key: `${initiator} > ${target} @ ${plane}` })),
  ),
);

/** Lopsided distributions, another one for each cell. */
function metricsOf(i: number): Record<string, Counts> {
  return {
    rounds: [
      [2, 70 + 2 * i],
      [5, 90 - 2 * i],
      [11, 25 - i],
      [19, 7],
      [40 + i, 8 + i],
    ],
    initiator_drain: [
      [1, 30 - i],
      [6, 60],
      [12, 80],
      [27 + i, 18 + i],
      [60, 12],
    ],
    target_drain: [
      [3, 25 + i],
      [14, 105 - i],
      [24, 48],
      [33 + i, 10],
      [48 + i, 12],
    ],
    initiator_iq_loss: [[0, N]],
    target_iq_loss: [[1, N]],
    initiator_fatigue: [[4, N]],
    target_fatigue: [[2, N]],
    initiator_capture: [[0, N]],
    target_capture: [[0, N]],
    bystander_damage: [[0, N]],
  };
}

const run: Study = duelRunOf(
  text,
  keys.map(({ key }, i) => {
    const [won, tired, late] = counts[key]!;
    const drawn = { 'draw:exhaustion': tired, ...(late === 0 ? {} : { 'draw:timeout': late }) };
    const ends = { 'initiator:soul': won, 'target:soul': N - won - tired - late, ...drawn };
    return { tally: { ends, metrics: metricsOf(i) } };
  }),
);

interface Rate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
const wonOf = (key: string): Rate => {
  const [won] = counts[key]!;
  return { value: won / N, ...scoreBounds(won, N) };
};
const drawnOf = (key: string): number => counts[key]![1] + counts[key]![2];
const scoreOf = (key: string): Rate => {
  const score = counts[key]![0] + drawnOf(key) / 2;
  return { value: score / N, ...scoreBounds(score, N) };
};
/** The same score with exact bounds at an error on each side. */
const exactly = (key: string, error: number): Rate => {
  const score = counts[key]![0] + drawnOf(key) / 2;
  return { value: score / N, ...exactBounds(score, N, error) };
};
const flipped = ({ value, low, high }: Rate): Rate => ({ value: 1 - value, low: 1 - high, high: 1 - low });
/** Mean of independent figures; distances to the bounds add as squares. */
function meanOf(rates: readonly Rate[]): Rate {
  let [value, below, above] = [0, 0, 0];
  for (const rate of rates) {
    value += rate.value / rates.length;
    // Of several the shorter distance is taken as half the width.
    const least = rates.length > 1 ? (rate.high - rate.low) / 2 : 0;
    below += (Math.max(rate.value - rate.low, least) / rates.length) ** 2;
    above += (Math.max(rate.high - rate.value, least) / rates.length) ** 2;
  }
  return { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above) };
}
const half = ({ low, high }: Rate): number => (high - low) / 2;
const percent = (rate: Rate): string => toldRate(rate);
const asSentence = (rate: Rate): string => toldRate(rate, ' %');

const on = (plane?: number) => keys.filter((one) => plane === undefined || one.plane === plane);
function sideScore(side: string, plane?: number): Rate {
  return meanOf(
    on(plane)
      .filter(({ initiator, target }) => initiator !== target && (initiator === side || target === side))
      .map(({ key, initiator }) => (initiator === side ? scoreOf(key) : flipped(scoreOf(key)))),
  );
}

/** Rows of a table, found by the heading of its section and the first cell of its head. */
function rowsOf(md: string, heading: string, nth = 0): string[][] {
  const lines = md.split('\n');
  const from = lines.indexOf(heading);
  expect(from, heading).toBeGreaterThanOrEqual(0);
  const tables: string[][][] = [];
  for (let i = from + 1, inside = false; i < lines.length && !/^##? /.test(lines[i]!); i++) {
    const line = lines[i]!;
    if (!line.startsWith('|')) inside = false;
    else {
      if (!inside) tables.push([]);
      inside = true;
      tables.at(-1)!.push(
        line
          .split('|')
          .slice(1, -1)
          .map((field) => field.trim()),
      );
    }
  }
  return tables[nth]!.slice(2);
}

/** Rows of the table whose head reads so, wherever it stands. */
function tableUnder(md: string, head: RegExp): string[][] {
  const lines = md.split('\n');
  const from = lines.findIndex((line) => head.test(line)) + 2;
  const to = lines.findIndex((line, i) => i >= from && !line.startsWith('|'));
  const fields = (line: string) => line.split('|').slice(1, -1);
  return lines.slice(from, to).map((line) => fields(line).map((field) => field.trim()));
}

let md = '';
beforeAll(async () => {
  md = plain((await writeReports(run, ['md'])).get('report.md')!);
});

describe('sentences of the report on duels', () => {
  test('name the strongest and the weakest with their mean scores', () => {
    const scores = sides
      .map((side) => ({ side, score: sideScore(side) }))
      .sort((a, b) => b.score.value - a.score.value);
    const [first, , last] = scores;
    expect([first!.side, last!.side]).toEqual(['mage', 'ranger']);
    const plain = (side: string, plane: number) => `${(100 * sideScore(side, plane).value).toFixed(1)} %`;
    // Planes are told where the duels tell them apart: bounds of both at an error of 0.05 / 2 do not touch.
    const wide = (side: string, plane: number): Rate =>
      meanOf(
        on(plane)
          .filter(({ initiator, target }) => initiator !== target && (initiator === side || target === side))
          .map(({ key, initiator }) =>
            initiator === side ? exactly(key, 0.0125) : flipped(exactly(key, 0.0125)),
          ),
      );
    const from = (side: string, way: string) => {
      const [two, five] = [wide(side, 2), wide(side, 5)];
      const apart = two.low > five.high || five.low > two.high;
      return apart ? `; from ${plain(side, 2)} on plane 2 ${way} to ${plain(side, 5)} on plane 5.` : '.';
    };
    expect([from('mage', 'down') === '.', from('ranger', 'up') === '.']).toEqual([false, true]);
    expect(md).toContain(
      `**Strongest: mage**, mean score ${asSentence(first!.score)} over 8 matchups${from('mage', 'down')}`,
    );
    expect(md).toContain(
      `**Weakest: ranger**, mean score ${asSentence(last!.score)} over 8 matchups${from('ranger', 'up')}`,
    );
  });

  test('count what is hopeless or far from even, by the score and not by the win rate', () => {
    const far = keys.filter(({ key }) => Math.abs(scoreOf(key).value - 0.5) > 0.3);
    expect(far.map(({ key }) => key)).toEqual(['mage > ranger @ 2', 'ranger > mage @ 2']);
    const uneven = keys.filter(({ key }) => Math.abs(scoreOf(key).value - 0.5) > 0.1);
    // Bounds that hold together for all 18: an error of 0.05 / 36 on each side.
    const bounds = keys.map(({ key }) => exactly(key, 0.05 / 36));
    const counted = (limit: number): string => {
      const surely = bounds.filter(({ low, high }) => high < 0.5 - limit || low > 0.5 + limit).length;
      const possibly = bounds.filter(({ low, high }) => low < 0.5 - limit || high > 0.5 + limit).length;
      return `(surely ${surely}, possibly ${possibly})`;
    };
    // Two may be farthest from even, so none is called so.
    const distances = bounds.map(({ low, high }) => [
      Math.max(low - 0.5, 0.5 - high, 0),
      Math.max(high - 0.5, 0.5 - low),
    ]);
    const least = Math.max(...distances.map(([own]) => own!));
    expect(distances.filter(([, most]) => most! >= least).length).toBeGreaterThan(1);
    expect(md).toContain(
      `**2 of 18 matchups are hopeless**, with a score outside 20–80 % ${counted(0.3)} (2 on plane 2); ${uneven.length} of 18 are outside 40–60 % ${counted(0.1)}.`,
    );
    expect(md).not.toContain('Farthest from even');
  });

  const edge = (plane: number): Rate => meanOf(sides.map((side) => scoreOf(`${side} > ${side} @ ${plane}`)));
  const points = (plane: number): string => {
    const value = 100 * (edge(plane).value - 0.5);
    return `${value > 0 ? '+' : ''}${value.toFixed(1)} ±${(100 * half(edge(plane))).toFixed(1)}`;
  };

  test('say what going first is worth on each plane', () => {
    expect(edge(5).value).toBeGreaterThan(edge(2).value);
    expect(md).toContain(`is worth most on plane 5: plane 2 ${points(2)}, plane 5 ${points(5)}.`);
    expect(rowsOf(md, '## Going first')).toEqual([
      ['2', points(2)],
      ['5', points(5)],
    ]);
  });

  test('say how long duels last, and which are the longest', () => {
    const lengths = keys.map(({ key }, i) => ({ key, mean: mean(metricsOf(i)['rounds']!) }));
    const all = lengths.reduce((sum, one) => sum + one.mean, 0) / 18;
    // Already intervals of 5 % for each alone leave open whose duels are the longest.
    const bounds = keys.map((_, i) => meanBounds(metricsOf(i)['rounds']!, 500, 0));
    const least = Math.max(...bounds.map(({ low }) => low));
    expect(bounds.filter(({ high }) => high >= least).length).toBeGreaterThan(1);
    expect(md).toContain(
      `**Length**: ${all.toFixed(1)} rounds on average. The single longest took 31 rounds: duel 17 of`,
    );
  });

  test('say how many are drawn, and by what', () => {
    const share = (which: (key: string) => number): Rate =>
      meanOf(keys.map(({ key }) => ({ value: which(key) / N, ...scoreBounds(which(key), N) })));
    const tired = share((key) => counts[key]![1]);
    const late = share((key) => counts[key]![2]);
    const drawn = share(drawnOf);
    expect(md).toContain(`**Draws**: ${(100 * drawn.value).toFixed(1)} % `);
    expect(md).toContain(`exhaustion ${(100 * tired.value).toFixed(1)} % `);
    expect(md).toContain(`timeout ${(100 * late.value).toFixed(1)} % `);
  });
});

describe('tables of the report on duels', () => {
  test('mean score by plane', () => {
    expect(tableUnder(md, /^\| side +\| +all planes/)).toEqual(
      ['mage', 'druid', 'ranger'].map((side) => [
        side,
        `**${percent(sideScore(side))}**`,
        percent(sideScore(side, 2)),
        percent(sideScore(side, 5)),
      ]),
    );
  });

  test('scores of matchups, with marks by them and by draws', () => {
    const mark = (score: number): string =>
      score > 0.8 ? ' ▲▲' : score > 0.6 ? ' ▲' : score < 0.2 ? ' ▼▼' : score < 0.4 ? ' ▼' : '';
    planes.forEach((plane, nth) => {
      expect(rowsOf(md, '## Who beats whom', nth)).toEqual(
        sides.map((initiator) => [
          `**${initiator}**`,
          ...sides.map((target) => {
            const key = `${initiator} > ${target} @ ${plane}`;
            return `${percent(scoreOf(key))}${mark(scoreOf(key).value)}${drawnOf(key) / N >= 0.1 ? ' ½' : ''}`;
          }),
        ]),
      );
      const drawn = on(plane).reduce((sum, { key }) => sum + drawnOf(key), 0) / (9 * N);
      const most = on(plane).reduce((a, b) => (drawnOf(b.key) > drawnOf(a.key) ? b : a)).key;
      expect(md).toContain(
        `Draws: ${(100 * drawn).toFixed(1)} % on average, at most ${(drawnOf(most) / 2).toFixed(1)} % (\`${most}\`).`,
      );
    });
  });

  /** A mean of values from 0 to `reach` (or as far as they went) as it is told: both bounds where they lie unevenly. */
  function toldMean(all: Counts, reach: number): string {
    const { value, low, high } = meanBounds(all, Math.max(reach, ...all.map(([seen]) => seen)), 0);
    const [short, long] = [value - low, high - value].sort((a, b) => a - b);
    return long! > 1.25 * short!
      ? `${value.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`
      : `${value.toFixed(1)} ±${long!.toFixed(1)}`;
  }

  /** All duels of a side in a seat as one list: every cell has the same number of them. */
  function drainOf(side: string, seat: 'initiator' | 'target', plane?: number): string[] {
    const own = keys.flatMap((one, i) =>
      one[seat] === side && (plane === undefined || one.plane === plane)
        ? [metricsOf(i)[`${seat}_drain`]!]
        : [],
    );
    const all = own.flat();
    return [toldMean(all, 40), sd(all).toFixed(1), ...[10, 50, 90].map((p) => toldPercentile(all, p))];
  }

  test('mana drain, seat by seat, over all planes and on each', () => {
    const row = (side: string, plane?: number) => [
      side,
      ...drainOf(side, 'initiator', plane),
      ...drainOf(side, 'target', plane),
    ];
    expect(rowsOf(md, '## Mana drain')).toEqual(['mage', 'druid', 'ranger'].map((side) => row(side)));
    expect(rowsOf(md, '## Mana drain', 1)).toEqual(
      planes.flatMap((plane) =>
        ['mage', 'druid', 'ranger'].map((side) => [String(plane), ...row(side, plane)]),
      ),
    );
  });

  const roundsOn = (plane: number): Counts[] =>
    keys.flatMap((one, i) => (one.plane === plane ? [metricsOf(i)['rounds']!] : []));

  test('length of duels', () => {
    expect(rowsOf(md, '## Length of duels')).toEqual(
      planes.map((plane) => {
        const own = roundsOn(plane);
        const all = own.flat();
        return [
          String(plane),
          toldMean(all, 500),
          sd(all).toFixed(1),
          ...[10, 50, 90].map((p) => toldPercentile(all, p)),
        ];
      }),
    );
  });

  const base: Readonly<Record<string, number>> = { mage: 10, druid: 8, ranger: 7 };
  const winOn = (plane: number): Rate => meanOf(on(plane).map(({ key }) => wonOf(key)));
  const meanMetric = (plane: number, metric: string): number =>
    keys.reduce((sum, one, i) => sum + (one.plane === plane ? mean(metricsOf(i)[metric]!) / 9 : 0), 0);

  /** A figure with one decimal, with or without an interval behind it. */
  const starting = (value: number, digits = 1) =>
    expect.stringMatching(
      new RegExp(`^${value === 0 ? '0' : value.toFixed(digits).replace('.', '\\.')}\\d*( |$)`),
    );

  test('planes held against each other', () => {
    const lostOf = (key: string): Rate => {
      const lost = N - counts[key]![0] - drawnOf(key);
      return { value: lost / N, ...scoreBounds(lost, N) };
    };
    expect(rowsOf(md, '## Planes held against each other')).toEqual(
      planes.map((plane) => {
        const cells = on(plane);
        const rates = cells.map(({ key }) => wonOf(key).value);
        const upsets = cells
          .filter(({ initiator, target }) => initiator !== target)
          .map(({ key, initiator, target }) => (base[initiator]! < base[target]! ? wonOf(key) : lostOf(key)));
        const mirrors = meanOf(sides.map((side) => scoreOf(`${side} > ${side} @ ${plane}`)));
        const edge = 100 * (mirrors.value - 0.5);
        const hopeless = cells.filter(({ key }) => Math.abs(scoreOf(key).value - 0.5) > 0.3).length;
        return [
          String(plane),
          percent(winOn(plane)),
          // Less what noise alone shows: 8/9 of the mean variance of nine rates, each known to p (1 - p) / (N - 1).
          starting(
            100 *
              Math.sqrt(
                sd(rates.map((rate) => [rate, 1])) ** 2 -
                  rates.reduce((sum, p) => sum + (8 / 81) * ((p * (1 - p)) / (N - 1)), 0),
              ),
          ),
          starting((100 * hopeless) / 9),
          `${edge > 0 ? '+' : ''}${edge.toFixed(1)} ±${(100 * half(mirrors)).toFixed(1)}`,
          percent(meanOf(upsets)),
          starting(meanMetric(plane, 'rounds')),
          starting(meanMetric(plane, 'initiator_drain')),
          starting(meanMetric(plane, 'target_drain')),
        ];
      }),
    );
  });

  test('planes two by two', () => {
    const difference = winOn(5).value - winOn(2).value;
    const both = Math.hypot(
      Math.max(winOn(5).high - winOn(5).value, half(winOn(5))),
      Math.max(winOn(2).value - winOn(2).low, half(winOn(2))),
    );
    const other = Math.hypot(
      Math.max(winOn(5).value - winOn(5).low, half(winOn(5))),
      Math.max(winOn(2).high - winOn(2).value, half(winOn(2))),
    );
    const h = 2 * Math.asin(Math.sqrt(winOn(5).value)) - 2 * Math.asin(Math.sqrt(winOn(2).value));
    const pairs = on(2).map(
      ({ key }) => [scoreOf(key).value, scoreOf(key.replace('@ 2', '@ 5')).value] as const,
    );
    const noise = (p: number, draws: number): number => (p * (1 - p) - draws / 4) / (N - 1);
    const off = on(2).flatMap(({ key }) => [key, key.replace('@ 2', '@ 5')]);
    const noisy = off.reduce((sum, key) => sum + noise(scoreOf(key).value, drawnOf(key) / N) / 9, 0);
    const typical = Math.sqrt(pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / 9 - noisy);
    // Distance of the distributions of drain, both seats together: the largest gap of the shares at or below a value.
    const drains = (plane: number) =>
      keys.flatMap((one, i) =>
        one.plane === plane ? [...metricsOf(i)['initiator_drain']!, ...metricsOf(i)['target_drain']!] : [],
      );
    const below = (counts: Counts, value: number) =>
      counts.reduce((sum, [at, count]) => sum + (at <= value ? count : 0), 0) / (18 * N);
    let gap = 0;
    for (let value = 0; value < 80; value++)
      gap = Math.max(gap, Math.abs(below(drains(2), value) - below(drains(5), value)));
    const found = rowsOf(md, '## Planes held against each other', 1);
    expect(found).toEqual([
      [
        '5 against 2',
        `+${(100 * difference).toFixed(1)} ±${(50 * (both + other)).toFixed(1)}`,
        `+${h.toFixed(2)}`,
        expect.stringMatching(/^0\.\d+$/),
        starting(100 * typical),
        expect.stringMatching(/^0\.\d+ \([--]?[01]\.\d+–[01]\.\d+\)$/),
        gap.toFixed(2),
      ],
    ]);
    // The rank correlation, by plain ranks (ties share the middle) and what noise takes from it.
    const ranksOf = (list: readonly number[]): number[] =>
      list.map(
        (own) =>
          (list.filter((other) => other < own).length + list.filter((other) => other <= own).length + 1) / 2,
      );
    const average = (list: readonly number[]): number =>
      list.reduce((sum, own) => sum + own, 0) / list.length;
    const spread = (list: readonly number[]): number =>
      average(list.map((own) => (own - average(list)) ** 2));
    const lists = [2, 5].map((plane) => on(plane).map(({ key }) => scoreOf(key).value));
    const [one, two] = lists.map(ranksOf) as [number[], number[]];
    const together = average(one.map((rank, i) => (rank - average(one)) * (two[i]! - average(two))));
    const seen = together / Math.sqrt(spread(one) * spread(two));
    const reliable = [2, 5].map((plane, i) => {
      const own = on(plane).map(({ key }) => noise(scoreOf(key).value, drawnOf(key) / N));
      return Math.max(0, 1 - average(own) / spread(lists[i]!));
    });
    // Ranks that bounds of all 18 scores together leave open, and how far apart and how equal these can make the two lists.
    const open = [2, 5].map((plane) => {
      const bounds = on(plane).map(({ key }) => exactly(key, 0.05 / 36));
      return bounds.map(({ low, high }) => ({
        first: 1 + bounds.filter((other) => other.high < low).length,
        last: 9 - bounds.filter((other) => other.low > high).length,
      }));
    }) as [{ first: number; last: number }[], { first: number; last: number }[]];
    const [nearest, farthest] = open[0].reduce(
      ([near, far], a, i) => {
        const b = open[1][i]!;
        const apart = Math.max(0, a.first - b.last, b.first - a.last);
        return [near + apart ** 2, far + Math.max(a.last - b.first, b.last - a.first) ** 2];
      },
      [0, 0],
    );
    // Nine ranks scatter by 60 in squares, less (k² - 1)/12 for each that may be tied with k - 1 others.
    const tied = open.map((list) =>
      list.reduce((sum, { first, last: end }) => sum - ((end - first + 1) ** 2 - 1) / 12, 60),
    ) as [number, number];
    const sizes = [tied[0], 60].flatMap((a) => [tied[1], 60].map((b) => [a, b] as const));
    const bounds =
      Math.min(...tied) <= 0
        ? { low: -1, high: 1 }
        : {
            low: Math.max(-1, 1 - farthest / (2 * Math.sqrt(tied[0] * tied[1]))),
            high: Math.min(1, Math.max(...sizes.map(([a, b]) => (a + b - nearest) / (2 * Math.sqrt(a * b))))),
          };
    const scale = Math.sqrt(reliable[0]! * reliable[1]!);
    const corrected = scale <= Math.abs(seen) ? Math.sign(seen) : seen / scale;
    const value = Math.min(bounds.high, Math.max(bounds.low, corrected));
    const told = [...found[0]![5]!.replaceAll('-', '-').matchAll(/-?\d\.\d+/g)].map(([text]) => Number(text));
    [value, bounds.low, bounds.high].forEach((wanted, i) => {
      expect(Math.abs(told[i]! - wanted)).toBeLessThan(0.00501);
    });
    expect(value).toBeGreaterThan(seen);
  });

  test('strengths by Bradley and Terry, found by climbing the likelihood', () => {
    // Scores of each side against each other, both seats, all planes; half a win and half a loss are added to each
    // pair of sides? The strengths without any are told apart by less than the second digit here.
    const won = sides.map((a) =>
      sides.map((b) =>
        a === b
          ? 0
          : planes.reduce((sum, plane) => {
              const ahead = scoreOf(`${a} > ${b} @ ${plane}`).value * N;
              const behind = (1 - scoreOf(`${b} > ${a} @ ${plane}`).value) * N;
              return sum + ahead + behind;
            }, 0),
      ),
    );
    let strengths = [0, 0, 0];
    for (let step = 0; step < 20_000; step++) {
      const slope = strengths.map((own, i) =>
        strengths.reduce(
          (sum, other, j) => sum + (i === j ? 0 : won[i]![j]! - (4 * N) / (1 + Math.exp(other - own))),
          0,
        ),
      );
      strengths = strengths.map((own, i) => own + slope[i]! / 2000);
    }
    const told = rowsOf(md, '## Ranking').map(([side, strength, against]) => [
      side,
      Number(strength!.split(' ')[0]),
      Number(against),
    ]);
    sides.forEach((side, i) => {
      const [, strength, against] = told.find(([name]) => name === side)!;
      expect(Math.abs((strength as number) - strengths[i]!)).toBeLessThan(0.0101);
      expect(Math.abs((against as number) - 100 / (1 + Math.exp(-strengths[i]!)))).toBeLessThan(0.26);
    });
    expect(told.map(([side]) => side)).toEqual(['mage', 'druid', 'ranger']);
  });
});

test('the page tells mean, p10, p50 and p90 of a matchup', async () => {
  const html = plain((await writeReports(run, ['html'])).get('report.html')!);
  const told = html.matchAll(
    /mean ([\d.]+); 10 % of duels up to ([\d ()–]+), half up to ([\d ()–]+), 90 % up to ([\d ()–]+)"/g,
  );
  const wanted = keys.flatMap((_, i) =>
    ['rounds', 'initiator_drain', 'target_drain'].map((name) => metricsOf(i)[name]!),
  );
  const found = [...told].map((match) => match.slice(1));
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((counts, i) => {
    const [average, ...percentiles] = found[i]!;
    expect(Math.abs(Number(average) - mean(counts))).toBeLessThan(0.0501);
    expect(percentiles).toEqual([10, 50, 90].map((p) => toldPercentile(counts, p)));
    if (i % 3 > 0) expect(percentile(counts, 95)).not.toBe(percentile(counts, 90));
  });
});
