/** The chance of winning from every state: against the forward solver, against duels begun there, and as a martingale. */
import { describe, expect, it } from 'vitest';
import { lookBack } from '../../src/engine/backward.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import { chancesAlong, chancesAtStart, courseOf, worthOfWinning } from '../../src/engine/prospects.ts';
import { traceTrial } from '../../src/engine/trace.ts';
import { streamKey } from '../../src/random/key.ts';
import { type Contest, NEXT_ROUND, OVER, type State, winnerPlaces } from '../../src/rules/contest.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { Combatant } from '../../src/rules/model.ts';
import { duelSetup, referenceDuel } from '../support/duels.ts';
import { goldenDuels } from '../support/golden.ts';
import { tinyMind, tinySetup } from '../support/tinyDuels.ts';

const MOST = 1e9;

/** Exact chance of winning of both sides, by the forward solver. */
function forward(contest: Contest): readonly [number, number] {
  const prepared = prepare(contest, 200_000);
  const { ends } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  const sum = (side: string) =>
    Object.entries(ends).reduce((all, [label, p]) => all + (label.startsWith(side) ? p : 0), 0);
  return [sum('initiator:'), sum('target:')];
}

function chainOf(contest: Contest) {
  return prepare(contest, 200_000).chain!;
}

/** Chances of both sides from a state, by trying every outcome, in a contest short enough for it. */
function byTrying(contest: Contest, from: State, round: number): readonly [number, number] {
  const question = contest.ask(from);
  if (question === OVER) {
    const place = winnerPlaces(contest)(contest.outcome(from).end);
    return [place === 0 ? 1 : 0, place === 2 ? 1 : 0];
  }
  const state = from.slice();
  if (question === NEXT_ROUND) {
    if (round === contest.schedule.kindOf.length) contest.timeOut(state);
    else contest.nextRound(state, contest.schedule.kindOf[round]!);
    return byTrying(contest, state, round + 1);
  }
  let [a, b] = [0, 0];
  contest.questions[question]!.probabilities.forEach((p, outcome) => {
    state.set(from);
    contest.answer(state, outcome);
    const [x, y] = byTrying(contest, state, round);
    a += p * x;
    b += p * y;
  });
  return [a, b];
}

/** Three rounds of a small die, with mana, IQ and fatigue that run out. */
const tiny = (fields: Partial<Combatant> = {}) =>
  tinySetup([tinyMind({ mana: 3, fatigue: 3, ...fields })], [tinyMind({ IQ: 1 })], { die: 'k3' });

