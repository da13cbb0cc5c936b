import { describe, expect, it } from 'vitest';
import { conductFacts } from '../../src/facts/meta/summary.ts';
import { playersOf, settlements } from '../../src/facts/tactics/summary.ts';
import { exactMarginals, prepare, solvePrepared, tactics } from '../../src/index.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { textsIn } from '../../src/language/languages.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { DuelSetup, Threshold } from '../../src/rules/model.ts';
import { metaOf } from '../../src/study/questions.ts';
import { openSession } from '../../src/study/session.ts';
import { sourceOf } from '../../src/study/source.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { inSeat, type Seat } from '../../src/tuning/tactics/conduct.ts';
import { bestConduct } from '../../src/tuning/tactics/search.ts';
import { strategicField } from '../../src/tuning/tactics/strategies.ts';
import { tactics as tacticsOfField } from '../../src/tuning/tactics/tactics.ts';
import { type WorthLimits, WorthSolver } from '../../src/tuning/tactics/worth.ts';
import { cellsOf } from '../scenario/support.ts';

/** A duel of few points between a druid and somebody else, on dice small enough to try everything. */
const duel = (druid: string, other: string, rules = ''): string => `
seed: tactics
rules: { die: k3, maxRounds: 5, manaPerPoint: 1${rules} }
formulas: { 1: { attack: level + IQ + 3, defence: level + Podl } }
defaults: { level: 2, IQ: 1, Podl: 2, mana: 2, fatigue: 2 }
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
    const few = cellsOf(duel('', 'wizard').replace('mana: 2, fatigue: 2', 'mana: 0, fatigue: 1'))[0]!;
    expect(bestConduct(few.setup, 'target', new WorthSolver(limits()))!.proven).toBe(true);
    const many = cellsOf(duel('', 'wizard').replace('fatigue: 2', 'fatigue: 30'))[0]!;
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
    expect(result.leftOut.map(({ cell, why }) => [cell.key, why])).toEqual([
      ['druid > other + other @ 1', 'several'],
    ]);
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

/** Matching pennies instead of a duel: the initiator wants both to hold alike, the target does not. */
class Pennies extends WorthSolver {
  override of(setup: DuelSetup, seat: Seat): number {
    const alike = inSeat(setup, 'initiator').hold === inSeat(setup, 'target').hold;
    return alike === (seat === 'initiator') ? 1 : 0;
  }
}

describe('best responses in turn', () => {
  const field = fieldOf(cellsOf(duel('', 'wizard')).slice(0, 1));
  const play = (mostTurns: number) => tacticsOfField(field, new Pennies(limits()), null, {}, mostTurns);

  it('go round where nothing settles: target, initiator, target, initiator', async () => {
    const result = await play(12);
    expect(result.matchups[0]!.settlement).toMatchObject({ kind: 'cycle', turns: 4 });
    expect(settlements(result)).toEqual({ settled: 0, cycle: 1, open: 0 });
  });

  it('stay open when the turns are up before the same comes again', async () => {
    // The initiator stays, the target turns, the initiator follows, the target turns back; the initiator would follow.
    const result = await play(4);
    expect(result.matchups[0]!.settlement).toMatchObject({ kind: 'open', turns: 4 });
    expect(settlements(result)).toEqual({ settled: 0, cycle: 0, open: 1 });
  });
});

describe('a weak class', () => {
  it('is below even by the best of every threshold tried one by one, and is told as proved weak', async () => {
    const text = duel(', mana: 1, IQ: 1, fatigue: 1', 'wizard, IQ: 2, level: 5, fatigue: 2').replace(
      'maxRounds: 5',
      'maxRounds: 4',
    );
    const result = await tactics(text, { seed: 'x', of: 'druid' });
    const cells = cellsOf(text);
    const best = (bruteForce(cells[0]!.setup, 'initiator', 0) + bruteForce(cells[1]!.setup, 'target', 0)) / 2;
    expect(best).toBeLessThan(0.5);
    expect(playersOf(result)).toMatchObject([
      { name: 'druid', best: expect.closeTo(best, 10), verdict: 'weak', proven: true },
    ]);
  });

  it('is told as by the best found where not all thresholds were tried', () => {
    const player = {
      name: 'druid',
      standing: 0.3,
      best: 0.4,
      verdict: 'weak',
      seats: 2,
      usual: null,
    } as const;
    for (const [tag, words] of [
      ['en', 'by the best found'],
      ['cs', 'podle nejlepších nalezených'],
    ] as const) {
      const { player: told, verdict } = textsIn(tag).tuning(plainPhrasing).tactics;
      expect([told({ ...player, proven: false }), verdict('weak', false)]).toEqual([
        expect.stringContaining(words),
        expect.stringContaining(words),
      ]);
      expect(told({ ...player, proven: true })).not.toContain(words);
    }
  });
});

describe('conducts as choices', () => {
  it('are three of a combatant at most, and how many are left out is told', async () => {
    const [cell] = cellsOf(duel('', 'wizard'));
    const result = await tacticsOfField(fieldOf([cell!]), new Pennies(limits()), null, {});
    const [matchup] = result.matchups;
    const conduct = matchup!.best.target.conduct;
    const matchups = [1, 2, 3, 4, 5].map((reserveFatigue) => ({
      ...matchup!,
      best: {
        ...matchup!.best,
        target: { ...matchup!.best.target, conduct: { ...conduct, reserveFatigue } },
      },
    }));
    const { field, left } = strategicField(result.field, { ...result, matchups });
    expect(new Set(field.cells.map(({ target }) => target)).size).toBe(1 + 3);
    expect(left).toMatchObject({ most: 3, beyond: [{ name: 'other', left: 2 }] });
    expect(conductFacts(left)!.beyond).toEqual({ shown: [{ name: 'other', left: 2 }], left: 0 });
  });

  it('leave who is drawn for every duel as it stands, and say so', async () => {
    const text = duel('', 'wizard')
      .replace('IQ: 1,', 'IQ: [1, 2],')
      .replace(/matchups:.*\n/, '');
    const session = openSession(sourceOf(text, 't.yaml'), { seed: 'x' }, {});
    const { games, conductsLeft } = await metaOf(session, { tactics: true });
    expect(games[0]!.matrix.sides).toEqual(['druid', 'other']);
    expect(conductsLeft!.unsearched.map(({ why }) => why)).toEqual(['drawn', 'drawn']);
    expect(conductFacts(conductsLeft)!.unsearched).toBe(2);
  });
});
