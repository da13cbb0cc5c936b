/** Rulings and choices of the rules and the engine that only lopsided numbers tell apart. */
import { describe, expect, test } from 'vitest';
import { createInversion } from '../../src/engine/inversion.ts';
import { medianOf } from '../../src/engine/prepared/remarkable.ts';
import type { Trials } from '../../src/engine/prepared/trials.ts';
import {
  accountOf,
  createGauntlet,
  effect,
  type GauntletSetup,
  loadScenario,
  OVER,
} from '../../src/index.ts';

type Fields = Readonly<Record<string, unknown>>;

function setupOf(gauntlet: Fields, rules: Fields, hero: Fields = {}): GauntletSetup {
  const scenario = {
    kind: 'gauntlet',
    rules: { die: 'd2', ...rules },
    formulas: { 1: { attack: 'IQ', defence: '0' } },
    combatants: {
      hero: { class: 'ranger', level: 1, IQ: 30, Podl: 0, mana: 400, ...hero },
      foe: { class: 'ranger', level: 1, IQ: 3, Podl: 0, mana: 1 },
    },
    gauntlets: { g: { fighter: 'hero', ...gauntlet } },
  };
  const loaded = loadScenario(JSON.stringify(scenario), 'g.json');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const [cell] = loaded.scenario.kind === 'gauntlet' ? loaded.scenario.cells : [];
  return cell!.setup as GauntletSetup;
}

/** Plays it with the first value of every draw; answers the facts of the end and the state. */
function play(setup: GauntletSetup) {
  const contest = createGauntlet(setup);
  const state = contest.begin();
  for (let n = 0; n < setup.duels && contest.ask(state) !== OVER; n++) {
    contest.nextRound(state, 0);
    while (contest.ask(state) >= 0) contest.answer(state, 0);
  }
  return { state };
}

describe('what comes back between the duels of a gauntlet', () => {
  // The first value of d2 − d2 is −1: the foe hits once by 2, which costs 8 mana (as in the tests of the rules).
  const manaAfter = (share: number) =>
    play(setupOf({ duels: 1, restore: { mana: share } }, { initiationCost: 0 })).state[6];

  test('is the share of what was lost, rounded down (ruling 18)', () => {
    // 8 · 0.2 = 1.6 → 1; 8 · 0.45 = 3.6 → 3; 8 · 0.7 = 5.6 → 5; 8 · 0.05 = 0.4 → 0.
    expect([0, 0.05, 0.2, 0.45, 0.7, 1].map(manaAfter)).toEqual([392, 392, 393, 395, 397, 400]);
  });

  test('is not a point less for the rounding of a decimal share', () => {
    // 8 · 0.375 = 3, and 8 · 0.125 = 1, exactly.
    expect([0.125, 0.375].map(manaAfter)).toEqual([393, 395]);
  });
});

describe('the price of a duel', () => {
  const endOf = (fatigue: number, cost: number) => {
    const { state } = play(setupOf({ duels: 1 }, { initiationCost: cost }, { fatigue }));
    return state[2];
  };

  test('can be paid by who has exactly so much (ruling 20)', () => {
    // Duels begun: none where the fighter is too tired to start.
    expect([endOf(2, 3), endOf(3, 3), endOf(4, 3)]).toEqual([0, 1, 1]);
  });
});

describe('bonuses of which only one counts', () => {
  test('the first among equals counts, the later ones name it', () => {
    const bonus = (name: string, value: number) => effect({ on: 'x', value, type: 'luck', name });
    const { entries, total } = accountOf('x', 10, [bonus('charm', 2), bonus('star', 3), bonus('moon', 3)]);
    expect(total).toBe(13);
    expect(entries.map(({ idle }) => idle)).toEqual([
      { why: 'type', by: 'star' },
      null,
      { why: 'type', by: 'star' },
    ]);
  });
});

describe('the median trial', () => {
  const trials = (rounds: readonly number[], ends: readonly string[]): Trials => {
    const labels = [...new Set(ends)];
    return {
      facts: labels.map((end) => ({ end, values: [], clock: '' })),
      end: Int32Array.from(ends, (end) => labels.indexOf(end)),
      rounds: Uint32Array.from(rounds),
    };
  };

  test('is the lower of two', () => {
    expect(medianOf(trials([9, 4, 2, 7], ['a', 'a', 'a', 'a']))).toBe(1);
    expect(medianOf(trials([9, 4, 2], ['a', 'a', 'a']))).toBe(1);
  });

  test('ends in the most common way of its length, the first among those', () => {
    expect(medianOf(trials([4, 4, 1, 4, 9], ['a', 'b', 'c', 'b', 'a']))).toBe(1);
    expect(medianOf(trials([4, 4, 1, 4, 4, 9, 9], ['a', 'b', 'c', 'b', 'a', 'c', 'c']))).toBe(0);
  });
});

describe('chances as words of 32 bits', () => {
  const third = {
    name: 'one of three',
    values: [0, 1, 2],
    probabilities: [1 / 3, 1 / 3, 1 / 3],
    convex: true,
  };

  test('end at the nearest word, up or down', () => {
    // 2^32 / 3 = 1,431,655,765.33 and twice that is 2,863,311,530.67.
    expect([...createInversion([third]).bounds]).toEqual([1_431_655_765, 2_863_311_531, 4_294_967_296]);
  });
});
