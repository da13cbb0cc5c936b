import { describe, expect, it } from 'vitest';
import { attack, mind, pair, scene } from '../support/fixedRolls.ts';

const harmless = [attack('A > B', 1, 1), attack('B > A', 1, 1)];
const guarded = { formulas: { 1: { attack: '20', defence: '24' } } };

describe('RULES 8.1: hold', () => {
  it('always: no attack', () => {
    const { attacks, events } = scene(pair({}, { hold: 'always' }), [attack('A > B', 1, 1)]);
    expect(attacks.slice(0, 2)).toEqual(['A > B', 'A > B']);
    expect(events).toContainEqual({ kind: 'idle', who: 1, why: 'hold' });
  });

  it('4.4 two active defences in a round in which the attack is held, the third attack is met passively', () => {
    const text = { initiator: [mind(), mind(), mind()], target: mind({ hold: 'always' }), ...guarded };
    const { events } = scene(text, [
      attack('A1 > B', 1, 1),
      attack('A2 > B', 1, 1),
      attack('A3 > B', 1),
      attack('A1 > B', 1, 1),
    ]);
    const passive = events.flatMap((event) => (event.kind === 'attack' ? [event.passive] : []));
    expect(passive.slice(0, 4)).toEqual([null, null, 'spent', null]);
  });

  it('outnumbered: holds while its side has fewer standing, else attacks', () => {
    const text = {
      initiator: [mind({ IQ: 0, mana: 0 }), mind()],
      target: mind({ hold: 'outnumbered' }),
      ...guarded,
    };
    // Round 1: B holds and meets both actively. Round 2 likewise: nobody strikes.
    const held = scene(text, [attack('A1 > B', 1, 1), attack('A2 > B', 1, 1), attack('A1 > B', 1, 1)]);
    expect(held.attacks.slice(0, 3)).toEqual(['A1 > B', 'A2 > B', 'A1 > B']);
    // One against one it never holds.
    const alone = scene(pair({}, { hold: 'outnumbered' }), harmless);
    expect(alone.attacks.slice(0, 2)).toEqual(['A > B', 'B > A']);
  });

  it('4.4 the choice stands for the whole round: no attack though the numbers have become even', () => {
    // A1 destroys nothing; B1 (not holding) destroys A1, then B2, which chose to hold when it was 2 against 3 …
    const text = {
      initiator: [mind({ IQ: 0, mana: 0 }), mind(), mind()],
      target: [mind(), mind({ hold: 'outnumbered' })],
      formulas: { 1: { attack: '20', defence: '20' } },
    };
    const { attacks } = scene(text, [
      ...[attack('A1 > B1', 1, 1), attack('A2 > B1', 1), attack('A3 > B1', 1), attack('B1 > A1', 3, 1)],
      // … does not strike in round 1, but in round 2, two against two.
      ...[attack('A2 > B1', 1, 1), attack('A3 > B1', 1), attack('B1 > A2', 1, 1), attack('B2 > A2', 1)],
    ]);
    expect(attacks.slice(3, 8)).toEqual(['B1 > A1', 'A2 > B1', 'A3 > B1', 'B1 > A2', 'B2 > A2']);
  });

  it('4.4 and the other way round: it attacks though it has become outnumbered within the round', () => {
    const text = {
      initiator: [mind(), mind()],
      target: [mind({ IQ: 0, mana: 0 }), mind({ hold: 'outnumbered' })],
      formulas: { 1: { attack: '20', defence: '20' } },
    };
    const { attacks } = scene(text, [
      attack('A1 > B1', 3, 1),
      // One active defence only, and it is used up here.
      attack('A2 > B2', 1, 1),
      attack('B2 > A1', 1, 1),
      // Round 2: outnumbered from the start, two active defences and no attack.
      ...[attack('A1 > B2', 1, 1), attack('A2 > B2', 1, 1), attack('A1 > B2', 1, 1)],
    ]);
    expect(attacks[2]).toBe('B2 > A1');
  });
});

describe('RULES 8.2: reserveFatigue', () => {
  it('does not attack when that would leave fewer points, and defends with the rest', () => {
    // B: 4 points, reserve 2. Round 1: defence, attack → 2. From then on it only defends, twice.
    const { attacks, events } = scene(pair({}, { fatigue: 4, reserveFatigue: 2 }, {}, guarded), [
      ...harmless,
      ...[attack('A > B', 1, 1), attack('A > B', 1, 1), attack('A > B', 1)],
    ]);
    expect(attacks.slice(0, 5)).toEqual(['A > B', 'B > A', 'A > B', 'A > B', 'A > B']);
    expect(events.filter((event) => event.kind === 'idle').map((event) => event.why)).toEqual([
      'reserve',
      'fatigue',
      'fatigue',
    ]);
  });

  it('an attack that leaves exactly the reserve is made', () => {
    const { attacks } = scene(pair({ fatigue: 4, reserveFatigue: 2 }), harmless);
    expect(attacks[0]).toBe('A > B');
  });
});

