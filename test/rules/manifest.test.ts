import { describe, expect, it } from 'vitest';
import { attack, d20, mind, pair, scene } from '../support/fixedRolls.ts';

const harmless = [attack('A > B', 1, 1), attack('B > A', 1, 1)];
const guarded = { formulas: { 1: { attack: '20', defence: '24' } } };

describe('RULES 8.6: manifest', () => {
  /** Power level 3: DC 13 + margin. Concentration 7: the d20 must show margin + 6. */
  const power = (more: object = {}, manifest: object = {}) => ({
    actEvery: 2,
    manifest: { power: 'ego whip', level: 3, concentration: 7, ...manifest },
    ...more,
  });
  const first = harmless;

  it('a round without a hit: the power succeeds, escape ends the duel by flight', () => {
    const { end, rounds } = scene(pair({}, power(), {}, guarded), [...first, attack('A > B', 4)]);
    expect([end, rounds]).toEqual(['initiator:fled', 2]);
  });

  it('each hit is a check, DC 10 + margin + power level: 20 + 6 − 24 = 2, DC 15, 8 + 7 holds', () => {
    const { end, events } = scene(pair({}, power(), {}, guarded), [...first, attack('A > B', 6), d20(8)]);
    expect(end).toBe('initiator:fled');
    expect(events).toContainEqual({
      kind: 'check',
      who: 1,
      roll: 8,
      modifier: 7,
      difficulty: 15,
      kept: true,
    });
  });

  it('7 + 7 does not: the power is lost and the duel goes on', () => {
    const { end, events, mana } = scene(pair({}, power(), {}, guarded), [
      ...first,
      ...[attack('A > B', 6), d20(7)],
      attack('A > B', 1, 1),
    ]);
    expect(end).toBeNull();
    expect(mana('B')).toBe(12);
    expect(events).toContainEqual({ kind: 'distracted', who: 1 });
  });

  it('9.1 a 20 is nothing special, nor is a 1', () => {
    // Margin 20 + 21 − 24 = 17: DC 30, 20 + 7 fails. Margin 1 with Concentration 13: DC 14, 1 + 13 holds.
    const high = scene(pair({}, power(), {}, guarded), [...first, attack('A > B', 21), d20(20)]);
    expect(high.end).toBeNull();
    const low = scene(pair({}, power({}, { concentration: 13 }), {}, guarded), [
      ...first,
      ...[attack('A > B', 5), d20(1)],
    ]);
    expect(low.end).toBe('initiator:fled');
  });

  it('one check for each hit suffered during the round; all must hold', () => {
    const text = { initiator: [mind(), mind()], target: mind(power({ actEvery: 1 })), ...guarded };
    const { end } = scene(text, [
      ...[attack('A1 > B', 6), d20(20)],
      // The second passive defence of the round is 5 weaker: 20 + 1 − 24 + 5 = 2.
      ...[attack('A2 > B', 1), d20(8)],
    ]);
    expect(end).toBe('initiator:fled');
    const lost = scene(text, [attack('A1 > B', 6), d20(1), attack('A2 > B', 1), attack('A1 > B', 1)]);
    // Distracted already: no second check.
    expect(lost.end).toBeNull();
  });

  it('a hit that strikes IQ distracts as well; one that destroys the soul needs no check', () => {
    const bare = scene(pair({}, power({ mana: 0 }), {}, guarded), [...first, attack('A > B', 8), d20(10)]);
    expect([bare.end, bare.iq('B')]).toEqual(['initiator:fled', 8]);
    const gone = scene(pair({}, power({ mana: 0, IQ: 1 }), {}, guarded), [...first, attack('A > B', 8)]);
    expect(gone.end).toBe('initiator:soul');
  });

  it('onSuccess: wound wounds the opponent: the fields explode at the end of the round', () => {
    const { end, facts, rounds } = scene(pair({ hp: 80 }, power({}, { onSuccess: 'wound' }), {}, guarded), [
      ...first,
      attack('A > B', 4),
    ]);
    expect([end, rounds]).toEqual(['target:explosion', 2]);
    expect(facts).toMatchObject({ initiator_deaths: 1, initiator_drain: 20, target_drain: 20 });
  });

  it('onSuccess: wound on one without hp: the duel goes on without mana', () => {
    const { end, mana } = scene(pair({}, power({}, { onSuccess: 'wound' }), {}, guarded), [
      ...first,
      attack('A > B', 4),
      attack('A > B', 1, 1),
    ]);
    expect([end, mana('A'), mana('B')]).toEqual([null, 0, 0]);
  });

  it('9.2, 9.3 power points, 2·level − 1 = 5, are paid when it begins, also for a power that is lost', () => {
    // 9 points: one attempt. In round 4 it cannot pay, so it does not act but fights.
    const lost = [attack('A > B', 9), d20(1)];
    const { attacks, events } = scene(pair({}, power({ powerPoints: 9, mana: 90 }), {}, guarded), [
      ...[...first, ...lost, ...first],
      ...first,
    ]);
    expect(attacks.slice(5, 7)).toEqual(['A > B', 'B > A']);
    expect(events.filter((event) => event.kind === 'check')).toHaveLength(1);
  });

  it('who flees completes the power it has begun and begins no other', () => {
    const flees = { fleeBelow: { mana: 30 }, fleeRounds: 3, powerPoints: 20 };
    // Round 1: B decides to flee with the power going on, and is gone at its end.
    const begun = scene(pair({}, power({ ...flees, actEvery: 1 }), {}, guarded), [attack('A > B', 1)]);
    expect([begun.end, begun.rounds]).toEqual(['initiator:fled', 1]);
    // Round 1 holds no power here, and in rounds 2 to 4 B is on its way.
    const later = scene(pair({}, power(flees), {}, guarded), [
      ...[attack('A > B', 1, 1), attack('A > B', 1), attack('A > B', 1), attack('A > B', 1)],
    ]);
    expect([later.end, later.rounds]).toEqual(['initiator:fled', 4]);
    expect(later.events.some((event) => event.kind === 'manifested')).toBe(false);
  });

  it('without powerPoints nothing is counted', () => {
    const lost = [attack('A > B', 5), d20(1)];
    const round = [...first, ...lost];
    const { events } = scene(pair({}, power({ mana: 90 }), {}, guarded), [...round, ...round, ...round]);
    expect(events.filter((event) => event.kind === 'check')).toHaveLength(3);
  });
});
