import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { bestOf, longestOf, medianOf } from '../../src/engine/prepared/remarkable.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { playTrials } from '../../src/engine/prepared/trials.ts';
import { traceTrial } from '../../src/engine/trace.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { closeness, upsetOf } from '../../src/rules/duel/remarkable.ts';
import { type Story, type StoryEvent, tellStory } from '../../src/rules/duel/story.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { type DuelText, duelSetup, referenceDuel } from '../support/duels.ts';
import { goldenDuels } from '../support/golden.ts';
import { setups } from '../support/tinyDuels.ts';

const key = streamKey('trace', 'cell');
const storyOf = (setup: DuelSetup, index: number): Story =>
  tellStory(setup, traceTrial(createDuel(setup), key, index).steps);
const exchanges = (story: Story): StoryEvent[] =>
  story.rounds.flatMap((round) => round.events.filter(({ event }) => event.kind === 'exchange'));
const total = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

const druid = { class: 'druid', level: 5, IQ: 9, Podl: 11, mana: 24 };
const melees: readonly (readonly [string, DuelText])[] = [
  ['1 against 2', { initiator: { ...druid, class: 'mage', level: 8, fatigue: 30 }, target: [druid, druid] }],
  [
    '2 against 3, random, all tactics',
    {
      initiator: [
        { ...druid, withdrawBelow: { mana: 8 } },
        { ...druid, hold: 'outnumbered', woundChance: 0.05, hp: 60 },
      ],
      target: [
        { ...druid, class: 'mage', fatigue: 12 },
        { ...druid, untrained: true },
        { ...druid, fleeBelow: { iq: 5 }, actEvery: 3, manifest: { power: 2, concentration: 12 } },
      ],
      rules: { target: 'random', pull: { 1: 0.01 } },
    },
  ],
];

/** What the story of a duel says, in the shape of a tally of one. */
function asTally({ winner, reason, facts }: Story): { ends: object; metrics: object } {
  return {
    ends: { [`${winner ?? 'draw'}:${reason}`]: 1 },
    metrics: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, [[value, 1]]])),
  };
}

/** Compares single duels, told and counted. */
function expectSame(setup: DuelSetup, maxStates: number, indices: readonly number[]): void {
  const contest = createDuel(setup);
  const prepared = prepare(contest, maxStates);
  for (const index of indices) {
    const { ends, metrics } = simulate(contest, prepared, key, index, 1);
    expect(asTally(storyOf(setup, index))).toEqual({ ends, metrics });
  }
}

const far = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 2 ** 31, 2 ** 32 + 7, 2 ** 40 + 1];
/** Every third golden duel is counted from its chain, the others by asking (`sampler.test.ts`: they are the same). */
const goldens = goldenDuels().map((golden, i) => ({ ...golden, maxStates: i % 3 === 0 ? 1_000_000 : 1 }));

describe('a duel told is the duel that was counted under its number', () => {
  it.each(goldens)('golden duel: $name', (golden) => {
    expectSame(duelSetup(golden), golden.maxStates, far);
  });

  it.each(melees)('melee, not tabulated: %s', (_, text) => {
    expectSame(duelSetup(text), 1, far);
  });

  it('random setups', () => {
    fc.assert(
      fc.property(setups(3), fc.nat(), (setup, index) => expectSame(setup, 5000, [index])),
      { seed: 51, numRuns: 120 },
    );
  });
});

describe('the dice of a story', () => {
  it('make the margin, and the margin makes the damage', () => {
    const setup = duelSetup(referenceDuel);
    for (let index = 0; index < 60; index++) {
      const story = storyOf(setup, index);
      let before = story.fighters.map(({ start }) => start);
      for (const { event, dice, after } of story.rounds.flatMap((round) => round.events)) {
        if (event.kind === 'attack') {
          expect(event.passive).toBeNull();
          before = after.slice();
        }
        if (event.kind !== 'exchange') continue;
        const { attack, defence, margin } = dice!;
        // Strengths of plane 1: base 10, level 5, SP 3, 2·IQ against 8 + 6 + 2 + 2·14, and the other way round.
        const iq = before[event.who]!.iq;
        const [strength, guard] = event.who === 0 ? [18 + 2 * iq, 44] : [16 + 2 * iq, 42];
        expect(strength + total(attack) - guard - total(defence!)).toBe(margin);
        const { mana } = before[event.target]!;
        expect(event.mana).toBe(Math.min(mana, 4 * Math.max(0, margin)));
        const lost = mana > 0 ? 0 : Math.floor(Math.max(0, margin) / 2);
        expect(event.iq).toBe(Math.min(lost, before[event.target]!.iq));
        expect(event.destroyed).toBe(lost > before[event.target]!.iq);
      }
    }
  });

  it('are rolls of k12+: a 12 is followed by another roll, and no other face is', () => {
    for (const { dice } of exchanges(storyOf(duelSetup(referenceDuel), 3))) {
      for (const faces of [dice!.attack, dice!.defence!]) {
        expect(faces.slice(0, -1).every((face) => face === 12)).toBe(true);
        expect(faces.at(-1)).toBeLessThan(12);
        expect(faces.at(-1)).toBeGreaterThan(0);
      }
    }
  });

  it('come up as often as dice do, both of them', () => {
    // Some 10,000 exchanges; a face has p = 1/12, an error of 0.0028. 24 comparisons at 4.5 errors: 1 in 6,000.
    const setup = duelSetup({ ...referenceDuel, rules: { maxRounds: 500 } });
    const counts = [new Array<number>(13).fill(0), new Array<number>(13).fill(0)];
    let rolls = 0;
    for (let index = 1000; index < 1500; index++) {
      for (const { dice } of exchanges(storyOf(setup, index))) {
        rolls++;
        counts[0]![dice!.attack[0]!]!++;
        counts[1]![dice!.defence![0]!]!++;
      }
    }
    expect(rolls).toBeGreaterThan(5000);
    const error = Math.sqrt(1 / 12 / rolls);
    for (const face of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      for (const count of counts) expect(Math.abs(count[face]! / rolls - 1 / 12)).toBeLessThan(4.5 * error);
    }
  });

  it('a closed die and a passive defence show one roll', () => {
    const setup = duelSetup({
      initiator: { ...druid, mana: 0 },
      target: { ...druid, actEvery: 1 },
      rules: { die: 'k6', maxRounds: 30 },
    });
    for (const { dice } of exchanges(storyOf(setup, 0))) {
      expect(dice!.defence).toBeNull();
      expect(dice!.attack).toHaveLength(1);
      expect([1, 2, 3, 4, 5, 6]).toContain(dice!.attack[0]);
    }
  });

  it('the same address always tells the same story', () => {
    const setup = duelSetup(melees[1]![1]);
    expect(storyOf(setup, 77)).toEqual(storyOf(setup, 77));
  });
});

