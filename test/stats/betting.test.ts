/** Intervals by betting: numbers of an independent program (python, bisection over the same sum of wagers) and what they must be. */
import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { bettingInterval, bettingIntervalOf, type Reading } from '../../src/stats/betting.ts';
import { clopperPearson } from '../../src/stats/clopper-pearson.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { meanInterval } from '../../src/stats/means.ts';
import { strange } from '../support/calibration.ts';

describe('bettingInterval', () => {
  it.each<[string, Histogram, number, number, number, number | undefined, number, number]>([
    [
      'rare large values',
      [
        [0, 997],
        [5, 3],
      ],
      0,
      5,
      0.05,
      undefined,
      0.0011503818,
      0.0770902915,
    ],
    ['none of them', [[0, 1000]], 0, 5, 0.05, undefined, 0, 0.0205675288],
    [
      'a small part of the range',
      [
        [3, 250],
        [7, 500],
        [12, 250],
      ],
      0,
      500,
      0.05,
      undefined,
      6.9176537,
      9.2931323,
    ],
    [
      'tuned elsewhere',
      [
        [3, 250],
        [7, 500],
        [12, 250],
      ],
      0,
      500,
      0.025,
      2500,
      6.8891824,
      9.69935075,
    ],
    [
      'differences',
      [
        [-1, 100],
        [0, 800],
        [3, 100],
      ],
      -10,
      10,
      0.01,
      undefined,
      0.098005352,
      0.315427947,
    ],
  ])('is that of the other program: %s', (_, histogram, low, high, alpha, tightAt, least, most) => {
    const found = bettingInterval(histogram, { low, high }, alpha, tightAt);
    expect(found.low).toBeCloseTo(least, 5);
    expect(found.high).toBeCloseTo(most, 5);
  });

  it('is a little wider than Clopper and Pearson’s where values are 0 or 1, and never narrower', () => {
    for (const [wins, trials] of [
      [0, 50],
      [1, 400],
      [20, 400],
      [200, 400],
      [400, 400],
    ] as const) {
      const histogram = (
        [
          [0, trials - wins],
          [1, wins],
        ] as const
      ).filter(([, count]) => count > 0);
      const found = bettingInterval(histogram, { low: 0, high: 1 }, 0.05);
      const known = clopperPearson(wins, trials, 0.95);
      expect(found.low).toBeLessThanOrEqual(known.low + 1e-9);
      expect(found.high).toBeGreaterThanOrEqual(known.high - 1e-9);
      expect(found.high - found.low).toBeLessThan(2.2 * (known.high - known.low));
    }
  });

  it('is less than twice Student’s where there is spread enough', () => {
    const histogram: Histogram = [
      [0, 30_000],
      [10, 50_000],
      [40, 20_000],
    ];
    const [found, student] = [
      bettingInterval(histogram, { low: 0, high: 40 }, 0.05),
      meanInterval(histogram, 0.95),
    ];
    expect((found.high - found.low) / (student.high - student.low)).toBeLessThan(1.85);
  });

  it('moves and mirrors with the values, and holds their mean', () => {
    const counts = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 300 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(counts, fc.double({ min: 1e-6, max: 0.5, noNaN: true }), (pairs, alpha) => {
        const histogram = [...new Map(pairs)].sort(([a], [b]) => a - b);
        const total = histogram.reduce((sum, [, count]) => sum + count, 0);
        const mean = histogram.reduce((sum, [value, count]) => sum + value * count, 0) / total;
        const { low, high } = bettingInterval(histogram, { low: 0, high: 20 }, alpha);
        expect(low).toBeLessThanOrEqual(mean + 1e-9);
        expect(high).toBeGreaterThanOrEqual(mean - 1e-9);
        const mirrored = histogram.map(([value, count]) => [20 - value - 7, count] as const).reverse();
        const other = bettingInterval(mirrored, { low: -7, high: 13 }, alpha);
        expect(other.low).toBeCloseTo(13 - high, 5);
        expect(other.high).toBeCloseTo(13 - low, 5);
      }),
      { seed: 15, numRuns: 60 },
    );
  });

  it('refuses what it cannot bound', () => {
    expect(() => bettingInterval([[7, 3]], { low: 0, high: 6 }, 0.05)).toThrow(RangeError);
    expect(() => bettingInterval([[7, 3]], { low: 0, high: 7 }, 0)).toThrow(RangeError);
    expect(bettingInterval([[0, 3]], { low: 0, high: 0 }, 0.05)).toEqual({ low: 0, high: 0 });
  });
});

