import { describe, expect, it } from 'vitest';
import { groupPoints } from '../../src/analysis/points.ts';
import { rankSides } from '../../src/analysis/ranking/table.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { chances, field, thousand } from '../report/support.ts';

const rank = (cells: readonly CellResult[]) => rankSides(groupPoints(cells)[0]!)!;
const sides = ['paper', 'scissors', 'stone'];
const beats: Record<string, string> = { paper: 'stone', scissors: 'paper', stone: 'scissors' };

describe('a ranking', () => {
  it('finds rock, paper, scissors, overall and on its plane, and nobody dominated', () => {
    const cells = [1, 2].flatMap((plane) =>
      field(sides, (a, b) => ({
        plane,
        ends: thousand(a === b || plane === 2 ? 500 : beats[a] === b ? 800 : 200),
      })),
    );
    const { cycles, dominated, sides: ranked } = rank(cells);
    expect(cycles).toEqual([
      { plane: null, sides: ['paper', 'stone', 'scissors'] },
      { plane: 1, sides: ['paper', 'stone', 'scissors'] },
    ]);
    expect(dominated).toEqual([]);
    for (const { strength } of ranked) expect(Math.abs(strength.strength)).toBeLessThan(1e-9);
  });

  it('calls nothing a cycle that noise explains', () => {
    const cells = field(sides, (a, b) => ({ ends: thousand(a === b ? 500 : beats[a] === b ? 510 : 490) }));
    expect(rank(cells).cycles).toEqual([]);
  });

  it('gives exact strengths, dominance and ties: odds of 4 are ln 4 apart', () => {
    // Bradley–Terry with odds 4 : 1 : 1, whoever starts.
    const odds: Record<string, number> = { a: 4, b: 1, c: 1 };
    const cells = field(['a', 'b', 'c'], (x, y) => ({
      exactEnds: chances(odds[x]! / (odds[x]! + odds[y]!)),
    }));
    const { sides: ranked, exact, dominated, confidence } = rank(cells);
    expect(exact).toBe(true);
    expect(confidence).toBe(0.95);
    expect(ranked.map(({ side }) => side)).toEqual(['a', 'b', 'c']);
    expect(ranked[0]!.strength.strength - ranked[1]!.strength.strength).toBeCloseTo(Math.log(4), 4);
    expect(ranked[1]!.strength.strength).toBeCloseTo(ranked[2]!.strength.strength, 9);
    expect(dominated).toEqual([
      { side: 'b', by: ['a'] },
      { side: 'c', by: ['a'] },
    ]);
  });

  it('names whom a side always beats where no number bounds its strength', () => {
    // s and t never lose to w and v; among themselves both pairs are open. u is between: loses to s, beats w and v.
    const level: Record<string, number> = { s: 2, t: 2, u: 1, w: 0, v: 0 };
    const won = (a: string, b: string): number =>
      level[a]! > level[b]! ? 1 : level[a]! < level[b]! ? 0 : 0.5;
    for (const exact of [true, false]) {
      const cells = field(Object.keys(level), (a, b) =>
        exact ? { exactEnds: chances(won(a, b)) } : { ends: thousand(1000 * won(a, b)) },
      );
      const beyond = new Map(rank(cells).sides.map(({ side, beyond: own }) => [side, own]));
      expect(beyond.get('s')).toEqual({ beats: ['u', 'w', 'v'], losesTo: [], others: ['t'] });
      expect(beyond.get('u')).toEqual({ beats: ['w', 'v'], losesTo: ['s', 't'], others: [] });
      expect(beyond.get('v')).toEqual({ beats: [], losesTo: ['s', 't', 'u'], others: ['w'] });
    }
    // One win of v against s in a thousand, and everybody is within reach of everybody.
    const upset = field(Object.keys(level), (a, b) => ({
      ends: thousand(a === 'v' && b === 's' ? 1 : 1000 * won(a, b)),
    }));
    expect(rank(upset).sides.every(({ beyond }) => beyond === null)).toBe(true);
  });

  it('says how alike planes rank, where they tell sides apart', () => {
    const order = (plane: number, side: string) =>
      (plane === 1 ? 1 : plane === 2 ? -1 : 0) * sides.indexOf(side);
    const cells = [1, 2, 3].flatMap((plane) =>
      field(sides, (a, b) => ({
        plane,
        exactEnds: chances(0.5 + 0.1 * (order(plane, a) - order(plane, b))),
      })),
    );
    expect(rank(cells).agreements).toEqual([
      { first: 1, second: 2, correlation: { exact: -1, simulated: null } },
    ]);
  });

  it('needs three sides', () => {
    expect(rankSides(groupPoints(field(['a', 'b'], () => ({ ends: thousand(500) })))[0]!)).toBeNull();
  });
});