describe('remarkable duels', () => {
  const setup = duelSetup(referenceDuel);
  const contest = createDuel(setup);
  const prepared = prepare(contest, 1_000_000);
  const trials = playTrials(contest, prepared, key, 0, 3000);
  const factsAt = (index: number) => trials.facts[trials.end[index]!]!;

  it('are found alike, tabulated or asked', () => {
    const asked = playTrials(contest, { ...prepared, chain: null }, key, 0, 300);
    for (let i = 0; i < 300; i++) {
      expect(asked.rounds[i]).toBe(trials.rounds[i]);
      expect(asked.facts[asked.end[i]!]).toEqual(factsAt(i));
    }
  });

  it('the longest is the one that a run remembers', () => {
    const { longest } = simulate(contest, prepared, key, 0, 3000);
    expect({ index: longestOf(trials), value: trials.rounds[longestOf(trials)] }).toEqual(longest);
  });

  it('the median has as many duels below as above, give or take its equals', () => {
    const length = trials.rounds[medianOf(trials)]!;
    const count = (test: (rounds: number) => boolean) => Array.from(trials.rounds).filter(test).length;
    expect(count((rounds) => rounds < length)).toBeLessThanOrEqual(1500);
    expect(count((rounds) => rounds > length)).toBeLessThanOrEqual(1500);
    const ends = Array.from({ length: 3000 }, (_, i) => i).filter((i) => trials.rounds[i] === length);
    const wins = ends.filter((i) => factsAt(i).end === 'initiator:soul');
    expect(wins.length).toBeGreaterThan(ends.length / 2);
    expect(factsAt(medianOf(trials)).end).toBe('initiator:soul');
  });

  it('the closest leaves its winner less IQ, or as much IQ and less mana, than any other', () => {
    const best = bestOf(trials, (facts, rounds) => closeness(contest, facts, rounds))!;
    const left = (index: number): number => {
      const story = storyOf(setup, index);
      const winner = story.rounds.at(-1)!.after[story.winner === 'initiator' ? 0 : 1]!;
      return story.reason === 'soul' ? winner.iq * 1000 + winner.mana : Number.POSITIVE_INFINITY;
    };
    for (let i = 0; i < 400; i++) expect(left(best)).toBeLessThanOrEqual(left(i));
  });

  it('the biggest upset is the underdog’s win with the most left', () => {
    const best = bestOf(trials, (facts, rounds) => upsetOf(contest, 'target', facts, rounds))!;
    expect(factsAt(best).end).toBe('target:soul');
    const [, drained, , iqLost] = factsAt(best).values;
    for (let i = 0; i < 3000; i++) {
      const { end, values } = factsAt(i);
      if (end !== 'target:soul') continue;
      expect(iqLost! * 1000 + drained!).toBeLessThanOrEqual(values[3]! * 1000 + values[1]!);
    }
  });

  it('nothing is found where nobody wins', () => {
    const still = duelSetup({
      initiator: { ...druid, hold: 'always' },
      target: { ...druid, hold: 'always' },
    });
    const calm = createDuel(still);
    const none = playTrials(calm, prepare(calm, 1000), key, 0, 10);
    expect(bestOf(none, (facts, rounds) => closeness(calm, facts, rounds))).toBeNull();
    expect(medianOf(none)).toBe(0);
    expect(storyOf(still, 0)).toMatchObject({ rounds: [], winner: null, reason: 'exhaustion' });
  });
});
