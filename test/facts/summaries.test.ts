import { describe, expect, it } from 'vitest';
import type { MatchupChange, PooledChange } from '../../src/analysis/compare/comparison.ts';
import { summaryOf } from '../../src/facts/comparison/summary.ts';
import { rankingSummary } from '../../src/facts/ranking/summary.ts';
import { countBy, extremes } from '../../src/facts/run/extremes.ts';

const win = (value: number) => ({ value, low: value, high: value, exact: true });
const matchup = (key: string, verdict: string, value: number, variant = 'new') =>
  ({ key, verdict, win: win(value), variant }) as unknown as MatchupChange;
const side = (name: string, value: number, direction: string | null) =>
  ({
    subject: { kind: 'side', side: name },
    win: win(value),
    direction,
    variant: 'new',
  }) as unknown as PooledChange;

describe('ends and counts', () => {
  it('take of equals the first as the most and the last as the least', () => {
    const list = [
      { n: 2, id: 'a' },
      { n: 5, id: 'b' },
      { n: 5, id: 'c' },
      { n: 2, id: 'd' },
    ];
    expect(extremes(list, ({ n }) => n)).toEqual({ most: list[1], least: list[3] });
    expect(extremes([], () => 0)).toBeNull();
    expect(countBy(['x', 'y', 'x'], ['x', 'y', 'z'], (own) => own as 'x')).toEqual({ x: 2, y: 1, z: 0 });
  });
});

describe('what a comparison says', () => {
  const pooled = [side('mage', -0.3, 'lower'), side('druid', 0.9, null), side('ranger', 0.1, 'higher')];
  const matchups = [
    matchup('largest', 'lower', -0.4),
    matchup('unsure', 'undecided', 0.8),
    matchup('small', 'higher', 0.2),
    matchup('elsewhere', 'higher', 0.9, 'old'),
  ];
  it('counts its own matchups by verdict, and names the largest sure change either way', () => {
    const told = summaryOf(
      { matchups, pooled, margin: 0.01 },
      { baseline: 'printed', variants: ['new', 'old'] },
      'new',
    );
    expect(told.counts).toEqual({ higher: 1, lower: 1, equivalent: 0, identical: 0, undecided: 1 });
    expect(told.largest?.key).toBe('largest');
    expect([told.sides?.least.subject, told.sides?.most.subject]).toEqual([
      { kind: 'side', side: 'mage' },
      { kind: 'side', side: 'ranger' },
    ]);
    expect(told.planes).toBeNull();
  });
});

describe('what a ranking says', () => {
  it('closes its rings, names at most three who are better, and finds the planes that agree least', () => {
    const agreements = [0.4, -0.2, 0.7].map((exact, i) => ({
      ...{ first: i, second: i + 1 },
      correlation: { exact, simulated: null },
    }));
    const told = rankingSummary({
      ...{ sides: [], exact: true, confidence: 0.95, agreements, undecided: [], claims: [] },
      cycles: [{ plane: 2, sides: ['a', 'b', 'c'] }],
      dominated: [
        { side: 'd', by: ['a', 'b', 'c'] },
        { side: 'e', by: ['a', 'b', 'c', 'd'] },
        { side: 'f', by: ['a', 'b', 'c'] },
      ],
    });
    expect(told.rings).toEqual({ shown: [{ plane: 2, sides: ['a', 'b', 'c', 'a'] }], left: 0 });
    // Sides with the same betters are told together.
    expect(told.inferior).toEqual({
      shown: [
        { sides: ['d', 'f'], by: { shown: ['a', 'b', 'c'], left: 0 } },
        { sides: ['e'], by: { shown: ['a', 'b', 'c'], left: 1 } },
      ],
      left: 0,
    });
    const { least, most } = told.agreement!;
    expect([least.correlation.exact, most.correlation.exact]).toEqual([-0.2, 0.7]);
  });
});
