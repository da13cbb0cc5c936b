import { describe, expect, it } from 'vitest';
import { attack, d20, mind, pair, pull, scene, wound } from '../support/fixedRolls.ts';

const idle = (events: readonly { kind: string }[]) => events.filter((event) => event.kind === 'idle');

describe('RULES 4.1 to 4.3: the round', () => {
  it('4.1 wounds, the initiator, the target, flights, the pull, in this order', () => {
    const text = pair(
      { woundChance: 0.1 },
      { woundChance: 0.2, fleeBelow: { iq: 10 }, mana: 0 },
      { pull: { 1: 0.1 } },
      { formulas: { 1: { attack: '20', defence: '24' } } },
    );
    const { end, rounds } = scene(text, [
      // 20 + 7 − 24 − 1 = 2: B falls to IQ 9 and at its own turn decides to flee.
      ...[wound(false), wound(false), attack('A > B', 7, 1), pull(false), pull(false)],
      // It is gone before anybody can be pulled.
      ...[wound(false), wound(false), attack('A > B', 1)],
    ]);
    expect([end, rounds]).toEqual(['initiator:fled', 2]);
  });

  it('4.2 withdrawing comes before fleeing, fleeing before acting, acting before the attack', () => {
    const both = { withdrawBelow: { mana: 30 }, fleeBelow: { mana: 30 }, actEvery: 1 };
    expect(scene(pair(both), []).end).toBe('target:withdrawn');
    const { events } = scene(pair({ fleeBelow: { mana: 30 }, actEvery: 1 }), [attack('B > A', 1)]);
    expect(events[0]).toMatchObject({ kind: 'flees', who: 0 });
    expect(idle(scene(pair({ actEvery: 1 }), [attack('B > A', 1)]).events)[0]).toMatchObject({
      why: 'acting',
    });
  });

  it('4.3 attackCost fatigue points are needed for an attack', () => {
    const { attacks } = scene(pair({}, { fatigue: 3 }, { attackCost: 3 }), [
      attack('A > B', 1, 1),
      attack('A > B', 1, 1),
      attack('A > B', 1, 1),
    ]);
    // 3 points: the active defence takes one, then there are too few for an attack costing 3.
    expect(attacks.slice(0, 3)).toEqual(['A > B', 'A > B', 'A > B']);
  });

  it('4.3 an untrained target attacks in a round in which it was attacked', () => {
    const { attacks } = scene(pair({}, { untrained: true }), [attack('A > B', 1, 1), attack('B > A', 1, 1)]);
    expect(attacks.slice(0, 2)).toEqual(['A > B', 'B > A']);
  });

  it('4.3 an untrained target does not attack in a round in which it was not', () => {
    // A acts in round 2: nobody attacks, and the round passes without a draw.
    const { rounds, events } = scene(pair({ actEvery: 2 }, { untrained: true }), [
      attack('A > B', 1, 1),
      attack('B > A', 1, 1),
      attack('A > B', 1, 1),
    ]);
    expect(rounds).toBe(3);
    expect(idle(events)).toEqual([
      { kind: 'idle', who: 0, why: 'acting' },
      { kind: 'idle', who: 1, why: 'untrained' },
    ]);
  });

  it('4.3 an untrained initiator never comes to attack: its turn is the first', () => {
    const { attacks } = scene(pair({ untrained: true }), [attack('B > A', 1, 1), attack('B > A', 1, 1)]);
    expect(attacks.slice(0, 2)).toEqual(['B > A', 'B > A']);
  });
});

