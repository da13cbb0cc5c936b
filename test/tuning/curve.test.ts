import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leadersOf } from '../../src/facts/curve/leaders.ts';
import { curve, run, StudyError } from '../../src/index.ts';
import type { CurveResult } from '../../src/tuning/sweep/curve.ts';
import { meetingsOf } from '../../src/tuning/sweep/meeting.ts';
import type { SweptScore } from '../../src/tuning/sweep/sweep.ts';

const text = (own: (name: string) => string): string => `
seed: curve
rules: { maxRounds: 60 }
defaults: { level: 3, Podl: 6, mana: 4, fatigue: 30 }
combatants:
  mage: { class: mage, IQ: 3${own('mage')} }
  druid: { class: druid, IQ: 4${own('druid')} }
  "old. one": { class: ranger, IQ: 5${own('old. one')} }
planes: [1, 3]
`;

/** Mean score of a side by a run of the scenario, by hand: both seats, mirrors left out. */
async function scoreByRun(scenario: string, side: string, plane: number | null): Promise<number> {
  const { cells } = await run(scenario, { method: 'exact', worths: false });
  const scores = cells.flatMap(({ cell, exact }) => {
    if (cell.kind !== 'duel' || cell.initiator === cell.target || (plane !== null && cell.plane !== plane))
      return [];
    const sum = (who: string): number =>
      Object.entries(exact!.ends).reduce((all, [end, p]) => all + (end.startsWith(who) ? p : 0), 0);
    const score = sum('initiator') + (1 - sum('initiator') - sum('target')) / 2;
    return cell.initiator === side ? [score] : cell.target === side ? [1 - score] : [];
  });
  return scores.reduce((all, own) => all + own, 0) / scores.length;
}

describe('a curve', () => {
  it('is, at every value and for every side, the run of a file in which that side has it', async () => {
    const result = await curve(
      text(() => ''),
      { over: 'level=1,4,7' },
    );
    expect(result.alone).toBe(true);
    for (const side of ['mage', 'old. one'])
      for (const level of [1, 7])
        for (const plane of [3, null]) {
          const scenario = text((name) => (name === side ? `, level: ${level}` : ''));
          const own = result.points
            .find(({ x }) => x === level)!
            .scores.find((score) => score.side === side && score.plane === plane)!;
          expect(own.value, `${side} ${level} ${plane}`).toBeCloseTo(
            await scoreByRun(scenario, side, plane),
            12,
          );
        }
  });

  it('together, and over a path, all have it', async () => {
    const together = await curve(
      text(() => ''),
      { over: 'mana=0,9', together: true, plane: 1 },
    );
    expect(together.alone).toBe(false);
    const scenario = text(() => ', mana: 9');
    for (const { side, value } of together.points[1]!.scores)
      expect(value).toBeCloseTo(await scoreByRun(scenario, side, 1), 12);
    const path = await curve(
      text(() => ''),
      { over: 'combatants.*.mana=0,9', plane: 1 },
    );
    expect(path.points.map(({ scores }) => scores)).toEqual(together.points.map(({ scores }) => scores));
  });

  it('of the shipped example: who leads is who scores most', async () => {
    const url = new URL('../../scenarios/levels.yaml', import.meta.url);
    const result = await curve(readFileSync(url, 'utf8'), { over: 'level=6,9,12', plane: 1 });
    const [leaders] = leadersOf(result);
    for (const { from, sides } of leaders!.stretches) {
      const { scores } = result.points.find(({ x }) => x === from)!;
      expect(sides).toEqual([[...scores].sort((a, b) => b.value - a.value)[0]!.side]);
    }
  });

  it('who leads is told once of all planes where it is the same', () => {
    const leads: Readonly<Record<string, readonly [number, number]>> = {
      1: [0.6, 0.4],
      3: [0.4, 0.6],
      5: [0.7, 0.3],
    };
    const points = [1, 2].map((x) => ({
      x,
      scores: Object.entries(leads).flatMap(([plane, [a, b]]) => [
        { side: 'a', plane: Number(plane), value: a + x / 100 },
        { side: 'b', plane: Number(plane), value: b },
      ]),
    }));
    const result = { duels: null, field: { planes: [1, 3, 5] }, points } as unknown as CurveResult;
    expect(leadersOf(result).map(({ planes, stretches }) => [planes, stretches])).toEqual([
      [[1, 5], [{ from: 1, to: 2, sides: ['a'] }]],
      [[3], [{ from: 1, to: 2, sides: ['b'] }]],
    ]);
  });

  it.each([
    ['levle=1..3', 'over', /levle|key/],
    ['level=3..1', 'over', /from less to more/],
    ['IQ=-1..2', 'over', /IQ/],
    ['level', 'over', /path=from/],
    ['combatants.nobody.level=1..2', 'over', /path/],
  ])('%s is refused: of the option', async (over, option, says) => {
    const refused = await curve(
      text(() => ''),
      { over },
    ).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StudyError);
    expect((refused as StudyError).refusals[0]!.where[0]).toEqual(['option', option]);
    expect((refused as StudyError).message).toMatch(says);
  });
});

describe('crossings of lines', () => {
  const line = (side: string, values: readonly number[], half = 0): SweptScore[] =>
    values.map((value, x) => {
      const bounds = { low: value - half, high: value + half };
      return { side, plane: 1, x, value, ...bounds, together: bounds, cells: 1, exact: half === 0 };
    });
  const met = (a: readonly number[], b: readonly number[], half = 0) =>
    meetingsOf([...line('a', a, half), ...line('b', b, half)], ['a', 'b'], [1]).map(
      ({ before, behind, x, between, sure }) => [
        `${before} ${behind}`,
        Number(x.toFixed(9)),
        ...between,
        sure,
      ],
    );

  it('lie where the difference changes sign, who was ahead first', () => {
    expect(met([0.2, 0.4, 0.6], [0.5, 0.5, 0.4])).toEqual([['b a', 1.333333333, 1, 2, true]]);
    expect(met([0.6, 0.4], [0.4, 0.6])).toEqual([['a b', 0.5, 0, 1, true]]);
  });

  it('at a value where both are level it is that value; lines that touch do not cross', () => {
    expect(met([0.2, 0.5, 0.6], [0.5, 0.5, 0.4])).toEqual([['b a', 1, 0, 2, true]]);
    expect(met([0.2, 0.5, 0.2], [0.5, 0.5, 0.5])).toEqual([]);
    expect(met([0.5, 0.5 + 1e-13, 0.5], [0.5, 0.5, 0.5 + 1e-13])).toEqual([]);
  });

  it('within the bands are not sure', () => {
    expect(met([0.49, 0.52], [0.5, 0.5], 0.02)).toEqual([['b a', 0.333333333, 0, 1, false]]);
    expect(met([0.3, 0.49, 0.52, 0.7], [0.5, 0.5, 0.5, 0.5], 0.02)).toEqual([
      ['b a', 1.333333333, 0, 3, true],
    ]);
  });
});
