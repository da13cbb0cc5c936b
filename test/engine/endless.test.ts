/** Duels without a limit of rounds: exact without following them, and played. */
import { describe, expect, it } from 'vitest';
import { flowsOf } from '../../src/engine/flow.ts';
import { foreverOf } from '../../src/engine/forever.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { chancesAtStart, courseOf } from '../../src/engine/prospects.ts';
import { traceTrial } from '../../src/engine/trace.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { impossible } from '../../src/rules/eligibility.ts';
import type { DuelSetup } from '../../src/rules/model.ts';
import { histogramMean } from '../../src/stats/histogram.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';
import { asMage, tinyMind, tinySetup } from '../support/tinyDuels.ts';

const NONE = Number.POSITIVE_INFINITY;

function exact(setup: DuelSetup) {
  const contest = createDuel(setup);
  const prepared = prepare(contest, 100_000);
  return exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
}

/** Chance that a side wins, by whatever end. */
function wins({ ends }: { readonly ends: Readonly<Record<string, number>> }, side: string): number {
  return Object.entries(ends).reduce((sum, [label, p]) => sum + (label.startsWith(side) ? p : 0), 0);
}

const duels: readonly (readonly [string, DuelSetup])[] = [
  ['plain', tinySetup([tinyMind({ mana: 3 })], [tinyMind({ IQ: 3 })], { die: 'k3+' })],
  [
    'a withdrawal late',
    tinySetup([tinyMind({ withdrawWhen: { after: 3, enemy: null } })], [tinyMind()], { die: 'k4+' }),
  ],
  [
    'flight',
    tinySetup([tinyMind()], [tinyMind({ fleeBelow: { figure: 'mana', below: 2 }, fleeRounds: 2 })], {
      die: 'k3+',
    }),
  ],
  ['fatigue runs out', tinySetup([tinyMind({ fatigue: 9 })], [tinyMind()], { die: 'k3+' })],
  ['wounds', tinySetup([tinyMind({ woundChance: 0.25, hp: 5 })], [tinyMind({ mana: 4 })], { die: 'k3+' })],
  [
    'two against one',
    tinySetup([tinyMind(), tinyMind({ IQ: 1 })], [tinyMind({ mana: 5 })], { die: 'k2+', target: 'random' }),
  ],
];

describe('duels without a limit of rounds', () => {
  it('the reference duel, against a program of its own in exact fractions', () => {
    // Python, fractions.Fraction, one pass back over 870 pairs of mana and IQ: 0.7618394802497465.
    const setup = duelSetup({ ...referenceDuel, rules: { maxRounds: 'none' } });
    const found = exact(setup);
    expect(Math.abs(wins(found, 'initiator') - 0.761_839_480_249_746_5)).toBeLessThan(1e-14);
    expect(wins(found, 'draw')).toBe(0);
    const contest = createDuel(setup);
    const [start] = chancesAtStart(contest, prepare(contest, 100_000).chain!, 1e8)!;
    expect(Math.abs(start!.initiator - 0.761_839_480_249_746_5)).toBeLessThan(1e-13);
    expect(start!.initiator + start!.target).toBeCloseTo(1, 13);
  });

  it.each(duels)('%s: goes to where ever more rounds go', (_, setup) => {
    const endless = exact({ ...setup, rules: { ...setup.rules, maxRounds: NONE } });
    const long = exact({ ...setup, rules: { ...setup.rules, maxRounds: 4000 } });
    for (const side of ['initiator', 'target', 'draw:exhaustion'])
      expect(Math.abs(wins(endless, side) - wins(long, side))).toBeLessThan(1e-12);
    expect(histogramMean(endless.metrics['rounds']!)).toBeCloseTo(histogramMean(long.metrics['rounds']!), 8);
    expect(endless.error!).toBeLessThan(1e-10);
  });

  it('is played as it is solved', () => {
    const setup = { ...duels[0]![1], rules: { ...duels[0]![1].rules, maxRounds: NONE } };
    const contest = createDuel(setup);
    const prepared = prepare(contest, 100_000);
    const tally = simulate(contest, prepared, streamKey('endless', 'plain'), 0, 40_000);
    const p = wins(exact(setup), 'initiator');
    // 4.5 standard errors: one false alarm in some 150,000 seeds, and the seed is fixed.
    expect(Math.abs(wins(tally, 'initiator') / 40_000 - p)).toBeLessThan(
      4.5 * Math.sqrt((p * (1 - p)) / 40_000),
    );
  });

  it('counts those that can never end as ended by the limit', () => {
    // Strengths further apart than a coin can bridge.
    const apart = tinySetup([tinyMind({ Podl: 30 })], [tinyMind({ Podl: 30 })], { maxRounds: NONE });
    expect(exact(apart).ends).toEqual({ 'draw:timeout': 1 });
  });

  it('is not told as exact where so little is decided in a round that rounding would show', () => {
    const solved = (defence: number) => {
      const apart = [tinyMind({ Podl: defence })];
      const contest = createDuel(tinySetup(apart, apart, { die: 'k3+', maxRounds: NONE }));
      return solvePrepared(contest, prepare(contest, 100_000));
    };
    // Three points more are a third of the hits. Beyond 65,536 rounds lengths are told no further, ends are.
    expect(solved(20)!.error).toBeLessThan(1e-10);
    expect(solved(29)!.error).toBeGreaterThan(0.5);
    expect(solved(44)!.error).toBe(2);
    expect(solved(62)).toBeNull();
  });

  it('is not made where rounds are never alike', () => {
    const busy = (maxRounds: number) => tinySetup([tinyMind({})], [tinyMind({ actEvery: 3 })], { maxRounds });
    expect(() => createDuel(busy(NONE))).toThrow(
      'maxRounds: must be a number of rounds (B1 acts every 3 rounds, which needs a limit of rounds (RULES 4.10))',
    );
    // However high a limit is, it is one.
    const { endless, kindOf } = createDuel(busy(70_000)).schedule;
    expect([endless, kindOf.length]).toEqual([false, 70_000]);
  });

  it('is refused where it may go round in circles', () => {
    const by = (a: object, b: object) =>
      impossible(tinySetup([tinyMind(a)], [tinyMind(b)], { maxRounds: NONE }));
    expect(by(asMage, { actEvery: 3 })).toBe(
      'B1 acts every 3 rounds, which needs a limit of rounds (RULES 4.10)',
    );
    const withdraws = { ...asMage, withdrawBelow: { figure: 'mana', below: 2 } as const };
    expect(by(withdraws, withdraws)).toBe(
      'A1 may pursue and be pursued for ever, which needs a limit of rounds (RULES 4.10)',
    );
    expect(by(withdraws, asMage)).toBeNull();
    const circles = tinySetup([tinyMind(withdraws)], [tinyMind(withdraws)], {
      maxRounds: NONE,
      initiationCost: 0,
    });
    const contest = createDuel(circles);
    const prepared = prepare(contest, 100_000);
    // Nobody is tired: who pursues becomes the initiator, and is pursued in turn.
    expect(foreverOf(prepared.chain!, 0, flowsOf(contest, prepared.chain!)[0]!)).toBeNull();
    expect(solvePrepared(contest, prepared)).toBeNull();
    expect(chancesAtStart(contest, prepared.chain!, Number.MAX_VALUE)).toBeNull();
    const { steps } = traceTrial(contest, streamKey('circles', 'two'), 0);
    expect(courseOf(contest, prepared.chain!, steps, Number.MAX_VALUE)).toBeNull();
  });
});
