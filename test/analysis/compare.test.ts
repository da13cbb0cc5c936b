/** Comparisons by hand: evidence, averages, the family of tests and the verdicts. */
import { describe, expect, it } from 'vitest';
import { compareCells } from '../../src/analysis/compare/compare.ts';
import type { ComparedCell } from '../../src/analysis/compare/comparison.ts';
import { matchRuns, matchVariants } from '../../src/analysis/compare/match.ts';
import type { CellResult } from '../../src/batch/result.ts';
import type { JointTally } from '../../src/engine/prepared/joint.ts';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import { anytimeDifference, anytimeDifferenceP } from '../../src/stats/anytime-two.ts';
import { bettingInterval, bettingIntervalOf } from '../../src/stats/betting.ts';
import { cohensH } from '../../src/stats/cohens-h.ts';
import { mcnemarExact } from '../../src/stats/mcnemar.ts';
import { type CellSketch, cell, chances, thousand } from '../report/support.ts';

const options = { margin: 0.02, confidence: 0.95, trustLaws: true };

/** Joint counts of 1000 duels: what stayed as it was fills up the diagonal. */
function joint(lost: number, gained: number, wins = 500): JointTally {
  const table = [wins - lost, 0, lost, 0, 0, 0, gained, 0, 1000 - wins - gained];
  return {
    total: 1000,
    table,
    differences: {
      rounds: [
        [-1, 100],
        [0, 800],
        [3, 100],
      ],
      initiator_drain: [[0, 1000]],
      target_drain: [
        [0, 500],
        [4, 500],
      ],
    },
    flips: [],
  };
}

function pair(sketch: CellSketch, after: Partial<CellSketch>, played: JointTally | null): ComparedCell {
  const law = `${sketch.initiator}${sketch.target}${sketch.plane ?? 1}`;
  return {
    before: cell({ law: `before ${law}`, ...sketch }),
    after: cell({ law: `after ${law}`, variant: 'other', ...sketch, ...after }),
    joint: played,
  };
}

const bare = { initiator: 'a', target: 'b' };

describe('two samples of which looks decided the size', () => {
  const sample = (successes: number) => ({ successes, trials: 1000 });
  const looked = (wins: number, margin = 0.02) =>
    compareCells(
      [
        pair({ ...bare, ends: thousand(500) }, { ends: thousand(wins) }, null),
        pair({ ...bare, target: 'c', ends: thousand(300) }, { ends: thousand(300) }, null),
      ],
      { ...options, margin, trustLaws: false, looked: 2500 },
    );

  it('have time-uniform intervals and tests, and say so', () => {
    const found = looked(640);
    expect(found).toMatchObject({ looked: true, family: 2 });
    const [change] = found.matchups;
    expect(change).toMatchObject({ means: 'independent', verdict: 'higher', needed: null });
    expect(change!.win).toMatchObject(anytimeDifference(sample(500), sample(640), 0.05));
    expect(change!.p).toBe(anytimeDifferenceP(sample(500), sample(640)));
    expect(change!.adjusted).toBe(2 * change!.p!);
    // Fisher would call this one significant (p = 0.005, twice that in a family of two).
    expect(looked(563).matchups[0]).toMatchObject({ verdict: 'undecided', direction: null });
  });

  it('are equivalent where that interval lies within the margin', () => {
    expect(looked(500, 0.2).matchups[0]).toMatchObject({ verdict: 'equivalent', direction: null });
    expect(looked(500, 0.06).matchups[0]!.verdict).toBe('undecided');
  });

  it('give averages an interval, but no test', () => {
    const { pooled } = looked(640);
    expect(pooled.length).toBeGreaterThan(0);
    for (const average of pooled)
      expect(average).toMatchObject({ p: null, verdict: 'undecided', needed: null });
  });

  it('have means as far apart as two sequences let them be', () => {
    const { rounds } = looked(640).matchups[0]!;
    // Rounds 3, 7, 12 in a quarter, a half and a quarter of the duels, before and after, 500 at most: each mean lies
    // between 6.8891824 and 9.6993508 with half of the error, by a program of its own.
    expect(rounds!.value).toBe(0);
    expect(rounds!.high).toBeCloseTo(9.6993508 - 6.8891824, 5);
    expect(rounds!.low).toBeCloseTo(6.8891824 - 9.6993508, 5);
  });
});

