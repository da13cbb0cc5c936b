/** Contests with events: the clever way against the obvious one, and all ways of drawing against each other. */
import { describe, expect, it } from 'vitest';
import { exactCounted } from '../../src/engine/counted/exact.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { mergeTallies } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { type Contest, NEXT_ROUND, OVER, type State } from '../../src/rules/contest.ts';
import { createDay } from '../../src/rules/day/day.ts';
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
