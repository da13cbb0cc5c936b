/** Planes by hand, and the worth of a point against what two scenarios solved apart say. */
import { describe, expect, it } from 'vitest';
import { comparePlanes } from '../../src/analysis/planes/comparison.ts';
import { raised } from '../../src/analysis/planes/raise.ts';
import { measureWorths, planWorths } from '../../src/analysis/planes/worth.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import type { Worth } from '../../src/analysis/worth.ts';
import type { Method } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { baseOf, levelOf } from '../../src/rules/strength.ts';
import { cell, chances, field, thousand } from '../report/support.ts';
import { cellsOf } from '../scenario/support.ts';

describe('facts of a plane', () => {
  const wins: Record<string, number> = { aa: 0.5, ab: 0.9, ba: 0.1, bb: 0.6 };
  const cells = [
    ...field(['a', 'b'], (a, b) => ({ plane: 1, exactEnds: chances(wins[a + b]!) })),
    ...field(['a', 'b'], () => ({ plane: 2, exactEnds: chances(0.5), law: 'even' })),
    cell({ initiator: 'a', target: 'c', plane: 2, exactEnds: chances(0.9) }),
  ];
  const comparison = comparePlanes(groupPoints(cells)[0]!, undefined)!;

  it('are taken over the matchups that all planes have', () => {
    expect(comparison.matchups).toBe(4);
    const [one, two] = comparison.planes;
    expect(one!.win.exact).toBeCloseTo((0.5 + 0.9 + 0.1 + 0.6) / 4, 12);
    // Deviations from 0.525: 0.025, 0.375, 0.425, 0.075.
    expect(one!.spread.exact).toBeCloseTo(
      Math.sqrt((0.025 ** 2 + 0.375 ** 2 + 0.425 ** 2 + 0.075 ** 2) / 4),
      12,
    );
    expect(one!.hopeless.exact).toBe(0.5);
    expect(one!.edge!.exact).toBeCloseTo(0.05, 12);
    expect(one).toMatchObject({ laws: 4, upset: null });
    expect(two).toMatchObject({ laws: 1, hopeless: { exact: 0 }, spread: { exact: 0 } });
  });

  it('differ exactly where they are exact, and by h and the typical shift', () => {
    const [pair] = comparison.pairs;
    expect(pair).toMatchObject({ first: 1, second: 2, adjusted: null, drainDistance: 0, rank: null });
    expect(pair!.difference.exact).toBeCloseTo(-0.025, 12);
    expect(pair!.typical.exact).toBeCloseTo(Math.sqrt((0.4 ** 2 + 0.4 ** 2 + 0.1 ** 2) / 4), 12);
  });

  it('are tested where they are simulated, Holm-adjusted over the pairs', () => {
    const simulated = [1, 2, 3].flatMap((plane) =>
      field(['a', 'b'], () => ({ plane, ends: thousand(plane === 3 ? 600 : 500) })),
    );
    const { pairs } = comparePlanes(groupPoints(simulated)[0]!, undefined)!;
    expect(pairs.map(({ adjusted }) => adjusted! < 1e-6)).toEqual([false, true, true]);
    expect(pairs[0]!.adjusted).toBe(1);
  });

  it('count as upsets the wins of the lower class base', () => {
    const fights = cellsOf(`
combatants: { m: { class: mage, level: 1, IQ: 1, Podl: 1 }, d: { class: druid, level: 1, IQ: 1, Podl: 1 } }
planes: [1, 2]
`);
    const results = fights.map((duel) => ({
      ...cell({
        initiator: duel.initiator,
        target: duel.target,
        plane: duel.plane,
        exactEnds: chances(duel.initiator === 'm' ? 0.7 : 0.2, 0.1),
      }),
      cell: duel,
    }));
    const { planes } = comparePlanes(groupPoints(results)[0]!, undefined)!;
    // The druid wins 0.2 as initiator, and as target what is left: 1 − 0.7 − 0.1.
    expect(planes[0]!.upset!.rate.exact).toBeCloseTo(0.2, 12);
    expect(planes[0]!.upset!.matchups).toBe(2);
  });
});