describe('RULES 8.3: withdrawBelow', () => {
  it('an initiator whose mana is strictly below the figure ends the duel and loses it', () => {
    expect(scene(pair({ withdrawBelow: { mana: 20 } }), harmless).end).toBeNull();
    const { end, rounds, facts } = scene(pair({ withdrawBelow: { mana: 20 } }), [
      attack('A > B', 1, 1),
      attack('B > A', 2, 1),
    ]);
    expect([end, rounds]).toEqual(['target:withdrawn', 2]);
    expect(facts).toMatchObject({ initiator_deaths: 0, target_capture: 0, initiator_drain: 4 });
  });

  it('likewise for IQ', () => {
    const { end } = scene(pair({ withdrawBelow: { iq: 10 }, mana: 0 }), [
      attack('A > B', 1, 1),
      attack('B > A', 3, 1),
    ]);
    expect(end).toBe('target:withdrawn');
  });

  it('a target never withdraws', () => {
    expect(scene(pair({}, { withdrawBelow: { mana: 30 } }), harmless).end).toBeNull();
  });

  it('a pursued withdrawal: the mage pays, the turn is lost, the roles swap from the next round on', () => {
    const a = { withdrawBelow: { mana: 20 }, mana: 19 };
    const { attacks, events, end, facts } = scene(
      pair(a, { class: 'mage', fatigue: 9, withdrawBelow: { mana: 1 }, mana: 2 }),
      [
        // Round 1: A wants out and loses its turn; B strikes, 2 points, A has 11 left.
        attack('B > A', 3, 1),
        // Round 2: B is the initiator and comes first. A, the target now, may not withdraw and fights.
        ...[attack('B > A', 1, 1), attack('A > B', 3, 1)],
        // Round 3: B, the initiator with mana 0, withdraws, and A is no mage.
      ],
    );
    expect(attacks).toEqual(['B > A', 'B > A', 'A > B']);
    expect(events[0]).toEqual({
      kind: 'pursued',
      who: 0,
      by: 1,
      cost: 1,
      swap: true,
      bound: { figure: 'mana', below: 20 },
    });
    expect(end).toBe('initiator:withdrawn');
    // B: 1 for the pursuit, 2 attacks, 1 defence.
    expect(facts['target_fatigue']).toBe(4);
  });

  it('who wanted out still defends actively in that round', () => {
    const { events } = scene(pair({ withdrawBelow: { mana: 30 } }, { class: 'mage' }), [
      attack('B > A', 1, 1),
    ]);
    expect(events[1]).toMatchObject({ kind: 'attack', passive: null });
  });

  it('a pursuer who cannot pay lets go', () => {
    const a = { withdrawBelow: { mana: 30 } };
    const pay = (fatigue: number) =>
      scene(pair(a, { class: 'mage', fatigue }, { initiationCost: 3 }), []).end;
    expect(pay(2)).toBe('target:withdrawn');
    expect(pay(3)).toBeNull();
  });

  it('a mage that acts in the physical world still pursues', () => {
    const { events, end } = scene(pair({ withdrawBelow: { mana: 30 } }, { class: 'mage', actEvery: 1 }), []);
    // Round 1: pursued. Round 2: the mage is the initiator and acts; the former one fights.
    expect([events[0]!.kind, end]).toEqual(['pursued', null]);
  });

  it('pursue is true for mages, false for others, and only a mage can', () => {
    const a = { withdrawBelow: { mana: 30 } };
    expect(scene(pair(a, { class: 'mage' }), []).end).toBeNull();
    expect(scene(pair(a, { class: 'mage', pursue: false }), []).end).toBe('target:withdrawn');
    expect(scene(pair(a, { class: 'sorcerer' }), []).end).toBe('target:withdrawn');
    expect(scene(pair(a, { class: 'sorcerer', pursue: true }), []).end).toBe('target:withdrawn');
  });
});

