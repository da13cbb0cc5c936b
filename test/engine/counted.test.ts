/** Contests with events: the clever way against the obvious one, and all ways of drawing against each other. */
import { describe, expect, it } from 'vitest';
import { exactCounted } from '../../src/engine/counted/exact.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { mergeTallies } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { type Contest, NEXT_ROUND, OVER, type State } from '../../src/rules/contest.ts';
import { createDay } from '../../src/rules/day/day.ts';
import { fractionsOf } from '../../src/rules/dice-fractions.ts';
import { daySetup, psion } from '../support/days.ts';

const plans: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [
    'weighted, skipping',
    {
      order: 'weighted',
      whenShort: 'skip',
      manifestations: [
        { power: 'a', level: 1, weight: 2, distractions: [{ kind: 'grapple', chance: 0.5 }] },
        { power: 'b', level: 2, target: { save: 4, invalidChance: 0.25 } },
      ],
    },
  ],
  [
    'a sequence with two distractions and a cap',
    {
      attempts: 2,
      manifestations: [
        { power: 'a', level: 0, distractions: [{ kind: 'defensive' }, { kind: 'injury', damage: '1d4' }] },
        { power: 'b', level: 3, target: { PR: 15, save: 1 } },
      ],
    },
  ],
];

/** Every counter of every way the day can go, listed one by one with its probability. */
function listed(contest: Contest): Map<string, number> {
  const ways = new Map<string, number>();
  const { counters, eventOf } = contest.events!;
  const visit = (state: State, rounds: number, sums: readonly number[], p: number): void => {
    const asked = contest.ask(state);
    if (asked === OVER) {
      const key = sums.join();
      ways.set(key, (ways.get(key) ?? 0) + p);
    } else if (asked === NEXT_ROUND) {
      const next = state.slice();
      if (rounds === contest.schedule.kindOf.length) contest.timeOut(next);
      else contest.nextRound(next, 0);
      visit(next, rounds + 1, sums, p);
    } else {
      contest.questions[asked]!.probabilities.forEach((q, outcome) => {
        const event = eventOf(state, outcome);
        const next = state.slice();
        contest.answer(next, outcome);
        visit(next, rounds, event < 0 ? sums : sums.map((sum, c) => sum + counters[c]!.worth[event]!), p * q);
      });
    }
  };
  visit(
    contest.begin(),
    0,
    counters.map(() => 0),
    1,
  );
  return ways;
}

type Exact = readonly [above: bigint, below: bigint];

/** A number as the fraction that it is: every double is a whole number of 2^-1074. */
function fraction(p: number): Exact {
  let below = 1n;
  let rest = p;
  for (; !Number.isInteger(rest); rest *= 2) below *= 2n;
  return [BigInt(rest), below];
}

/** The chances of a counter in exact fractions: state by state, rounds and value so far beside it. */
function exactly(contest: Contest, counter: number): Map<number, Exact> {
  const { counters, eventOf } = contest.events!;
  const { worth } = counters[counter]!;
  const chances = contest.questions.map((question) => {
    const found = fractionsOf(question);
    return found === null
      ? question.probabilities.map(fraction)
      : found.above.map((above): Exact => [above, found.below]);
  });
  const sum = (a: Exact | undefined, [above, below]: Exact): Exact =>
    a === undefined ? [above, below] : [a[0] * below + above * a[1], a[1] * below];
  const known = new Map<string, Map<number, Exact>>();
  /** What is still to come from a state, by value. */
  const from = (state: State, rounds: number): Map<number, Exact> => {
    const key = `${rounds}:${state.join()}`;
    let found = known.get(key);
    if (found !== undefined) return found;
    found = new Map();
    known.set(key, found);
    const asked = contest.ask(state);
    const next = state.slice();
    if (asked === OVER) found.set(0, [1n, 1n]);
    else if (asked === NEXT_ROUND) {
      if (rounds === contest.schedule.kindOf.length) contest.timeOut(next);
      else contest.nextRound(next, 0);
      for (const [value, p] of from(next, rounds + 1)) found.set(value, p);
    } else {
      for (const [outcome, q] of chances[asked]!.entries()) {
        const event = eventOf(state, outcome);
        const after = state.slice();
        contest.answer(after, outcome);
        for (const [value, [above, below]] of from(after, rounds)) {
          const at = value + (event < 0 ? 0 : worth[event]!);
          found.set(at, sum(found.get(at), reduced([above * q[0], below * q[1]])));
        }
      }
      for (const [value, p] of found) found.set(value, reduced(p));
    }
    return found;
  };
  return from(contest.begin(), 0);
}

