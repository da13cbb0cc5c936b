/** Exact fractions: against worked fractions, against a listing of dice, and as the measure of the solver's own bound. */
import { describe, expect, it } from 'vitest';
import { type Fraction, fractionalChances } from '../../src/engine/fractions.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { clampedQuestion, dieDistribution, difference, parseDie } from '../../src/rules/dice.ts';
import { errorOf, fractionsOf } from '../../src/rules/dice-fractions.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';
import { tinyMind, tinySetup } from '../support/tinyDuels.ts';

/** |x − fraction|, exact for doubles that are whole numbers of 2^-160. */
function distance(x: number, { above, below }: Fraction): number {
  const off = BigInt(Math.floor(x * 2 ** 160)) * below - (above << 160n);
  return Number(((off < 0n ? -off : off) >> 60n) / below) / 2 ** 100;
}

/** A question about a die, held within bounds, with where it comes from. */
function question(text: string, kind: 'roll' | 'difference', low: number, high: number) {
  const die = parseDie(text)!;
  const one = dieDistribution(die);
  const law = kind === 'roll' ? one : difference(one, one);
  return clampedQuestion(text, law, low, high, { kind, die });
}

describe('the chances of questions as fractions', () => {
  it('a roll of k3+, held from 2 to 7, worked by hand', () => {
    // 1, 2 with 1/3 each; 4, 5 with 1/9; 7, 8 with 1/27, and beyond 9: 1/27.
    const asked = question('k3+', 'roll', 2, 7);
    expect(asked.values).toEqual([2, 4, 5, 7]);
    const { above, below } = fractionsOf(asked)!;
    expect(above.map((a) => Number(a * 27n) / Number(below))).toEqual([18, 3, 3, 3]);
  });

  it('the difference of two k2+, held from −1 to 2, worked by hand', () => {
    // A roll is 2j + 1 with 2^-(j + 1), so the difference is 2k with 2^-|k| / 3.
    const asked = question('k2+', 'difference', -1, 2);
    expect(asked.values).toEqual([-1, 0, 2]);
    const { above, below } = fractionsOf(asked)!;
    expect(above.map((a) => Number(a * 3n) / Number(below))).toEqual([1, 1, 1]);
  });

  it.each([
    ['k12+', 'difference', -44, 58],
    ['k12+', 'roll', -3, 40],
    ['k6+', 'difference', -7, 9],
    ['k100', 'difference', -120, 50],
    ['k10', 'roll', 3, 8],
    ['k2+', 'roll', 1, 90],
    ['k3+', 'difference', 4, 31],
  ] as const)(
    '%s, %s from %i to %i: add up to one and are what the solver reads but for rounding',
    (text, kind, low, high) => {
      const asked = question(text, kind, low, high);
      const { above, below } = fractionsOf(asked)!;
      expect(above.reduce((a, b) => a + b, 0n)).toBe(below);
      let off = 0;
      asked.probabilities.forEach((p, outcome) => {
        const away = distance(p, { above: above[outcome]!, below });
        expect(away).toBeLessThan(1e-15);
        off += away;
      });
      const told = errorOf(asked);
      expect(told).toBeGreaterThanOrEqual(off);
      expect(told).toBeLessThan(off + 1e-18);
    },
  );

  it('a chance is the decimal that is written', () => {
    const source = { kind: 'chance' } as const;
    const asked = { name: 'x', values: [0, 1], probabilities: [0.9, 0.1], convex: true, source };
    expect(fractionsOf(asked)).toEqual({ above: [9n, 1n], below: 10n });
    // 0.1 in binary is 0.1 + 5.55e-18, and 0.9 is 0.9 + 2.2e-17.
    expect(errorOf(asked)).toBeGreaterThan(2.7e-17);
    expect(errorOf(asked)).toBeLessThan(2.9e-17);
  });
});

