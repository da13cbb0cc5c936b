/** What bounds the work on one contest, whatever the contest. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_MAX_STATES } from '../../src/batch/plan.ts';
import { prepare, statesOf } from '../../src/engine/prepared/prepared.ts';
import { solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Contest } from '../../src/rules/contest.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { type DuelText, duelSetup, referenceDuel } from '../support/duels.ts';
import { goldenDuels } from '../support/golden.ts';

/** The reference duel with figures of both sides changed. */
const both = (figures: Readonly<Record<string, unknown>>, rules = {}): DuelText => ({
  ...referenceDuel,
  initiator: { ...(referenceDuel['initiator'] as object), ...figures },
  target: { ...(referenceDuel['target'] as object), ...figures },
  rules,
});

/** A contest whose answers are counted. */
function counting(contest: Contest): { readonly contest: Contest; readonly answers: () => number } {
  let answers = 0;
  const { questions, schedule, metrics, clockMetrics, chainKey, law } = contest;
  const counted: Contest = {
    ...{ questions, schedule, metrics, clockMetrics, chainKey, law },
    begin: () => contest.begin(),
    ask: (state) => contest.ask(state),
    answer: (state, outcome) => {
      answers++;
      contest.answer(state, outcome);
    },
    nextRound: (state, kind) => contest.nextRound(state, kind),
    timeOut: (state) => contest.timeOut(state),
    outcome: (state) => contest.outcome(state),
    clockValues: (clock, round) => contest.clockValues(clock, round),
  };
  return { contest: counted, answers: () => answers };
}

describe('tabulating', () => {
  it.each([
    ['states', both({ mana: 60 }), 500],
    [
      'answers: mana for hundreds of points, few states for what they cost',
      both({ mana: 600, IQ: 2 }),
      25_000,
    ],
  ])('stops at its bound on %s', (_, text, limit) => {
    const duel = createDuel(duelSetup(text));
    const { contest, answers } = counting(duel);
    const prepared = prepare(contest, limit);
    expect(prepared.chain).toBeNull();
    // At most one state's answers beyond the bound: no question has more outcomes than this.
    const most = Math.max(...duel.questions.map(({ values }) => values.length));
    expect(answers()).toBeLessThanOrEqual(60 * limit + most);
    // The bound is what stopped it: with ten times as much it fits.
    expect(prepare(duel, limit * 10).chain).not.toBeNull();
  });
});

describe('solving', () => {
  it('gives up a duel that takes thousands of rounds to be decided', () => {
    const slow = createDuel(duelSetup(both({ mana: 40, talent: -40 }, { maxRounds: 20_000 })));
    const limit = statesOf(prepare(slow, 10_000));
    const tight = prepare(slow, limit);
    expect(tight.chain).not.toBeNull();
    expect(solvePrepared(slow, tight)).toBeNull();
    expect(solvePrepared(slow, prepare(slow, limit * 20))).not.toBeNull();
  });
});

describe('the default limit', () => {
  it('lets every golden duel of one against one be solved', () => {
    for (const golden of goldenDuels()) {
      const setup = duelSetup(golden);
      if (setup.initiators.length + setup.targets.length > 2) continue;
      const duel = createDuel(setup);
      expect(solvePrepared(duel, prepare(duel, DEFAULT_MAX_STATES)), golden.name).not.toBeNull();
    }
  });
});
