import { describe, expect, it } from 'vitest';
import { ContestError, chance, d20, defineContest, flag, points, word } from '../../src/contest.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { simulateDirectly } from '../../src/engine/simulateDirectly.ts';
import { streamKey } from '../../src/random/key.ts';
import type { Contest } from '../../src/rules/contest.ts';
import { histogramMean } from '../../src/stats/histogram.ts';
import { duel, fighters } from './games.ts';

function exactOf(contest: Contest) {
  const prepared = prepare(contest, 100_000);
  return exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
}

describe('a defined contest', () => {
  it('comes to what an independent program in whole numbers says', () => {
    // 220-bit whole numbers in Python, written from the rules: 0.60959866253209150, 3.6719174610436241 rounds.
    const { ends, metrics } = exactOf(fighters());
    expect(ends['first']).toBeCloseTo(0.6095986625320915, 14);
    expect(histogramMean(metrics['rounds']!)).toBeCloseTo(3.671917461043624, 13);
    expect(metrics['hp_left']!.at(-1)![0]).toBe(44);
    expect(metrics['hp_left']![0]![1]).toBeCloseTo(ends['second']!, 14);
  });

  it('comes to what recursion by hand says', () => {
    const memo = new Map<string, number>();
    // Chance of winning at the start of a round, rounds without end: both may miss, which leads back.
    const wins = (a: number, b: number): number => {
      const key = `${a} ${b}`;
      const known = memo.get(key);
      if (known !== undefined) return known;
      const [hit, hurt] = [9 / 20, 0.4];
      const later = (x: number, y: number): number => (x <= 0 ? 0 : wins(x, y));
      const struck = b - 2 <= 0 ? 1 : hurt * later(a - 3, b - 2) + (1 - hurt) * wins(a, b - 2);
      const missed = hurt * later(a - 3, b);
      const value = (hit * struck + (1 - hit) * missed) / (1 - (1 - hit) * (1 - hurt));
      memo.set(key, value);
      return value;
    };
    expect(exactOf(duel()).ends['won']).toBeCloseTo(wins(9, 7), 12);
  });

  it('chooses draws by the state, steps without a draw, and begins rounds by a function', () => {
    const contest = defineContest({
      name: 'chooser',
      state: { won: word(0, 0, 2), lost: word(0, 0, 2), luck: flag() },
      draws: { fair: chance(0.5), lucky: chance(0.75) },
      round: (s) => {
        s.luck = s.won > s.lost ? 0 : 1;
        return 'toss';
      },
      phases: {
        toss: {
          draw: (s) => (s.luck === 1 ? 'lucky' : 'fair'),
          next: (s, value) => {
            s.won += value;
            s.lost += 1 - value;
            s.luck = 0;
            return 'judge';
          },
        },
        judge: { next: (s) => (s.won === 2 ? 'first' : s.lost === 2 ? 'second' : 'round') },
      },
      rounds: 9,
      ends: { first: 'initiator', second: 'target' },
    });
    // WW, WLW, LWW with ¾ unless ahead: ¾·½ + ¾·½·¾ + ¼·¾·¾.
    expect(exactOf(contest).ends['first']).toBeCloseTo(0.375 + 0.28125 + 0.140625, 14);
  });

  it('ends by the limit of rounds, its figures as they stand then', () => {
    const contest = defineContest({
      name: 'never',
      state: { left: points(5) },
      phases: {
        wait: {
          draw: chance(0.5),
          next: (s, value) => {
            s.left -= value;
            return 'round';
          },
        },
      },
      rounds: 3,
      ends: ['over'],
      metrics: { left: { of: (s) => s.left, bounds: [0, 5] } },
    });
    const { ends, metrics } = exactOf(contest);
    expect(ends).toEqual({ timeout: 1 });
    expect(metrics['left']).toEqual([
      [2, 0.125],
      [3, 0.375],
      [4, 0.375],
      [5, 0.125],
    ]);
  });
});

describe('a definition that is none', () => {
  const name = 'x';
  const phases = { a: { draw: d20, next: () => 'round' } };
  const good = { name, state: { hp: 3 }, phases, rounds: 5, ends: ['over'] };

  it.each<[string, object, RegExp]>([
    ['a word from 0 to 0', { state: { hp: 0 } }, /^x: state.hp: must be a whole number of at least 1/],
    ['a start out of bounds', { state: { hp: { start: 5, min: 0, max: 4 } } }, /start between min and max/],
    ['a word with a blank', { state: { 'hit points': 3 } }, /state.hit points: must be a name/],
    ['no limit of rounds', { rounds: 0 }, /rounds: must be a whole number from 1 to 65535/],
    ['no end', { ends: [] }, /ends: must have at least 1 end/],
    ['an end called as a phase', { ends: ['a'] }, /must be a name .* used once/],
    ['an end called round', { ends: ['round'] }, /used once/],
    ['a draw that is not there', { phases: { a: { draw: 'b', next: () => 'round' } } }, /phase a/],
    [
      'a metric in capitals',
      { metrics: { HP: { of: () => 0, bounds: [0, 1] } } },
      /metrics.HP: must be a name/,
    ],
    ['a metric called rounds', { metrics: { rounds: { of: () => 0, bounds: [0, 1] } } }, /metrics.rounds/],
  ])('is refused: %s', (_, wrong, message) => {
    expect(() => defineContest({ ...good, ...wrong } as never)).toThrow(ContestError);
    expect(() => defineContest({ ...good, ...wrong } as never)).toThrow(message);
  });
});

