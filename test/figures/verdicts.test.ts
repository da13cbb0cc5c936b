/** Where verdicts, tests and rankings draw their lines, on data that lies between right and wrong. */
import { describe, expect, test } from 'vitest';
import { Judge } from '../../src/analysis/expect/judge.ts';
import { looksUpTo } from '../../src/analysis/expect/untilDecided.ts';
import { comparePlanes } from '../../src/analysis/planes/comparison.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import { poolByLaw } from '../../src/analysis/pool.ts';
import { rankSides } from '../../src/analysis/ranking/table.ts';
import type { CellResult } from '../../src/batch/result.ts';
import type { Expectation } from '../../src/scenario/model/expectation.ts';
import { cell, field, thousand } from '../report/support.ts';
import { normalPoint } from './reckon.ts';

describe('planes held against each other', () => {
  /** Share of the normal distribution beyond z, both sides. */
  const tails = (z: number): number => {
    let [low, high] = [0.5, 1 - 1e-12];
    for (let i = 0; i < 80; i++) {
      const middle = (low + high) / 2;
      if (normalPoint(middle) < z) low = middle;
      else high = middle;
    }
    return 2 * (1 - low);
  };

  test('have a p with one win and one loss added to every law, also where all duels are won', () => {
    const on = (plane: number, wins: number) =>
      field(['a', 'b'], (a) => ({ plane, ends: thousand(a === 'a' ? 1000 : wins) }));
    const { pairs } = comparePlanes(groupPoints([...on(1, 1000), ...on(2, 992)])[0]!, undefined)!;
    // Two of the four laws of each plane have `wins` wins, the others all; every law weighs a quarter.
    const part = (wins: number) => {
      const p = (wins + 1) / 1002;
      return (p * (1 - p)) / 1002 / 16;
    };
    const variance = 6 * part(1000) + 2 * part(992);
    const difference = -0.004;
    const z = Math.abs(difference) / Math.sqrt(variance);
    expect(z).toBeGreaterThan(2);
    expect(pairs[0]!.adjusted!).toBeCloseTo(tails(z), 6);
  });
});

describe('duels of one law', () => {
  test('are added cell by cell, but a stream that shows twice counts once', () => {
    const one = cell({ initiator: 'a', target: 'b', ends: thousand(610, 30), law: 'same' });
    const two = cell({ initiator: 'b', target: 'c', ends: thousand(580, 50), law: 'same' });
    const [pooled, ...others] = poolByLaw([one, two, one]);
    expect(others).toEqual([]);
    expect(pooled).toMatchObject({ trials: 2000, counts: { initiator: 1190, draw: 80, target: 730 } });
    expect(pooled!.cells).toHaveLength(3);
  });
});

describe('an expectation', () => {
  const expecting = (initiators: readonly string[]): Expectation => ({
    name: 'even',
    metric: 'win_rate',
    where: { variant: null, axes: {}, names: { initiator: initiators } },
    low: 0.4,
    high: 0.6,
    line: 1,
  });
  const cells: readonly CellResult[] = [
    cell({ initiator: 'far', target: 'x', ends: thousand(900) }),
    cell({ initiator: 'edge', target: 'x', ends: thousand(600) }),
    cell({ initiator: 'inside', target: 'x', ends: thousand(500) }),
    cell({ initiator: 'rim', target: 'x', ends: thousand(405) }),
  ];
  const open = (...expectations: readonly Expectation[]) => {
    const judge = new Judge(
      expectations,
      cells,
      expectations.map(() => 0),
    );
    judge.look((at) => cells[at]!.tally, {
      // Bounds three points to either side, whatever the figure.
      rate: (k, n) => ({ low: k / n - 0.03, high: k / n + 0.03 }),
      mean: () => ({ low: 0, high: 0 }),
      sum: () => ({ low: 0, high: 0 }),
    });
    return judge.openCells();
  };

  test('that has failed in one cell asks for no more duels of the others', () => {
    expect(open(expecting(['far', 'edge']))).toEqual([]);
    expect(open(expecting(['edge', 'inside']))).toEqual([1]);
  });

  test('leaves open what another one asks for', () => {
    expect(open(expecting(['far', 'edge']), expecting(['rim']))).toEqual([3]);
    expect(open(expecting(['rim', 'edge']), expecting(['edge']))).toEqual([1, 3]);
  });
});

describe('a cycle', () => {
  /** Everybody beats the next clearly but for c, which beats a by a hair more than one half on two planes. */
  const cells = (wins: number) =>
    [1, 2].flatMap((plane) =>
      field(['a', 'b', 'c'], (x, y) => {
        const order = `${x}${y}`;
        if (order === 'ca') return { plane, ends: thousand(wins) };
        if (order === 'ac') return { plane, ends: thousand(1000 - wins) };
        return { plane, ends: thousand(x === y ? 500 : order === 'ab' || order === 'bc' ? 800 : 200) };
      }),
    );
  const whole = (wins: number) =>
    rankSides(groupPoints(cells(wins))[0]!)!.cycles.filter(({ plane }) => plane === null).length;

  test('is told beyond noise of all pairs on every plane and over all: nine intervals', () => {
    // The mean of four rates of 1000 duels has an error of 0.79 points; nine intervals reach 2.77 errors, three 2.39.
    const error = Math.sqrt(0.25 / 1000) / 2;
    expect([normalPoint(1 - 0.025 / 9) * error, normalPoint(1 - 0.025 / 3) * error]).toEqual([
      expect.closeTo(0.0219, 4),
      expect.closeTo(0.0189, 4),
    ]);
    expect([518, 520, 521, 523, 526].map(whole)).toEqual([0, 0, 0, 1, 1]);
  });
});

describe('looks until decided', () => {
  test('are ten, each half of the next, the last of all duels; fewer where there are few duels', () => {
    expect(looksUpTo(100_000)).toEqual([196, 391, 782, 1563, 3125, 6250, 12_500, 25_000, 50_000, 100_000]);
    expect(looksUpTo(513)).toEqual([2, 3, 5, 9, 17, 33, 65, 129, 257, 513]);
    expect(looksUpTo(512)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect(looksUpTo(5)).toEqual([1, 2, 3, 5]);
    expect(looksUpTo(1)).toEqual([1]);
  });
});
