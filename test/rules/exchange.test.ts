import { describe, expect, it } from 'vitest';
import { attack, pair, scene } from '../support/fixedRolls.ts';

/** Strengths 20 against 24: a passive defence is broken by rolls above 4, the j-th further one by 5·j less. */
const guarded = { formulas: { 1: { attack: '20', defence: '24' } } };

describe('RULES 4.4 to 4.9: one exchange', () => {
  it('4.5 active defence: margin = (SMÚ + roll) − (SMO + roll)', () => {
    // 20 + 9 − 24 − 3 = 2, that is 8 mana of 20.
    expect(scene(pair({}, {}, {}, guarded), [attack('A > B', 9, 3)]).mana('B')).toBe(12);
  });

  it('4.5 an open-ended roll counts whole: 12 + 12 + 5 against 12 + 11', () => {
    // 20 + 29 − 20 − 23 = 6: 24 mana of 40.
    expect(scene(pair({}, { mana: 40 }), [attack('A > B', 29, 23)]).mana('B')).toBe(16);
  });

  it('4.5 passive defence: margin = (SMÚ + roll) − SMO, the defender rolls nothing', () => {
    // B acts physically every round: 20 + 7 − 24 = 3, 12 mana of 20.
    const { mana } = scene(pair({}, { actEvery: 1 }, {}, guarded), [attack('A > B', 7)]);
    expect(mana('B')).toBe(8);
  });

  it('4.4 an attack costs attackCost, an active defence defenceCost', () => {
    const rolls = [attack('A > B', 1, 1), attack('B > A', 1, 1)];
    const rules = { attackCost: 2, defenceCost: 3, maxRounds: 1 };
    const { facts } = scene(pair({ fatigue: 20 }, { fatigue: 20 }, rules), rolls);
    // A: 1 for the initiation, 2 for its attack, 3 for its defence.
    expect(facts).toMatchObject({ initiator_fatigue: 6, target_fatigue: 5 });
  });

  it('4.4 a passive defence costs nothing', () => {
    const rules = { maxRounds: 1 };
    const { facts } = scene(pair({}, { actEvery: 1, fatigue: 5 }, rules), [attack('A > B', 1)]);
    expect(facts['target_fatigue']).toBe(0);
  });

  it('4.4 a defender without the fatigue points for it defends passively', () => {
    // B has 1 point and defends with 2: its own attack is paid, its defence was not.
    const rules = { defenceCost: 2 };
    const rolls = [attack('A > B', 1), attack('B > A', 1, 1), attack('A > B', 1)];
    const { attacks, events } = scene(pair({}, { fatigue: 1 }, rules, guarded), rolls);
    expect(attacks.slice(0, 3)).toEqual(['A > B', 'B > A', 'A > B']);
    expect(events[0]).toMatchObject({ kind: 'attack', passive: 'fatigue', defenceCost: 0 });
  });

  it('4.4, 4.3 the last point goes into the defence; none is left to strike back', () => {
    const { events, rounds } = scene(pair({}, { fatigue: 1 }, {}, guarded), [
      attack('A > B', 1, 1),
      attack('A > B', 1),
    ]);
    expect(rounds).toBe(3);
    expect(events).toContainEqual({ kind: 'idle', who: 1, why: 'fatigue' });
  });

  it('4.6 margin 0 is a tie and does nothing', () => {
    const { mana, iq } = scene(pair(), [attack('A > B', 7, 7)]);
    expect([mana('B'), iq('B'), mana('A'), iq('A')]).toEqual([20, 10, 20, 10]);
  });

  it('4.6 an exchange lost by one point does nothing to either', () => {
    const { mana } = scene(pair(), [attack('A > B', 7, 8)]);
    expect([mana('B'), mana('A')]).toEqual([20, 20]);
  });

  it('4.7 an exchange won by one point takes 4 mana', () => {
    expect(scene(pair(), [attack('A > B', 8, 7)]).mana('B')).toBe(16);
  });

  it('4.7 manaPerPoint is a setting', () => {
    expect(scene(pair({}, {}, { manaPerPoint: 3 }), [attack('A > B', 9, 7)]).mana('B')).toBe(14);
  });

  it('4.7 mana 3 against a margin of 1: it is emptied, and that is all', () => {
    const { mana, iq } = scene(pair({}, { mana: 3 }), [attack('A > B', 8, 7)]);
    expect([mana('B'), iq('B')]).toEqual([0, 10]);
  });

  it('4.7 what is left over is lost', () => {
    const { mana, iq } = scene(pair({}, { mana: 3 }), [attack('A > B', 11, 1)]);
    expect([mana('B'), iq('B')]).toEqual([0, 10]);
  });

  it('4.7 overflow: carry takes the points not needed for the mana off IQ', () => {
    // Mana 10 needs ceil(10 / 4) = 3 of the margin 10; 7 hit IQ: floor(7 / 2) = 3.
    const { mana, iq } = scene(pair({}, { mana: 10 }, { overflow: 'carry' }), [attack('A > B', 11, 1)]);
    expect([mana('B'), iq('B')]).toEqual([0, 7]);
  });

  it('4.7 overflow: carry with nothing left over', () => {
    // Margin 3 against mana 10: 3 − 3 = 0.
    const { mana, iq } = scene(pair({}, { mana: 10 }, { overflow: 'carry' }), [attack('A > B', 4, 1)]);
    expect([mana('B'), iq('B')]).toEqual([0, 10]);
  });

  it.each([
    ['floor', 5, 8],
    ['ceil', 5, 7],
    ['round', 5, 7],
    ['floor', 4, 8],
    ['ceil', 4, 8],
    ['round', 4, 8],
    ['floor', 1, 10],
    ['ceil', 1, 9],
    ['round', 1, 9],
  ])('4.8 iqRounding: %s, margin %i without mana: IQ 10 becomes %i', (iqRounding, margin, left) => {
    const { iq } = scene(pair({}, { mana: 0 }, { iqRounding }), [attack('A > B', margin + 1, 1)]);
    expect(iq('B')).toBe(left);
  });

  it('4.8 the hit that empties the mana spares IQ, the next one does not', () => {
    const rolls = [attack('A > B', 6, 1), attack('B > A', 1, 1), attack('A > B', 6, 1)];
    const { mana, iq } = scene(pair({}, { mana: 20 }), rolls);
    expect([mana('B'), iq('B')]).toEqual([0, 8]);
  });

  it('4.9 IQ below 0: the soul is destroyed at once and does not strike back', () => {
    // Margin 6 takes 3 of IQ 2.
    const { end, rounds, attacks, facts } = scene(pair({}, { IQ: 2, mana: 0 }), [attack('A > B', 7, 1)]);
    expect([end, rounds, attacks]).toEqual(['initiator:soul', 1, ['A > B']]);
    // IQ is lost down to 0, no further.
    expect(facts).toMatchObject({ target_iq_loss: 2, target_deaths: 1, initiator_deaths: 0 });
  });

  it('4.9 IQ 0 still fights', () => {
    // Margin 4 takes 2 of IQ 2; B strikes back, 20 + 3 − 20 − 1 = 2, and defends with its roll.
    const rolls = [attack('A > B', 5, 1), attack('B > A', 3, 1), attack('A > B', 2, 2)];
    const { end, iq, mana } = scene(pair({}, { IQ: 2, mana: 0 }), rolls);
    expect([end, iq('B'), mana('A')]).toEqual([null, 0, 12]);
  });

  it('4.9 IQ 0 and margin 1: rounded down to nothing, the mind holds; margin 2 destroys it', () => {
    const rolls = [attack('A > B', 2, 1), attack('B > A', 1, 1), attack('A > B', 3, 1)];
    const { end, rounds } = scene(pair({}, { IQ: 0, mana: 0 }), rolls);
    expect([end, rounds]).toEqual(['initiator:soul', 2]);
  });
});