describe('one mean told by several readings', () => {
  /** What a gambler owns who bets a share on "higher" with every reading and stake, by the definition. */
  function owned(readings: readonly Reading[], stakes: readonly number[], mean: number): number {
    const all = readings.flatMap(({ histogram, range, shift }) =>
      stakes.map((stake) => {
        const width = range.high - range.low;
        const m = (mean - shift - range.low) / width;
        const own = m > 0 ? Math.min(stake, 1 / m) : stake;
        return histogram.reduce(
          (wealth, [value, count]) => wealth * (1 + own * ((value - range.low) / width - m)) ** count,
          1,
        );
      }),
    );
    return all.reduce((sum, wealth) => sum + wealth, 0) / all.length;
  }

  const readings: readonly Reading[] = [
    {
      histogram: [
        [-4, 20],
        [0, 60],
        [6, 20],
      ],
      range: { low: -10, high: 10 },
      shift: 0,
    },
    {
      histogram: [
        [1, 30],
        [2, 60],
        [3, 10],
      ],
      range: { low: -5, high: 10 },
      shift: -1.4,
    },
  ];

  it('reaches to where the bets have grown to 2/α on either side', () => {
    const { low, high } = bettingIntervalOf(readings, 0.05);
    // √(8 ln 40 / 100) = 0.5432.
    const stakes = [16, 8, 4, 2, 1, Math.sqrt((8 * Math.log(40)) / 100)];
    expect(owned(readings, stakes, low - 1e-6)).toBeGreaterThan(40);
    expect(owned(readings, stakes, low + 1e-6)).toBeLessThan(40);
    const mirrored = readings.map(({ histogram, range, shift }) => ({
      histogram: histogram.map(([value, count]) => [-value, count] as const),
      range: { low: -range.high, high: -range.low },
      shift: -shift,
    }));
    expect(owned(mirrored, stakes, -high - 1e-6)).toBeGreaterThan(40);
    expect(owned(mirrored, stakes, -high + 1e-6)).toBeLessThan(40);
  });

  it('holds the truth as often as it says, and is nearly as short as with the better reading alone', () => {
    // x is 0 or 10, each as likely, y goes half with it: y = x/2 + 0 … 4. Known is E x = 5; E(y − x) = −0.5.
    const random = seedrandom('several readings');
    const runs = 300;
    const shares = { missed: 0, width: 0, plain: 0, alone: 0 };
    const counted = (values: readonly number[]): Histogram => {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      return [...counts].sort(([a], [b]) => a - b);
    };
    for (let run = 0; run < runs; run++) {
      const pairs = Array.from({ length: 400 }, () => {
        const x = random() < 0.5 ? 0 : 10;
        return [x, x / 2 + Math.floor(5 * random())] as const;
      });
      const plain = {
        histogram: counted(pairs.map(([x, y]) => y - x)),
        range: { low: -10, high: 9 },
        shift: 0,
      };
      const half = {
        histogram: counted(pairs.map(([x, y]) => y - x / 2)),
        range: { low: -5, high: 9 },
        shift: -2.5,
      };
      const [both, one, best] = [[plain, half], [plain], [half]].map((own) => bettingIntervalOf(own, 0.05));
      if (both!.low > -0.5 || both!.high < -0.5) shares.missed++;
      shares.width += both!.high - both!.low;
      shares.plain += one!.high - one!.low;
      shares.alone += best!.high - best!.low;
    }
    // More than its claim only once in 1,000 such tests.
    expect(strange(shares.missed, runs, 0.05)).toBeGreaterThan(0.001);
    // Variances: of y − x 25/4 + 2, of y − x/2 2; √(2 / 8.25) = 0.49.
    expect(shares.width / shares.plain).toBeLessThan(0.6);
    // √(1 + ln 2 / ln 40) = 1.09.
    expect(shares.width / shares.alone).toBeLessThan(1.1);
  });
});
