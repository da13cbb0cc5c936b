import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../src/analysis/estimate.ts';
import { compareFairness, movesOf } from '../../src/facts/moves/moves.ts';
import { movedSince } from '../../src/facts/moves/since.ts';
import type { Fairness, TrackedPoint } from '../../src/facts/moves/tracked.ts';

const exactly = (exact: number): Estimate => ({ exact, simulated: null });
const about = (value: number, half: number): Estimate => ({
  exact: null,
  simulated: { value, low: value - half, high: value + half },
});

const fairness = (hopeless: number, distance: number, blur = 0): Fairness => ({
  hopeless,
  surely: hopeless,
  possibly: hopeless,
  matchups: 8,
  distance,
  blur,
});

/** A point at which two pairs have scores. */
function point(
  variant: string,
  axes: Readonly<Record<string, number | string>>,
  scores: readonly Estimate[],
  own: Partial<TrackedPoint> = {},
): TrackedPoint {
  return {
    variant,
    axes: Object.entries(axes).map(([name, value]) => ({ name, value })),
    lead: scores.map((value, i) => ({ of: 'matchup', names: [`a${i}`, 'b'], plane: 2, value })),
    beside: [],
    laws: new Map(
      scores.map(({ exact, simulated }, i) => [`a${i} > b @ 2`, String(exact ?? simulated?.value)]),
    ),
    fairness: null,
    ...own,
  };
}

describe('what axes change', () => {
  it('is the figure that moves most from the first value to the last, and where it passes even', () => {
    const [move] = movesOf([
      point('one', { mana: 0 }, [exactly(0.2), exactly(0.9)]),
      point('one', { mana: 5 }, [exactly(0.45), exactly(0.88)]),
      point('one', { mana: 9 }, [exactly(0.65), exactly(0.8)]),
    ]);
    expect(move).toMatchObject({
      kind: 'axis',
      name: 'mana',
      first: 0,
      last: 9,
      idle: false,
      moved: { figure: { names: ['a0', 'b'], plane: 2 }, before: { exact: 0.2 }, after: { exact: 0.65 } },
      even: [5, 9],
    });
  });

  it('is averaged over the values of other axes, of the baseline alone', () => {
    const [mana] = movesOf([
      point('one', { mana: 0, level: 1 }, [exactly(0.1)]),
      point('one', { mana: 0, level: 2 }, [exactly(0.3)]),
      point('one', { mana: 9, level: 1 }, [exactly(0.2)]),
      point('one', { mana: 9, level: 2 }, [exactly(0.6)]),
      point('two', { mana: 0, level: 1 }, [exactly(0.9)]),
      point('two', { mana: 9, level: 1 }, [exactly(0)]),
    ]);
    // (0.1 + 0.3) / 2 and (0.2 + 0.6) / 2, not a trace of 0.9 and 0.
    expect(mana).toMatchObject({ moved: { before: { exact: 0.2 }, after: { exact: 0.4 } }, even: null });
  });

  it('is nothing where every cell goes by one law at all values, in every variant', () => {
    const idle = movesOf([
      point('one', { level: 1 }, [exactly(0.3)]),
      point('one', { level: 2 }, [exactly(0.3)]),
      point('two', { level: 1 }, [exactly(0.7)]),
      point('two', { level: 2 }, [exactly(0.7)]),
    ]);
    expect(idle[0]).toMatchObject({ kind: 'axis', idle: true });
    const other = movesOf([
      point('one', { level: 1 }, [exactly(0.3)]),
      point('one', { level: 2 }, [exactly(0.3)]),
      point('two', { level: 1 }, [exactly(0.7)]),
      point('two', { level: 2 }, [exactly(0.8)]),
    ]);
    expect(other[0]).toMatchObject({ kind: 'axis', idle: false, moved: null });
  });

  it('is not told where intervals overlap: the smaller sure move is', () => {
    const [move] = movesOf([
      point('one', { mana: 0 }, [about(0.3, 0.2), about(0.5, 0.01)]),
      point('one', { mana: 9 }, [about(0.6, 0.2), about(0.55, 0.01)]),
    ]);
    expect(move?.moved?.figure.names).toEqual(['a1', 'b']);
  });
});