describe('a run of looks beside one that is solved', () => {
  it('has the interval of the sample alone, with all of the error', () => {
    const { matchups } = compareCells(
      [pair({ ...bare, exactEnds: chances(0.5) }, { exactEnds: undefined, ends: thousand(640) }, null)],
      { ...options, trustLaws: false, looked: 2500 },
    );
    const { low, high } = anytimeInterval(640, 1000, 0.95);
    expect(matchups[0]!.win).toMatchObject({ exact: false, low: low - 0.5, high: high - 0.5 });
    expect(matchups[0]!.win!.value).toBeCloseTo(0.14, 12);
    expect(matchups[0]).toMatchObject({ before: 0.5, after: 0.64, duels: 1000, verdict: 'higher' });
    // Rounds 3, 7, 12 on both sides (see above), by the solution 7.25 on average: the mean after alone is sampled.
    const rounds = bettingInterval(
      [
        [3, 250],
        [7, 500],
        [12, 250],
      ],
      { low: 0, high: 500 },
      0.05,
      2500,
    );
    expect(matchups[0]!.rounds!.low).toBeCloseTo(rounds.low - 7.25, 9);
    expect(matchups[0]!.rounds!.high).toBeCloseTo(rounds.high - 7.25, 9);
  });
});

describe('one matchup', () => {
  const change = (
    played: JointTally | null,
    sketch: Partial<CellSketch> = {},
    after: Partial<CellSketch> = {},
  ) => compareCells([pair({ ...bare, ...sketch }, after, played)], options).matchups[0]!;

  it('paired: difference, effect, McNemar and means from the joint counts', () => {
    const found = change(joint(30, 90));
    expect(found).toMatchObject({
      means: 'paired',
      duels: 1000,
      before: 0.5,
      after: 0.56,
      verdict: 'higher',
      direction: 'higher',
    });
    expect(found.win!.value).toBeCloseTo(0.06, 12);
    expect(found.score!.value).toBeCloseTo(0.06, 12);
    // Bonett and Price: (60 / 1002) ± 1.96 √((122/1002 − (60/1002)²) / 1002).
    const centre = 60 / 1002;
    const half = 1.959963984540054 * Math.sqrt((122 / 1002 - centre ** 2) / 1002);
    expect(found.win!.low).toBeCloseTo(centre - half, 12);
    expect(found.win!.high).toBeCloseTo(centre + half, 12);
    expect(found.effect).toBeCloseTo(cohensH(0.56, 0.5), 12);
    expect(found.p).toBe(mcnemarExact(30, 90));
    expect(found.adjusted).toBe(found.p);
    expect(found.rounds!.value).toBeCloseTo(0.2, 12);
    expect(found.targetDrain!.value).toBeCloseTo(2, 12);
    // No drain differed in 1000 pairs; others may, by all 40 mana: by a program of its own.
    expect(found.initiatorDrain!.value).toBe(0);
    expect(found.initiatorDrain!.low).toBeCloseTo(-0.1731954, 6);
    expect(found.initiatorDrain!.high).toBeCloseTo(0.1731954, 6);
  });

  it('paired, one side solved: its mean is a control variate of the other', () => {
    // Rounds before are 7.25 on average, by the solution. Seen: after is 7 in all duels, whatever came before.
    const plain = [
      [-5, 250],
      [0, 500],
      [4, 250],
    ] as const;
    const half = [
      [1, 250],
      [3.5, 500],
      [5.5, 250],
    ] as const;
    const none = [[7, 1000]] as const;
    const played = joint(30, 90);
    const differences = { ...played.differences, rounds: plain };
    const controlled = { rounds: [half, none], initiator_drain: [], target_drain: [] };
    const sketch = { exactEnds: chances(0.5) };
    const found = change({ ...played, differences, controlled }, sketch, {
      exactEnds: undefined,
      ends: thousand(560),
    });
    expect(found.rounds!.value).toBeCloseTo(7 - 7.25, 12);
    const readings = [
      { histogram: plain, range: { low: -500, high: 500 }, shift: 0 },
      { histogram: half, range: { low: -250, high: 500 }, shift: -7.25 / 2 },
      { histogram: none, range: { low: 0, high: 500 }, shift: -7.25 },
    ];
    expect(found.rounds).toMatchObject(bettingIntervalOf(readings, 0.05));
    // The other way round: what was known after, is taken off before.
    const turned = (bars: readonly (readonly [number, number])[]) =>
      bars.map(([value, count]) => [-value, count] as const).reverse();
    const back = change(
      {
        ...played,
        differences: { ...played.differences, rounds: turned(plain) },
        controlled: { ...controlled, rounds: [turned(half), turned(none)] },
      },
      { ends: thousand(560) },
      { ends: undefined, exactEnds: chances(0.5) },
    );
    expect(back.rounds!.value).toBeCloseTo(0.25, 12);
    expect(back.rounds!.low).toBeCloseTo(-found.rounds!.high, 9);
    expect(back.rounds!.high).toBeCloseTo(-found.rounds!.low, 9);
  });

  it.each([
    [2, 2, 'equivalent', null],
    [60, 55, 'undecided', null],
    [100, 40, 'lower', 'lower'],
  ] as const)('%d duels lost, %d gained: %s', (lost, gained, verdict, direction) => {
    const found = change(joint(lost, gained));
    expect(found).toMatchObject({ verdict, direction });
    expect(found.needed === null).toBe(verdict !== 'undecided');
    if (found.needed !== null) expect(found.needed).toBeGreaterThan(1000);
  });

  it('exact: the difference is known and needs no test', () => {
    const exact = (p: number) => change(null, { exactEnds: chances(0.5) }, { exactEnds: chances(p) });
    expect(exact(0.53)).toMatchObject({ means: 'exact', p: null, adjusted: null, verdict: 'higher' });
    expect(exact(0.53).win).toMatchObject({ exact: true });
    expect(exact(0.51)).toMatchObject({ verdict: 'equivalent', direction: 'higher' });
    expect(exact(0.48)).toMatchObject({ verdict: 'lower' });
    expect(exact(0.5)).toMatchObject({ verdict: 'identical', direction: null });
  });

  it('two samples: Newcombe and Fisher', () => {
    const found = change(null, { ends: thousand(500) }, { ends: thousand(560) });
    expect(found).toMatchObject({ means: 'independent', before: 0.5, after: 0.56, table: null });
    // scipy.stats.fisher_exact([[560, 440], [500, 500]])
    expect(found.p).toBeCloseTo(0.00819346102546032, 12);
    expect(found.win!.low).toBeGreaterThan(0.016);
    expect(found.win!.high).toBeLessThan(0.104);
  });

  it('the same law before and after is the same duel, if one version wrote both', () => {
    const same = [pair({ ...bare, ends: thousand(500), law: 'x' }, { ends: thousand(560), law: 'x' }, null)];
    expect(compareCells(same, options).matchups[0]).toMatchObject({
      means: 'identical',
      verdict: 'identical',
      p: null,
    });
    expect(compareCells(same, { ...options, trustLaws: false }).matchups[0]).toMatchObject({
      means: 'independent',
    });
  });
});