describe('RULES 8.3b: withdrawWhen', () => {
  const when = { after: 1, enemy: { mana: 18 } };

  it('an initiator withdraws in a round after the n-th, at its turn', () => {
    const { end, rounds } = scene(pair({ withdrawWhen: { after: 1 } }), harmless.slice(0, 2));
    expect([end, rounds]).toEqual(['target:withdrawn', 2]);
    expect(scene(pair({ withdrawWhen: { after: 0 } }), []).rounds).toBe(1);
    expect(scene(pair({}, { withdrawWhen: { after: 0 } }), harmless).end).toBeNull(); // no target does
  });

  it('only while an enemy has strictly more than the bound, and by both parts that are given', () => {
    // B has 20 mana; one point of margin costs it 4, so it has 16 at A's second turn.
    const hit = [attack('A > B', 2, 1), attack('B > A', 1, 1)];
    expect(scene(pair({ withdrawWhen: when }, { mana: 20 }), harmless.slice(0, 2)).end).toBe(
      'target:withdrawn',
    );
    expect(scene(pair({ withdrawWhen: when }, { mana: 20 }), hit).end).toBeNull();
    expect(scene(pair({ withdrawWhen: when }, { mana: 18 }), harmless).end).toBeNull(); // no more than 18
    expect(scene(pair({ withdrawWhen: { enemy: { mana: 18 } } }, { mana: 20 }), []).rounds).toBe(1);
    expect(scene(pair({ withdrawWhen: { enemy: { iq: 10 } } }, { mana: 0 }), harmless).end).toBeNull();
    expect(scene(pair({ withdrawWhen: { enemy: { iq: 9 } } }, { mana: 0 }), []).rounds).toBe(1);
  });

  it('beside withdrawBelow either suffices, and a mage pursues', () => {
    const both = { withdrawWhen: { after: 5 }, withdrawBelow: { mana: 20 }, mana: 19 };
    expect(scene(pair(both), []).rounds).toBe(1);
    const { events } = scene(pair({ withdrawWhen: { after: 0 } }, { class: 'mage' }), []);
    expect(events[0]).toMatchObject({ kind: 'pursued', swap: true, bound: { after: 0, enemy: null } });
  });
});

describe('RULES 8.4: fleeBelow', () => {
  it('the target flees: from its decision on it neither attacks nor defends actively, and is out a round later', () => {
    const { end, rounds, attacks } = scene(pair({}, { fleeBelow: { mana: 20 } }, {}, guarded), [
      // 20 + 6 − 24 − 1 = 1: mana 16. B decides to flee instead of striking back.
      attack('A > B', 6, 1),
      // The next round is spent leaving.
      attack('A > B', 1),
    ]);
    expect([end, rounds, attacks]).toEqual(['initiator:fled', 2, ['A > B', 'A > B']]);
  });

  it('the initiator may flee as well, from IQ', () => {
    const { end } = scene(pair({ fleeBelow: { iq: 11 } }, {}, {}, guarded), [
      attack('B > A', 1),
      attack('B > A', 1),
    ]);
    expect(end).toBe('target:fled');
  });

  it('in the round of the decision it is already passive', () => {
    const { events } = scene(pair({ fleeBelow: { mana: 30 } }, {}, {}, guarded), [attack('B > A', 1)]);
    expect(events[1]).toMatchObject({ kind: 'attack', passive: 'acting' });
  });

  it('fleeRounds full rounds, that of the decision not counted', () => {
    const { end, rounds } = scene(pair({}, { fleeBelow: { mana: 30 }, fleeRounds: 3 }, {}, guarded), [
      attack('A > B', 1, 1),
      ...[attack('A > B', 1), attack('A > B', 1), attack('A > B', 1)],
    ]);
    expect([end, rounds]).toEqual(['initiator:fled', 4]);
  });

  it('a figure that is not below the bound does not flee', () => {
    expect(scene(pair({}, { fleeBelow: { mana: 20 } }), harmless).end).toBeNull();
  });

  it('both out at once is a draw', () => {
    const both = { fleeBelow: { mana: 30 } };
    const { end, rounds } = scene(pair(both, both), []);
    expect([end, rounds]).toEqual(['draw:fled', 2]);
  });
});

describe('RULES 8.5: actEvery', () => {
  it('in rounds n, 2n, … it neither attacks nor defends actively', () => {
    const { attacks, events } = scene(pair({}, { actEvery: 2 }, { maxRounds: 4 }, guarded), [
      ...[attack('A > B', 1, 1), attack('B > A', 1, 1), attack('A > B', 1)],
      ...[attack('A > B', 1, 1), attack('B > A', 1, 1), attack('A > B', 1)],
    ]);
    expect(attacks).toEqual(['A > B', 'B > A', 'A > B', 'A > B', 'B > A', 'A > B']);
    expect(events.filter((event) => event.kind === 'idle')).toEqual([
      { kind: 'idle', who: 1, why: 'acting' },
      { kind: 'idle', who: 1, why: 'acting' },
    ]);
  });

  it('it saves its fatigue points meanwhile', () => {
    const { facts } = scene(pair({}, { actEvery: 1, fatigue: 5 }, { maxRounds: 2 }, guarded), [
      attack('A > B', 1),
      attack('A > B', 1),
    ]);
    expect(facts['target_fatigue']).toBe(0);
  });
});
