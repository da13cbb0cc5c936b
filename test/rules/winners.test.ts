import { describe, expect, it } from 'vitest';
import { jointTally } from '../../src/engine/prepared/joint.ts';
import { type Contest, winnerPlaces } from '../../src/rules/contest.ts';
import { duelEnd, duelEnds } from '../../src/rules/duel/ends.ts';
import { outcomeOf } from '../../src/scenario/duel/outcome.ts';

/** Facts of an end of a contest without metrics. */
const fact = (end: string) => ({ end, values: [], clock: '' });

describe('ends of a duel', () => {
  it('keep the labels that stand in run.json, winner by winner', () => {
    expect(duelEnds.map(({ label }) => label).join(' ')).toBe(
      'initiator:soul initiator:withdrawn initiator:fled initiator:explosion initiator:pull initiator:exhaustion initiator:timeout ' +
        'target:soul target:withdrawn target:fled target:explosion target:pull target:exhaustion target:timeout ' +
        'draw:soul draw:withdrawn draw:fled draw:explosion draw:pull draw:exhaustion draw:timeout',
    );
    expect(duelEnd('target:fled')).toMatchObject({ winner: 'target', reason: 'fled' });
    expect(duelEnd('draw:timeout')).toMatchObject({ winner: null, reason: 'timeout' });
  });

  it('count by who won, and only where they say so', () => {
    const marginals = {
      total: 9,
      ends: { 'initiator:soul': 4, 'target:fled': 3, 'draw:pull': 2 },
      metrics: {},
    };
    expect(outcomeOf(marginals)).toEqual({ initiator: 4, target: 3, draw: 2 });
    expect(() => outcomeOf({ ...marginals, ends: { 'bored:soul': 9 } })).toThrow(RangeError);
  });
});

describe('a contest that is no duel', () => {
  // Ends of somebody's own: nothing in the words says who won.
  const ends = [
    { label: 'checkmate', winner: 'initiator' },
    { label: 'resigned', winner: 'target' },
    { label: 'stalemate', winner: null },
  ] as const;
  const contest = { ends, metrics: [] } as unknown as Contest;

  it('is compared by the winners that it declares', () => {
    const facts = ends.map(({ label }) => fact(label));
    const trials = (order: readonly number[]) => ({
      facts,
      end: Int32Array.from(order),
      rounds: Uint32Array.from(order, () => 1),
    });
    const first = trials([0, 0, 0, 1, 2]) as never;
    const second = trials([0, 1, 1, 1, 0]) as never;
    const { table, flips } = jointTally([contest, contest], [first, second], 10, []);
    // Rows: initiator, nobody, target before; columns: the same after.
    expect(table).toEqual([1, 0, 2, 1, 0, 0, 0, 0, 1]);
    expect(flips).toEqual([
      { index: 11, from: 'checkmate', to: 'resigned' },
      { index: 12, from: 'checkmate', to: 'resigned' },
      { index: 14, from: 'stalemate', to: 'checkmate' },
    ]);
  });

  it('must declare every end', () => {
    expect(() => winnerPlaces(contest)('agreed')).toThrow(/must be one that the contest declares/);
    expect(() => winnerPlaces({})('checkmate')).toThrow(RangeError);
  });
});
