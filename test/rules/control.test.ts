/** RULES 10.4: several controllers of one mind. */
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { NEXT_ROUND, OVER } from '../../src/rules/contest.ts';
import { createControl } from '../../src/rules/control/control.ts';
import type { Controller, ControlSetup } from '../../src/rules/control/model.ts';

const controller = (modifier: number, holdsStill = false): Controller => ({
  name: `${modifier}`,
  modifier,
  holdsStill,
  accounts: [],
});
const setup = (...controllers: Controller[]): ControlSetup => ({ controllers });

function exact(...controllers: Controller[]): Marginals {
  const contest = createControl(setup(...controllers));
  const prepared = prepare(contest, 100_000);
  return exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
}

/** Plays the contest with the faces given, in order; answers who is obeyed, and the faces not used. */
function play(
  controllers: readonly Controller[],
  faces: readonly number[],
): { obeyed: string; left: number } {
  const contest = createControl(setup(...controllers));
  const state = contest.begin();
  let used = 0;
  for (let asked = contest.ask(state); asked !== OVER; asked = contest.ask(state)) {
    if (asked === NEXT_ROUND) contest.nextRound(state, 0);
    else contest.answer(state, faces[used++]! - 1);
  }
  return { obeyed: contest.outcome(state).end, left: faces.length - used };
}

describe('opposed Charisma checks', () => {
  it('the highest of d20 + modifier is obeyed', () => {
    expect(play([controller(0), controller(5)], [10, 6])).toEqual({ obeyed: '1', left: 0 });
    expect(play([controller(0), controller(5)], [12, 6])).toEqual({ obeyed: '0', left: 0 });
  });

  it('ties are rolled again among those tied, and only among them', () => {
    // 12, 7 + 5 = 12, 3: the third is out; then 4 against 1 + 5 = 6.
    const three = [controller(0), controller(5), controller(0)];
    expect(play(three, [12, 7, 3, 4, 1])).toEqual({ obeyed: '1', left: 0 });
    // A tie below the highest is none.
    expect(play(three, [9, 1, 6])).toEqual({ obeyed: '0', left: 0 });
  });

  it('two alike: one half each; a tie comes up once in 20', () => {
    const { ends, metrics } = exact(controller(3), controller(3));
    expect(ends['0']).toBeCloseTo(1 / 2, 12);
    expect(ends['1']).toBeCloseTo(1 / 2, 12);
    // Roll-offs are geometric with success 19/20: mean 20/19.
    const rolls = metrics['rounds']!.reduce((sum, [n, p]) => sum + n * p, 0);
    expect(rolls).toBeCloseTo(20 / 19, 10);
  });

  it('3 more: 247 of 383 (of 400 pairs 247 win, 136 lose, 17 tie and are rolled again)', () => {
    // Wins: pairs with a + 3 > b: 400 − 136 − 17 = 247; losses: b ≥ a + 4: 16·17/2 = 136; ties: 17.
    const { ends } = exact(controller(3), controller(0));
    expect(ends['0']).toBeCloseTo(247 / 383, 12);
    expect(ends['1']).toBeCloseTo(136 / 383, 12);
  });

  it('20 more always wins', () => {
    const { ends } = exact(controller(20), controller(0));
    expect(Object.keys(ends)).toEqual(['0']);
    expect(ends['0']).toBeCloseTo(1, 12);
  });

  it('four alike: a quarter each', () => {
    const { ends } = exact(controller(1), controller(1), controller(1), controller(1));
    for (const i of [0, 1, 2, 3]) expect(ends[i]).toBeCloseTo(1 / 4, 10);
  });

  it('agrees with listing every roll of three, ties followed', () => {
    const modifiers = [2, 0, 1];
    /** Chance that `who` is obeyed among those still in it, by counting; ties of all of them start anew. */
    const chance = (inIt: readonly number[], who: number): number => {
      if (inIt.length === 1) return inIt[0] === who ? 1 : 0;
      let won = 0;
      let again = 0;
      const faces = 20 ** inIt.length;
      for (let n = 0; n < faces; n++) {
        const totals = inIt.map((i, k) => (Math.floor(n / 20 ** k) % 20) + 1 + modifiers[i]!);
        const best = Math.max(...totals);
        const holders = inIt.filter((_, k) => totals[k] === best);
        if (holders.length === inIt.length) again++;
        else won += chanceOf(holders, who);
      }
      return won / (faces - again);
    };
    const known = new Map<string, number>();
    const chanceOf = (inIt: readonly number[], who: number): number => {
      const key = `${inIt} ${who}`;
      if (!known.has(key)) known.set(key, chance(inIt, who));
      return known.get(key)!;
    };
    const { ends } = exact(...modifiers.map((m) => controller(m)));
    for (const who of [0, 1, 2]) expect(ends[who]).toBeCloseTo(chanceOf([0, 1, 2], who), 10);
  });

  // 4.5 standard errors, two figures: a false alarm in about 75,000 seeds.
  it('is simulated within 4.5 standard errors', () => {
    const contest = createControl(setup(controller(3), controller(0)));
    const tally = simulate(contest, prepare(contest, 1000), streamKey('tug', 'of minds'), 0, 100_000);
    const p = 247 / 383;
    expect(Math.abs(tally.ends['0']! / 100_000 - p)).toBeLessThan(4.5 * Math.sqrt((p * (1 - p)) / 100_000));
  });
});

describe('control that takes away movement', () => {
  it('overrides the rest, without a roll', () => {
    expect(play([controller(9), controller(-5, true), controller(9)], [])).toEqual({ obeyed: '1', left: 0 });
    expect(exact(controller(9), controller(-5, true)).ends).toEqual({ 1: 1 });
  });

  it('several such contest among themselves', () => {
    const { ends } = exact(controller(30), controller(3, true), controller(0, true));
    expect(ends['0']).toBeUndefined();
    expect(ends['1']).toBeCloseTo(247 / 383, 12);
  });
});