describe('the family', () => {
  const one = joint(30, 60);
  const cells = ['a', 'b', 'c'].flatMap((initiator) =>
    ['x', 'y'].map((target) => pair({ initiator, target }, {}, one)),
  );

  it('holds every test once, averages included, Holm-adjusted together', () => {
    const { matchups, pooled, family } = compareCells(cells, options);
    // Six matchups, five sides with two or three matchups each, one plane.
    expect(pooled).toHaveLength(6);
    expect(family).toBe(12);
    // The six equal matchups come after the averages, which are sharper: six tests are left.
    expect(matchups[0]!.adjusted).toBeCloseTo(6 * mcnemarExact(30, 60), 10);
    expect(compareCells(cells, { ...options, averages: false }).family).toBe(6);
  });

  it('has matchups of one law change as one test with all their duels', () => {
    const twins = cells.map((compared) => ({
      ...compared,
      before: { ...compared.before, chain: 'p' },
      after: { ...compared.after, chain: 'q' },
    }));
    const { matchups, family } = compareCells(twins, { ...options, averages: false });
    expect(family).toBe(1);
    expect(new Set(matchups.map(({ evidence }) => evidence)).size).toBe(1);
    expect(matchups[0]).toMatchObject({ duels: 6000 });
    expect(matchups[0]!.p).toBe(mcnemarExact(180, 360));
  });

  it('counts a stream once that shows at two settings', () => {
    const twice = [0, 20].map((mana) =>
      pair({ ...bare, axes: [{ name: 'mana', value: mana }], law: 'p' }, { law: 'q' }, one),
    );
    const { matchups, family } = compareCells(twice, { ...options, averages: false });
    expect(family).toBe(1);
    expect(matchups[0]).toMatchObject({ duels: 1000 });
  });
});

