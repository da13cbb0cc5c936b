/** Figures over several duels of which some could not be solved and were not simulated: those weigh nothing. */
import { describe, expect, it } from 'vitest';
import { groupPoints } from '../../src/analysis/points.ts';
import { drainRows } from '../../src/facts/duel/drain.ts';
import { planeCourses } from '../../src/facts/duel/planeCourse.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { type Came, duelRunOf } from '../figures/runs.ts';

const text = `
name: Some too large
planes: [2]
defaults: { level: 5, IQ: 9, Podl: 9, mana: 40 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger } }
matchups: [[mage, druid], [mage, ranger], [druid, ranger]]
`;

const solved: Came = {
  ends: { 'initiator:soul': 0.75, 'target:soul': 0.25 },
  metrics: {
    rounds: [
      [2, 0.5],
      [8, 0.5],
    ],
    initiator_drain: [
      [3, 0.75],
      [7, 0.25],
    ],
    target_drain: [[11, 1]],
  },
};

const simulated: Came = {
  ends: { 'initiator:soul': 30, 'target:soul': 10 },
  metrics: { rounds: [[4, 40]], initiator_drain: [[9, 40]], target_drain: [[1, 40]] },
};

const pointOf = (...results: Parameters<typeof duelRunOf>[1]) =>
  groupPoints(duelRunOf(text, results).cells)[0]!;

describe('duels of which nothing is known', () => {
  it('leave the solved ones exact', () => {
    const point = pointOf({ exact: solved }, {}, {});
    const [course] = planeCourses(point);
    expect(course!.rounds).toEqual([
      [2, 0.5],
      [8, 0.5],
    ]);
    expect(course!.roundsBounds).toBeNull();
    const [mage] = drainRows(point);
    expect(mage!.initiator).toMatchObject({ mean: 4, meanBounds: null });
  });

  it('give the others their own intervals', () => {
    const known = pointOf({ exact: solved }, { tally: simulated }, {});
    const bounds = planeCourses(known)[0]!.roundsBounds!;
    // Means of 5, exactly, and of 4 after 40 duels: half the room of the latter alone, about 4.5.
    const alone = planeCourses(pointOf({}, { tally: simulated }, {}))[0]!.roundsBounds!;
    expect(bounds.low).toBeCloseTo((5 + alone.low) / 2, 12);
    expect(bounds.high).toBeCloseTo((5 + alone.high) / 2, 12);
    expect(alone.low).toBeLessThan(4);
    expect(alone.high).toBeGreaterThan(4);
  });

  it('are told from those that last longer than can be told', () => {
    const long = {
      ...solved,
      error: 0.25,
      metrics: {
        ...solved.metrics,
        rounds: [
          [2, 0.5],
          [65_536, 0.5],
        ] as const,
      },
    };
    const { cutShort, unsolved } = buildView(
      duelRunOf(text, [{ exact: long }, { exact: solved }, { exact: long }]),
    );
    expect(cutShort).toEqual({ keys: ['mage > druid @ 2', 'druid > ranger @ 2'], rounds: 65_536 });
    expect(unsolved).toEqual([]);
    expect(buildView(duelRunOf(text, [{ exact: solved }, {}, { tally: simulated }])).cutShort).toBeNull();
  });

  it('leave nothing to tell where there are no others', () => {
    const [course] = planeCourses(pointOf({}, {}, {}));
    expect(course).toMatchObject({ rounds: [], roundsBounds: null, drain: [] });
  });
});