const small: readonly (readonly [string, DuelSetup])[] = [
  ['a coin', tinySetup([tinyMind()], [tinyMind({ IQ: 1 })])],
  ['four rounds of k3', tinySetup([tinyMind({ mana: 3 })], [tinyMind()], { die: 'k3', maxRounds: 4 })],
  [
    'open-ended',
    tinySetup([tinyMind({ mana: 3 })], [tinyMind()], { die: 'k3+', maxRounds: 9, manaPerPoint: 2 }),
  ],
  ['wounds', tinySetup([tinyMind({ woundChance: 0.3, hp: 4 })], [tinyMind()], { die: 'k2+', maxRounds: 6 })],
  ['the pull', tinySetup([tinyMind()], [tinyMind({ mana: 5 })], { pull: { 1: 0.17 }, maxRounds: 12 })],
  [
    'fatigue',
    tinySetup([tinyMind({ fatigue: 7 })], [tinyMind({ fatigue: 5 })], { die: 'k4+', maxRounds: 20 }),
  ],
  [
    'two against one',
    tinySetup([tinyMind(), tinyMind({ IQ: 1 })], [tinyMind({ mana: 4 })], {
      die: 'k2+',
      maxRounds: 5,
      target: 'random',
    }),
  ],
  ['the reference duel, 12 rounds', duelSetup({ ...referenceDuel, rules: { maxRounds: 12 } })],
];

describe('the chances of winning as fractions', () => {
  it('of one exchange each, worked by hand', () => {
    // Both have no mana and IQ 0, equal strengths on a coin: a margin of 1 (one pair in four) takes half a point,
    // rounded up 1, and the soul. The first wins with 1/4, the second with 3/4 · 1/4.
    const minds = [tinyMind({ mana: 0, IQ: 0 })];
    const setup = tinySetup(minds, minds, { maxRounds: 1, iqRounding: 'ceil' });
    const contest = createDuel(setup);
    const gaps = contest.context.attack[0]![0]! - contest.context.defence[1]![0]!;
    const found = fractionalChances(contest, prepare(contest, 1000).chain!);
    const beats = [-1, 0, 0, 1].filter((d) => d + gaps > 0).length;
    const p = beats / 4;
    expect(found).toMatchObject({
      initiator: { above: BigInt(p * 4) / (p === 0.5 ? 2n : 1n), below: p === 0.5 ? 2n : p === 1 ? 1n : 4n },
    });
  });

  it.each(small)('%s: the solver is off by no more than it says, and says little', (_, setup) => {
    const contest = createDuel(setup);
    const prepared = prepare(contest, 100_000);
    const exact = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
    const fractions = fractionalChances(contest, prepared.chain!);
    if (typeof fractions === 'string') throw new Error(fractions);
    const sum = (side: string) =>
      Object.entries(exact.ends).reduce((all, [label, p]) => all + (label.startsWith(side) ? p : 0), 0);
    const off = (['initiator', 'draw', 'target'] as const).map((side) =>
      distance(sum(side), fractions[side]),
    );
    const all = off.reduce((a, b) => a + b, 0);
    expect(all).toBeLessThanOrEqual(exact.error!);
    expect(exact.error!).toBeLessThan(2e-12);
    const { initiator, draw, target } = fractions;
    // Together they are one, as fractions.
    const below = initiator.below * draw.below * target.below;
    expect(
      initiator.above * draw.below * target.below +
        draw.above * initiator.below * target.below +
        target.above * initiator.below * draw.below,
    ).toBe(below);
  });

  it('are refused where they take too long, or the dice are not known', () => {
    const contest = createDuel(small[2]![1]);
    const { chain } = prepare(contest, 1000);
    expect(fractionalChances(contest, chain!, 1000)).toBe('long');
    const questions = contest.questions.map(({ name, values, probabilities, convex }) => ({
      name,
      values,
      probabilities,
      convex,
    }));
    const unknown = { ...small, questions, schedule: contest.schedule } as never;
    expect(fractionalChances(unknown, chain!)).toBe('unknown');
  });
});
