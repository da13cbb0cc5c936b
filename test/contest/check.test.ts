import { describe, expect, it } from 'vitest';
import {
  type Contest,
  type ContestPromise,
  chance,
  checkContest,
  checkText,
  constant,
  d20,
  defineContest,
  points,
  word,
} from '../../src/contest.ts';
import { createControl } from '../../src/rules/control/control.ts';
import { duel, fighters } from './games.ts';

const options = { trials: 4000 };

function broken(contest: Contest, more = {}): Partial<Record<ContestPromise, string>> {
  const { promises } = checkContest(contest, { ...options, ...more });
  return Object.fromEntries(
    promises.flatMap(({ promise, kept, fault }) => (kept === false ? [[promise, fault!.message]] : [])),
  );
}

describe('checkContest', () => {
  it('passes sound contests, and says what it has tested', () => {
    const check = checkContest(fighters(), options);
    expect(check.ok).toBe(true);
    expect(check.promises.map(({ promise, kept }) => [promise, kept])).toEqual([
      ['distributions', true],
      ['beginning', true],
      ['purity', true],
      // None of its draws promises it.
      ['monotone', null],
      ['rounds', true],
      ['ends', true],
      ['figures', true],
      ['limit', true],
      ['table', true],
      ['chances', true],
      ['seats', null],
      ['words', true],
    ]);
    expect(checkText(check)).toMatch(/^sound, 6,708 states\ndistributions kept \(enumeration, 2 cases\)/);
  });

  it('passes a contest of the package', () => {
    const controllers = [3, 1, 4].map((modifier, i) => ({
      ...{ name: `c${i}`, modifier, holdsStill: false, accounts: [] },
    }));
    expect(broken(createControl({ controllers }))).toEqual({});
  });

  it('samples what is too large to enumerate', () => {
    const { ok, states, promises } = checkContest(fighters(), { ...options, maxStates: 100 });
    expect([ok, states]).toEqual([true, null]);
    expect(promises.find(({ promise }) => promise === 'purity')).toMatchObject({
      by: 'sampling',
      kept: true,
    });
  });

  it('finds a promise of monotone draws that is not kept, at the value that shows it', () => {
    const astray = duel({
      phases: {
        strike: {
          draw: d20,
          monotone: true,
          next: (s, face) => {
            s.b = Math.max(0, s.b - (face === 13 ? 1 : 2));
            return s.b === 0 ? 'won' : 'round';
          },
        },
      },
      ends: { won: 'initiator' },
    });
    // Where 1 or 2 points are left, both come to the same: the promise is broken from 3 on.
    expect(broken(astray)).toEqual({
      monotone: expect.stringMatching(/but 13 leads elsewhere in a=9 b=[3-7] mark=0 in strike$/),
    });
  });

  it('finds chances that are none, and ends that never come or are not declared', () => {
    const contest = duel();
    const [first, second] = contest.questions as [never, Contest['questions'][number]];
    const off = { ...second, probabilities: [0.6, 0.3] };
    expect(broken({ ...contest, questions: [first, off] })).toEqual({
      distributions: expect.stringContaining('they sum to 0.899'),
    });
    expect(broken(duel({ ends: { won: 'initiator', lost: 'target', fled: null } }))).toEqual({
      ends: 'duel: ends: declares the end fled, which cannot come about',
    });
    const undeclared = { ...contest, ends: contest.ends.slice(0, 1) };
    expect(broken(undeclared)).toEqual({ ends: expect.stringContaining('does not declare, "lost"') });
  });

  it('finds rules that answer otherwise when asked again, or change what they look at', () => {
    let calls = 0;
    const moody = duel({
      phases: {
        strike: {
          draw: d20,
          next: (s, face) => {
            calls++;
            s.b = Math.max(0, s.b - ((face + calls) % 2) - 1);
            return s.b === 0 ? 'won' : 'round';
          },
        },
      },
      ends: { won: 'initiator' },
    });
    expect(broken(moody)['purity']).toMatch(/answer: answers otherwise when it is asked again \(in a=9/);
    const contest = duel();
    const looking = {
      ...contest,
      ask: (state: Int32Array) => {
        const question = contest.ask(state);
        if (question >= 0 && state[3] === 0) state[3] = 1;
        return question;
      },
    };
    expect(broken(looking)['purity']).toMatch(/must leave the state as it is/);
    const once = contest.begin();
    expect(broken({ ...contest, begin: () => once })['beginning']).toMatch(/must give a new state each time/);
  });

  it('tells what rules throw, and where', () => {
    const throwing = duel({
      phases: {
        strike: {
          draw: d20,
          next: (s) => {
            if (s.b === 3) throw new Error('three');
            s.b = Math.max(0, s.b - 2);
            return s.b === 0 ? 'won' : 'round';
          },
        },
      },
    });
    expect(broken(throwing)['rounds']).toMatch(
      /phases\.strike\.next: threw Error: three \(after a=9 b=3 mark=0/,
    );
  });

  it('finds contests that mostly run into their limit', () => {
    expect(broken(duel({ rounds: 3 }))).toEqual({
      limit: expect.stringMatching(/^duel: rounds: must end before its limit of rounds in most trials \(/),
    });
  });

  it('finds a word that is kept where it does not matter, which breaks nothing', () => {
    const idle = duel({
      phases: {
        strike: {
          draw: d20,
          next: (s, face) => {
            s.mark = face >= 12 ? 2 : 1;
            s.b = Math.max(0, s.b - (face >= 12 ? 2 : 0));
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
    expect(broken(idle)).toEqual({ words: expect.stringMatching(/keeps mark where it no longer matters/) });
    expect(checkContest(idle, options).ok).toBe(true);
    // The same word, put back: kept.
    expect(broken(fighters())).toEqual({});
  });

  it('finds figures that are no numbers, and tables that do not play as the rules do', () => {
    const contest = duel();
    const strange = {
      ...contest,
      metrics: ['x'],
      outcome: (state: Int32Array) => ({ ...contest.outcome(state), values: [Number.NaN] }),
    };
    expect(broken(strange)['figures']).toMatch(/must report finite numbers \(got NaN/);
    // From the thousandth beginning of a round on, rules that look at the clock.
    let rounds = 0;
    const drifting = {
      ...contest,
      nextRound: (state: Int32Array, kind: number) => {
        contest.nextRound(state, kind);
        if (++rounds > 1000) state[1] = 1;
      },
    };
    expect(broken(drifting)['table']).toMatch(/trial \d+ comes to (won|lost) after/);
  });

  it('holds seats against each other where the exchanged contest is given', () => {
    const race = (first: number, second: number, winners = ['initiator', 'target'] as const) =>
      defineContest({
        name: 'race',
        state: { toss: word(0, 0, 1) },
        phases: {
          go: { draw: chance(first / (first + second)), next: (_, won) => (won === 1 ? 'one' : 'two') },
        },
        rounds: 1,
        ends: { one: winners[0], two: winners[1] },
      });
    expect(broken(race(3, 1), { exchanged: race(1, 3) })).toEqual({});
    expect(broken(race(3, 1), { exchanged: race(3, 1) })['seats']).toMatch(
      /wins with 0.75 here, the target with 0.25 there/,
    );
  });

  it('needs no draws to be random', () => {
    const sure = defineContest({
      name: 'sure',
      state: { left: points(4) },
      phases: {
        down: {
          draw: constant(1),
          next: (s) => {
            s.left -= 1;
            return s.left === 0 ? 'done' : 'round';
          },
        },
      },
      rounds: 9,
      ends: ['done'],
    });
    expect(broken(sure)).toEqual({});
  });
});
