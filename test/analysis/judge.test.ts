/** Verdicts by hand: what lies inside, outside or across a limit, and over how many intervals. */
import { describe, expect, it } from 'vitest';
import { judgeRun } from '../../src/analysis/expect/untilDecided.ts';
import type { Judgement, Verdict } from '../../src/analysis/judgement.ts';
import type { CellResult } from '../../src/batch/result.ts';
import type { MetricName } from '../../src/scenario/metricNames.ts';
import type { Expectation } from '../../src/scenario/model/expectation.ts';
import { clopperPearson } from '../../src/stats/clopper-pearson.ts';
import { cell, chances, field, thousand } from '../report/support.ts';

type Named = Record<string, readonly (string | number)[]>;

/** An expectation about the cells of some names, and of a variant. */
function expecting(
  metric: MetricName,
  low: number | null,
  high: number | null,
  { variant = null, ...names }: Named & { variant?: readonly string[] | null } = {},
): Expectation {
  return { name: metric, metric, where: { variant, axes: {}, names }, low, high, line: 1 };
}

function judge(
  expectations: readonly Expectation[],
  cells: readonly CellResult[],
  left: readonly number[] = [],
): Judgement {
  return judgeRun({ expectations, left, confidence: 0.95 }, cells);
}

const one = (expectation: Expectation, cells: readonly CellResult[], left = 0): Verdict =>
  judge([expectation], cells, [left]).verdicts[0]!;

const duel = (wins: number, draws = 0) => cell({ initiator: 'a', target: 'b', ends: thousand(wins, draws) });

describe('a rate', () => {
  it.each([
    // Clopper–Pearson, 95 %, of 500, 620 and 660 in 1000: (0.469, 0.531), (0.589, 0.650), (0.630, 0.689).
    [500, 'pass'],
    [620, 'undecided'],
    [660, 'fail'],
    [340, 'fail'],
  ])('of %d in 1000 against 0.4 to 0.6: %s', (wins, status) => {
    expect(one(expecting('win_rate', 0.4, 0.6), [duel(wins)]).status).toBe(status);
  });

  it('is judged by its exact value where there is one, whatever was simulated', () => {
    const solved = (p: number) => [
      cell({ initiator: 'a', target: 'b', ends: thousand(700), exactEnds: chances(p) }),
    ];
    const status = (p: number) => one(expecting('win_rate', 0.4, 0.6), solved(p)).status;
    expect([0.5, 0.6, 0.6 + 1e-15, 0.600001].map(status)).toEqual(['pass', 'pass', 'pass', 'fail']);
    expect(judge([expecting('win_rate', 0.4, 0.6)], solved(0.5)).family).toBe(0);
  });

  it('is not known without duels and without a solution', () => {
    const unsolved: CellResult = { ...duel(500), tally: null };
    expect(one(expecting('win_rate', 0, 1), [unsolved])).toMatchObject({
      status: 'undecided',
      figures: [{ value: null, position: 'open' }],
    });
  });

  it('takes target, draws, timeouts and scores as they are', () => {
    const ends = { 'initiator:soul': 300, 'target:soul': 200, 'draw:exhaustion': 400, 'draw:timeout': 100 };
    const cells = [cell({ initiator: 'a', target: 'b', ends })];
    const value = (metric: MetricName) => one(expecting(metric, 0, 1), cells).figures[0]!.value;
    expect(
      (['win_rate', 'target_win_rate', 'draw_rate', 'timeout_rate', 'score'] as const).map(value),
    ).toEqual([0.3, 0.2, 0.5, 0.1, 0.55]);
  });

  it('has Clopper and Pearson’s bounds at 0.05 over the number of intervals', () => {
    const cells = field(['a', 'b'], (a, b) => ({ ends: thousand(a === b ? 500 : 480) }));
    const judgement = judge([expecting('win_rate', 0, 1), expecting('draw_rate', 0, 1)], cells);
    expect(judgement.family).toBe(8);
    const figure = judgement.verdicts[0]!.figures.find(({ value }) => value === 0.48)!;
    const { low, high } = clopperPearson(480, 1000, 1 - 0.05 / 8);
    expect(figure.low).toBeCloseTo(low, 12);
    expect(figure.high).toBeCloseTo(high, 12);
  });
});

describe('cells that are one duel by law', () => {
  const cells = field(['a', 'b', 'c'], () => ({ ends: thousand(500), law: 'one' }));

  it('are one figure with all their duels', () => {
    const judgement = judge([expecting('win_rate', 0.4, 0.6)], cells);
    expect(judgement.family).toBe(1);
    expect(judgement.verdicts[0]).toMatchObject({ cells: 9, counts: { inside: 1, outside: 0, open: 0 } });
    expect(judgement.verdicts[0]!.figures).toMatchObject([{ duels: 9000, equals: 8 }]);
  });

  it('add no duels where they are the same stream in another variant', () => {
    const twice = [
      ...cells,
      ...cells.map((result) => ({ ...result, cell: { ...result.cell, variant: 'other' } })),
    ];
    expect(judge([expecting('win_rate', 0.4, 0.6)], twice).verdicts[0]!.figures).toMatchObject([
      { duels: 9000, equals: 17 },
    ]);
  });
});