describe('averages', () => {
  it('of a side: its own win rate in both seats, mirrors left out', () => {
    const cells = [
      pair({ initiator: 'a', target: 'b', exactEnds: chances(0.5) }, { exactEnds: chances(0.6) }, null),
      pair({ initiator: 'b', target: 'a', exactEnds: chances(0.5) }, { exactEnds: chances(0.46) }, null),
      pair({ initiator: 'a', target: 'a', exactEnds: chances(0.5) }, { exactEnds: chances(0.9) }, null),
    ];
    const { pooled } = compareCells(cells, options);
    const of = (side: string) =>
      pooled.find(({ subject }) => subject.kind === 'side' && subject.side === side)!;
    // a gains 10 points as initiator and 4 as target; b loses as much.
    expect(of('a').win!.value).toBeCloseTo(0.07, 12);
    expect(of('b').win!.value).toBeCloseTo(-0.07, 12);
    expect(of('a')).toMatchObject({ cells: 2, means: 'exact', p: null });
    expect(of('a').before).toBeCloseTo(0.5, 12);
    expect(of('a').after).toBeCloseTo(0.57, 12);
    const plane = pooled.find(({ subject }) => subject.kind === 'plane')!;
    expect(plane.win!.value).toBeCloseTo((0.1 - 0.04 + 0.4) / 3, 12);
  });

  it('of simulated matchups: independent laws, so errors are squared and added', () => {
    const cells = ['x', 'y'].map((target) => pair({ initiator: 'a', target }, {}, joint(30, 60)));
    const { matchups, pooled } = compareCells(cells, options);
    const side = pooled.find(({ subject }) => subject.kind === 'side' && subject.side === 'a')!;
    const half = (d: { low: number; high: number }) => (d.high - d.low) / 2;
    expect(side.win!.value).toBeCloseTo(0.03, 12);
    expect(half(side.win!)).toBeCloseTo(half(matchups[0]!.win!) / Math.SQRT2, 10);
  });
});

describe('what is compared with what', () => {
  const cells = ['printed', 'other'].flatMap((variant) =>
    ['b', 'c'].map((target) => cell({ initiator: 'a', target, variant, ends: thousand(1) })),
  );

  it('variants: the same matchup and setting; the rest is told', () => {
    const duels = cells.map((result) => result.cell);
    expect(matchVariants(duels, 'printed').matches).toEqual([
      { before: 0, after: 2 },
      { before: 1, after: 3 },
    ]);
    expect(matchVariants(duels, 'other').matches).toEqual([
      { before: 2, after: 0 },
      { before: 3, after: 1 },
    ]);
    expect(matchVariants(duels.slice(0, 3), 'printed')).toEqual({
      matches: [{ before: 0, after: 2 }],
      unmatched: [{ cell: duels[1], variant: 'other', lacks: 'variant', impossible: null }],
    });
  });

  it('runs: by variant, or whatever the name where each has one', () => {
    expect(matchRuns(cells, [...cells].reverse()).matches).toHaveLength(4);
    const renamed = (results: readonly CellResult[]) => results.slice(0, 2);
    expect(matchRuns(renamed(cells), cells.slice(2)).matches).toHaveLength(2);
  });
});