describe('what variants change', () => {
  const beside = (mana: number, explosions: number): Partial<TrackedPoint> => ({
    beside: [
      { of: 'initiatorDrain', names: ['b'], plane: null, value: exactly(mana) },
      { of: 'explosions', names: [], plane: null, value: exactly(explosions) },
    ],
  });

  it('is held against the baseline at the same setting, with mana and explosions where they matter', () => {
    const moves = movesOf([
      point('printed', { x: 1 }, [exactly(0.4)], { ...beside(12, 0), fairness: fairness(4, 0.3) }),
      point('printed', { x: 2 }, [exactly(0.6)], { ...beside(12, 0), fairness: fairness(2, 0.2) }),
      point('cheap', { x: 1 }, [exactly(0.5)], { ...beside(9.5, 0.005), fairness: fairness(3, 0.2) }),
      point('cheap', { x: 2 }, [exactly(0.9)], { ...beside(8.5, 0.005), fairness: fairness(2, 0.2) }),
      // No counterpart: not looked at.
      point('cheap', { x: 3 }, [exactly(0)], beside(0, 1)),
    ]);
    expect(moves.at(-1)).toMatchObject({
      kind: 'variant',
      name: 'cheap',
      baseline: 'printed',
      idle: false,
      moved: { before: { exact: 0.5 }, after: { exact: 0.7 } },
      // Half a share of a hundredth is not worth a word, three magy are.
      beside: [{ figure: { of: 'initiatorDrain' }, before: { exact: 12 }, after: { exact: 9 } }],
      fair: { verdict: 'fairer', before: { hopeless: 6, matchups: 16 }, after: { hopeless: 5 } },
    });
    expect(moves.at(-1)).toMatchObject({ fair: { before: { distance: 0.25 }, after: { distance: 0.2 } } });
  });

  it('holds fairness of the same matchups only against each other: what is not solved is in no mean', () => {
    const of = (matchups: number) => {
      const own = { ...fairness(2, 0.3), matchups };
      return movesOf([
        point('printed', {}, [exactly(0.4)], { fairness: fairness(4, 0.2) }),
        point('part', {}, [exactly(0.5)], { fairness: own }),
      ])[0];
    };
    expect(of(8)).toMatchObject({ fair: { verdict: 'mixed' } });
    expect(of(4)).toMatchObject({ fair: null });
  });

  it.each([
    ['fairer', fairness(4, 0.3), fairness(3, 0.28)],
    ['fairer', fairness(4, 0.3), fairness(3, 0.302)],
    ['lessFair', fairness(3, 0.3), fairness(3, 0.31)],
    ['alike', fairness(3, 0.3), fairness(3, 0.304)],
    ['alike', fairness(3, 0.3, 0.001), fairness(3, 0.299, 0.001)],
    ['open', fairness(3, 0.3, 0.02), fairness(3, 0.26, 0.02)],
    ['mixed', fairness(3, 0.3), fairness(4, 0.2)],
  ])('is %s', (verdict, before, after) => {
    expect(compareFairness(before, after).verdict).toBe(verdict);
  });
});

it('since the last save everything that surely moved is told, the largest change first', () => {
  const moved = movedSince(
    [point('one', {}, [exactly(0.5), about(0.5, 0.1), exactly(0.2), exactly(0.4)])],
    [point('one', {}, [exactly(0.55), about(0.6, 0.1), exactly(0.1), exactly(0.4)])],
  );
  expect(moved.map(({ figure, change }) => [figure.names[0], Number(change.toFixed(3))])).toEqual([
    ['a2', -0.1],
    ['a0', 0.05],
  ]);
});
