import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Chain } from '../../src/engine/chain.ts';
import { forgetFamilies } from '../../src/engine/consequences.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { tabulate } from '../../src/engine/tabulate.ts';
import type { Contest } from '../../src/rules/contest.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { impossible } from '../../src/rules/eligibility.ts';
import { contestOf, impossibilityOf } from '../../src/scenario/cellKinds.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { randomOf, randomSetup } from '../support/randomDuels.ts';

const limits = { maxStates: 2_500 };

function shipped(name: string): Contest[] {
  const loaded = loadScenario(readFileSync(`scenarios/${name}.yaml`, 'utf8'), name);
  if (!loaded.ok) throw new Error('must be a good scenario');
  return expandCells(loaded.scenario)
    .filter((cell) => impossibilityOf(cell) === null)
    .map(contestOf);
}

/** Different chains of the family that has most of them. */
function largestFamily(contests: readonly Contest[], most: number): Contest[] {
  const families = new Map<string, Map<string, Contest>>();
  for (const contest of contests) {
    const chains = families.get(contest.family!.key) ?? new Map<string, Contest>();
    families.set(contest.family!.key, chains.set(contest.chainKey, contest));
  }
  const [largest] = [...families.values()].sort((a, b) => b.size - a.size);
  return [...largest!.values()].slice(0, most);
}

/** A duel or melee of a seed, tactics and all, and the same with initiators of other strengths. */
function randomFamily(seed: number): Contest[] {
  const setup = randomSetup(randomOf(seed), 1 + (seed % 2), 1 + (Math.floor(seed / 2) % 2));
  if (impossible(setup) !== null) return [];
  return [0, 3, -4].map((more) => {
    const initiators = setup.initiators.map((c) => ({ ...c, talent: c.talent + more }));
    return createDuel({ ...setup, initiators });
  });
}

/** All of a chain as numbers, the states of its ends among them. */
function numbersOf({ kinds, tops, entries, states, innerEnds, limitEnds, ends, endState }: Chain): unknown {
  const endStates = Array.from({ length: ends }, (_, end) => endState(end).join());
  return { kinds, tops, entries, states, innerEnds, limitEnds, ends, endStates: endStates.join(';') };
}

/** A contest that belongs to no family: everything about it is asked of the rules. */
function onItsOwn(contest: Contest): Contest {
  const { questions, schedule, metrics, clockMetrics, chainKey, law } = contest;
  return {
    ...{ questions, schedule, metrics, clockMetrics, chainKey, law },
    begin: () => contest.begin(),
    ask: (state) => contest.ask(state),
    answer: (state, outcome) => contest.answer(state, outcome),
    nextRound: (state, kind) => contest.nextRound(state, kind),
    timeOut: (state) => contest.timeOut(state),
    outcome: (state) => contest.outcome(state),
    clockValues: (clock, round) => contest.clockValues(clock, round),
  };
}

const alone = (contests: readonly Contest[]): (Chain | null)[] =>
  contests.map((contest) => tabulate(onItsOwn(contest), limits));

function expectAlike(contests: readonly Contest[], chains: readonly (Chain | null)[]): void {
  for (const order of [contests.map((_, i) => i), contests.map((_, i) => contests.length - 1 - i)]) {
    forgetFamilies();
    for (const i of order) {
      const chain = tabulate(contests[i]!, limits);
      expect(chain === null).toBe(chains[i] === null);
      if (chain !== null) expect(numbersOf(chain)).toEqual(numbersOf(chains[i]!));
    }
  }
}

beforeEach(forgetFamilies);

describe('chains of one family come out as if each stood alone, in whatever order they come', () => {
  test.each(['class-bases', 'plane-formulas'])('%s', (name) => {
    const contests = largestFamily(shipped(name), 5);
    const chains = alone(contests);
    expect(new Set(chains.map((chain) => JSON.stringify(chain?.kinds))).size).toBe(5);
    expectAlike(contests, chains);
  });

  test('with every tactic, alone and several against several', () => {
    let tabulated = 0;
    for (let seed = 1; seed <= 7; seed++) {
      const contests = randomFamily(seed);
      const chains = alone(contests);
      tabulated += chains.filter((chain) => chain !== null).length;
      expectAlike(contests, chains);
    }
    expect(tabulated).toBeGreaterThan(5);
  });
});

test('limits say the same whatever is known already', () => {
  const [first, second] = largestFamily(shipped('class-bases'), 2) as [Contest, Contest];
  const { states } = tabulate(second, limits)!;
  for (const known of [false, true]) {
    forgetFamilies();
    if (known) tabulate(first, limits);
    expect(tabulate(second, { maxStates: states - 1 })).toBeNull();
    expect(tabulate(second, { maxStates: states })?.states).toBe(states);
  }
});

test('laws of one chain have their own captures, and everything else in common', () => {
  const byChain = new Map<string, Map<string, Contest>>();
  for (const contest of shipped('class-bases')) {
    const laws = byChain.get(contest.chainKey) ?? new Map<string, Contest>();
    byChain.set(contest.chainKey, laws.set(contest.law, contest));
  }
  const [laws] = [...byChain.values()].sort((a, b) => b.size - a.size);
  expect(laws!.size).toBeGreaterThan(3);
  const [first] = laws!.values();
  const prepared = prepare(first!, 60_000);
  const solution = solvePrepared(first!, prepared)!;
  const together = [...laws!.values()].map((law) => exactMarginals(law, prepared, solution));
  const apart = [...laws!.values()].map((law) => exactMarginals(law, prepared, { ...solution }));
  expect(together).toEqual(apart);
  expect(new Set(apart.map((marginals) => JSON.stringify(marginals))).size).toBeGreaterThan(1);
});
