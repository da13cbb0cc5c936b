/** Several targets of one manifestation, and somebody who dispels it (RULES 9.11a, 9.11b). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDay } from '../../../src/rules/day/day.ts';
import { attempt, dayScene, daySetup, exactDay, meanOf, psion } from '../../support/days.ts';

type Fields = Readonly<Record<string, unknown>>;

const one = (manifestation: Fields): Fields => ({
  attempts: 1,
  manifestations: [{ power: 'p', level: 2, ...manifestation }],
});

/** Chance that a d20 comes up `from` or more. */
const atLeast = (from: number): number => Math.min(20, Math.max(0, 21 - from)) / 20;

/** Level 7, level 2, key modifier 3: DC 15. Ends of one target: by hand, face by face. */
function single({ PR, save }: { PR: number | null; save: number | null }) {
  const through = PR === null ? 1 : atLeast(PR - 7);
  const saved = save === null ? 0 : atLeast(Math.max(2, Math.min(20, 15 - save)));
  return { resisted: 1 - through, saved: through * saved, affected: through * (1 - saved) };
}

describe('9.11a several targets', () => {
  it('the worked example of the manual', () => {
    // A: PR 15, through on 8 and more, 13/20. B: save +4 against DC 15, saves on 11 and more, 10/20.
    const ends = attempt(psion(), { targets: [{ PR: 15 }, { save: 4 }] });
    // Effective 1 − 7/20 · 10/20 = 0.825; else B has saved: 7/20 · 10/20 = 0.175.
    expect(ends['effective']).toBeCloseTo(0.825, 12);
    expect(ends['saved']).toBeCloseTo(0.175, 12);
    expect(ends['resisted']).toBe(0);
    const day = exactDay(psion(), one({ targets: [{ PR: 15 }, { save: 4 }] }));
    expect(meanOf(day, 'targets_affected')).toBeCloseTo(13 / 20 + 10 / 20, 12);
  });

  it('is the sum over all ways, whatever the targets and their order', () => {
    const target = fc.record({
      PR: fc.option(fc.integer({ min: 5, max: 28 })),
      save: fc.option(fc.integer({ min: -8, max: 18 })),
    });
    fc.assert(
      fc.property(fc.array(target, { minLength: 1, maxLength: 4 }), (targets) => {
        let ways = [{ p: 1, affected: 0, saved: 0 }];
        for (const own of targets.map(single)) {
          ways = ways.flatMap(({ p, affected, saved }) => [
            { p: p * own.resisted, affected, saved },
            { p: p * own.saved, affected, saved: saved + 1 },
            { p: p * own.affected, affected: affected + 1, saved },
          ]);
        }
        const sum = (of: (way: (typeof ways)[number]) => boolean): number =>
          ways.reduce((total, way) => total + (of(way) ? way.p : 0), 0);
        const written = targets.map(({ PR, save }) => ({
          ...(PR === null ? {} : { PR }),
          ...(save === null ? {} : { save }),
        }));
        for (const order of [written, [...written].reverse()]) {
          const day = exactDay(psion(), one({ targets: order }));
          expect(meanOf(day, 'effective')).toBeCloseTo(
            sum(({ affected }) => affected > 0),
            12,
          );
          expect(meanOf(day, 'saved')).toBeCloseTo(
            sum(({ affected, saved }) => affected === 0 && saved > 0),
            12,
          );
          expect(meanOf(day, 'resisted')).toBeCloseTo(
            sum(({ affected, saved }) => affected + saved === 0),
            12,
          );
          for (let k = 0; k <= targets.length; k++) {
            const share = day.metrics['targets_affected']!.find(([value]) => value === k)?.[1] ?? 0;
            expect(share).toBeCloseTo(
              sum(({ affected }) => affected === k),
              12,
            );
          }
        }
      }),
      { seed: 133, numRuns: 60 },
    );
  });

  it('one target in the list is the target; parameters and dead magic are asked once, before it', () => {
    const target = { PR: 15, save: 4, dispel: { ml: 5 } };
    const more = { invalidChance: 0.2, deadMagicChance: 0.1 };
    const alone = createDay(daySetup(psion(), one({ target: { ...target, ...more } })));
    const listed = createDay(daySetup(psion(), one({ target: more, targets: [target] })));
    expect(listed.chainKey).toBe(alone.chainKey);
    const both = attempt(psion(), { target: more, targets: [target, target] });
    expect(both['invalid']).toBeCloseTo(0.1 + 0.9 * 0.2, 12);
  });

  it('spell resistance counts for each target while transparency holds', () => {
    const targets = [{ SR: 27 }, { PR: 27, SR: 1 }];
    expect(attempt(psion(), { targets })['resisted']).toBeCloseTo(0.95 ** 2, 12);
    expect(attempt(psion({ transparency: false }), { targets })['resisted']).toBe(0);
  });
});

