import { describe, expect, it } from 'vitest';
import { impossible } from '../../src/rules/eligibility.ts';
import { type DuelText, duelSetup } from '../support/duels.ts';
import { mind, pair, scene } from '../support/fixedRolls.ts';

const why = (text: DuelText): string | null => impossible(duelSetup(text));
const nonMagical = { classes: { fighter: { magical: false } } };
const soldier = { class: 'fighter', level: 3 };

describe('RULES 3: starting a duel', () => {
  it('3.1 the initiator pays 1 fatigue point, the target nothing', () => {
    // Nobody can attack: no round begins, and all that was spent is the initiation.
    const { facts, rounds } = scene(pair({ fatigue: 1 }, { fatigue: 0 }), []);
    expect(rounds).toBe(0);
    expect(facts).toMatchObject({ initiator_fatigue: 1, target_fatigue: 0 });
  });

  it('3.1 initiationCost is a setting', () => {
    const { facts } = scene(pair({ fatigue: 3 }, { fatigue: 0 }, { initiationCost: 3 }), []);
    expect(facts['initiator_fatigue']).toBe(3);
  });

  it('3.1 an initiator who cannot pay cannot start', () => {
    expect(why(pair({ fatigue: 0 }))).toBe('A1 cannot pay for the initiation (RULES 3.1)');
    expect(why(pair({ fatigue: 1 }))).toBeNull();
    expect(why(pair({ fatigue: 0 }, {}, { initiationCost: 0 }))).toBeNull();
    expect(why(pair({}, { fatigue: 0 }))).toBeNull();
  });

  it('3.2 on plane 1 the target must be seen', () => {
    expect(why(pair({}, { hidden: true }))).toBe('B1 cannot be seen (RULES 3.2)');
    expect(why(pair({ hidden: true }, {}))).toBeNull();
  });

  it('3.2 on plane 1 the target must be at most 50 fathoms away', () => {
    expect(why(pair({}, { distance: 50 }))).toBeNull();
    expect(why(pair({}, { distance: 50.5 }))).toBe('B1 is out of range (RULES 3.2)');
    expect(why(pair({}, { distance: 50.5 }, { range: 60 }))).toBeNull();
  });

  it('3.2 on plane 1 the target must have a magical class', () => {
    expect(why(pair({}, soldier, {}, nonMagical))).toBe('B1 is not magically active (RULES 3.2)');
  });

  it('3.2 on plane 1 a magicless ranger cannot be attacked', () => {
    expect(why(pair({}, { magicless: true }))).toBe('B1 is not magically active (RULES 3.2)');
  });

  it('3.2 elsewhere any mind can be attacked: unseen, far away, without magic', () => {
    for (const plane of [2, 5, 8]) {
      expect(why(pair({}, { hidden: true, distance: 900 }, {}, { plane }))).toBeNull();
      expect(why(pair({}, soldier, {}, { ...nonMagical, plane }))).toBeNull();
    }
  });

  it('3.4 an untrained mind cannot initiate, on any plane and in any team; it may be attacked', () => {
    const reason = 'A1 is untrained, only attacks when attacked (RULES 3.4)';
    for (const plane of [1, 2, 8]) {
      expect(why(pair({ untrained: true }, {}, {}, { plane }))).toBe(reason);
      expect(why(pair({}, { untrained: true }, {}, { plane }))).toBeNull();
    }
    const team = [mind(), mind({ untrained: true })];
    expect(why({ initiator: team, target: mind() })).toBe(reason.replace('A1', 'A2'));
    expect(why({ initiator: mind(), target: team })).toBeNull();
  });

  it('3.3 both must reach the plane', () => {
    expect(why(pair({ maxPlane: 2 }, {}, {}, { plane: 3 }))).toBe('A1 cannot reach plane 3 (RULES 3.3)');
    expect(why(pair({}, { maxPlane: 2 }, {}, { plane: 3 }))).toBe('B1 cannot reach plane 3 (RULES 3.3)');
    expect(why(pair({ maxPlane: 3 }, { maxPlane: 3 }, {}, { plane: 3 }))).toBeNull();
    expect(why(pair({}, {}, {}, { plane: 8 }))).toBeNull();
  });

  it('3.4 any combatant with a magical class may initiate, on any plane', () => {
    for (const plane of [1, 8]) {
      expect(why(pair({ class: 'alchemist' }, {}, {}, { plane }))).toBeNull();
      const text = 'A1 is not magically active (RULES 3.4)';
      expect(why(pair(soldier, {}, {}, { ...nonMagical, plane }))).toBe(text);
      expect(why(pair({ magicless: true }, {}, {}, { plane }))).toBe(text);
    }
  });

  it('3.4 onlyMagesInitiate: only classes flagged as mages may', () => {
    const rules = { onlyMagesInitiate: true };
    expect(why(pair({ class: 'wizard' }, {}, rules))).toBe('A1 is no mage (RULES 3.4)');
    expect(why(pair({ class: 'mage' }, {}, rules))).toBeNull();
    const classes = { wizard: { base: 9, mage: true } };
    expect(why(pair({ class: 'wizard' }, {}, rules, { classes }))).toBeNull();
    expect(why(pair({ class: 'mage' }, { class: 'wizard' }, rules))).toBeNull();
  });

  it('3.5, 5 every member of a side counts', () => {
    const team = { initiator: [mind(), mind({ fatigue: 0 })], target: [mind(), mind({ hidden: true })] };
    expect(why(team)).toBe('A2 cannot pay for the initiation (RULES 3.1)');
    expect(why({ ...team, initiator: mind() })).toBe('B2 cannot be seen (RULES 3.2)');
  });
});
