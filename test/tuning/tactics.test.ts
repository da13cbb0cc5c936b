import { describe, expect, it } from 'vitest';
import { playersOf } from '../../src/facts/tactics/summary.ts';
import { exactMarginals, prepare, solvePrepared, tactics } from '../../src/index.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelSetup, Threshold } from '../../src/rules/model.ts';
import { metaOf } from '../../src/study/questions.ts';
import { openSession } from '../../src/study/session.ts';
import { sourceOf } from '../../src/study/source.ts';
import { bestConduct } from '../../src/tuning/tactics/search.ts';
import { type WorthLimits, WorthSolver } from '../../src/tuning/tactics/worth.ts';
import { cellsOf } from '../scenario/support.ts';

/** A duel of few points between a druid and somebody else, on dice small enough to try everything. */
const duel = (druid: string, other: string, rules = ''): string => `
seed: tactics
rules: { die: k3, maxRounds: 6, manaPerPoint: 1${rules} }
formulas: { 1: { attack: level + IQ + 3, defence: level + Podl } }
defaults: { level: 2, IQ: 1, Podl: 2, mana: 2, fatigue: 3 }
combatants: { druid: { class: druid${druid} }, other: { class: ${other} } }
matchups: [[druid, other], [other, druid]]
`;

/** Worth by the ends of the solved duel, forward: nothing of it is shared with looking back. */
function worthForward(setup: DuelSetup, seat: 'initiator' | 'target', leaving: number): number {
  const contest = createDuel(setup);
  const prepared = prepare(contest, 100_000);
  const { ends } = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
  const rival = seat === 'initiator' ? 'target' : 'initiator';
  const worth = (end: string): number => {
    if (end.startsWith(seat)) return 1;
    if (end.startsWith('draw')) return 0.5;
    return end === `${rival}:withdrawn` || end === `${rival}:fled` ? leaving : 0;
  };
  return Object.entries(ends).reduce((sum, [end, p]) => sum + worth(end) * p, 0);
}

/** The best worth of all thresholds there are, one by one: every bound on mana and IQ, not only those that differ. */
function bruteForce(setup: DuelSetup, seat: 'initiator' | 'target', leaving: number): number {
  const side = seat === 'initiator' ? 'initiators' : 'targets';
  const [own] = setup[side];
  const { mana, IQ, fatigue } = own!;
  const bounds: (Threshold | null)[] = [null];
  for (let below = 1; below <= mana + 1; below++) bounds.push({ figure: 'mana', below });
  for (let below = 1; below <= IQ + 1; below++) bounds.push({ figure: 'iq', below });
  let best = 0;
  for (const hold of ['never', 'always', 'outnumbered'] as const)
    for (let reserveFatigue = 0; reserveFatigue <= fatigue; reserveFatigue++)
      for (const withdrawBelow of seat === 'initiator' ? bounds : [null])
        for (const fleeBelow of bounds) {
          const moved = { ...own!, hold, reserveFatigue, withdrawBelow, fleeBelow };
          best = Math.max(best, worthForward({ ...setup, [side]: [moved] }, seat, leaving));
        }
  return best;
}

const limits = (leaving = 0): WorthLimits => ({ maxStates: 100_000, leaving });

describe('the best thresholds', () => {
  it.each([
    ['who only waits', ', hold: always', 'wizard', 0],
    ['a life worth 0.4 of a win', '', 'sorcerer, IQ: 2', 0.4],
  ] as const)('are those of every threshold tried one by one: %s', (_, druid, other, leaving) => {
    const [first, second] = cellsOf(duel(druid, other));
    const solver = new WorthSolver(limits(leaving));
    for (const [cell, seat] of [
      [first!, 'initiator'],
      [second!, 'target'],
    ] as const) {
      const best = bestConduct(cell.setup, seat, solver)!;
      expect(best.worth, seat).toBeCloseTo(bruteForce(cell.setup, seat, leaving), 10);
      expect(best.standing).toBeCloseTo(worthForward(cell.setup, seat, leaving), 10);
      // What is recommended is worth what is said.
      const side = seat === 'initiator' ? 'initiators' : 'targets';
      const moved = { ...cell.setup, [side]: [{ ...cell.setup[side][0]!, ...best.conduct }] };
      expect(worthForward(moved, seat, leaving)).toBeCloseTo(best.worth, 10);
    }
  });

  it('say whether all were tried', () => {
    const few = cellsOf(duel('', 'wizard').replace('mana: 2, fatigue: 3', 'mana: 0, fatigue: 1'))[0]!;
    expect(bestConduct(few.setup, 'target', new WorthSolver(limits()))!.proven).toBe(true);
    const many = cellsOf(duel('', 'wizard').replace('fatigue: 3', 'fatigue: 30'))[0]!;
    expect(bestConduct(many.setup, 'initiator', new WorthSolver(limits()))!.proven).toBe(false);
  });

  it('leave alone what is as good as anything else', () => {
    const [cell] = cellsOf(duel('', 'wizard'));
    const best = bestConduct(cell!.setup, 'initiator', new WorthSolver(limits()))!;
    expect(best.worth).toBe(best.standing);
    expect(best.conduct).toEqual({ hold: 'never', reserveFatigue: 0, withdrawBelow: null, fleeBelow: null });
  });

  it('are not told of duels that are too large', () => {
    const [cell] = cellsOf(duel('', 'wizard'));
    expect(bestConduct(cell!.setup, 'initiator', new WorthSolver({ maxStates: 3, leaving: 0 }))).toBeNull();
  });
});

describe('tactics of a scenario', () => {
  it('tell who is played badly, and settle where both stay', async () => {
    const result = await tactics(duel(', hold: always', 'wizard'), { seed: 'x' });
    expect(result.matchups).toHaveLength(2);
    const druid = playersOf(result).find(({ name }) => name === 'druid')!;
    expect(druid.best).toBeGreaterThan(druid.standing);
    expect(druid.usual!.changes.hold).toBe('never');
    for (const { settlement } of result.matchups) {
      expect(settlement.kind).toBe('settled');
      expect(settlement.worth.initiator + settlement.worth.target).toBeCloseTo(1, 10);
    }
  });

  it('leave out several against several', async () => {
    const team = duel('', 'wizard').replace(
      '[[druid, other], [other, druid]]',
      '[[druid, [other, other]], [druid, other]]',
    );
    const result = await tactics(team, { seed: 'x' });
    expect(result.leftOut.map(({ key }) => key)).toEqual(['druid > other + other @ 1']);
  });

  it('are choices of the meta-game: who is played badly plays otherwise', async () => {
    const text = duel(', hold: always', 'wizard').replace(/matchups:.*\n/, '');
    const session = openSession(sourceOf(text, 't.yaml'), { seed: 'x' }, {});
    const { games } = await metaOf(session, { tactics: true });
    const { sides, score } = games[0]!.matrix;
    expect(sides).toEqual(['druid', 'druid {hold: never}', 'other']);
    // Against the other as it stands, the mean of both seats as tactics tells them.
    const { matchups } = await tactics(text, { seed: 'x' });
    const best = matchups.map(
      ({ cell, best: own }) => own[cell.initiator === 'druid' ? 'initiator' : 'target'].worth,
    );
    expect(score[1]![2]).toBeCloseTo((best[0]! + best[1]!) / 2, 9);
  });
});