describe('what is covered', () => {
  const cells = [1, 4].flatMap((plane) =>
    field(['a', 'b'], (a, b) => ({ plane, ends: thousand(a === b ? 500 : a === 'a' ? 900 : 100) })),
  );
  const covered = (where: Named & { variant?: readonly string[] }) =>
    one(expecting('win_rate', 0, 1, where), cells).cells;

  it('follows variant, plane, seats, sides and classes', () => {
    expect(covered({})).toBe(8);
    expect(covered({ plane: [4] })).toBe(4);
    expect(covered({ initiator: ['a'] })).toBe(4);
    expect(covered({ initiator: ['a'], target: ['b'], plane: [1] })).toBe(1);
    expect(covered({ side: ['a'] })).toBe(6);
    expect(covered({ class: ['mage'] })).toBe(8);
    expect(covered({ class: ['druid'] })).toBe(0);
    expect(covered({ variant: ['other'] })).toBe(0);
  });

  it('is not judged where cells were left out, but a failed cell has failed', () => {
    expect(one(expecting('win_rate', 0.05, 0.95), cells, 3).status).toBe('unjudged');
    expect(one(expecting('win_rate', 0.4, 0.6), cells, 3).status).toBe('fail');
    expect(one(expecting('mean_score', 0.4, 0.6), cells, 3).status).toBe('unjudged');
    expect(one(expecting('win_rate', 0, 1, { plane: [7] }), cells, 5).status).toBe('unjudged');
  });
});

describe('figures over many cells', () => {
  it('mean_score: both seats, mirrors left out', () => {
    const wins: Record<string, number> = { ab: 600, ba: 300, aa: 900, bb: 900 };
    const cells = field(['a', 'b'], (a, b) => ({ ends: thousand(wins[a + b]!, 100) }));
    const { figures, cells: count } = one(expecting('mean_score', 0, 1), cells);
    expect(count).toBe(2);
    const value = (side: string) =>
      figures.find(({ subject }) => subject.kind === 'side' && subject.side === side)!.value;
    // a scores 0.65 as initiator; as target it wins 600 and draws 100 of 1000.
    expect(value('a')).toBeCloseTo((0.65 + 0.65) / 2, 12);
    expect(value('b')).toBeCloseTo((0.35 + 0.35) / 2, 12);
  });

  it('first_move_edge: mirrors only, by plane', () => {
    const cells = [1, 2].flatMap((plane) =>
      field(['a', 'b'], (a, b) => ({
        plane,
        exactEnds: chances(a === b ? 0.5 + plane / 10 + (a === 'a' ? 0.02 : 0) : 0),
      })),
    );
    const { figures, exact } = one(expecting('first_move_edge', -0.5, 0.5), cells);
    expect(exact).toBe(true);
    expect(figures.map(({ value }) => Math.round(value! * 1000) / 1000).sort()).toEqual([0.11, 0.21]);
  });

  it('hopeless_share: from the cells that surely are to those that may be', () => {
    // Scores 0.95, 0.5 and 0.79: hopeless, not, and not told from 0.8 by 1000 duels.
    const cells = [950, 500, 790].map((wins, i) =>
      cell({ initiator: 'a', target: `t${i}`, ends: thousand(wins) }),
    );
    const judgement = judge([expecting('hopeless_share', null, 0.5)], cells);
    expect(judgement.family).toBe(3);
    const [figure] = judgement.verdicts[0]!.figures;
    expect([figure!.low, figure!.value, figure!.high].map((x) => Math.round(x! * 3))).toEqual([1, 1, 2]);
    expect(judgement.verdicts[0]!.status).toBe('undecided');
    expect(one(expecting('hopeless_share', null, 0.7), cells).status).toBe('pass');
    expect(one(expecting('hopeless_share', null, 0.3), cells).status).toBe('fail');
  });
});

describe('a mean', () => {
  it('has an interval that allows for longer duels than were seen', () => {
    // Rounds 3, 7, 7, 12 in equal parts of 1000 duels, 500 at most: 6.918 to 9.293 by a program of its own
    // (Student would have 7.05 to 7.45).
    const verdict = (low: number, high: number) =>
      one(expecting('rounds_mean', low, high), [duel(500)]).status;
    expect(verdict(6.91, 9.3)).toBe('pass');
    expect(verdict(6.93, 9.3)).toBe('undecided');
    expect(verdict(6.91, 9.29)).toBe('undecided');
    expect(verdict(9.25, 12)).toBe('undecided');
    expect(verdict(9.3, 12)).toBe('fail');
    expect(verdict(0, 6.91)).toBe('fail');
  });

  it('of values that never varied is not certain: unseen ones may be as rare as the bets allow', () => {
    // 1000 duels cost the initiator 2 IQ each, and some unseen could cost all 13 points: 2.0464 at most by a program of
    // its own. That no bound can be below that of Clopper and Pearson, 2 + 0.0037 · 11 = 2.0405, shows that it is right.
    const { figures } = one(expecting('initiator_iq_loss_mean', 0, 3), [duel(500)]);
    expect(figures[0]!.value).toBe(2);
    expect(figures[0]!.low).toBeCloseTo(1.9900823, 6);
    expect(figures[0]!.high).toBeCloseTo(2.0464153, 6);
    expect(one(expecting('initiator_iq_loss_mean', 0, 2.02), [duel(500)]).status).toBe('undecided');
  });

  it('of captured power lies between 0 and the power at stake, seen or not', () => {
    // Nothing was captured in 1000 duels; at stake is a tenth of 10 + 8 + 2 + 26.
    const [figure] = one(expecting('target_capture_mean', 0, 1), [duel(500)]).figures;
    expect(figure!.low).toBe(0);
    expect(figure!.high! / 4.6).toBeCloseTo(0.0041135, 6);
  });
});