describe('rules that go wrong', () => {
  const key = streamKey('wrong', 'cell');
  const strike = (next: (s: { a: number; b: number; mark: number }, value: number) => string) =>
    duel({ phases: { strike: { draw: d20, next } } });
  const table = (contest: Contest): unknown => prepare(contest, 10_000);
  const asked = (contest: Contest): unknown =>
    simulateDirectly(contest, prepare(contest, 1).inversion, key, 0, 1000);

  it.each<[string, Contest, RegExp]>([
    [
      'throw',
      strike((s) => {
        if (s.b === 5) throw new TypeError('no such spell');
        s.b -= 2;
        return 'round';
      }),
      /^duel: phases\.strike\.next: threw TypeError: no such spell \(after a=9 b=5 mark=0 in strike drew \d+\)$/,
    ],
    [
      'take a word out of its bounds',
      strike((s, face) => {
        s.b -= face;
        return 'round';
      }),
      /^duel: phases\.strike\.next: b must stay a whole number from 0 to 7 \(got -\d+ after a=9 b=\d mark=0 in strike drew \d+\)/,
    ],
    [
      'set a word to NaN',
      strike((s) => {
        s.b = Number.NaN;
        return 'round';
      }),
      /\(got NaN after/,
    ],
    [
      'set a word to a fraction',
      strike((s) => {
        s.b /= 2;
        return 'round';
      }),
      /\(got 3\.5 after/,
    ],
    [
      'name nothing that is there',
      strike(() => 'strik'),
      /must answer one of round, strike, won, lost, timeout \(got "strik" after a=9/,
    ],
    ['forget to answer', strike(() => undefined as never), /\(got undefined after/],
    ['draw for ever', strike(() => 'strike'), /(goes in a circle of draws|went on for 100000 steps)/],
    [
      'step for ever',
      duel({ phases: { strike: { draw: d20, next: () => 'again' }, again: { next: () => 'again' } } }),
      /phases\.again\.next: went on for 10000 steps/,
    ],
    [
      'report no number',
      duel({ metrics: { left: { of: ({ a, b }) => (a + b) / 0, bounds: [0, 9] } } }),
      /metrics\.left: must come to a whole number from 0 to 9 \(got Infinity from/,
    ],
    [
      'choose a draw that is not there',
      duel({ draws: { x: d20 }, phases: { strike: { draw: () => 'y', next: () => 'round' } } }),
      /phases\.strike\.draw: must name one of the draws x \(got y in a=9/,
    ],
  ])('name function and state where they %s, tabulated or asked draw by draw', (_, contest, message) => {
    expect(() => table(contest)).toThrow(ContestError);
    expect(() => table(contest)).toThrow(message);
    expect(() => asked({ ...contest, untabulated: true })).toThrow(message);
  });
});

describe('the engine', () => {
  /** Every fifth face is a critical: not monotone. With the promise it used to come to 0.563, without to 0.527. */
  const fifth = (monotone: boolean) =>
    duel({
      phases: {
        strike: {
          draw: d20,
          monotone,
          next: (s, face) => {
            s.b = Math.max(0, s.b - (face % 5 === 0 ? 4 : face >= 12 ? 2 : 0));
            return s.b === 0 ? 'won' : 'parry';
          },
        },
        parry: {
          draw: chance(0.4),
          next: (s, hit) => {
            s.a = Math.max(0, s.a - 3 * hit);
            return s.a === 0 ? 'lost' : 'round';
          },
        },
      },
    });

  it('refuses rows that are not convex while it tabulates', () => {
    expect(() => prepare(fifth(true), 10_000)).toThrow(
      /^duel: d20: promises that where two values .* but \d+ leads elsewhere in a=\d b=\d mark=0 in strike/,
    );
    expect(() => prepare(fifth(false), 10_000)).not.toThrow();
  });

  it('sees a row that is not convex among many that are', () => {
    const rare = duel({
      state: { a: 500, b: 500, mark: { start: 0, min: 0, max: 3 } } as never,
      phases: {
        strike: {
          draw: d20,
          monotone: true,
          // From 250 on one face in twenty goes astray: some of 249 rows show it.
          next: (s, face) => {
            s.b = Math.max(0, s.b - (s.b < 250 && face === 7 ? 3 : 2));
            return s.b === 0 ? 'won' : 'round';
          },
        },
      },
    });
    expect(() => prepare(rare, 10_000)).toThrow(/but \d+ leads elsewhere/);
  });

  it.each<[string, Partial<Contest['questions'][number]>, RegExp]>([
    ['chances that sum to 0.9', { probabilities: [0.4, 0.5] }, /sum to 0\.9\)/],
    ['a chance that is no number', { probabilities: [Number.NaN, 0.5] }, /got NaN/],
    ['values that fall', { values: [1, 0] }, /values that ascend/],
    ['fewer values than chances', { values: [0] }, /finite numbers \(got undefined\)/],
    ['no value', { values: [], probabilities: [] }, /from 1 to 32768 different values/],
  ])('refuses a question with %s', (_, wrong, message) => {
    const contest = duel();
    const questions = contest.questions.map((question) =>
      question.values.length === 2 ? { ...question, ...wrong } : question,
    );
    expect(() => prepare({ ...contest, questions }, 10_000)).toThrow(message);
  });
});