describe('the chance of winning from every state', () => {
  it.each(goldenDuels().map((duel) => [duel.name, duel] as const))(
    'at the beginning of %s is the one that the forward solver finds',
    (_, duel) => {
      const contest = createDuel(duelSetup(duel));
      const chain = prepare(contest, 200_000).chain;
      if (chain === null) return;
      const [initiator, target] = forward(contest);
      const first = chancesAtStart(contest, chain, MOST)![0]!;
      expect(first.initiator).toBeCloseTo(initiator, 12);
      expect(first.target).toBeCloseTo(target, 12);
      expect(first.initiator).toBeCloseTo(duel.expect.winA, 9);
    },
  );

  it('along a duel is what trying every outcome finds, before every step', () => {
    const contest = createDuel(tiny());
    const chain = chainOf(contest);
    let steps = 0;
    for (let index = 0; index < 12; index++) {
      const trace = traceTrial(contest, streamKey('tried', 'tiny'), index);
      const chances = chancesAlong(contest, chain, trace.steps, MOST)!;
      const state = contest.begin();
      let round = 0;
      trace.steps.forEach((step, i) => {
        const [a, b] = byTrying(contest, state, step.kind === 'round' ? step.round - 1 : round);
        expect(chances[i]!.initiator).toBeCloseTo(a, 13);
        expect(chances[i]!.target).toBeCloseTo(b, 13);
        if (step.kind === 'round') {
          round = step.round;
          contest.nextRound(state, step.roundKind);
        } else contest.answer(state, step.outcome);
        steps++;
      });
      const [a, b] = byTrying(contest, state, round);
      expect(chances.at(-1)).toEqual({ initiator: a, draw: 1 - a - b, target: b });
    }
    expect(steps).toBeGreaterThan(40);
  });

  it('from less mana is that of a duel begun with less mana', () => {
    const contest = createDuel(duelSetup(referenceDuel));
    const chain = chainOf(contest);
    const chances = chancesAtStart(contest, chain, MOST)!;
    const state = contest.begin();
    const less = duelSetup({
      ...referenceDuel,
      initiator: { ...referenceDuel.initiator, mana: 48 },
      target: { ...referenceDuel.target, mana: 20 },
    });
    const wanted = createDuel(less).begin();
    const top = Array.from({ length: chain.tops }, (_, t) => t).find((t) => {
      // The states of tops are seen as those that the limit leaves; what the limit writes is written alike.
      const left = wanted.slice();
      contest.timeOut(left);
      return chain.endState(chain.limitEnds + t, state).join() === left.join();
    })!;
    const [initiator, target] = forward(createDuel(less));
    expect(chances[top]!.initiator).toBeCloseTo(initiator, 12);
    expect(chances[top]!.target).toBeCloseTo(target, 12);
  });

  it('moves most by the throw that is told to be the most decisive', () => {
    const contest = createDuel(duelSetup(referenceDuel));
    const chain = chainOf(contest);
    for (let index = 0; index < 5; index++) {
      const { steps, rounds } = traceTrial(contest, streamKey('decisive', 'reference'), index);
      const { chances, curve, decisive, turn } = courseOf(contest, chain, steps, MOST)!;
      const moved = steps.map((_, i) => {
        const [a, b] = [chances[i]!, chances[i + 1]!];
        return Math.abs(b.initiator - a.initiator + (a.target - b.target)) / 2;
      });
      expect(moved[decisive!.step]).toBeCloseTo(Math.max(...moved), 14);
      expect(steps.slice(0, decisive!.step).findLast((step) => step.kind === 'round')).toMatchObject({
        round: decisive!.round,
      });
      expect(curve.map(({ round }) => round)).toEqual(Array.from({ length: rounds + 1 }, (_, i) => i + 1));
      expect(curve[0]).toEqual({ round: 1, ...chances[0]! });
      expect([0, 1]).toContain(curve.at(-1)!.initiator);
      // Round by round, from the same chances: no round has moved the score more than the turn.
      const scores = curve.map(({ initiator, draw }) => initiator + draw / 2);
      const byRound = scores.slice(1).map((score, i) => score - scores[i]!);
      expect(byRound[turn!.round - 1]).toBe(turn!.moved);
      expect(Math.max(...byRound.map(Math.abs))).toBe(Math.abs(turn!.moved));
    }
  });

  it('is not looked for where it takes too long', () => {
    const contest = createDuel(tiny());
    const trace = traceTrial(contest, streamKey('tried', 'tiny'), 0);
    expect(chancesAlong(contest, chainOf(contest), trace.steps, 10)).toBeNull();
    expect(chancesAtStart(contest, chainOf(contest), 10)).toBeNull();
  });

  it('has no value where a round cannot begin', () => {
    const contest = createDuel(tiny({ actEvery: 2 }));
    const chain = chainOf(contest);
    const { initiator } = worthOfWinning(contest, chain);
    lookBack(contest, chain, initiator, 3, ({ round, kind, tops }) => {
      for (let t = 0; t < chain.tops; t++) {
        const enters = chain.entries[kind * chain.tops + t]! !== -(2 ** 31);
        if (!enters) expect([round, t, tops[t]]).toEqual([round, t, Number.NaN]);
        else expect(tops[t]! >= 0 && tops[t]! <= 1 + 1e-12).toBe(true);
      }
    });
    expect([...chain.entries].some((entry) => entry === -(2 ** 31))).toBe(true);
  });
});
