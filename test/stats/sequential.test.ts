/** Sequential methods: their errors counted exactly over every path, and published boundaries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import { binomialTwoSided } from '../../src/stats/binomial.ts';
import type { Interval } from '../../src/stats/interval.ts';
import { doublingLooks, repeatedInterval } from '../../src/stats/looks.ts';
import { obrienFlemingBoundaries, obrienFlemingSpending } from '../../src/stats/obrien-fleming.ts';
import { normalUpperTail } from '../../src/stats/special/normal.ts';
import { wilson } from '../../src/stats/wilson.ts';
import { binomialProbabilities, expectClose } from './support.ts';

/**
 * Probability, when the chance is p, that at one of the looks the interval leaves p out: the paths that have
 * not yet done so are carried on by their number of successes.
 */
function probabilityToMiss(
  looks: readonly number[],
  p: number,
  interval: (successes: number, trials: number, look: number) => Interval,
): number {
  let missed = 0;
  let paths = [1];
  looks.forEach((trials, look) => {
    const steps = binomialProbabilities(trials - (looks[look - 1] ?? 0), p);
    const next = new Array<number>(trials + 1).fill(0);
    paths.forEach((weight, from) => {
      if (weight > 0) {
        steps.forEach((chance, more) => {
          next[from + more]! += weight * chance;
        });
      }
    });
    paths = next.map((weight, successes) => {
      if (weight === 0) {
        return 0;
      }
      const { low, high } = interval(successes, trials, look);
      const covered = low <= p && p <= high;
      missed += covered ? 0 : weight;
      return covered ? weight : 0;
    });
  });
  return missed;
}

