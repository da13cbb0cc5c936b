/** Differences with their noise taken out, and ranks between bounds. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../../src/stats/ranking/rank-correlation.ts';
import { rankCorrelationRange } from '../../src/stats/ranking/rank-range.ts';
import { trueRootMeanSquare } from '../../src/stats/root-mean-square.ts';
import { normalQuantile } from '../../src/stats/special/normal-quantile.ts';

describe('trueRootMeanSquare', () => {
  const noise = { mean: 4, most: 4, square: 4, largest: 1 };

  it('takes out what noise alone shows, and is a chi-square interval where there is nothing else', () => {
    // Eight differences of variance 4 each, weight 1/8: mean square 4, tr (AΣ)² = 8 · (4 / 8)² = 2, λ = 1/2.
    const eight = { mean: 4, most: 4, square: 2, largest: 0.5 };
    expect(trueRootMeanSquare(20, eight, 0.95).value).toBeCloseTo(4, 12);
    // The mean of eight squares is 4 χ²(8) / 8; above 8.77 (17.53 of χ²) in 2.5 %: just there 0 is no longer inside.
    expect(trueRootMeanSquare((4 * 17.5) / 8, eight, 0.95).low).toBe(0);
    expect(trueRootMeanSquare((4 * 17.6) / 8, eight, 0.95).low).toBeGreaterThan(0);
  });

  it('is a point without noise, and never a point with it', () => {
    expect(trueRootMeanSquare(9, { mean: 0, most: 0, square: 0, largest: 0 }, 0.95)).toEqual({
      ...{ value: 3, low: 3, high: 3 },
    });
    expect(trueRootMeanSquare(0, noise, 0.95)).toEqual({ value: 0, low: 0, high: 2 });
  });

  it.each([0, 1, 3, 10])('covers a root mean square of %d', (sigma) => {
    // 12 normal differences of variance 4: 95 % of 400 runs, 2.3 standard errors below that: 1 false alarm in 100.
    const random = seedrandom(`rms ${sigma}`);
    const twelve = { mean: 4, most: 4, square: 12 * (4 / 12) ** 2, largest: 4 / 12 };
    let covered = 0;
    for (let run = 0; run < 400; run++) {
      let seen = 0;
      for (let i = 0; i < 12; i++)
        seen += (sigma * (i % 2 ? 1 : -1) + 2 * normalQuantile(random())) ** 2 / 12;
      const { low, high } = trueRootMeanSquare(seen, twelve, 0.95);
      if (low <= sigma && sigma <= high) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(370);
  });
});

describe('rankCorrelationRange', () => {
  const points = (values: readonly number[]) => values.map((value) => ({ low: value, high: value }));

  it('is the correlation where all is known, ties or not', () => {
    for (const [one, two] of [
      [
        [1, 2, 3, 4, 5],
        [2, 1, 3, 5, 4],
      ],
      [
        [1, 2, 3, 4],
        [4, 3, 2, 1],
      ],
    ] as const) {
      const { low, high } = rankCorrelationRange(points(one), points(two));
      const seen = rankCorrelation(one, two)!;
      expect(low).toBeCloseTo(seen, 12);
      expect(high).toBeCloseTo(seen, 12);
    }
  });

  it('takes bounds that touch for a tie that may be', () => {
    // Ranks 1 to 2, 1 to 2, 3 against 1, 2, 3: Σd² is 2 at most, squares of ranks 2 − 2 · 3/12 and 2.
    const touching = [...points([3]), { low: 1, high: 2 }, { low: 0, high: 1 }];
    const { low, high } = rankCorrelationRange(touching, points([3, 2, 1]));
    expect(low).toBeCloseTo(1 - 1 / Math.sqrt(3), 12);
    expect(high).toBe(1);
    // Bounds below all others, and one without an end.
    const open = [...points([9, 8]), { low: Number.NEGATIVE_INFINITY, high: 7.5 }];
    expect(rankCorrelationRange(open, points([30, 20, 10])).low).toBeCloseTo(1, 12);
  });

  it('says nothing where all overlap, and holds every list within the bounds', () => {
    const wide = points([1, 2, 3]).map(({ low }) => ({ low: low - 5, high: low + 5 }));
    expect(rankCorrelationRange(wide, wide)).toEqual({ low: -1, high: 1 });
    const random = seedrandom('ranks');
    for (let run = 0; run < 300; run++) {
      const truth = [0, 1].map(() => Array.from({ length: 8 }, () => Math.round(random() * 12)));
      const seen = rankCorrelation(truth[0]!, truth[1]!);
      if (seen === null) continue;
      const [one, two] = truth.map((list) =>
        list.map((value) => ({ low: value - random() * 1.5, high: value + random() * 1.5 })),
      );
      const { low, high } = rankCorrelationRange(one!, two!);
      expect(low).toBeLessThanOrEqual(seen + 1e-12);
      expect(high).toBeGreaterThanOrEqual(seen - 1e-12);
    }
  });
});
