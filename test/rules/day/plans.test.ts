/** RULES 9.11: pools and plans, played with draws that are handed over. */
import { describe, expect, it } from 'vitest';
import { neverEnds } from '../../../src/rules/day/choice.ts';
import type { Plan } from '../../../src/rules/day/model.ts';
import { dayScene, daySetup, exactDay, meanOf, psion } from '../../support/days.ts';

const a = { power: 'a', level: 1 };
const b = { power: 'b', level: 2 };
const c = { power: 'c', level: 3 };

describe('a sequence', () => {
  it('goes round and round the list', () => {
    const day = dayScene(psion({ powerPoints: 9 }), { manifestations: [a, b] }, []);
    // 1 + 3 + 1 + 3 = 8; then a once more, and b cannot be paid.
    expect(day).toMatchObject({
      attempts: ['a: effective', 'b: effective', 'a: effective', 'b: effective', 'a: effective'],
      end: 'short',
      powerPoints: 0,
    });
  });

  it('stops at the first attempt that cannot be paid', () => {
    const day = dayScene(psion({ powerPoints: 5 }), { manifestations: [a, b] }, []);
    expect(day).toMatchObject({ attempts: ['a: effective', 'b: effective', 'a: effective'], powerPoints: 0 });
    const stuck = dayScene(psion({ powerPoints: 6 }), { manifestations: [c, a] }, []);
    expect(stuck).toMatchObject({ attempts: ['c: effective', 'a: effective'], end: 'short', powerPoints: 0 });
    const short = dayScene(psion({ powerPoints: 4 }), { manifestations: [c, a] }, []);
    expect(short).toMatchObject({ attempts: [], end: 'short', powerPoints: 4 });
  });

  it('or skips to the next affordable one in the list', () => {
    const plan = { whenShort: 'skip', manifestations: [c, a, b] };
    const day = dayScene(psion({ powerPoints: 9 }), plan, []);
    // c 5, a 1, b 3; c, a and b again are out of reach.
    expect(day.attempts).toEqual(['c: effective', 'a: effective', 'b: effective']);
    const more = dayScene(psion({ powerPoints: 12 }), plan, []);
    // 3 left at c: skipped for a, then b costs 3 of 2: skipped, c skipped, a, a.
    expect(more.attempts.map((text) => text[0])).toEqual(['c', 'a', 'b', 'a', 'a', 'a']);
  });

  it('is capped by the attempts', () => {
    const day = dayScene(psion(), { attempts: 3, manifestations: [a] }, []);
    expect(day).toMatchObject({
      attempts: new Array(3).fill('a: effective'),
      end: 'attempts',
      powerPoints: 37,
    });
  });
});

describe('a weighted plan', () => {
  const plan = {
    order: 'weighted',
    manifestations: [
      { ...a, weight: 3 },
      { ...c, weight: 1 },
    ],
  };
  const all = 'manifestation 1, 2';

  it('draws each attempt, and stops at what cannot be paid', () => {
    const day = dayScene(psion({ powerPoints: 7 }), plan, [
      [all, 0],
      [all, 1],
      [all, 1],
    ]);
    expect(day).toMatchObject({ attempts: ['a: effective', 'c: effective'], end: 'short', powerPoints: 1 });
  });

  it('draws among the affordable ones when it skips, and ends when there is none', () => {
    const day = dayScene(psion({ powerPoints: 7 }), { ...plan, whenShort: 'skip' }, [
      [all, 0],
      [all, 1],
    ]);
    // 1 point left: only a is affordable, so nothing is drawn.
    expect(day).toMatchObject({
      attempts: ['a: effective', 'c: effective', 'a: effective'],
      end: 'short',
      powerPoints: 0,
    });
  });

  it('by weight: 3 of 4 attempts at a, the default weight is 1', () => {
    const events = exactDay(psion(), { ...plan, attempts: 4 }).events!;
    expect(events['0 effective']).toBeCloseTo(3, 12);
    expect(events['1 effective']).toBeCloseTo(1, 12);
    const even = exactDay(psion(), { order: 'weighted', attempts: 4, manifestations: [a, b] }).events!;
    expect(even['0 effective']).toBeCloseTo(2, 12);
  });

  it('never draws what has no weight', () => {
    const never = { order: 'weighted', manifestations: [a, { ...b, weight: 0 }] };
    expect(exactDay(psion({ powerPoints: 9 }), never).events).toEqual({ '0 effective': 9 });
  });
});

describe('plans that can go on for ever', () => {
  const plan = (fields: Partial<Plan>, ...costs: number[]): boolean =>
    neverEnds({
      name: 'p',
      order: 'sequence',
      whenShort: 'stop',
      attempts: null,
      manifestations: costs.map((cost) => ({ cost, weight: 1 }) as Plan['manifestations'][number]),
      ...fields,
    });

  it('a sequence that stops goes on only if everything is free', () => {
    expect(plan({}, 0, 0)).toBe(true);
    expect(plan({}, 0, 1)).toBe(false);
  });

  it('a sequence that skips, or a weighted plan, goes on if anything is free', () => {
    expect(plan({ whenShort: 'skip' }, 0, 1)).toBe(true);
    expect(plan({ order: 'weighted' }, 0, 1)).toBe(true);
    expect(plan({ order: 'weighted' }, 3, 1)).toBe(false);
  });

  it('attempts end them all', () => {
    expect(plan({ attempts: 5 }, 0)).toBe(false);
  });
});

describe('defaults', () => {
  it('Intelligence not given counts as 10', () => {
    const { manifester } = daySetup(
      { manifesterLevel: 3, concentration: 4, powerPoints: 5 },
      { manifestations: [a] },
    );
    expect(manifester).toMatchObject({ intelligence: 10, keyModifier: 0, transparency: true });
  });

  it('bonuses are added to Concentration by the stacking rules, narrow ones where they help', () => {
    const { manifester } = daySetup(
      psion({
        bonuses: [
          { value: 2, type: 'competence' },
          { value: 3, type: 'competence', against: 'defensive' },
          { value: 1, type: 'luck' },
          { value: -1, source: 'headache' },
        ],
      }),
      { manifestations: [a] },
    );
    expect(manifester.concentration).toBe(8 + 2 + 1 - 1);
    expect(manifester.against).toEqual({ defensive: 8 + 3 + 1 - 1 });
  });

  it('a day of no attempts leaves the points', () => {
    const day = exactDay(psion({ powerPoints: 2 }), { manifestations: [b] });
    expect(day.metrics['attempts']).toEqual([[0, 1]]);
    expect(meanOf(day, 'pp_left')).toBe(2);
  });
});
