import { describe, expect, it } from 'vitest';
import { attack, death, mind, pair, pull, scene, wound } from '../support/fixedRolls.ts';

const harmless = [attack('A > B', 1, 1), attack('B > A', 1, 1)];

describe('RULES 6: wounds in the physical world', () => {
  it('each combatant is wounded independently, at the start of each round', () => {
    const chances = pair({ woundChance: 0.25 }, { woundChance: 0.5 }, { maxRounds: 2 });
    const round = [wound(false), wound(false), ...harmless];
    const { questions } = scene(chances, [...round, ...round]);
    const wounds = questions.filter((q) => q.name === 'wound').map((q) => q.probabilities);
    expect(wounds).toEqual([
      [0.75, 0.25],
      [0.5, 0.5],
    ]);
  });

  it('woundChance 0, the default, never wounds; 1 always does', () => {
    expect(scene(pair({}, {}, { maxRounds: 1 }), harmless).facts['target_drain']).toBe(0);
    // Nothing is drawn for the wound; 40 mana go up before the first attack.
    const { mana, events } = scene(pair({ woundChance: 1 }), [attack('A > B', 1, 1)]);
    expect([mana('A'), mana('B')]).toEqual([0, 0]);
    expect(events[0]).toEqual({ kind: 'wounded', who: 0 });
  });

  it('everyone loses all mana, whoever is wounded', () => {
    const { mana, facts } = scene(pair({}, { woundChance: 0.5 }, { maxRounds: 1 }), [
      wound(true),
      ...harmless,
    ]);
    expect([mana('A'), mana('B')]).toEqual([0, 0]);
    expect(facts).toMatchObject({ initiator_drain: 20, target_drain: 20 });
  });

  it('two wounds in one round are one explosion', () => {
    const both = pair({ woundChance: 0.5 }, { woundChance: 0.5, hp: 81 }, { maxRounds: 1 });
    const { events, end } = scene(both, [wound(true), wound(true), ...harmless]);
    expect(events.filter((event) => event.kind === 'explosion')).toEqual([
      { kind: 'explosion', released: 40, damage: 80, dead: [] },
    ]);
    expect(end).toBe('draw:timeout');
  });

  it('every participant takes 2 hit points for each mana set free; HP ≤ 0 is death', () => {
    // 20 + 20 mana: 80 hit points.
    const killed = scene(pair({ woundChance: 0.5 }, { hp: 80 }), [wound(true)]);
    expect([killed.end, killed.rounds]).toEqual(['initiator:explosion', 1]);
    expect(killed.facts).toMatchObject({ initiator_deaths: 0, target_deaths: 1, target_drain: 20 });
    const alive = scene(pair({ woundChance: 0.5 }, { hp: 81 }), [wound(true)]);
    expect(alive.end).toBeNull();
  });

  it('explosionDamagePerMana is a setting', () => {
    const text = pair({ woundChance: 0.5 }, { hp: 40 }, { explosionDamagePerMana: 1 });
    expect(scene(text, [wound(true)]).end).toBe('initiator:explosion');
  });

  it('an explosion that kills both is a draw', () => {
    const { end, facts } = scene(pair({ woundChance: 0.5, hp: 50 }, { hp: 80 }), [wound(true)]);
    expect(end).toBe('draw:explosion');
    expect(facts).toMatchObject({ initiator_deaths: 1, target_deaths: 1 });
  });

  it('combatants without hp cannot die of it', () => {
    expect(scene(pair({ woundChance: 0.5, mana: 5000 }), [wound(true)]).end).toBeNull();
  });

  it('the duel goes on otherwise: the next hit strikes bare minds', () => {
    const { iq } = scene(pair({ woundChance: 0.5 }), [wound(true), attack('A > B', 5, 1)]);
    expect(iq('B')).toBe(8);
  });

  it('damage adds up over explosions', () => {
    // Round 1: B loses 4 of 20 mana. Round 2: 36 mana go up, 72 hit points. A second explosion frees nothing.
    const text = pair({ woundChance: 0.5 }, { hp: 73 }, { maxRounds: 3 });
    const { end, facts } = scene(text, [
      ...[wound(false), attack('A > B', 2, 1), attack('B > A', 1, 1)],
      ...[wound(true), ...harmless],
      ...[wound(true), ...harmless],
    ]);
    expect(end).toBe('draw:timeout');
    expect(facts['bystander_damage']).toBe(72);
  });

  it('bystanders within the radius take the same damage', () => {
    const rolls = [wound(true), ...harmless];
    const damage = (rules: object) =>
      scene(pair({ woundChance: 0.5 }, {}, { maxRounds: 1, ...rules }), rolls).facts['bystander_damage'];
    expect(damage({})).toBe(80);
    expect(damage({ bystanderDistance: 5 })).toBe(80);
    expect(damage({ bystanderDistance: 5.5 })).toBe(0);
    expect(damage({ bystanderDistance: 5.5, explosionRadius: 6 })).toBe(80);
  });

  it('5 an explosion takes in everybody still in the duel, and nobody who has left', () => {
    const text = {
      initiator: mind({ woundChance: 0.5 }),
      target: [mind({ IQ: 0, mana: 0, hp: 1 }), mind({ hp: 60 })],
      formulas: { 1: { attack: '20', defence: '20' } },
      rules: { maxRounds: 2 },
    };
    const { end, facts } = scene(text, [
      // B1 is destroyed; B2 loses nothing.
      ...[wound(false), attack('A > B1', 3, 1), attack('B2 > A', 1, 1)],
      // 20 + 20 mana, 80 hit points: B2 dies.
      wound(true),
    ]);
    expect(end).toBe('initiator:explosion');
    expect(facts).toMatchObject({ target_deaths: 2, target_drain: 20 });
  });
});

