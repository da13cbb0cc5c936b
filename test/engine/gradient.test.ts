/** Derivatives from one pass forward and one back, against differences of solved contests. */
import { describe, expect, it } from 'vitest';
import { gradientOf } from '../../src/engine/gradient.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { worthOfWinning } from '../../src/engine/prospects.ts';
import { statesOf } from '../../src/engine/states.ts';
import type { Contest, Question } from '../../src/rules/contest.ts';
import { dieDistribution, difference } from '../../src/rules/dice.ts';
import { createDuel, type DuelContest } from '../../src/rules/duel/duel.ts';
import { exchangeOf, strokeOf } from '../../src/rules/duel/slopes.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { slopesOf } from '../../src/tuning/sensitivity/slopes.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';

/** The initiator's exact score: win + ½ draw. */
function scoreOf(contest: Contest): number {
  const prepared = prepare(contest, 100_000);
  const { ends } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  return Object.entries(ends).reduce(
    (sum, [label, p]) => sum + p * (label.startsWith('initiator') ? 1 : label.startsWith('draw') ? 0.5 : 0),
    0,
  );
}

/** A contest in which one question is another one wherever `isMeant`: its chances plus `h` times `change`. */
function moved(
  contest: DuelContest,
  asked: number,
  change: readonly number[],
  h: number,
  isMeant: (state: Int32Array) => boolean,
): Contest {
  const { name, values, convex, probabilities } = contest.questions[asked]!;
  // Nothing of where the chances came from: they are no longer those of dice.
  const question: Question = {
    ...{ name, values, convex },
    probabilities: probabilities.map((p, o) => p + h * change[o]!),
  };
  const base = Object.create(contest, {
    questions: { value: [...contest.questions, question] },
    schedule: { value: contest.schedule },
    chainKey: { value: `moved ${h}` },
    // It asks what no duel asks, so it belongs to no family.
    family: { value: undefined },
    own: { value: undefined },
  }) as Contest;
  for (const name of [
    'begin',
    'answer',
    'nextRound',
    'timeOut',
    'outcome',
    'clockOf',
    'clockValues',
  ] as const)
    Object.defineProperty(base, name, { value: contest[name]!.bind(contest) });
  Object.defineProperty(base, 'ask', {
    value: (state: Int32Array) => {
      const found = contest.ask(state);
      return found === asked && isMeant(state) ? contest.questions.length : found;
    },
  });
  return base;
}

/** Derivative at 0 by differences of 4th order: h⁴ of error, 1e-12 here, and 1e-13 of rounding. */
function derivative(score: (h: number) => number, h = 1e-3): number {
  return (8 * (score(h) - score(-h)) - (score(2 * h) - score(-2 * h))) / (12 * h);
}

/** Chances of a margin `by` larger less those of the margin, from the dice, held within the question's bounds. */
function shift(die: number, { values, probabilities }: Question, by: number): number[] {
  const one = dieDistribution({ sides: die, open: true });
  const all = difference(one, one);
  const change = probabilities.map((p) => -p);
  all.probabilities.forEach((p, i) => {
    const value = Math.min(Math.max(all.first + i + by, values[0]!), values.at(-1)!);
    change[values.indexOf(value)]! += p;
  });
  return change;
}

const duels: readonly (readonly [string, DuelSetup])[] = [
  ['the reference duel, 40 rounds', duelSetup({ ...referenceDuel, rules: { maxRounds: 40 } })],
  [
    'a withdrawal, plenty of kinds of rounds and an unlike enemy',
    duelSetup({
      initiator: {
        class: 'mage',
        level: 3,
        IQ: 9,
        Podl: 8,
        SP: 1,
        mana: 21,
        fatigue: 90,
        actEvery: 0,
        withdrawBelow: { iq: 4 },
      },
      target: { class: 'druid', level: 5, IQ: 12, Podl: 9, SP: 2, mana: 14, fatigue: 80 },
      rules: { die: 'k6+', maxRounds: 30, manaPerPoint: 3 },
    }),
  ],
];

