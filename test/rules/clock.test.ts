import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { type DuelText, duelSetup } from '../support/duels.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every distribution of a duel, and the size of its chain. */
function solved(text: DuelText): {
  all: Record<string, Histogram>;
  ends: Record<string, number>;
  states: number;
} {
  const contest = createDuel(duelSetup(text));
  const prepared = prepare(contest, 400_000);
  const { ends, metrics } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  return { all: { ...metrics }, ends: { ...ends }, states: prepared.chain!.states };
}

/**
 * The same duel with bounds that are never reached, but that would let a pursuit follow on a pursuit: nothing is
 * left to the clock then, and all fatigue is in the state.
 */
function withoutClock({ initiator, target, ...rest }: DuelText): DuelText {
  const never = { mana: 0 };
  const a = initiator as Fields;
  return {
    ...rest,
    initiator: { ...a, withdrawBelow: a['withdrawBelow'] ?? never },
    target: { ...(target as Fields), withdrawBelow: never },
  };
}

function expectSame(text: DuelText): void {
  const clock = solved(text);
  const plain = solved(withoutClock(text));
  const off: string[] = [];
  const check = (what: string, p: number, q: number): void => {
    if (Math.abs(p - q) > 1e-12) off.push(`${what}: ${p} instead of ${q}`);
  };
  for (const label of new Set([...Object.keys(clock.ends), ...Object.keys(plain.ends)])) {
    check(label, clock.ends[label] ?? 0, plain.ends[label] ?? 0);
  }
  for (const [name, histogram] of Object.entries(plain.all)) {
    const wanted = new Map(histogram);
    const found = new Map(clock.all[name]);
    for (const value of new Set([...wanted.keys(), ...found.keys()])) {
      check(`${name} ${value}`, found.get(value) ?? 0, wanted.get(value) ?? 0);
    }
  }
  expect(off).toEqual([]);
}

const tactics = fc.oneof(
  fc.constant({}),
  fc.record({
    fleeBelow: fc.record({ iq: fc.integer({ min: 2, max: 4 }) }),
    fleeRounds: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ actEvery: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ reserveFatigue: fc.integer({ min: 0, max: 3 }) }),
  fc.constant({ hold: 'always' }),
  fc.constant({ untrained: true }),
  fc.record({
    actEvery: fc.integer({ min: 2, max: 4 }),
    manifest: fc.record({
      power: fc.constant(1),
      concentration: fc.integer({ min: 0, max: 9 }),
      onSuccess: fc.constantFrom('escape', 'wound'),
    }),
    powerPoints: fc.integer({ min: 1, max: 9 }),
  }),
);
const mind = (more: Fields): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      fc.record({
        IQ: fc.integer({ min: 3, max: 5 }),
        Podl: fc.integer({ min: 5, max: 9 }),
        mana: fc.integer({ min: 0, max: 8 }),
        fatigue: fc.integer({ min: 4, max: 24 }),
      }),
      tactics,
    )
    .map(([figures, chosen]) => ({ class: 'mage', level: 3, SP: 1, ...figures, ...more, ...chosen }));
const rules = fc.record({
  die: fc.constant('k6'),
  attackCost: fc.integer({ min: 1, max: 3 }),
  defenceCost: fc.integer({ min: 0, max: 3 }),
  initiationCost: fc.integer({ min: 0, max: 3 }),
  maxRounds: fc.constant(40),
});

describe('the clock leaves every figure as it is', () => {
  it('under tactics of all kinds but withdrawal', () => {
    fc.assert(
      fc.property(mind({}), mind({}), rules, (initiator, target, settings) => {
        expectSame({ initiator, target, rules: settings });
      }),
      { seed: 51, numRuns: 60 },
    );
  });

  it('with a withdrawal that is pursued, whatever the figures and the costs', () => {
    fc.assert(
      fc.property(
        mind({}),
        mind({}),
        fc.oneof(
          fc.record({ mana: fc.integer({ min: 1, max: 12 }) }),
          fc.record({ iq: fc.integer({ min: 2, max: 5 }) }),
        ),
        rules,
        (initiator, target, withdrawBelow, settings) => {
          expectSame({ initiator: { ...initiator, withdrawBelow }, target, rules: settings });
        },
      ),
      { seed: 52, numRuns: 120 },
    );
  });

  it('with a withdrawal by the round or by what the enemy has, pursued or not', () => {
    const enemy = fc.oneof(
      fc.record({ mana: fc.integer({ min: 0, max: 6 }) }),
      fc.record({ iq: fc.integer({ min: 1, max: 4 }) }),
    );
    const when = fc.oneof(
      fc.record({ after: fc.integer({ min: 0, max: 6 }) }),
      fc.record({ enemy }),
      fc.record({ after: fc.integer({ min: 0, max: 6 }), enemy }),
    );
    fc.assert(
      fc.property(
        mind({}),
        mind({}),
        when,
        fc.option(fc.record({ mana: fc.integer({ min: 1, max: 6 }) }), { nil: undefined }),
        fc.boolean(),
        rules,
        (initiator, target, withdrawWhen, withdrawBelow, pursue, settings) => {
          expectSame({
            initiator: { ...initiator, withdrawWhen, ...(withdrawBelow && { withdrawBelow }) },
            target: { ...target, pursue },
            rules: settings,
          });
        },
      ),
      { seed: 53, numRuns: 120 },
    );
  });

  it('and makes chains many times smaller, the longer the fatigue lasts', () => {
    const figures = { class: 'mage', level: 5, IQ: 10, Podl: 10, SP: 2, mana: 30, fatigue: 60 };
    const pursued: DuelText = { initiator: { ...figures, withdrawBelow: { mana: 10 } }, target: figures };
    expect(solved(pursued).states * 3).toBeLessThan(solved(withoutClock(pursued)).states);
  });
});