describe('RULES 4.10: exhaustion and timeout', () => {
  const still = (text: ReturnType<typeof pair>) => {
    const { end, rounds } = scene(text, []);
    return [end, rounds];
  };

  it.each([
    ['both hold always', { hold: 'always' }, { hold: 'always' }],
    ['both act in every round', { actEvery: 1 }, { actEvery: 1 }],
    ['one holds, one acts', { hold: 'always' }, { actEvery: 1 }],
    ['fewer points than attackCost', { fatigue: 1 }, { fatigue: 0 }],
    ['fewer points than attackCost and the reserve', { fatigue: 5, reserveFatigue: 4 }, { hold: 'always' }],
    ['untrained against one that cannot attack', { hold: 'always' }, { untrained: true }],
    ['both untrained', { untrained: true }, { untrained: true }],
    [
      'a power that costs nothing in every round',
      { actEvery: 1, manifest: { power: 0, concentration: 5 }, powerPoints: 9 },
      { hold: 'always' },
    ],
    ['unlimited power points', { actEvery: 1, manifest: { power: 3, concentration: 5 } }, { hold: 'always' }],
  ])('4.10 neither can ever attack again: %s', (_, a, b) => {
    expect(still(pair(a, b))).toEqual(['draw:exhaustion', 0]);
  });

  it('4.10 exhaustion is a draw once the last point is spent, looked at before the next round', () => {
    // A: 3 points, 1 for the initiation, 1 attack, 1 defence. B: 2 points, 1 defence, 1 attack.
    const { end, rounds, facts } = scene(pair({ fatigue: 3 }, { fatigue: 2 }), [
      attack('A > B', 1, 1),
      attack('B > A', 1, 1),
    ]);
    expect([end, rounds]).toEqual(['draw:exhaustion', 1]);
    expect(facts).toMatchObject({ initiator_fatigue: 3, target_fatigue: 2 });
  });

  it('4.10 exhaustion is looked at before wounds: nobody is wounded any more', () => {
    const { end } = scene(pair({ hold: 'always', woundChance: 0.5 }, { hold: 'always' }), []);
    expect(end).toBe('draw:exhaustion');
  });

  it('4.10 one who acts only now and then, or only while it can pay, will attack again', () => {
    expect(still(pair({ actEvery: 2 }, { hold: 'always' }, { maxRounds: 1 }))[0]).toBeNull();
    const power = {
      actEvery: 1,
      powerPoints: 5,
      manifest: { power: 3, concentration: 5, onSuccess: 'wound' },
    };
    // Round 1: the power succeeds unhindered and the fields explode. Round 2: no points are left, A attacks.
    const { attacks, rounds, mana } = scene(pair(power, { hold: 'always' }), [attack('A > B', 1, 1)]);
    expect([attacks[0], rounds, mana('B')]).toEqual(['A > B', 3, 0]);
  });

  it('4.10 one who can attack keeps the duel going', () => {
    const { end, rounds } = scene(pair({}, { hold: 'always' }, { maxRounds: 2 }), [
      attack('A > B', 1, 1),
      attack('A > B', 1, 1),
    ]);
    expect([end, rounds]).toEqual(['draw:timeout', 2]);
  });

  it('4.10 a combatant that is fleeing does not count as exhausted', () => {
    // A flees in round 1 and is out at the end of round 3, though nobody can attack from round 2 on.
    const a = { fleeBelow: { mana: 30 }, fleeRounds: 2 };
    const { end, rounds } = scene(pair(a, { fatigue: 1 }), [attack('B > A', 1)]);
    expect([end, rounds]).toEqual(['target:fled', 3]);
  });

  it('4.10 timeout after maxRounds full rounds is a draw', () => {
    const { end, rounds, facts } = scene(pair({}, {}, { maxRounds: 1 }), [
      attack('A > B', 2, 1),
      attack('B > A', 3, 1),
    ]);
    expect([end, rounds]).toEqual(['draw:timeout', 1]);
    expect(facts).toMatchObject({ initiator_drain: 8, target_drain: 4 });
  });

  it('4.10 after the last round it is a timeout, though nobody could have gone on', () => {
    const rolls = [attack('A > B', 1, 1), attack('B > A', 1, 1)];
    expect(scene(pair({ fatigue: 3 }, { fatigue: 2 }, { maxRounds: 1 }), rolls).end).toBe('draw:timeout');
  });

  it('4.10 the default is 500 rounds', () => {
    const long = scene(pair({}, { hold: 'always' }), new Array(500).fill(attack('A > B', 1, 1)));
    expect([long.end, long.rounds]).toEqual(['draw:timeout', 500]);
  });
});

