/** What stands out first in days, checks, contests and gauntlets: by size on one scale, as far as the sample bears it. */
import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../src/analysis/estimate.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { gridSummary, gridsOf } from '../../src/facts/concentration/view.ts';
import { obediences } from '../../src/facts/control/view.ts';
import { buildDayView, type DayRunView } from '../../src/facts/day/view.ts';
import { farthestFirst } from '../../src/facts/gauntlet/view.ts';
import {
  largestFirst,
  possiblyLargest,
  unevenness,
  unlikeness,
  waste,
} from '../../src/facts/imbalance/scale.ts';
import type {
  Cell,
  ConcentrationCell,
  ControlCell,
  DayCell,
  GauntletCell,
} from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { runText } from '../support/runs.ts';

const exact = (value: number): Estimate => ({ exact: value, simulated: null });
const within = (low: number, value: number, high: number): Estimate => ({
  exact: null,
  simulated: { value, low, high },
});

describe('the scale', () => {
  it('counts what is surely beyond even, on either side', () => {
    expect(
      [exact(0.2), within(0.6, 0.9, 1), within(0.4, 0.9, 1), within(0, 0.1, 0.3)].map(unevenness),
    ).toEqual([expect.closeTo(0.3, 12), expect.closeTo(0.1, 12), 0, expect.closeTo(0.2, 12)]);
    // Nothing wins: 0.5, as much as if one always won.
    expect([waste(exact(1)), waste(within(0.1, 0.3, 0.6))]).toEqual([0.5, 0.05]);
  });

  it('gives one who takes all 0.5, of however many', () => {
    const sizes = [[1, 0], [0, 0, 1, 0], [0.6, 0.4], [0.5, 0.5, 0], [0.25, 0.25, 0.25, 0.25], [1]].map(
      (own) => unlikeness(own.map(exact)),
    );
    // Halves of three: 2 · (1/2 − 1/3), of at most 2/3, halved.
    expect(sizes).toEqual([0.5, 0.5, expect.closeTo(0.1, 12), expect.closeTo(0.25, 12), 0, 0]);
    expect(unlikeness([within(0.45, 0.6, 0.75), within(0.25, 0.4, 0.55)])).toBe(0);
  });

  it('keeps the order of equals, and names all that may be the largest', () => {
    expect(largestFirst([0.1, 0.1 + 1e-13, 0.3, 0.1], (x) => x)).toEqual([0.3, 0.1, 0.1 + 1e-13, 0.1]);
    const all = [within(0.1, 0.2, 0.3), within(0.29, 0.5, 0.6), within(0.2, 0.25, 0.28)];
    expect(possiblyLargest(all, (own) => own)).toEqual([all[0], all[1]]);
  });
});

/** The cells of a scenario with counts put in for their solutions. */
async function counted<C extends Cell>(
  text: string,
  counts: (cell: C) => Partial<NonNullable<CellResult['tally']>> & { readonly total: number },
): Promise<Study<C>> {
  const study = (await runText(text, 'mc', 20)) as unknown as Study<C>;
  const cells = study.cells.map((own) => ({
    ...own,
    exact: null,
    tally: { ...own.tally!, ...counts(own.cell) },
  }));
  return { ...study, cells } as Study<C>;
}

describe('checks', () => {
  const text = `
name: checks
kind: concentration
modifiers: [0, 10]
levels: [1, 3]
distractions: { held: { kind: grapple }, rain: { kind: rainOrSleet } }
`;
  const summary = async (held: readonly [kept: number, of: number], rain: readonly [number, number]) => {
    const { cells } = await counted<ConcentrationCell>(text, ({ distraction }) => {
      const [kept, total] = distraction === 'held' ? held : rain;
      return {
        total,
        metrics: {
          lost: [
            [0, kept],
            [1, total - kept],
          ],
        },
      };
    });
    const { hardest, easiest, hardestFirst } = gridSummary(gridsOf(cells));
    return [hardestFirst, hardest?.grid.name, hardest?.sure, easiest?.grid.name, easiest?.sure];
  };
  it('open with the distraction that is surely farther from even', async () => {
    expect(await summary([200, 1000], [700, 1000])).toEqual([true, 'held', true, 'rain', true]);
    expect(await summary([300, 1000], [850, 1000])).toEqual([false, 'held', true, 'rain', true]);
    // 20 % of 10 each may be 40 %; 75 % of 10,000 are surely 74.
    expect(await summary([2, 10], [7500, 10_000])).toEqual([false, 'held', true, 'rain', true]);
  });
  it('call nothing the hardest within noise', async () => {
    expect(await summary([5, 10], [6, 10])).toEqual([true, 'held', false, 'rain', false]);
  });
});