describe('one point more', () => {
  it('is one point in the formulas', () => {
    const [duel] = cellsOf(`
combatants:
  a: { classes: [{ class: fighter, level: 3 }, { class: mage, level: 2 }], IQ: 5, Podl: 5 }
  b: { classes: [{ class: fighter, level: 3 }], IQ: 5, Podl: 5 }
  c: { IQ: 5, Podl: 5 }
classes: { fighter: { magical: false } }
matchups: [[a, b], [a, c]]
planes: [2]
`);
    const fighter = (seat: 'initiators' | 'targets', attribute: Worth['attribute']) => {
      const more = raised(duel!, seat, attribute)!;
      const [one] = more.setup[seat];
      const { classes } = more.setup;
      return {
        base: baseOf(one!, classes),
        level: levelOf(one!, classes),
        IQ: one!.IQ,
        Podl: one!.Podl,
        SP: one!.SP,
      };
    };
    const a = { base: 10, level: 3.5, IQ: 5, Podl: 5, SP: 0 };
    expect(fighter('initiators', 'base')).toEqual({ ...a, base: 11 });
    expect(fighter('initiators', 'level')).toEqual({ ...a, level: 4.5 });
    expect(fighter('targets', 'level')).toEqual({ ...a, base: 0, level: 2.5 });
    expect(fighter('initiators', 'IQ')).toEqual({ ...a, IQ: 6 });
    expect(fighter('initiators', 'Podl')).toEqual({ ...a, Podl: 6 });
    expect(fighter('initiators', 'SP')).toEqual({ ...a, SP: 1 });
    expect(raised(duel!, 'initiators', 'IQ')!.key).toBe(duel!.key);
    const [, without] = cellsOf(`
combatants: { a: { class: mage, level: 1, IQ: 5, Podl: 5 }, c: { IQ: 5, Podl: 5 } }
matchups: [[a, a], [a, c]]
planes: [2]
`);
    expect(raised(without!, 'targets', 'level')).toBeNull();
  });
});

describe('the worth of a point', () => {
  const text = (extra: string, ownExtra = '') => `
combatants:
  a: { class: mage, level: 2, IQ: 4, Podl: 7, SP: 1, mana: 4, fatigue: 20${ownExtra} }
  b: { class: druid, level: 3, IQ: 4, Podl: 7, SP: 1, mana: 4, fatigue: 20${extra} }
matchups: [[a, b]]
planes: [1, 7]
`;
  const worthsBy = async (method: Method, duels: number): Promise<Worth[]> => {
    const cells = cellsOf(text(''));
    const plan = { seed: 'worth', duels: 100, method, maxStates: 100_000, cells };
    const results = await runPlan(plan, inlineExecutor(plan));
    const planned = planWorths(groupPoints(results)[0]!, {
      seed: 'worth',
      method,
      maxStates: 100_000,
      duels,
      most: 10,
      confidence: 0.95,
    })!;
    return measureWorths(planned, inlineExecutor(planned.plan));
  };

  it('is the exact difference, averaged over both seats', async () => {
    const worths = await worthsBy('exact', 0);
    const chance = async (own: 'initiator' | 'target', extra = '', ownExtra = '') => {
      const cells = cellsOf(text(extra, ownExtra));
      const plan = { seed: '', duels: 0, method: 'exact' as const, maxStates: 100_000, cells };
      const [first] = await runPlan(plan, inlineExecutor(plan));
      const ends = Object.entries(first!.exact!.ends);
      const share = (how: string) => ends.reduce((sum, [end, p]) => sum + (end.startsWith(how) ? p : 0), 0);
      return share(own) + share('draw') / 2;
    };
    const a = (await chance('initiator', '', ', talent: 1')) - (await chance('initiator'));
    const b = (await chance('target', ', talent: 1')) - (await chance('target'));
    const base = worths.find(({ plane, attribute }) => plane === 1 && attribute === 'base')!;
    expect(base).toMatchObject({ exact: true, matchups: 1, of: 1 });
    expect(base.value).toBeCloseTo((a + b) / 2, 12);
    expect(base.value).toBeGreaterThan(0.01);
    // Plane 7 knows neither base nor level.
    for (const attribute of ['base', 'level'])
      expect(worths.find((worth) => worth.plane === 7 && worth.attribute === attribute)!.value).toBe(0);
  });

  it('is measured on paired duels where nothing is solved, and agrees', async () => {
    const exact = await worthsBy('exact', 0);
    const simulated = await worthsBy('mc', 4000);
    for (const [i, worth] of simulated.entries()) {
      // 99.99 %: ten intervals, four times as wide as they are told (two seats, errors added).
      const half = (worth.high - worth.low) / 2;
      expect(Math.abs(worth.value - exact[i]!.value)).toBeLessThanOrEqual(2 * half + 1e-12);
      expect(worth.exact).toBe(worth.plane === 7 && ['base', 'level'].includes(worth.attribute));
    }
  });
});
