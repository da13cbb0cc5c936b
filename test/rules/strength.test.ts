import { describe, expect, it } from 'vitest';
import { written } from '../../src/rules/arithmetic/rational.ts';
import type { Combatant, PlaneFormula, Rounding } from '../../src/rules/model.ts';
import { printedFormulas } from '../../src/rules/planes.ts';
import { baseOf, levelOf, roundBy, strengthsOf } from '../../src/rules/strength.ts';
import { type DuelText, duelSetup } from '../support/duels.ts';
import { attack, mind, pair, scene } from '../support/fixedRolls.ts';

const fighter = { classes: { fighter: { magical: false } } };

/** A combatant with its classes, as the scenario layer makes it. */
function made(fields: Readonly<Record<string, unknown>>, more: Partial<DuelText> = {}) {
  const { initiators, classes } = duelSetup({
    initiator: { IQ: 10, Podl: 10, ...fields },
    target: mind(),
    ...more,
  });
  return { combatant: initiators[0]!, classes };
}

/** SMÚ and SMO at full IQ. */
function strengths(
  { combatant, classes }: { combatant: Combatant; classes: Parameters<typeof strengthsOf>[1] },
  plane: number,
  rounding: Rounding = 'floor',
  formula: PlaneFormula = printedFormulas[String(plane)]!,
): [number, number] {
  const { attack: smu, defence: smo } = strengthsOf(combatant, classes, formula, rounding, true);
  return [smu[combatant.IQ]!, smo[combatant.IQ]!];
}

const mage = made({ class: 'mage', level: 10, IQ: 14, Podl: 12, SP: 3.5 });
const renegade = made(
  {
    classes: [
      { class: 'sorcerer', level: 4 },
      { class: 'fighter', level: 5 },
    ],
    IQ: 13,
    Podl: 11,
    SP: 2,
  },
  fighter,
);