describe('contests over minds', () => {
  const text = `
name: minds
kind: contest
controllers: { a: { modifier: 3 }, b: { modifier: 0 }, c: { modifier: 0 } }
minds: { page: { controllers: [a, b] }, king: { controllers: [a, b, c] } }
`;
  const told = async (page: readonly number[], king: readonly number[]) => {
    const { cells } = await counted<ControlCell>(text, ({ mind }) => {
      const own = mind === 'page' ? page : king;
      const ends = Object.fromEntries(own.map((count, i) => [String(i), count]));
      return { total: own.reduce((sum, count) => sum + count, 0), ends };
    });
    return obediences(cells).map(({ mind, first, sure }) => [mind, first, sure]);
  };
  it('open with the mind in which shares are surely least alike', async () => {
    // 0.2 of two; 0.25 of three.
    expect(await told([7000, 3000], [5000, 5000, 0])).toEqual([
      ['king', ['a', 'b'], false],
      ['page', ['a'], true],
    ]);
    // 10 of 12 are no surer than 0.5 and something.
    expect(await told([10, 2], [5000, 3000, 2000])).toEqual([
      ['king', ['a'], true],
      ['page', ['a', 'b'], false],
    ]);
  });
  it('tell ties as ties where they are exact', async () => {
    const { cells } = (await runText(text, 'exact')) as unknown as Study<ControlCell>;
    expect(obediences(cells).every(({ sure }) => sure)).toBe(true);
  });
});

describe('gauntlets', () => {
  const text = `
name: hall
kind: gauntlet
combatants:
  hero: { class: mage, level: 5, IQ: 14, Podl: 14, mana: 40 }
  foe: { class: ranger, level: 1, IQ: 1, Podl: 0, mana: 0 }
gauntlets: { few: { fighter: hero, duels: 10 }, many: { fighter: hero, duels: 10 } }
`;
  it('open with the one that is surely farthest from even', async () => {
    const first = async (few: number) => {
      const { cells } = await counted<GauntletCell>(text, ({ gauntlet }) =>
        gauntlet === 'few'
          ? { total: few, metrics: { survived: [[10, few]] } }
          : {
              total: 4000,
              metrics: {
                survived: [
                  [8, 2000],
                  [9, 2000],
                ],
              },
            },
      );
      return farthestFirst(cells.map((result) => ({ result }))).map(({ result }) => result.cell.gauntlet);
    };
    expect([await first(4000), await first(3)]).toEqual([
      ['few', 'many'],
      ['many', 'few'],
    ]);
  });
});

describe('days', () => {
  const text = (manifesters: string) => `
name: days
kind: day
manifesters: { ${manifesters} }
plans:
  p:
    order: sequence
    manifestations: [{ power: x, level: 1, distractions: [{ kind: grapple, chance: 0.5 }] }]
`;
  const of = (name: string, concentration: number) =>
    `${name}: { manifesterLevel: 1, intelligence: 16, concentration: ${concentration}, powerPoints: 4, keyModifier: 3 }`;
  const told = ({ points }: DayRunView) =>
    points[0]!.summary.order.map((own) =>
      own.kind === 'burns' ? 'burns' : [own.manifester.manifester, own.manifester.wastes[0]?.share],
    );
  it('open with what is the largest share of the points spent, exactly', async () => {
    // DC 21 in half of the attempts: Concentration 2 fails by 18 of 20 faces, 12 by 8.
    const view = async (own: string) =>
      told(buildDayView((await runText(text(own), 'exact')) as unknown as Study<DayCell>));
    expect(await view(`${of('deft', 12)}, ${of('clumsy', 2)}`)).toEqual([
      ['clumsy', expect.closeTo(0.45, 9)],
      'burns',
      ['deft', expect.closeTo(0.2, 9)],
    ]);
    // Where every manifester wastes more than the distraction burns, that is still told second: it answers another question.
    const invalid = text(`${of('deft', 12)}, ${of('clumsy', 2)}`).replace(
      'level: 1, distractions',
      'level: 1, target: { invalidChance: 0.6 }, distractions',
    );
    const both = told(buildDayView((await runText(invalid, 'exact')) as unknown as Study<DayCell>));
    expect(both.map((one) => (one === 'burns' ? one : one[0]))).toEqual(['clumsy', 'burns', 'deft']);
    // One distraction is all there is: what burns and what is wasted are the same.
    expect(await view(of('clumsy', 2))).toEqual(['burns', ['clumsy', expect.closeTo(0.45, 9)]]);
  });
});
