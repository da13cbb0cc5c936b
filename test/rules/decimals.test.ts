import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../src/rules/model.ts';
import { strengthsOf } from '../../src/rules/strength.ts';
import { gridOf, gridSize } from '../../src/scenario/duel/knob-ranges.ts';
import { duelSetup } from '../support/duels.ts';
import { mind } from '../support/fixedRolls.ts';

function made(level: number, IQ: number): readonly [Combatant, ReturnType<typeof duelSetup>['classes']] {
  const setup = duelSetup({ initiator: { class: 'mage', level, IQ, Podl: 11 }, target: mind() });
  return [setup.initiators[0]!, setup.classes];
}

/** `n` tenths as a decimal is written. */
const tenths = (n: number): string => `${Math.floor(n / 10)}.${n % 10}`;

describe('a formula with decimals equals itself multiplied out (RULES 2.6)', () => {
  it('in every sum of two terms of one decimal, over levels and minds', () => {
    // Both terms from 0.1 to 3.0, levels 1 to 12, seven IQs: 75,600 sums, of which binary fractions miss 374.
    const wrong: string[] = [];
    let sums = 0;
    for (let level = 1; level <= 12; level++) {
      const [combatant, classes] = made(level, 16);
      for (let a = 1; a <= 30; a++) {
        for (let b = 1; b <= 30; b++) {
          const formula = { attack: `${tenths(a)}*level + ${tenths(b)}*IQ + base`, defence: '0' };
          const { attack } = strengthsOf(combatant, classes, formula, 'floor', true);
          for (let IQ = 10; IQ <= 16; IQ++) {
            const whole = a * level + b * IQ + 100; // in tenths
            sums++;
            if (attack[IQ] !== (whole - (whole % 10)) / 10)
              wrong.push(`${formula.attack} at ${level}, ${IQ}`);
          }
        }
      }
    }
    expect([sums, wrong.slice(0, 3)]).toEqual([75_600, []]);
  });

  const [seventh, builtIn] = made(7, 14);

  it('with functions, products and quotients, whatever the rounding', () => {
    const cents = fc.integer({ min: 1, max: 999 });
    const roundings = fc.constantFrom('floor' as const, 'ceil' as const, 'round' as const);
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        fc.integer({ min: 0, max: 14 }),
        roundings,
        (a, b, c, IQ, rounding) => {
          const d = (n: number): string => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`;
          const decimals = `${d(a)}*IQ - round(${d(b)}*IQ) + int(${d(c)}*10)/4`;
          const multiplied = `(${a}*IQ)/100 - round(${b}*IQ/100) + int(${c}/10)/4`;
          const formula = { attack: decimals, defence: multiplied };
          const { attack, defence } = strengthsOf(seventh, builtIn, formula, rounding, true);
          expect(attack[IQ]).toBe(defence[IQ]);
        },
      ),
      { seed: 132, numRuns: 1000 },
    );
  });

  it('SP and class bases of decimals count as written', () => {
    const [mage, classes] = made(1, 10);
    const own = { ...classes, mage: { ...classes['mage']!, base: 7.3 } };
    const combatant = { ...mage, SP: 0.57, talent: -5 };
    // 100·0.57 = 57, and 10·(7.3 − 5) = 23: in binary 56.99… and 22.99….
    const formula = { attack: 'SP*100', defence: 'base*10' };
    const { attack, defence } = strengthsOf(combatant, own, formula, 'floor', true);
    expect([attack[10], defence[10]]).toEqual([57, 23]);
  });
});

describe('ranges with a step', () => {
  it.each([
    [0, 0.3, 0.1, [0, 0.1, 0.2, 0.3]],
    [1.1, 3.3, 1.1, [1.1, 2.2, 3.3]],
    [0, 1, 0.3, [0, 0.3, 0.6, 0.9]],
    [-0.2, 0.1, 0.1, [-0.2, -0.1, 0, 0.1]],
  ])('%d to %d by %d', (from, to, step, values) => {
    expect(gridOf(from, to, step).map((value) => value + 0)).toEqual(values);
    expect(gridSize(from, to, step)).toBe(values.length);
  });
});
