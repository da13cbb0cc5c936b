import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Prepared, prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { type Contest, NEXT_ROUND, OVER } from '../../src/rules/contest.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { Combatant, DuelSetup } from '../../src/rules/model.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { setups } from '../support/tinyDuels.ts';

const sum = (list: readonly number[]): number => list.reduce((total, x) => total + x, 0);
const largest = (histogram: Histogram): number => histogram.at(-1)![0];
const smallest = (histogram: Histogram): number => histogram[0]![0];

interface Solved {
  readonly contest: Contest;
  readonly prepared: Prepared;
  readonly exact: Marginals;
}

function solved(setup: DuelSetup): Solved {
  const contest = createDuel(setup);
  const prepared = prepare(contest, 300_000);
  return { contest, prepared, exact: exactMarginals(contest, prepared, solvePrepared(contest, prepared)!) };
}

/** Every state within reach of a contest, up to `most`. */
function* statesOf(contest: Contest, most: number): Generator<Int32Array> {
  const seen = new Set<string>();
  const waiting = [contest.begin()];
  while (waiting.length > 0 && seen.size < most) {
    const state = waiting.pop()!;
    const asked = contest.ask(state);
    if (seen.has(state.join()) || asked === OVER) continue;
    seen.add(state.join());
    yield state;
    if (asked === NEXT_ROUND) {
      for (let kind = 0; kind < contest.schedule.kinds; kind++) {
        const next = state.slice();
        contest.nextRound(next, kind);
        waiting.push(next);
      }
      continue;
    }
    for (let outcome = 0; outcome < contest.questions[asked]!.values.length; outcome++) {
      const next = state.slice();
      contest.answer(next, outcome);
      waiting.push(next);
    }
  }
}

/** Whether outcomes of one consequence stand side by side in every state that asks a convex question. */
function convexityHolds(contest: Contest, most: number): boolean {
  for (const state of statesOf(contest, most)) {
    const asked = contest.ask(state);
    if (asked === NEXT_ROUND || !contest.questions[asked]!.convex) continue;
    const met = new Set<string>();
    let previous = '';
    for (let outcome = 0; outcome < contest.questions[asked]!.values.length; outcome++) {
      const next = state.slice();
      contest.answer(next, outcome);
      const key = next.join();
      if (key !== previous && met.has(key)) return false;
      met.add(key);
      previous = key;
    }
  }
  return true;
}

describe('random setups, up to 2 against 2', () => {
  it('every exact distribution has mass 1, and every figure lies within what there is to lose', () => {
    fc.assert(
      fc.property(setups(2), (setup) => {
        const { exact } = solved(setup);
        expect(sum(Object.values(exact.ends))).toBeCloseTo(1, 12);
        for (const histogram of Object.values(exact.metrics)) {
          expect(sum(histogram.map(([, p]) => p))).toBeCloseTo(1, 12);
          expect(smallest(histogram)).toBeGreaterThanOrEqual(0);
        }
        const limits = (side: string, list: readonly Combatant[]) => {
          const most = (of: (c: Combatant) => number) => sum(list.map(of));
          expect(largest(exact.metrics[`${side}_drain`]!)).toBeLessThanOrEqual(most((c) => c.mana));
          expect(largest(exact.metrics[`${side}_iq_loss`]!)).toBeLessThanOrEqual(most((c) => c.IQ));
          expect(largest(exact.metrics[`${side}_deaths`]!)).toBeLessThanOrEqual(list.length);
          const points = most((c) => (Number.isFinite(c.fatigue) ? c.fatigue : 0));
          expect(largest(exact.metrics[`${side}_fatigue`]!)).toBeLessThanOrEqual(points);
        };
        limits('initiator', setup.initiators);
        limits('target', setup.targets);
        expect(largest(exact.metrics['rounds']!)).toBeLessThanOrEqual(setup.rules.maxRounds);
      }),
      { seed: 31, numRuns: 150 },
    );
  });

  it('questions keep their promise: outcomes of one consequence stand side by side', () => {
    fc.assert(
      fc.property(setups(2), (setup) => convexityHolds(createDuel(setup), 1500)),
      { seed: 32, numRuns: 60 },
    );
  });

  it('questions are distributions: ascending values, none impossible, mass 1', () => {
    fc.assert(
      fc.property(setups(3), (setup) => {
        for (const { values, probabilities } of createDuel(setup).questions) {
          expect(sum(probabilities)).toBeCloseTo(1, 12);
          expect(probabilities.every((p) => p > 0)).toBe(true);
          expect(values.every((value, i) => i === 0 || value > values[i - 1]!)).toBe(true);
        }
      }),
      { seed: 33, numRuns: 60 },
    );
  });

  it('tabulated or asked directly, the same duels come out', () => {
    fc.assert(
      fc.property(setups(2), fc.integer({ min: 0, max: 2 ** 40 }), (setup, from) => {
        const contest = createDuel(setup);
        const prepared = prepare(contest, 300_000);
        const key = streamKey('properties', 'tabulated');
        const direct = { ...prepared, chain: null };
        expect(simulate(contest, prepared, key, from, 60)).toEqual(simulate(contest, direct, key, from, 60));
      }),
      { seed: 34, numRuns: 120 },
    );
  });

  it('leaves its setup as it was', () => {
    fc.assert(
      fc.property(setups(2), (setup) => {
        const before = JSON.stringify(setup);
        solved(setup);
        expect(JSON.stringify(setup)).toBe(before);
      }),
      { seed: 35, numRuns: 30 },
    );
  });
});