describe('RULES 4.11 to 4.13: what the end is worth', () => {
  const killing = [attack('A > B', 3, 1)];
  const frail = { IQ: 0, mana: 0, soulPower: 50 };

  it('4.11 a mage captures 10 % of the power of the soul it destroyed', () => {
    expect(scene(pair({ class: 'mage' }, frail), killing).facts['initiator_capture']).toBeCloseTo(5, 12);
  });

  it('4.11 anyone else captures 4 %', () => {
    expect(scene(pair({}, frail), killing).facts['initiator_capture']).toBeCloseTo(2, 12);
  });

  it('4.11 both shares are settings', () => {
    const rules = { captureMage: 0.5, captureOther: 0.2 };
    expect(scene(pair({ class: 'mage' }, frail, rules), killing).facts['initiator_capture']).toBe(25);
    expect(scene(pair({}, frail, rules), killing).facts['initiator_capture']).toBe(10);
  });

  it('4.11 without soulPower the power is SMÚ on plane 1 at the start, whatever the plane', () => {
    // Base 7, level 1, SP 2, IQ 0: 7 + 1 + 2 + 0 = 10 on plane 1; the duel is fought on plane 2 by even strengths.
    const formulas = { 2: { attack: '20', defence: '20' } };
    const victim = { IQ: 0, mana: 0, SP: 2 };
    const { facts } = scene(pair({ class: 'mage' }, victim, {}, { plane: 2, formulas }), killing);
    expect(facts['initiator_capture']).toBeCloseTo(1, 12);
  });

  it('4.11 the power is that of the start, not of the IQ that was left', () => {
    // 7 + 1 + 2·3 = 14 at IQ 3; margin 8 destroys.
    const { facts } = scene(
      pair(
        {},
        { IQ: 3, mana: 0 },
        { captureOther: 1 },
        { formulas: { 1: { attack: '8+2*IQ', defence: '20' } } },
      ),
      [attack('A > B', 9, 9)],
    );
    expect(facts['initiator_capture']).toBe(14);
  });

  it('4.11 a soul of negative strength frees no power', () => {
    // Base 7 − 200, level 1, SP 2, IQ 0 on plane 1: far below 0.
    const formulas = { 2: { attack: '20', defence: '20' } };
    const victim = { IQ: 0, mana: 0, SP: 2, talent: -200 };
    const { facts } = scene(pair({ class: 'mage' }, victim, {}, { plane: 2, formulas }), killing);
    expect(facts['initiator_capture']).toBe(0);
    const given = scene(
      pair({ class: 'mage' }, { ...victim, soulPower: 30 }, {}, { plane: 2, formulas }),
      killing,
    );
    expect(given.facts['initiator_capture']).toBeCloseTo(3, 12);
  });

  it('4.11 the target captures, too', () => {
    const { end, facts } = scene(pair(frail, { class: 'mage' }), [
      attack('A > B', 1, 1),
      attack('B > A', 3, 1),
    ]);
    expect(end).toBe('target:soul');
    expect(facts['target_capture']).toBeCloseTo(5, 12);
  });

  it('4.11 only soul destruction yields power', () => {
    const left = scene(pair({ withdrawBelow: { mana: 30 }, soulPower: 50 }), []);
    expect(left.facts).toMatchObject({ initiator_capture: 0, target_capture: 0 });
    const up = scene(pair({}, {}, { pull: { 1: 1 }, pullDeath: 1 }), [
      attack('A > B', 1, 1),
      attack('B > A', 1, 1),
    ]);
    expect(up.end).toBe('target:pull');
    expect(up.facts).toMatchObject({ initiator_capture: 0, target_capture: 0 });
  });

  it('4.12 mana lost to attacks and to explosions is drain', () => {
    const { facts } = scene(pair({ woundChance: 0.5 }, {}, { maxRounds: 2 }), [
      ...[wound(false), attack('A > B', 3, 1), attack('B > A', 1, 1)],
      ...[wound(true), attack('A > B', 1, 1), attack('B > A', 1, 1)],
    ]);
    // 8 by the attack, 12 and 20 by the explosion.
    expect(facts).toMatchObject({ initiator_drain: 20, target_drain: 20 });
  });

  it('4.13 a soul destroyed by the very first attack makes 1 round', () => {
    expect(scene(pair({}, frail), killing).rounds).toBe(1);
  });

  it('4.13 a duel that is exhausted before its first round makes none', () => {
    expect(scene(pair({ hold: 'always' }, { hold: 'always' }), []).rounds).toBe(0);
  });
});

describe('the driver of the scenes', () => {
  it('refuses a draw that is not asked for, a wrong pair, draws left over, an impossible roll', () => {
    expect(() => scene(pair(), [d20(3)])).toThrow('k12+ − k12+ is asked for');
    expect(() => scene(pair(), [attack('B > A', 1, 1)])).toThrow('A > B, not B > A');
    expect(() => scene(pair(), [attack('A > B', 1)])).toThrow('is asked for');
    expect(() => scene(pair({ hold: 'always' }, { hold: 'always' }), [pull(true)])).toThrow(
      'after 0 of 1 draws',
    );
    const two = { initiator: [mind(), mind()], target: mind({ actEvery: 1 }) };
    expect(() =>
      scene({ ...two, formulas: { 1: { attack: '20', defence: '30' } } }, [attack('A1 > B', 12)]),
    ).toThrow('cannot come up 12');
  });
});
