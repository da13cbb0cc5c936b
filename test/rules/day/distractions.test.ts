/** RULES 9.1: one worked example for every row of the table, as a fraction of twenty. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damageDistribution, parseDamage } from '../../../src/rules/day/damage.ts';
import { attempt, psion } from '../../support/days.ts';

/** Chance that a level-2 power of a psion with Concentration 8 comes through. */
const through = (...distractions: object[]): number => 1 - attempt(psion(), { distractions })['lost']!;

describe('the DC of a check, Concentration 8 and a level-2 power', () => {
  // d20 + 8 ≥ DC succeeds with (29 − DC) of 20 faces.
  it.each<[string, object, number]>([
    ['injury for 5: DC 10 + 5 + 2 = 17', { kind: 'injury', damage: 5 }, 12 / 20],
    ['continuous for 5: DC 10 + 2 + 2 = 14', { kind: 'continuous', damage: 5 }, 15 / 20],
    ['a damaging power for 5: DC 17', { kind: 'power', damage: 5 }, 12 / 20],
    ['another power of save DC 16: DC 18', { kind: 'power', saveDC: 16 }, 11 / 20],
    ['grapple: DC 22', { kind: 'grapple' }, 7 / 20],
    ['vigorous motion: DC 12', { kind: 'vigorousMotion' }, 17 / 20],
    ['violent motion: DC 17', { kind: 'violentMotion' }, 12 / 20],
    ['rain or sleet: DC 7', { kind: 'rainOrSleet' }, 1],
    ['hail or debris: DC 12', { kind: 'hailOrDebris' }, 17 / 20],
    ['manifesting defensively: DC 17', { kind: 'defensive' }, 12 / 20],
    // 2d4 has mean 5 and stays within the die, so the chance is that of its mean.
    ['injury for 2d4: DC 12 + 2d4', { kind: 'injury', damage: '2d4' }, 12 / 20],
    ['the same in Czech, 2k4', { kind: 'injury', damage: '2k4' }, 12 / 20],
    // ⌊2d4 / 2⌋ is 1 (3 of 16), 2 (7), 3 (5), 4 (1): mean 36/16 = 2.25.
    ['continuous for 2d4: DC 12 + ⌊½·2d4⌋', { kind: 'continuous', damage: '2d4' }, 14.75 / 20],
    // Half the chance of distraction, half the losses.
    ['a grapple in half of the attempts', { kind: 'grapple', chance: 0.5 }, 13.5 / 20],
    ['one that never happens', { kind: 'grapple', chance: 0 }, 1],
  ])('%s', (_, distraction, chance) => {
    expect(through(distraction)).toBeCloseTo(chance, 12);
  });

  it('several distractions: one check each, all must succeed', () => {
    const both = through({ kind: 'grapple' }, { kind: 'hailOrDebris' });
    expect(both).toBeCloseTo((7 / 20) * (17 / 20), 12);
  });

  it('1 and 20 are not special', () => {
    const distractions = [{ kind: 'grapple' }];
    expect(attempt(psion({ concentration: 21 }), { distractions })['lost']).toBe(0);
    expect(attempt(psion({ concentration: 1 }), { distractions })['lost']).toBe(1);
    expect(attempt(psion({ concentration: 2 }), { distractions })['lost']).toBeCloseTo(19 / 20, 12);
  });

  it('each power level makes it one harder', () => {
    const lost = (level: number): number =>
      attempt(psion({ manifesterLevel: 17 }), { level, distractions: [{ kind: 'defensive' }] })['lost']!;
    for (let level = 1; level <= 9; level++) expect(lost(level) - lost(level - 1)).toBeCloseTo(1 / 20, 12);
  });
});

describe('damage', () => {
  it.each([
    ['2d6+3', { count: 2, sides: 6, modifier: 3 }],
    ['2k6+3', { count: 2, sides: 6, modifier: 3 }],
    ['d8', { count: 1, sides: 8, modifier: 0 }],
    ['10D4 - 2', { count: 10, sides: 4, modifier: -2 }],
  ])('%s is read', (text, dice) => {
    expect(parseDamage(text)).toEqual(dice);
  });

  it.each(['', '6', '2d', 'd1', '0d6', '101d6', '2d101', '2d6+', '2d6+3+1', '2d6*2', 'k12+', '-1d6'])(
    '%j is no dice',
    (text) => {
      expect(parseDamage(text)).toBeNull();
    },
  );

  it('3d6: 10 and 11 are the commonest, 27 of 216 each', () => {
    const { first, probabilities } = damageDistribution('3d6');
    expect(first).toBe(3);
    expect(probabilities[10 - 3]).toBeCloseTo(27 / 216, 14);
    expect(probabilities[11 - 3]).toBeCloseTo(27 / 216, 14);
    expect(probabilities).toHaveLength(16);
  });

  it('is never below 0: 1d4 − 3 is 0 in three cases of four', () => {
    const { first, probabilities } = damageDistribution('1d4-3');
    expect({ first, probabilities }).toEqual({ first: 0, probabilities: [0.75, 0.25] });
  });

  it('any dice: probabilities sum to 1, the mean is that of the dice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2, max: 12 }),
        fc.nat(9),
        (n, sides, plus) => {
          const { first, probabilities } = damageDistribution(`${n}d${sides}+${plus}`);
          const sum = probabilities.reduce((a, b) => a + b, 0);
          const mean = probabilities.reduce((a, p, i) => a + p * (first + i), 0);
          expect(sum).toBeCloseTo(1, 12);
          expect(mean).toBeCloseTo((n * (sides + 1)) / 2 + plus, 9);
        },
      ),
      { seed: 9, numRuns: 60 },
    );
  });
});