describe('RULES 7: the pull of the higher planes', () => {
  const pulled = (rules: object) => pair({}, {}, { maxRounds: 1, ...rules });

  it('there is none by default', () => {
    const { questions, end } = scene(pulled({}), harmless);
    expect(questions.map((q) => q.name)).not.toContain('pull');
    expect(end).toBe('draw:timeout');
  });

  it('it acts on the planes that are given', () => {
    expect(scene(pulled({ pull: { 2: 0.5 } }), harmless).end).toBe('draw:timeout');
    const high = {
      ...pulled({ pull: { 2: 0.5 } }),
      plane: 2,
      formulas: { 2: { attack: '20', defence: '20' } },
    };
    expect(scene(high, [...harmless, pull(false), pull(false)]).end).toBe('draw:timeout');
  });

  it('at the end of the round each is torn upward with that chance, the initiator first, and loses', () => {
    const rules = { pull: { 1: 0.25 } };
    const first = scene(pulled(rules), [...harmless, pull(true), death(true)]);
    expect([first.end, first.rounds]).toEqual(['target:pull', 1]);
    expect(first.questions.find((q) => q.name === 'pull')!.probabilities).toEqual([0.75, 0.25]);
    const second = scene(pulled(rules), [...harmless, pull(false), pull(true), death(true)]);
    expect(second.end).toBe('initiator:pull');
  });

  it('with pullDeath, 0.95 by default, it dies of it, else it survives above', () => {
    const rules = { pull: { 1: 0.25 } };
    const dead = scene(pulled(rules), [...harmless, pull(true), death(true)]);
    expect(dead.facts).toMatchObject({ initiator_deaths: 1, target_deaths: 0 });
    expect(dead.questions.find((q) => q.name === 'death above')!.probabilities[1]).toBe(0.95);
    const alive = scene(pulled(rules), [...harmless, pull(true), death(false)]);
    expect(alive.end).toBe('target:pull');
    expect(alive.facts).toMatchObject({ initiator_deaths: 0, target_deaths: 0 });
  });

  it('certain fates are not drawn', () => {
    const none = scene(pulled({ pull: { 1: 1 }, pullDeath: 0 }), harmless);
    expect([none.end, none.facts['initiator_deaths']]).toEqual(['target:pull', 0]);
    const sure = scene(pulled({ pull: { 1: 1 }, pullDeath: 1 }), harmless);
    expect([sure.end, sure.facts['initiator_deaths']]).toEqual(['target:pull', 1]);
  });

  it('5 the pull looks at side A in listed order, then side B; the others go on', () => {
    const text = {
      initiator: [mind(), mind()],
      target: mind({ hold: 'always' }),
      formulas: { 1: { attack: '20', defence: '20' } },
      rules: { pull: { 1: 0.25 }, pullDeath: 1 },
    };
    const { isIn, attacks } = scene(text, [
      ...[attack('A1 > B', 1, 1), attack('A2 > B', 1, 1), pull(true), pull(false), pull(false)],
      attack('A2 > B', 1, 1),
    ]);
    expect([isIn('A1'), isIn('A2'), isIn('B')]).toEqual([false, true, true]);
    expect(attacks[2]).toBe('A2 > B');
  });
});