describe('derivatives', () => {
  it.each(duels)('by a point in a share of exchanges: %s', (_, setup) => {
    const contest = createDuel(setup);
    const { context } = contest;
    const { attack, defence } = slopesOf(contest, prepare(contest, 100_000))!;
    const sides = Number(/\d+/.exec(setup.rules.die)![0]);
    const asked = context.ask.active;
    const question = contest.questions[asked]!;
    for (const [c, exchange] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const meant = (state: Int32Array) => exchangeOf(context, state) === exchange;
      const up = shift(sides, question, 1);
      const down = shift(sides, question, -1);
      const byAttack = derivative((h) => scoreOf(moved(contest, asked, up, h, meant)));
      const byDefence = derivative((h) => scoreOf(moved(contest, asked, down, h, meant)));
      expect(Math.abs((attack[c] ?? Number.NaN) - byAttack)).toBeLessThan(1e-8);
      expect(Math.abs((defence[1 - c] ?? Number.NaN) - byDefence)).toBeLessThan(1e-8);
      expect(Math.abs(byAttack)).toBeGreaterThan(1e-3);
    }
  });

  it('by chances of wounds, of the pull and of dying of it', () => {
    const setup = duelSetup({
      plane: 3,
      initiator: { class: 'mage', level: 3, IQ: 6, Podl: 8, SP: 1, mana: 12, woundChance: 0.1 },
      target: { class: 'druid', level: 3, IQ: 5, Podl: 9, SP: 2, mana: 20, woundChance: 0.2, hp: 30 },
      rules: { maxRounds: 25, pull: { 3: 0.05 }, pullDeath: 0.6 },
    });
    const contest = createDuel(setup);
    const { context } = contest;
    const found = slopesOf(contest, prepare(contest, 100_000))!;
    const by = (asked: number, isMeant: (state: Int32Array) => boolean) =>
      derivative((h) => scoreOf(moved(contest, asked, [-1, 1], h, isMeant)));
    for (const c of [0, 1]) {
      const wounds = by(context.ask.wound[c]!, (state) => strokeOf(context, state) === c);
      expect(Math.abs(found.woundChance[c]! - wounds)).toBeLessThan(1e-8);
      expect(Math.abs(wounds)).toBeGreaterThan(1e-3);
    }
    expect(Math.abs(found.pull[0]! - by(context.ask.pull, () => true))).toBeLessThan(1e-8);
    expect(Math.abs(found.pullDeath[1]! - by(context.ask.pullDeath, () => true))).toBeLessThan(1e-8);
    expect(Math.abs(found.pull[0]!)).toBeGreaterThan(1e-3);
  });

  it('are not told where margins come up that were never asked for, nor where they take too long', () => {
    const closed = createDuel(duelSetup({ ...referenceDuel, rules: { die: 'k12', maxRounds: 5 } }));
    const prepared = prepare(closed, 100_000);
    expect(slopesOf(closed, prepared)!.attack).toEqual([null, null]);
    const flees = createDuel(
      duelSetup({ ...referenceDuel, target: { ...referenceDuel.target, fleeBelow: { iq: 5 } } }),
    );
    expect(slopesOf(flees, prepare(flees, 100_000))!.defence[1]).toBeNull();
    expect(slopesOf(flees, prepare(flees, 100_000))!.defence[0]).not.toBeNull();
    expect(slopesOf(closed, prepared)!.woundChance).toEqual([null, null]);
    const { initiator } = worthOfWinning(closed, prepared.chain!);
    expect(gradientOf(closed, prepared.chain!, initiator, () => 0, 100)).toBeNull();
  });

  it('are found at the states that the chain stands for', () => {
    const contest = createDuel(duels[1]![1]);
    const { chain } = prepare(contest, 100_000);
    let rows = 0;
    const tops = statesOf(contest, chain!, (kind, row, state) => {
      rows++;
      expect(contest.ask(state)).toBe(chain!.kinds[kind]!.question[row]);
    });
    expect(rows).toBe(chain!.states);
    tops.forEach((state, top) => {
      const left = state.slice();
      contest.timeOut(left);
      expect([...left]).toEqual([...chain!.endState(chain!.limitEnds + top)]);
    });
    expect(tops.length).toBe(chain!.tops);
  });
});
