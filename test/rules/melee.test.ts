import { describe, expect, it } from 'vitest';
import { attack, choose, even, mind, scene } from '../support/fixedRolls.ts';

const guarded = { 1: { attack: '20', defence: '24' } };
const frail = { IQ: 0, mana: 0 };
const still = { hold: 'always' };

describe('RULES 5: several against several', () => {
  it('all of side A in the listed order, then all of side B', () => {
    const text = { initiator: [mind(), mind()], target: [mind(), mind()], formulas: even };
    const round = [
      ...[attack('A1 > B1', 1, 1), attack('A2 > B1', 1)],
      ...[attack('B1 > A1', 1, 1), attack('B2 > A1', 1)],
    ];
    const { attacks } = scene({ ...text, rules: { maxRounds: 2 } }, [...round, ...round]);
    expect(attacks.slice(0, 4)).toEqual(['A1 > B1', 'A2 > B1', 'B1 > A1', 'B2 > A1']);
  });

  it('target: first attacks the first enemy still standing in the listed order', () => {
    const text = { initiator: mind(), target: [mind({ ...frail, ...still }), mind(still)], formulas: even };
    const { attacks } = scene(text, [attack('A > B1', 3, 1), attack('A > B2', 1, 1)]);
    expect(attacks.slice(0, 2)).toEqual(['A > B1', 'A > B2']);
  });

  it.each([
    ['lowest IQ', { IQ: 10, mana: 0 }, { IQ: 9, mana: 50 }, { IQ: 12, mana: 0 }, 'B2'],
    ['then lowest mana', { IQ: 10, mana: 20 }, { IQ: 10, mana: 19 }, { IQ: 11, mana: 0 }, 'B2'],
    ['then listed order', { IQ: 11, mana: 0 }, { IQ: 10, mana: 19 }, { IQ: 10, mana: 19 }, 'B2'],
  ])('target: weakest is %s', (_, b1, b2, b3, wanted) => {
    const target = [b1, b2, b3].map((fields) => mind({ ...fields, ...still }));
    const text = { initiator: mind(), target, formulas: even, rules: { target: 'weakest' } };
    expect(scene(text, [attack(`A > ${wanted}`, 1, 1)]).attacks[0]).toBe(`A > ${wanted}`);
  });

  it('target: weakest goes by the current figures', () => {
    const target = [mind({ ...still, mana: 20 }), mind({ ...still, mana: 21 })];
    const text = { initiator: [mind(), mind()], target, formulas: even, rules: { target: 'weakest' } };
    // A1 takes 4 of B1's 20. Then B1 remains the weakest.
    const { attacks } = scene(text, [attack('A1 > B1', 2, 1), attack('A2 > B1', 1, 1)]);
    expect(attacks.slice(0, 2)).toEqual(['A1 > B1', 'A2 > B1']);
  });

  it('target: random draws uniformly among those standing, and not at all when one is left', () => {
    const target = [mind({ ...frail, ...still }), mind({ ...frail, ...still }), mind(still)];
    const text = { initiator: mind(), target, formulas: even, rules: { target: 'random' } };
    const { attacks, questions } = scene(text, [
      ...[choose(2, 3), attack('A > B2', 3, 1)],
      // Standing are B1 and B3.
      ...[choose(2, 2), attack('A > B3', 1, 1)],
      ...[choose(1, 2), attack('A > B1', 3, 1)],
      attack('A > B3', 1, 1),
    ]);
    expect(attacks.slice(0, 4)).toEqual(['A > B2', 'A > B3', 'A > B1', 'A > B3']);
    const question = questions.find((q) => q.name === 'enemy 1 to 3')!;
    expect(question.probabilities).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('4.5 defences of a round: one active, then passive with j = 0, 1, 2: −0, −5, −10', () => {
    const initiator = [mind(), mind(), mind(), mind()];
    const { mana, events } = scene({ initiator, target: mind({ mana: 100 }), formulas: guarded }, [
      // 20 + 6 − 24 − 1 = 1
      attack('A1 > B', 6, 1),
      // 20 + 5 − 24 = 1
      attack('A2 > B', 5),
      // 20 + 1 − (24 − 5) = 2
      attack('A3 > B', 1),
      // 20 + 1 − (24 − 10) = 7
      attack('A4 > B', 1),
    ]);
    expect(mana('B')).toBe(100 - 4 - 4 - 8 - 28);
    const penalties = events.flatMap((event) => (event.kind === 'attack' ? [event.penalty] : []));
    expect(penalties.slice(0, 4)).toEqual([0, 0, 5, 10]);
  });

  it('4.5 the third attack of a round, at −5, hits where the second does not', () => {
    const initiator = [mind(), mind(), mind()];
    const { mana } = scene({ initiator, target: mind(), formulas: guarded }, [
      ...[attack('A1 > B', 1, 1), attack('A2 > B', 4), attack('A3 > B', 4)],
    ]);
    // Second: 20 + 4 − 24 = 0. Third: 20 + 4 − 19 = 5.
    expect(mana('B')).toBe(0);
  });

  it('4.5 passivePenalty is a setting', () => {
    const initiator = [mind(), mind(), mind()];
    const text = { initiator, target: mind(), formulas: guarded, rules: { passivePenalty: 1 } };
    const { mana } = scene(text, [attack('A1 > B', 1, 1), attack('A2 > B', 4), attack('A3 > B', 4)]);
    expect(mana('B')).toBe(16);
  });

  it('4.4, 5 defences are counted over the round and come back with the next', () => {
    const text = { initiator: [mind(), mind()], target: mind(), formulas: guarded };
    const { attacks } = scene(text, [
      ...[attack('A1 > B', 1, 1), attack('A2 > B', 1), attack('B > A1', 1, 1)],
      ...[attack('A1 > B', 1, 1), attack('A2 > B', 1)],
    ]);
    expect(attacks.slice(3, 5)).toEqual(['A1 > B', 'A2 > B']);
  });

  it('a side wins when no enemy is left', () => {
    const text = { initiator: mind(), target: [mind({ ...frail, ...still }), mind({ ...frail, ...still })] };
    const { end, rounds, facts } = scene({ ...text, formulas: even }, [
      attack('A > B1', 3, 1),
      attack('A > B2', 3, 1),
    ]);
    expect([end, rounds]).toEqual(['initiator:soul', 2]);
    expect(facts).toMatchObject({ target_deaths: 2 });
  });

  it('3.1, 5 every member of side A pays for the initiation', () => {
    const initiator = [mind({ fatigue: 5, ...still }), mind({ fatigue: 7, ...still })];
    const { facts, end } = scene({ initiator, target: mind(still), rules: { initiationCost: 2 } }, []);
    expect(end).toBe('draw:exhaustion');
    expect(facts).toMatchObject({ initiator_fatigue: 4, target_fatigue: 0 });
  });

  it.each([
    ['tired', [mind({ hold: 'outnumbered' })], [mind({ fatigue: 0 }), mind({ fatigue: 0 })]],
    ['holding always', [mind({ hold: 'outnumbered' })], [mind(still), mind(still)]],
    ['untrained', [mind({ hold: 'outnumbered' })], [mind({ untrained: true }), mind(still)]],
    [
      'tired, and three against two',
      [mind({ hold: 'outnumbered' }), mind({ hold: 'outnumbered' })],
      [mind({ fatigue: 0 }), mind(still), mind({ fatigue: 0 })],
    ],
    [
      'and the initiators, tired',
      [mind({ fatigue: 1 }), mind({ fatigue: 1 })],
      [mind({ hold: 'outnumbered' })],
    ],
  ])(
    '4.10 holding because one is outnumbered by enemies %s is exhaustion at once',
    (_, initiator, target) => {
      const { end, rounds } = scene({ initiator, target, formulas: even }, []);
      expect([end, rounds]).toEqual(['draw:exhaustion', 0]);
    },
  );

  it.each([
    ['an enemy can attack', [mind({ hold: 'outnumbered' })], [mind({ fatigue: 0 }), mind()], 'B2 > A'],
    ['not outnumbered', [mind({ hold: 'outnumbered' })], [mind({ fatigue: 0 })], 'A > B'],
    [
      'a companion can attack',
      [mind({ hold: 'outnumbered' }), mind()],
      [mind({ fatigue: 0 }), mind({ fatigue: 0 }), mind({ fatigue: 0 })],
      'A2 > B1',
    ],
  ])('4.10 but not where %s', (_, initiator, target, first) => {
    const { attacks, end } = scene({ initiator, target, formulas: even }, []);
    expect([end, attacks[0]]).toEqual([null, first]);
  });

  it('an untrained member attacks the latest enemy that attacked it in this round', () => {
    const text = { initiator: [mind(), mind()], target: mind({ untrained: true }), formulas: even };
    const { attacks } = scene(text, [attack('A1 > B', 1, 1), attack('A2 > B', 1), attack('B > A2', 1, 1)]);
    expect(attacks[2]).toBe('B > A2');
  });

  it('an untrained member that was not attacked stays put though its neighbour was', () => {
    const text = { initiator: mind(), target: [mind(still), mind({ untrained: true })], formulas: even };
    const { attacks } = scene(text, [attack('A > B1', 1, 1), attack('A > B1', 1, 1)]);
    expect(attacks.slice(0, 2)).toEqual(['A > B1', 'A > B1']);
  });

  it('4.3 the latest attacker has fallen meanwhile: the one before it is attacked', () => {
    const text = {
      initiator: [mind(), mind(frail)],
      target: [mind(), mind({ untrained: true })],
      formulas: even,
      rules: { target: 'random' },
    };
    const { attacks } = scene(text, [
      ...[choose(2, 2), attack('A1 > B2', 1, 1)],
      ...[choose(2, 2), attack('A2 > B2', 1)],
      // B1 destroys A2, so B2 turns on A1.
      ...[choose(2, 2), attack('B1 > A2', 3, 1)],
      attack('B2 > A1', 1, 1),
    ]);
    expect(attacks[3]).toBe('B2 > A1');
  });

  it('a member of side A that withdraws is out; the others go on', () => {
    const initiator = [mind({ withdrawBelow: { mana: 30 } }), mind()];
    const { isIn, attacks, end } = scene({ initiator, target: mind(still), formulas: even }, [
      attack('A2 > B', 1, 1),
    ]);
    expect([isIn('A1'), isIn('A2'), end]).toEqual([false, true, null]);
    expect(attacks[0]).toBe('A2 > B');
  });

  it('the last one to withdraw loses the duel; a member of side B never withdraws', () => {
    const leaver = mind({ withdrawBelow: { mana: 30 } });
    expect(scene({ initiator: [leaver, leaver], target: mind(), formulas: even }, []).end).toBe(
      'target:withdrawn',
    );
    const { isIn } = scene({ initiator: mind(), target: [leaver, leaver], formulas: even }, [
      attack('A > B1', 1, 1),
      attack('B1 > A', 1, 1),
    ]);
    expect(isIn('B1')).toBe(true);
  });

  it('the first standing enemy mage that pursues and can pay prevents it; the sides keep their order', () => {
    const mage = { class: 'mage', ...still };
    const target = [
      mind({ ...mage, pursue: false }),
      mind({ class: 'sorcerer', ...still }),
      mind({ ...mage, fatigue: 0 }),
      mind({ ...mage, fatigue: 4 }),
      mind({ ...mage, fatigue: 4 }),
    ];
    const initiator = [mind({ withdrawBelow: { mana: 30 } }), mind()];
    const { events, attacks, isIn } = scene({ initiator, target, formulas: even }, [
      attack('A2 > B1', 1, 1),
      attack('A2 > B1', 1, 1),
    ]);
    expect(events[0]).toMatchObject({ kind: 'pursued', who: 0, by: 5, cost: 1, swap: false });
    expect(isIn('A1')).toBe(true);
    expect(attacks.slice(0, 2)).toEqual(['A2 > B1', 'A2 > B1']);
  });

  it('8.4 a member that has fled is out; the others go on', () => {
    const target = [mind({ fleeBelow: { mana: 30 } }), mind(still)];
    const { isIn, attacks } = scene({ initiator: mind(), target, formulas: even }, [
      attack('A > B1', 1, 1),
      attack('A > B1', 1),
      attack('A > B2', 1, 1),
    ]);
    expect([isIn('B1'), isIn('B2')]).toEqual([false, true]);
    expect(attacks[2]).toBe('A > B2');
  });

  it('4.11 the gain goes to the one whose attack destroyed the soul and is summed over the side', () => {
    const initiator = [mind({ class: 'mage' }), mind()];
    const target = [
      mind({ ...frail, ...still, soulPower: 100 }),
      mind({ ...frail, ...still, soulPower: 200 }),
    ];
    const { end, facts } = scene({ initiator, target, formulas: even }, [
      // The mage destroys B1, 10 % of 100; the ranger B2, 4 % of 200.
      attack('A1 > B1', 3, 1),
      attack('A2 > B2', 3, 1),
    ]);
    expect(end).toBe('initiator:soul');
    expect(facts['initiator_capture']).toBeCloseTo(18, 12);
  });

  it('4.12 drains and losses are summed over the side', () => {
    const text = {
      initiator: [mind(), mind()],
      target: mind({ mana: 0 }),
      formulas: even,
      rules: { maxRounds: 1 },
    };
    const { facts } = scene(text, [...[attack('A1 > B', 5, 1), attack('A2 > B', 4), attack('B > A1', 3, 1)]]);
    // B loses 2 and then 2 IQ; A1 loses 8 mana.
    expect(facts).toMatchObject({ target_iq_loss: 4, initiator_drain: 8, target_drain: 0 });
  });
});
