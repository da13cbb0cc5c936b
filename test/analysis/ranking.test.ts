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