describe('RULES 2: strength of mind', () => {
  it('0 the ten class bases', () => {
    const { classes } = mage;
    const bases = {
      mage: 10,
      sorcerer: 9,
      wizard: 9,
      druid: 8,
      strider: 7,
      psionic: 7,
      ranger: 7,
      theurgist: 7,
    };
    for (const [name, base] of Object.entries({ ...bases, pyrophor: 6, alchemist: 6 })) {
      expect(classes[name]).toEqual({ base, magical: true, mage: name === 'mage' });
    }
  });

  it('2.1 base is the highest class base plus talent', () => {
    const classes = [
      { class: 'alchemist', level: 9 },
      { class: 'druid', level: 1 },
    ];
    const both = made({ classes });
    expect(baseOf(both.combatant, both.classes)).toBe(8);
    const talented = made({ classes, talent: 3 });
    expect(baseOf(talented.combatant, talented.classes)).toBe(11);
    const dull = made({ classes, talent: -2 });
    expect(baseOf(dull.combatant, dull.classes)).toBe(6);
  });

  it('2.1 without a class the base is 0 plus talent', () => {
    const none = made({ talent: 2 });
    expect(baseOf(none.combatant, none.classes)).toBe(2);
    expect(levelOf(none.combatant, none.classes)).toBe(0);
  });

  it('2.1 a non-magical class has base 0', () => {
    const soldier = made({ class: 'fighter', level: 5 }, fighter);
    expect(baseOf(soldier.combatant, soldier.classes)).toBe(0);
  });

  it('2.2 magical levels count whole, others half, not rounded', () => {
    expect(levelOf(renegade.combatant, renegade.classes)).toBe(6.5);
  });

  // Base 10, level 10, int(SP) 3, SP 3.5, IQ 14, Podl 12, by the table of 2.3, term by term.
  it.each([
    [1, 10 + 10 + 3 + 28, 10 + 10 + 3 + 24],
    [2, 10 + 10 + 6 + 42, 10 + 10 + 6 + 36],
    [3, 5 + 15 + 6 + 70, 5 + 15 + 6 + 60],
    [4, 5 + 15 + 12 + 42, 5 + 15 + 12 + 12],
    [5, 20 + 15 + 56 + 12, 20 + 15 + 12 + 28],
    [6, 10 + 30 + 70 + 24, 10 + 30 + 12 + 42],
    [7, 35 + 42, 35 + 24 + 14],
    [8, 35 + 28, 35 + 12 + 14],
  ])('2.3 plane %i: SMÚ %i, SMO %i', (plane, smu, smo) => {
    expect(strengths(mage, plane)).toEqual([smu, smo]);
  });

  it('2.3 SP enters whole on planes 1 to 6 and as it is on 7 and 8', () => {
    const whole = made({ class: 'mage', level: 10, IQ: 14, Podl: 12, SP: 3 });
    for (const plane of [1, 2, 3, 4, 5, 6]) expect(strengths(mage, plane)).toEqual(strengths(whole, plane));
    for (const plane of [7, 8]) {
      const [smu, smo] = strengths(whole, plane);
      expect(strengths(mage, plane)).toEqual([smu + 5, smo + 5]);
    }
  });

  it('2.4 each strength is rounded once, at the end: 83.25 and 73.25, 43.5 and 39.5', () => {
    // The renegade on plane 3: 4.5 + 9.75 + 4 + 65 = 83.25 and 4.5 + 9.75 + 4 + 55 = 73.25.
    expect(strengths(renegade, 3, 'floor')).toEqual([83, 73]);
    expect(strengths(renegade, 3, 'ceil')).toEqual([84, 74]);
    expect(strengths(renegade, 3, 'round')).toEqual([83, 73]);
    // On plane 1 the level 6.5 leaves halves: 9 + 6.5 + 2 + 26 = 43.5 and 9 + 6.5 + 2 + 22 = 39.5.
    expect(strengths(renegade, 1, 'floor')).toEqual([43, 39]);
    expect(strengths(renegade, 1, 'ceil')).toEqual([44, 40]);
    expect(strengths(renegade, 1, 'round')).toEqual([44, 40]);
  });

  it('2.4 round is half up, also below 0', () => {
    expect([2.5, 2.4, -0.5, -1.5, -1.6].map((x) => roundBy('round', written(x)))).toEqual([3, 2, 0, -1, -2]);
  });

  it('2.5 strengths follow the current IQ', () => {
    const { combatant, classes } = mage;
    const weaker = strengthsOf(combatant, classes, printedFormulas['1']!, 'floor', true);
    expect([weaker.attack[14], weaker.attack[13], weaker.attack[0]]).toEqual([51, 49, 23]);
    expect(new Set(weaker.defence)).toEqual(new Set([47]));
    const steady = strengthsOf(combatant, classes, printedFormulas['1']!, 'floor', false);
    expect(new Set(steady.attack)).toEqual(new Set([51]));
  });

  it('2.5 a mind that loses IQ strikes more weakly in the same round', () => {
    // Attack 2·IQ against Podl 20. A rolls 5 against 1: margin 20 + 5 − 20 − 1 = 4, B falls to IQ 8.
    const formulas = { 1: { attack: '2*IQ', defence: '2*Podl' } };
    const rolls = [attack('A > B', 5, 1), attack('B > A', 6, 1)];
    // B strikes back with 16 + 6 − 20 − 1 = 1: nothing to lose but mana, 4 points.
    const weakened = scene(pair({}, { mana: 0 }, {}, { formulas }), rolls);
    expect([weakened.iq('B'), weakened.mana('A')]).toEqual([8, 16]);
    // With iqLossWeakens: false it is 20 + 6 − 20 − 1 = 5: 20 points.
    const steady = scene(pair({}, { mana: 0 }, { iqLossWeakens: false }, { formulas }), rolls);
    expect([steady.iq('B'), steady.mana('A')]).toEqual([8, 0]);
  });

  it('2.6 a scenario may replace a formula', () => {
    // Attack 3 + 2, defence 4: margin 5 + 3 − 4 − 2 = 2.
    const formulas = { 1: { attack: 'max(1, 3) + int(2.9)', defence: '(base + level) / 2' } };
    expect(scene(pair({}, {}, {}, { formulas }), [attack('A > B', 3, 2)]).mana('B')).toBe(12);
  });

  it('2.7 the mage 10 of the worked example', () => {
    expect([1, 3, 5, 7].map((plane) => strengths(mage, plane))).toEqual([
      [51, 47],
      [96, 86],
      [103, 75],
      [77, 73],
    ]);
  });

  it('2.7 the sorcerer 4 / fighter 5 of the worked example', () => {
    expect(strengths(renegade, 1)).toEqual([43, 39]);
    expect(strengths(renegade, 3)).toEqual([83, 73]);
  });
});
