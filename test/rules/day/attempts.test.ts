/** RULES 9.2 to 9.10: what an attempt costs and how it ends, by worked examples. */
import { describe, expect, it } from 'vitest';
import { abilityModifier, costOfLevel } from '../../../src/rules/day/cost.ts';
import { attempt, dayScene, daySetup, exactDay, meanOf, psion } from '../../support/days.ts';

const one = (manifestation: object): object => ({
  attempts: 1,
  manifestations: [{ power: 'p', level: 2, ...manifestation }],
});
const costs = (manifester: object, manifestation: object): number =>
  meanOf(exactDay(psion(manifester as Record<string, unknown>), one(manifestation) as never), 'pp_spent');

describe('9.2 what a power costs', () => {
  it('2·level − 1, and nothing at level 0', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(costOfLevel)).toEqual([0, 1, 3, 5, 7, 9, 11, 13, 15, 17]);
  });

  it('or as given, and what augmenting adds', () => {
    expect(costs({}, {})).toBe(3);
    expect(costs({}, { augment: 4 })).toBe(7);
    expect(costs({}, { cost: 5 })).toBe(5);
    expect(costs({}, { cost: 5, augment: 2 })).toBe(7);
  });
});

describe('9.3 points are paid when the power is manifested', () => {
  it('a failed check loses them without effect', () => {
    const day = exactDay(psion({ concentration: 0 }), one({ distractions: [{ kind: 'grapple' }] }) as never);
    // DC 22 is out of reach of d20 + 0.
    expect(['lost', 'pp_spent', 'pp_wasted', 'effective'].map((m) => meanOf(day, m))).toEqual([1, 3, 3, 0]);
  });

  it('so do parameters that are not met', () => {
    const day = exactDay(psion(), one({ target: { invalidChance: 1 } }) as never);
    expect(['invalid', 'pp_spent', 'pp_wasted', 'manifested'].map((m) => meanOf(day, m))).toEqual([
      1, 3, 3, 0,
    ]);
    expect(attempt(psion(), { target: { invalidChance: 0.3 } })['invalid']).toBeCloseTo(0.3, 12);
  });

  it('points spent on what is resisted or saved against are not wasted', () => {
    const target = { PR: 100, save: 0 };
    expect(meanOf(exactDay(psion(), one({ target }) as never), 'pp_wasted')).toBe(0);
    expect(meanOf(exactDay(psion(), one({ target: { save: 100 } }) as never), 'pp_wasted')).toBe(0);
  });
});

describe('9.4 psi-like abilities', () => {
  it('cost no points', () => {
    expect(costs({}, { psiLike: true })).toBe(0);
  });
});

describe('9.5 manifesting at a lower level', () => {
  it('everything that depends on the level uses it', () => {
    // d20 + 7 ≥ 15 succeeds with 13 of 20 faces, d20 + 3 with 9; dispelling level 5 needs d20 + ML ≥ 16.
    expect(attempt(psion(), { target: { PR: 15 } })['effective']).toBeCloseTo(13 / 20, 12);
    expect(attempt(psion(), { manifestAt: 3, target: { PR: 15 } })['effective']).toBeCloseTo(9 / 20, 12);
    expect(attempt(psion(), { target: { dispel: { ml: 5 } } })['effective']).toBeCloseTo(12 / 20, 12);
    expect(attempt(psion(), { manifestAt: 3, target: { dispel: { ml: 5 } } })['effective']).toBeCloseTo(
      8 / 20,
      12,
    );
  });
});

describe('9.6 power resistance', () => {
  const effective = (manifester: object, target: object): number =>
    attempt(psion(manifester as never), { target })['effective']!;

  it('d20 + ML ≥ PR, or the power has no effect', () => {
    expect(effective({}, { PR: 18 })).toBeCloseTo(10 / 20, 12);
    expect(effective({}, { PR: 8 })).toBe(1);
    expect(effective({}, { PR: 28 })).toBe(0);
    expect(attempt(psion(), { target: { PR: 28 } })['resisted']).toBe(1);
  });

  it('with transparency spell resistance counts, too, the higher of the two', () => {
    expect(effective({}, { SR: 18 })).toBeCloseTo(10 / 20, 12);
    expect(effective({}, { PR: 12, SR: 18 })).toBeCloseTo(10 / 20, 12);
    expect(effective({}, { PR: 18, SR: 12 })).toBeCloseTo(10 / 20, 12);
  });

  it('without it only power resistance does', () => {
    expect(effective({ transparency: false }, { SR: 18 })).toBe(1);
    expect(effective({ transparency: false }, { PR: 12, SR: 18 })).toBeCloseTo(16 / 20, 12);
  });
});