function reduced([above, below]: Exact): Exact {
  let [a, b] = [above, below];
  while (b !== 0n) [a, b] = [b, a % b];
  return [above / a, below / a];
}

describe.each(plans)('%s', (_, plan) => {
  const contest = createDay(daySetup(psion({ powerPoints: 4, concentration: 6 }), plan));
  const prepared = prepare(contest, 10_000);

  it('has the distributions that listing every way the day can go gives', () => {
    const exact = exactCounted(contest, prepared.counted!)!;
    const ways = [...listed(contest)];
    contest.events!.counters.forEach(({ name }, c) => {
      const sums = new Map<number, number>();
      for (const [key, p] of ways) {
        const value = Number(key.split(',')[c]);
        sums.set(value, (sums.get(value) ?? 0) + p);
      }
      const histogram = new Map(exact.metrics[name]!);
      expect([...histogram.keys()].sort()).toEqual([...sums.keys()].sort());
      for (const [value, p] of sums) expect(histogram.get(value)).toBeCloseTo(p, 10);
    });
  });

  it('is off by no more than it says, and says little', () => {
    const { metrics, error } = exactCounted(contest, prepared.counted!)!;
    expect(error!).toBeGreaterThan(0);
    expect(error!).toBeLessThan(1e-12);
    contest.events!.counters.forEach(({ name }, counter) => {
      let [above, below]: Exact = [0n, 1n];
      for (const [value, p] of exactly(contest, counter)) {
        const told = fraction(new Map(metrics[name]!).get(value) ?? 0);
        const off = p[0] * told[1] - told[0] * p[1];
        [above, below] = reduced([
          above * (p[1] * told[1]) + (off < 0n ? -off : off) * below,
          below * p[1] * told[1],
        ]);
      }
      // In units of 2^-80, far below the rounding of any double here.
      expect(Number((above << 80n) / below) / 2 ** 80).toBeLessThanOrEqual(error!);
    });
  });

  it('has means that follow from the events, and events that add up to the attempts', () => {
    const { events, metrics } = exactCounted(contest, prepared.counted!)!;
    const { labels, counters } = contest.events!;
    for (const { name, worth } of counters) {
      const fromEvents = labels.reduce((sum, label, e) => sum + worth[e]! * (events![label] ?? 0), 0);
      const mean = metrics[name]!.reduce((sum, [value, p]) => sum + value * p, 0);
      expect(mean).toBeCloseTo(fromEvents, 12);
    }
  });

  it('gives the same tally tabulated, asked directly, and cut into pieces', () => {
    const key = streamKey('ways', 'of drawing');
    const whole = simulate(contest, prepared, key, 0, 3000);
    const direct = prepare(contest, 1);
    expect(direct.counted).toBeNull();
    expect(simulate(contest, direct, key, 0, 3000)).toEqual(whole);
    const pieces = [
      [2000, 1000],
      [0, 1],
      [1, 1999],
    ].map(([from, count]) => simulate(contest, prepared, key, from!, count!));
    expect(pieces.reduce(mergeTallies)).toEqual(whole);
  });
});

it('a counter too long to solve has no exact result rather than a slow one', () => {
  const free = {
    manifestations: [{ power: 'a', level: 9, psiLike: true, distractions: [{ kind: 'grapple' }] }],
  };
  const contest = createDay(
    daySetup(psion({ manifesterLevel: 17, powerPoints: 10_000 }), { ...free, attempts: 9999 }),
  );
  const many = {
    ...contest,
    events: { ...contest.events!, counters: [{ name: 'x', worth: contest.events!.labels.map(() => 1000) }] },
  };
  expect(exactCounted(many, prepare(contest, 100).counted!)).toBeNull();
});
