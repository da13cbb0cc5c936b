import { describe, expect, it } from 'vitest';
import { type CellIdentity, identify, type Plan } from '../../src/batch/plan.ts';
import { type Share, shareOf } from '../../src/batch/share.ts';
import { smallPlan } from '../support/scale.ts';

function sharesOf(plan: Plan, identities: readonly CellIdentity[], count: number, whole: boolean): Share[] {
  return Array.from({ length: count }, (_, i) => shareOf(plan, identities, { index: i + 1, count }, whole));
}

const duelsOf = ({ ranges }: Share): number => [...ranges.values()].reduce((sum, [a, b]) => sum + b - a, 0);

describe('shareOf', () => {
  const plan = smallPlan(1001);
  const identities = identify(plan.cells);
  const all = shareOf(plan, identities, null, false);

  it.each([1, 2, 5, 7, 19, 100])(
    '%i shards have every duel once, evenly, and few cells in two of them',
    (count) => {
      const shares = sharesOf(plan, identities, count, false);
      const sizes = shares.map(duelsOf);
      expect(sizes.reduce((a, b) => a + b)).toBe(20 * 1001);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      for (const cell of all.ranges.keys()) {
        const parts = shares.flatMap(({ ranges }) => [ranges.get(cell) ?? []].filter((r) => r.length > 0));
        expect(parts[0]![0]).toBe(0);
        expect(parts.at(-1)![1]).toBe(1001);
        for (const [i, part] of parts.entries()) if (i > 0) expect(part[0]).toBe(parts[i - 1]![1]);
      }
      const pieces = shares.reduce((sum, { ranges }) => sum + ranges.size, 0);
      expect(pieces).toBeLessThanOrEqual(20 + count - 1);
    },
  );

  it.each([1, 2, 5, 30])('%i shards solve every law once', (count) => {
    const solves = sharesOf(plan, identities, count, false).flatMap((share) => [...share.solves]);
    expect(solves).toEqual([...all.solves]);
    const laws = new Set(identities.filter((i) => i.impossible === null).map(({ law }) => law));
    expect(new Set(solves.map((cell) => identities[cell]!.law))).toEqual(laws);
    expect(solves).toHaveLength(laws.size);
  });

  it('leaves cells whole where looks at all their duels decide what follows', () => {
    const shares = sharesOf(plan, identities, 3, true);
    expect(shares.map(({ ranges }) => ranges.size)).toEqual([6, 7, 7]);
    expect(shares.flatMap(({ ranges }) => [...ranges.values()])).toEqual(Array(20).fill([0, 1001]));
  });

  it('counts beyond 2^53 duels', () => {
    const cell = plan.cells.find((_, i) => identities[i]!.impossible === null)!;
    const many = { ...plan, method: 'mc' as const, duels: 1e12, cells: Array(100_000).fill(cell) };
    const same = Array(100_000).fill(identities.find((i) => i.impossible === null)!);
    const shares = [1, 3].map((index) => shareOf(many, same, { index, count: 3 }, false));
    expect(duelsOf(shares[0]!)).toBeCloseTo(1e17 / 3, -3);
    expect([...shares[1]!.ranges.values()].at(-1)).toEqual([0, 1e12]);
  });
});