describe('9.7 saving throws', () => {
  const saved = (save: number, level = 2): number => attempt(psion(), { level, target: { save } })['saved']!;

  it('d20 + save ≥ 10 + power level + key ability modifier', () => {
    // DC 15 at level 2 with key modifier 3.
    expect(saved(4)).toBeCloseTo(10 / 20, 12);
    expect(saved(4, 4)).toBeCloseTo(8 / 20, 12);
  });

  it('a natural 20 always succeeds, a natural 1 always fails', () => {
    expect(saved(-100)).toBeCloseTo(1 / 20, 12);
    expect(saved(100)).toBeCloseTo(19 / 20, 12);
  });

  it('the key ability modifier is that of the Intelligence unless it is given', () => {
    expect([1, 9, 10, 11, 12, 18].map(abilityModifier)).toEqual([-5, -1, 0, 0, 1, 4]);
    const setup = daySetup(
      { manifesterLevel: 5, concentration: 8, powerPoints: 9, intelligence: 16 },
      one({}) as never,
    );
    expect(setup.manifester.keyModifier).toBe(3);
  });
});

describe('9.8 dispelling and dead magic', () => {
  it('d20 + ML ≥ 11 + the other’s ML', () => {
    expect(attempt(psion(), { target: { dispel: { ml: 7 } } })['effective']).toBeCloseTo(10 / 20, 12);
    expect(attempt(psion(), { target: { dispel: { ml: 16 } } })['effective']).toBeCloseTo(1 / 20, 12);
    expect(attempt(psion(), { target: { dispel: { ml: 17 } } })['resisted']).toBe(1);
  });

  it('dead magic stops powers and takes the points while transparency holds', () => {
    const target = { deadMagicChance: 0.25 };
    const day = exactDay(psion(), one({ target }) as never);
    expect(meanOf(day, 'invalid')).toBeCloseTo(0.25, 12);
    expect(meanOf(day, 'pp_wasted')).toBeCloseTo(0.75, 12);
    expect(attempt(psion({ transparency: false }), { target })['effective']).toBe(1);
  });
});

describe('9.9 adjustments of the manifester level', () => {
  it('apply to augmenting, power resistance and dispelling alike', () => {
    const weaker = psion({ manifesterLevel: 5, mlBonus: 2 });
    expect(attempt(weaker, { augment: 4, target: { PR: 15 } })['effective']).toBeCloseTo(13 / 20, 12);
    expect(attempt(weaker, { target: { dispel: { ml: 5 } } })['effective']).toBeCloseTo(12 / 20, 12);
    expect(() => daySetup(psion({ manifesterLevel: 5 }), one({ augment: 4 }) as never)).toThrow(
      'plans.day.manifestations.0.augment: must not bring the cost over',
    );
  });

  it('stack by type', () => {
    const typed = (type: string) => [
      { value: 1, type },
      { value: 2, type },
    ];
    const level = (mlBonus: unknown): number =>
      daySetup(psion({ mlBonus }), one({}) as never).manifester.manifesterLevel;
    expect(level(typed('insight'))).toBe(9);
    expect(level(typed('racial'))).toBe(10);
  });
});

describe('9.10 the order in which an attempt is settled', () => {
  const everything = {
    attempts: 1,
    manifestations: [
      {
        power: 'p',
        level: 2,
        distractions: [{ kind: 'grapple' }, { kind: 'injury', damage: '1d4', chance: 0.5 }],
        target: { PR: 10, save: 2, dispel: { ml: 3 }, invalidChance: 0.1, deadMagicChance: 0.1 },
      },
    ],
  };
  // d20: grapple needs 14; then whether the injury happens, its check; dead magic; parameters; PR needs 3;
  // the save of the target needs 13; dispelling needs 7.
  const draws: [string, number][] = [
    ['d20', 14],
    ['injury', 1],
    ['d20 − (1d4)', 4],
    ['dead magic', 0],
    ['parameters not met', 0],
    ['d20', 3],
    ['d20', 12],
    ['d20', 7],
  ];
  const play = (given: [string, number][]) => dayScene(psion(), everything, given);

  it('points, Concentration, parameters, resistance, saving throw, dispelling: effective', () => {
    expect(play(draws)).toMatchObject({ attempts: ['p: effective'], end: 'attempts', powerPoints: 37 });
  });

  it('the points are gone before the first check', () => {
    expect(play([])).toMatchObject({ attempts: [], waitsFor: 'd20', powerPoints: 37 });
  });

  it.each<[string, number, [string, number]]>([
    ['lost', 0, ['d20', 13]],
    ['lost', 2, ['d20 − (1d4)', 3]],
    ['invalid', 3, ['dead magic', 1]],
    ['invalid', 4, ['parameters not met', 1]],
    ['resisted', 5, ['d20', 2]],
    ['saved', 6, ['d20', 13]],
    ['resisted', 7, ['d20', 6]],
  ])('ends as %s at draw %i, and nothing more is drawn', (end, at, draw) => {
    expect(play([...draws.slice(0, at), draw]).attempts).toEqual([`p: ${end}`]);
  });

  it('ends as exactly one of five, the last three of which are manifested', () => {
    const day = exactDay(psion(), everything);
    const ends = ['lost', 'invalid', 'resisted', 'saved', 'effective'].map((end) => meanOf(day, end));
    expect(ends.every((p) => p > 0)).toBe(true);
    expect(ends.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    expect(meanOf(day, 'manifested')).toBeCloseTo(ends[2]! + ends[3]! + ends[4]!, 12);
  });
});