describe('anytimeInterval', () => {
  const everyDuel = Array.from({ length: 150 }, (_, i) => i + 1);
  const bounds = new Map<string, Interval>();
  const remembered = (successes: number, trials: number, confidence: number): Interval => {
    const key = `${successes}/${trials}/${confidence}`;
    const known = bounds.get(key) ?? anytimeInterval(successes, trials, confidence);
    bounds.set(key, known);
    return known;
  };

  it('misses the truth at any of 150 looks, one after every duel, with probability at most α', () => {
    for (const confidence of [0.9, 0.95]) {
      for (const p of [0, 0.003, 0.02, 0.2, 0.5, 0.77, 0.99, 1]) {
        const missed = probabilityToMiss(everyDuel, p, (k, n) => remembered(k, n, confidence));
        expect(missed).toBeLessThanOrEqual(1 - confidence);
      }
    }
  });

  it('is worth testing for: Wilson’s interval, looked at after every duel, misses many times too often', () => {
    const missed = probabilityToMiss(everyDuel, 0.5, (k, n) => wilson(k, n, 0.95));
    expect(missed).toBeGreaterThan(0.25);
  });

  it('holds exactly the p at which the observed count has a probability above α / (n + 1)', () => {
    // The uniform prior's martingale is 1 / ((n + 1) · binomial probability).
    for (const [k, n] of [
      [0, 10],
      [3, 10],
      [29, 40],
      [40, 40],
      [1, 200],
    ] as const) {
      const { low, high } = anytimeInterval(k, n, 0.95);
      const level = (p: number) => binomialProbabilities(n, p)[k]! * (n + 1);
      if (k > 0) {
        expectClose(level(low), 0.05, 1e-9);
      }
      if (k < n) {
        expectClose(level(high), 0.05, 1e-9);
      }
    }
  });

  it('misses a score with draws as halves with probability at most α', () => {
    // Win, draw and loss with chances 0.3, 0.5, 0.2: mean 0.55; paths by twice the score.
    const [win, draw, loss] = [0.3, 0.5, 0.2];
    let missed = 0;
    let paths = [1];
    for (let trials = 1; trials <= 80; trials++) {
      const next = new Array<number>(2 * trials + 1).fill(0);
      paths.forEach((weight, twice) => {
        next[twice]! += weight * loss;
        next[twice + 1]! += weight * draw;
        next[twice + 2]! += weight * win;
      });
      paths = next.map((weight, twice) => {
        const { low, high } = anytimeInterval(twice / 2, trials, 0.9);
        const covered = low <= 0.55 && 0.55 <= high;
        missed += covered ? 0 : weight;
        return covered ? weight : 0;
      });
    }
    expect(missed).toBeLessThanOrEqual(0.1);
  });

  it('is mirrored, holds the observed rate, contains the interval of lower confidence, and takes other priors', () => {
    const counts = fc
      .integer({ min: 1, max: 2_000_000 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    fc.assert(
      fc.property(counts, fc.constantFrom(0.5, 1, 30), ([k, n], a) => {
        const prior = { a, b: 1 };
        const { low, high } = anytimeInterval(k, n, 0.95, prior);
        const mirror = anytimeInterval(n - k, n, 0.95, { a: 1, b: a });
        expectClose(1 - mirror.high, low, 1e-9, 1e-14);
        expect(low).toBeLessThanOrEqual(k / n);
        expect(high).toBeGreaterThanOrEqual(k / n);
        const wide = anytimeInterval(k, n, 0.999, prior);
        expect(wide.low).toBeLessThanOrEqual(low);
        expect(wide.high).toBeGreaterThanOrEqual(high);
      }),
      { seed: 20240614, numRuns: 200 },
    );
  });

  it('at no success is 1 − (α / (n + 1))^(1/n), and exactly 0 below', () => {
    for (const n of [1, 1000, 1e8]) {
      const { low, high } = anytimeInterval(0, n, 0.95);
      expect(low).toBe(0);
      expectClose(high, -Math.expm1(Math.log(0.05 / (n + 1)) / n), 1e-11);
    }
  });
});

describe('obrienFlemingBoundaries', () => {
  it('are the published ones for five equal looks', () => {
    // Lan & DeMets' O'Brien–Fleming spending, two-sided 0.05 (Reboussin, DeMets, Kim & Lan, programs ld98 and
    // ldbounds).
    const boundaries = obrienFlemingBoundaries([0.2, 0.4, 0.6, 0.8, 1], 0.05);
    [4.877, 3.357, 2.68, 2.29, 2.031].forEach((published, look) => {
      expectClose(boundaries[look]!, published, 0, 5e-4);
    });
  });

  it('are those of another program for other plans', () => {
    // Independent recursion with 200-point Gauss–Legendre quadrature (numpy 2.4.6, scipy 1.17.1).
    const plans: [number[], number, number[]][] = [
      [
        [1 / 8, 1 / 4, 1 / 2, 1],
        0.05,
        [6.2319744731551685, 4.332636396161905, 2.9631316011610673, 1.9686043179862123],
      ],
      [
        [0.3, 0.9, 0.95, 1],
        0.1,
        [3.392951354673479, 1.7658276249861633, 1.8161315937166191, 1.7946838663770175],
      ],
      [[1 / 4, 1 / 2, 1], 0.005, [5.933958415498467, 4.118619820744819, 2.8079193510738905]],
    ];
    for (const [fractions, alpha, expected] of plans) {
      const boundaries = obrienFlemingBoundaries(fractions, alpha);
      expect(boundaries.length).toBe(expected.length);
      boundaries.forEach((boundary, look) => {
        expectClose(boundary, expected[look]!, 1e-7);
      });
    }
  });

  it('one look is the fixed test, and the whole error is spent at the end', () => {
    expectClose(obrienFlemingBoundaries([1], 0.05)[0]!, 1.959963984540054, 1e-10);
    expectClose(obrienFlemingSpending(1, 0.05), 0.05, 1e-13);
  });

  it('fall from look to look in a doubling plan, from 8 at most', () => {
    const looks = doublingLooks(1000, 512_000, 10);
    const boundaries = obrienFlemingBoundaries(
      looks.map((size) => size / 512_000),
      0.05,
    );
    expect(boundaries.length).toBe(10);
    boundaries.forEach((boundary, look) => {
      expect(boundary).toBeLessThanOrEqual(boundaries[look - 1] ?? 8);
    });
    expect(boundaries[9]).toBeLessThan(2);
  });

  it('refuse plans that go back, stand still, go too far, or have too many looks', () => {
    const many = Array.from({ length: 21 }, (_, i) => (i + 1) / 21);
    for (const plan of [[], [0.5, 0.4], [0.5, 0.5], [0.5, 0.5005], [0.5, 1.1], [0, 1], [Number.NaN], many]) {
      expect(() => obrienFlemingBoundaries(plan, 0.05)).toThrow(RangeError);
    }
    expect(() => obrienFlemingBoundaries([1], 0)).toThrow(RangeError);
    expect(() => obrienFlemingBoundaries([1], 0.6)).toThrow(RangeError);
  });
});

describe('repeatedInterval at doubling looks', () => {
  const looks = doublingLooks(16, 512, 10);
  const boundaries = obrienFlemingBoundaries(
    looks.map((size) => size / 512),
    0.05,
  );

  it('misses the truth at any look with probability at most 5 %, for common and for rare events', () => {
    for (const p of [0, 0.0005, 0.005, 0.02, 0.1, 0.5, 0.9, 0.998]) {
      const missed = probabilityToMiss(looks, p, (k, n, look) => repeatedInterval(k, n, boundaries[look]!));
      expect(missed, `chance ${p}`).toBeLessThanOrEqual(0.05);
    }
  });

  it('leaves p out exactly when one exact tail is below that of the boundary', () => {
    const z = boundaries[boundaries.length - 1]!;
    for (const k of [200, 233, 234, 235, 256, 279]) {
      const inside = repeatedInterval(k, 512, z).high >= 0.5 && repeatedInterval(k, 512, z).low <= 0.5;
      // At one half both tails are alike, so the two-sided p-value is twice the smaller one.
      expect(inside).toBe(binomialTwoSided(k, 512, 0.5) >= 2 * normalUpperTail(z));
    }
  });
});

describe('doublingLooks', () => {
  it('ends at the largest size and halves down to the first', () => {
    expect(doublingLooks(1000, 16_000, 10)).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(doublingLooks(1, 1_000_000, 3)).toEqual([250_000, 500_000, 1_000_000]);
    expect(doublingLooks(1, 5, 20)).toEqual([1, 2, 3, 5]);
    expect(doublingLooks(7, 7, 4)).toEqual([7]);
    expect(() => doublingLooks(10, 5, 4)).toThrow(RangeError);
    expect(() => doublingLooks(1, 5, 0)).toThrow(RangeError);
  });
});
