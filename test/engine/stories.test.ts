/** Stories of duels of every kind of tactic, added up from their dice alone by the table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceTrial } from '../../src/engine/trace.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { type Story, tellStory } from '../../src/rules/duel/story.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { duelSetup } from '../support/duels.ts';
import { mind, pair } from '../support/fixedRolls.ts';
import { asTableDuel, randomOf, randomSetup } from '../support/randomDuels.ts';
import { asTinyDuel, setups } from '../support/tinyDuels.ts';
import { addedAccount, toldAccount } from '../support/tinyStory.ts';

const key = streamKey('stories', 'cell');
const storyOf = (setup: DuelSetup, index: number): Story =>
  tellStory(setup, traceTrial(createDuel(setup), key, index).steps);

/** Faces of a roll are those that the die can show. */
function expectPossible(story: Story, die: string): void {
  const [, sides = '', open = ''] = /^[kd](\d+)(\+?)$/.exec(die)!;
  const top = Number(sides);
  for (const { dice } of story.rounds.flatMap(({ events }) => events)) {
    for (const faces of [dice?.attack, dice?.defence]) {
      if (faces === undefined || faces === null) continue;
      const [last, ...before] = faces.toReversed() as [number, ...number[]];
      expect(before.every((face) => face === top)).toBe(true);
      expect(last).toBeGreaterThanOrEqual(1);
      expect(last).toBeLessThan(open === '+' ? top : top + 1);
      if (open === '') expect(before).toEqual([]);
    }
  }
}

/** Every kind of event, of pause and of end. */
const everything = [
  ...['begins', 'wounded', 'explosion', 'withdrawn', 'pursued', 'flees', 'attack', 'exchange', 'check'],
  ...['distracted', 'manifested', 'fled', 'pulled'],
  ...['fatigue', 'reserve', 'untrained', 'hold', 'acting', 'manifesting', 'powerLost', 'fleeing'].map(
    (why) => `idle: ${why}`,
  ),
  ...['soul', 'withdrawn', 'fled', 'explosion', 'pull', 'exhaustion', 'timeout'].map((why) => `end: ${why}`),
];

describe('a story adds up from its dice', () => {
  it('in 350 duels and melees of grown minds', () => {
    const random = randomOf(13);
    const met = new Set<string>();
    for (let i = 0; i < 350; i++) {
      const setup = randomSetup(random, 1 + (i % 3), 1 + (Math.floor(i / 3) % 3));
      const story = storyOf(setup, i);
      expectPossible(story, setup.rules.die);
      expect(addedAccount(asTableDuel(setup), story), `duel ${i}`).toEqual(toldAccount(story));
      for (const { event } of story.rounds.flatMap(({ events }) => events)) {
        met.add(event.kind === 'idle' ? `idle: ${event.why}` : event.kind);
      }
      met.add(`end: ${story.reason}`);
    }
    expect([...met].sort()).toEqual(everything.toSorted());
  });

  it('in 150 tiny ones, where everything happens at once', () => {
    fc.assert(
      fc.property(setups(3), fc.nat(), (setup, index) => {
        const story = storyOf(setup, index);
        expectPossible(story, setup.rules.die);
        expect(addedAccount(asTinyDuel(setup), story)).toEqual(toldAccount(story));
      }),
      { seed: 1313, numRuns: 150 },
    );
  });
});

describe('figures of a story', () => {
  const eventsOf = (story: Story) => story.rounds.flatMap(({ events }) => events);

  it('8.6 the DC of a check that cannot be passed is the real one, and so are roll and margin', () => {
    // No roll of k12+ against a bare 10 is ahead by less than 21: Concentration 1 passes no DC above 21.
    const busy = { actEvery: 1, manifest: { power: 0, concentration: 1 }, mana: 14 };
    const setup = duelSetup(pair({}, busy, {}, { formulas: { 1: { attack: '30', defence: '10' } } }));
    const story = storyOf(setup, 0);
    const [{ event: hit, dice } = {}, { event: check } = {}] = eventsOf(story).filter(
      ({ event }) => event.kind === 'exchange' || event.kind === 'check',
    );
    const roll = dice!.attack.reduce((a, b) => a + b, 0);
    expect(hit).toMatchObject({ roll, margin: 20 + roll });
    expect(check).toMatchObject({ difficulty: 10 + 20 + roll + 0, kept: false });
  });

  it('6 who has left keeps the hit points it left with', () => {
    const dead = mind({ IQ: 0, mana: 0, hp: 65 });
    const power = {
      actEvery: 2,
      manifest: { power: 1, concentration: 99, onSuccess: 'wound' },
      hp: 70,
      mana: 0,
    };
    // A destroys B1 in round 1; in round 2 its 23 mana explode for 46, and B1 is gone.
    const setup = duelSetup({
      initiator: mind({ mana: 23, hp: 100 }),
      target: [dead, mind({ ...power, Podl: 99, hold: 'always' })],
      formulas: { 1: { attack: '40', defence: 'Podl' } },
    });
    const story = storyOf(setup, 0);
    expect(story.rounds[0]!.after.map(({ hp, left }) => [hp, left])).toEqual([
      [100, null],
      [65, 'soul'],
      [70, null],
    ]);
    expect(story.rounds[1]!.after.map(({ hp }) => hp)).toEqual([54, 65, 24]);
  });

  it('8.6 whose power was lost in the initiator’s turn is not told as manifesting it at its own', () => {
    const busy = { actEvery: 1, manifest: { power: 2, concentration: -9 } };
    const setup = duelSetup(pair({}, busy, {}, { formulas: { 1: { attack: '40', defence: '10' } } }));
    const told = storyOf(setup, 1).rounds[0]!.events.map(({ event }) =>
      event.kind === 'idle' ? event.why : event.kind,
    );
    expect(told).toEqual(['begins', 'attack', 'exchange', 'check', 'powerLost', 'distracted']);
  });

  it('9.3 power points are paid when the power is begun, and still told when the duel ends in that round', () => {
    const busy = {
      actEvery: 1,
      manifest: { power: 2, concentration: 99, cost: 3 },
      powerPoints: 5,
      mana: 999,
    };
    const { rounds } = storyOf(duelSetup(pair({}, busy)), 0);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]!.after[1]).toMatchObject({ powerPoints: 2, left: 'fled' });
  });
});