describe('9.11b the other dispels', () => {
  it('once, as a whole, only what was effective, against the level it was manifested at', () => {
    // d20 + 6 ≥ 11 + 7: on 12 and more, 9/20; manifested at 4, on 9 and more, 12/20.
    const dispelledBy = { ml: 6 };
    const ends = attempt(psion(), { dispelledBy, target: { save: 4 } });
    expect(ends).toMatchObject({ lost: 0, invalid: 0, resisted: 0 });
    expect(ends['saved']).toBeCloseTo(0.5, 12);
    expect(ends['dispelled']).toBeCloseTo(0.5 * 0.45, 12);
    expect(ends['effective']).toBeCloseTo(0.5 * 0.55, 12);
    expect(attempt(psion(), { dispelledBy, manifestAt: 4 })['dispelled']).toBeCloseTo(0.6, 12);
    expect(attempt(psion({ mlBonus: 2 }), { dispelledBy })['dispelled']).toBeCloseTo(0.35, 12);
  });

  it('counts as manifested and affects nobody; no points are wasted', () => {
    const day = exactDay(psion(), one({ dispelledBy: { ml: 6 }, targets: [{}, {}, {}] }));
    const means = ['manifested', 'effective', 'dispelled', 'targets_affected', 'pp_wasted'];
    expect(means.map((name) => Number(meanOf(day, name).toFixed(12)))).toEqual([1, 0.55, 0.45, 1.65, 0]);
  });

  it('is drawn after the targets', () => {
    const plan = one({ dispelledBy: { ml: 6 }, target: { save: 4 } });
    expect(
      dayScene(psion(), plan, [
        ['d20', 10],
        ['d20', 12],
      ]).attempts,
    ).toEqual(['p: dispelled']);
    expect(
      dayScene(psion(), plan, [
        ['d20', 10],
        ['d20', 11],
      ]).attempts,
    ).toEqual(['p: effective']);
    expect(dayScene(psion(), plan, [['d20', 11]]).attempts).toEqual(['p: saved']);
  });
});

it('every option changes something, the key of the chain too', () => {
  const base = { targets: [{ PR: 15, save: 4 }, { PR: 12 }], dispelledBy: { ml: 6 } };
  const [first, second] = base.targets;
  const changed: readonly Fields[] = [
    { ...base, targets: [first, { PR: 13 }] },
    { ...base, targets: [{ ...first, save: 5 }, second] },
    { ...base, targets: [{ ...first, dispel: { ml: 3 } }, second] },
    { ...base, targets: [{ ...first, SR: 17 }, second] },
    { ...base, targets: [first, second, {}] },
    { ...base, dispelledBy: { ml: 7 } },
    { targets: base.targets },
  ];
  const seen = (manifestation: Fields): readonly string[] => {
    const plan = one(manifestation);
    const { metrics, events } = exactDay(psion(), plan);
    return [createDay(daySetup(psion(), plan)).chainKey, JSON.stringify([metrics, events])];
  };
  const [key, figures] = seen(base);
  for (const change of changed) {
    const [otherKey, otherFigures] = seen(change);
    expect(otherKey).not.toBe(key);
    expect(otherFigures).not.toBe(figures);
  }
});
