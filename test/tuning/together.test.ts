/** Planes together, values at which nobody is even, and what tune proposes by itself. */
import { describe, expect, it } from 'vitest';
import { uncrossedOf } from '../../src/facts/sweep/uncrossed.ts';
import { sweepOf } from '../../src/study/questions.ts';
import { openSession } from '../../src/study/session.ts';
import { sourceOf } from '../../src/study/source.ts';
import { tuneSession, tuneStudy } from '../../src/study/tune.ts';
import type { SweepResult } from '../../src/tuning/sweep/sweep.ts';

const text = `seed: s
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger } }
planes: [1, 3]
`;

describe('a sweep over several planes', () => {
  it('has the mean of every side over all of them, and where that is even', async () => {
    const source = sourceOf(text, 'a.yaml');
    const result = await sweepOf(openSession(source, {}, {}), { x: 'classes.druid.base=6..11' });
    for (const { scores } of result.points)
      for (const side of ['mage', 'druid', 'ranger']) {
        const own = (plane: number | null) => scores.find((one) => one.side === side && one.plane === plane)!;
        // As many matchups on each plane: the mean of the means.
        expect(own(null).value).toBeCloseTo((own(1).value + own(3).value) / 2, 12);
        expect(own(null).cells).toBe(own(1).cells + own(3).cells);
      }
    const crossed = result.crossings.find(({ plane, sides }) => plane === null && sides.join() === 'druid');
    const at = (x: number) =>
      result.points
        .find((point) => point.x === x)!
        .scores.find(({ side, plane }) => side === 'druid' && plane === null)!;
    const [low, high] = crossed!.crossing.between;
    expect((at(low).value - 0.5) * (at(high).value - 0.5)).toBeLessThanOrEqual(0);
  });

  it('has no mean over planes where there is one', async () => {
    const source = sourceOf(text.replace('[1, 3]', '[1]'), 'a.yaml');
    const { points } = await sweepOf(openSession(source, {}, {}), { x: 'classes.druid.base=7,8' });
    expect(points.every(({ scores }) => scores.every(({ plane }) => plane === 1))).toBe(true);
  });
});

describe('where a side is never even', () => {
  const score = (plane: number | null, value: number, half = 0) => ({
    ...{
      side: 'druid',
      plane,
      x: 0,
      value,
      low: value - half,
      high: value + half,
      together: { low: value - half, high: value + half },
      cells: 2,
      exact: half === 0,
    },
  });
  const result = (rows: readonly (readonly ReturnType<typeof score>[])[]): SweepResult =>
    ({
      ...{ field: { planes: [1, 2] }, y: null, x: { values: [6, 9] }, sides: ['druid'] },
      points: rows.map((scores) => ({ y: null, scores })),
    }) as unknown as SweepResult;

  it('is told by the planes on which it stays above or below, with its ends', () => {
    const found = uncrossedOf(
      result([
        [score(null, 0.6), score(1, 0.8), score(2, 0.4)],
        [score(null, 0.55), score(1, 0.7), score(2, 0.3)],
      ]),
      'druid',
    );
    expect(found).toEqual([
      { side: 'druid', above: true, planes: [null, 1], from: 6, to: 9, low: 0.55, high: 0.8 },
      { side: 'druid', above: false, planes: [2], from: 6, to: 9, low: 0.3, high: 0.4 },
    ]);
  });

  it('is not said where the curve passes even, or its band reaches it', () => {
    const rows = [
      [score(null, 0.6), score(1, 0.6, 0.2), score(2, 0.4)],
      [score(null, 0.4), score(1, 0.7, 0.1), score(2, 0.6)],
    ];
    expect(uncrossedOf(result(rows), 'druid')).toEqual([]);
  });
});

describe('what tune proposes where the scenario says nothing', () => {
  it('moves class bases by up to three until every mean score over all planes lies from 40 to 60 %', async () => {
    const tuned = await tuneStudy(tuneSession(sourceOf(text, 'a.yaml'), {}), { confirm: false });
    const { block, best, requirements } = tuned.result;
    expect(tuned.proposed).toBe(true);
    expect(block.knobs.map(({ name, from, to, step }) => [name, from, to, step])).toEqual([
      ['classes.mage.base', 7, 13, 1],
      ['classes.druid.base', 5, 11, 1],
      ['classes.ranger.base', 4, 10, 1],
    ]);
    expect(block.goal).toMatchObject([{ metric: 'mean_score', low: 0.4, high: 0.6 }]);
    expect(requirements.map(({ subject }) => [subject.sides, subject.plane])).toEqual([
      [['mage'], null],
      [['druid'], null],
      [['ranger'], null],
    ]);
    expect(best.miss).toBe(0);
    expect(tuned.text).toMatch(/^classes: \{ \w+: \{ base: \d+ \}/m);
  });

  it('asks for the score of every matchup where sides do not all meet, and leaves alone what is varied', async () => {
    const own = `${text.replace('planes: [1, 3]', 'planes: [1]')}matchups: [[mage, druid]]\nvary: { classes.druid.base: [7, 8] }\n`;
    const { result } = await tuneStudy(tuneSession(sourceOf(own, 'a.yaml'), {}), { confirm: false });
    expect(result.block.knobs.map(({ name }) => name)).toEqual(['classes.mage.base']);
    expect(result.block.goal).toMatchObject([{ metric: 'score', where: { mirrors: false } }]);
  });

  it('is not asked where the scenario says what it wants', async () => {
    const own = `${text}tune: { knobs: { classes.mage.base: { from: 9, to: 10 } }, goal: [{ metric: rounds_mean, atMost: 100 }] }\n`;
    const tuned = await tuneStudy(tuneSession(sourceOf(own, 'a.yaml'), {}), { confirm: false });
    expect([tuned.proposed, tuned.result.block.knobs.length]).toEqual([false, 1]);
  });
});
