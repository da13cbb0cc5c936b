/** Every column of the tables of a tuning, and its sentences, from figures written down by hand. */

import { beforeAll, describe, expect, test } from 'vitest';
import { tuneOpen as tune } from '../../src/index.ts';
import { tuneFiles } from '../../src/report/tuningReports.ts';
import { confirm } from '../../src/tuning/tune/confirm.ts';
import { plain } from '../support/plain.ts';
import { opened, three, tuneOptions } from '../tuning/support.ts';
import { type Counts, mean, records } from './reckon.ts';
import { expectLopsided, expectRow } from './runs.ts';
import { endsOf, type Told, ToldEvaluator } from './told.ts';

const sides = ['mage', 'druid', 'ranger'] as const;
type Row = readonly [won: number, lost: number, drawn: number];
/** Chances in hundredths by the druid's base: 7, 8 (as the file stands), 9. Only its own matchups move. */
const rows: Readonly<Record<string, readonly [Row, Row, Row]>> = {
  'mage > mage': [
    [57, 40, 3],
    [57, 40, 3],
    [57, 40, 3],
  ],
  'mage > druid': [
    [70, 24, 6],
    [62, 31, 7],
    [49, 43, 8],
  ],
  'mage > ranger': [
    [54, 42, 4],
    [54, 42, 4],
    [54, 42, 4],
  ],
  'druid > mage': [
    [30, 65, 5],
    [38, 57, 5],
    [59, 39, 2],
  ],
  'druid > druid': [
    [55, 44, 1],
    [56, 43, 1],
    [58, 41, 1],
  ],
  'druid > ranger': [
    [43, 46, 11],
    [51, 39, 10],
    [67, 24, 9],
  ],
  'ranger > mage': [
    [44, 50, 6],
    [44, 50, 6],
    [44, 50, 6],
  ],
  'ranger > druid': [
    [58, 33, 9],
    [47, 45, 8],
    [35, 58, 7],
  ],
  'ranger > ranger': [
    [52, 46, 2],
    [52, 46, 2],
    [52, 46, 2],
  ],
};
const rowOf = (key: string, base: number): Row => rows[key]![base - 7]!;
const roundsOf = (key: string, base: number): Counts => [
  [Object.keys(rows).indexOf(key) + base, 0.25],
  [40, 0.75],
];
const told: Told = ({ initiator, target, setup }) => {
  const key = `${initiator} > ${target}`;
  const base = setup.classes['druid']!.base;
  const [won, lost, drawn] = rowOf(key, base).map((percent) => percent / 100) as unknown as Row;
  const drain: Counts = [[3, 1]];
  return {
    duels: null,
    came: {
      ends: endsOf(won, lost, drawn, 0),
      metrics: { rounds: roundsOf(key, base), initiator_drain: drain, target_drain: drain },
    },
  };
};
const scoreOf = (key: string, base: number): number => {
  const [won, , drawn] = rowOf(key, base);
  return (won + drawn / 2) / 100;
};
function meanScore(side: string, base: number): number {
  let sum = 0;
  for (const other of sides) {
    if (other === side) continue;
    sum += scoreOf(`${side} > ${other}`, base) + 1 - scoreOf(`${other} > ${side}`, base);
  }
  return sum / 4;
}

const text = `${three}tune:
  knobs: { classes.druid.base: { from: 7, to: 9, step: 1 } }
  goal: [{ name: brisk, metric: mean_score, where: { class: druid }, between: [0.57, 0.7] }]
`;
const info = {
  version: '0.0.0',
  scenario: { name: 'By hand', file: 's.yaml', hash: 'abc' },
  seed: 'x',
  seedDrawn: false,
  command: 'souboj tune s.yaml',
};
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const evaluator = new ToldEvaluator(told, 500);
  const result = await tune(opened(text), tuneOptions({ evaluator }));
  const wishes = [{ value: 0.59, low: 0.561, high: 0.617, verdict: 'open' as const }];
  const fresh = { seed: 'anew', duels: 1234, wishes };
  files = await tuneFiles(
    {
      result,
      evaluator,
      fresh,
      diff: 'diff',
      stuck: null,
      standing: 'exact',
      written: false,
      proposed: false,
    },
    info,
  );
});

describe('tune.csv', () => {
  test('has the front: as it stands, and the change that is recommended', () => {
    const shared = { scenario: 'By hand', proven: true };
    const [asIs, changed, ...others] = records(files.get('tune.csv')!);
    expect(others).toEqual([]);
    const stands = meanScore('druid', 8);
    expect([meanScore('druid', 7) < stands, stands < 0.57, meanScore('druid', 9) > 0.57]).toEqual([
      true,
      true,
      true,
    ]);
    const order = { scenario: 'By hand', recommended: false, proven: true };
    expectRow(asIs!, { ...order, changes: 0, size: 0, worst_miss: 0.57 - stands, 'classes.druid.base': 8 });
    const best = { ...order, recommended: true, ...shared };
    expectRow(changed!, { ...best, changes: 1, size: 1, worst_miss: 0, 'classes.druid.base': 9 });
  });
});

describe('tune-matchups.csv', () => {
  test('has every matchup before and after', () => {
    const all = records(files.get('tune-matchups.csv')!);
    const keys = sides.flatMap((a) => sides.map((b) => [a, b] as const));
    expect(all).toHaveLength(keys.length);
    const figures = (key: string, base: number, when: string) => {
      const [won, lost, drawn] = rowOf(key, base);
      return {
        [`score_${when}`]: scoreOf(key, base),
        [`win_rate_${when}`]: won / 100,
        [`target_win_rate_${when}`]: lost / 100,
        [`draw_rate_${when}`]: drawn / 100,
        [`rounds_mean_${when}`]: mean(roundsOf(key, base).map(([value, share]) => [value, share * 4])),
      };
    };
    keys.forEach(([initiator, target], i) => {
      const key = `${initiator} > ${target}`;
      const row = {
        scenario: 'By hand',
        variant: 'printed',
        plane: 1,
        initiator,
        target,
        method: 'exact',
        ...figures(key, 8, 'before'),
        ...figures(key, 9, 'after'),
      };
      if (key === 'druid > mage') expectLopsided(row);
      expectRow(all[i]!, row);
    });
  });
});

describe('tune.md', () => {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${(100 * value).toFixed(1)}`;

  test('says what to change, what was missed, and what fresh duels say', () => {
    const md = plain(files.get('tune.md')!);
    expect(md).toContain('**The goal is met by 1 change**: `classes.druid.base` 8 → 9.');
    expect(md).toContain(
      `As the file stands, 1 of 1 wishes is missed; furthest off is druid on plane 1 at ${percent(meanScore('druid', 8))} (mean score), wished 57 % to 70 %.`,
    );
    expect(md).toContain(
      'A fresh simulation of this setting (1,234 duels a matchup, seed `anew`) finds 0 of 1 wishes inside, 0 outside, 1 open at this size',
    );
    expect(md).toContain('59.0 % (56.1 % to 61.7 %)');
  });

  test('says who gains and who loses, both seats counted', () => {
    const md = plain(files.get('tune.md')!);
    const moved = (side: string) => {
      const [before, after] = [meanScore(side, 8), meanScore(side, 9)];
      return `${side} ${signed(after - before)} (${percent(before)} → ${percent(after)})`;
    };
    expect(md).toContain(`**Gains**: ${moved('druid')}. **Loses**: ${moved('mage')} and ${moved('ranger')}.`);
    const rows = md
      .split('\n')
      .filter((line) => /^\| (mage|druid|ranger) /.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((field) => field.trim()),
      );
    expect(rows).toEqual(
      ['druid', 'ranger', 'mage'].map((side) => [
        side,
        percent(meanScore(side, 8)),
        percent(meanScore(side, 9)),
        signed(meanScore(side, 9) - meanScore(side, 8)),
      ]),
    );
  });
});

describe('what fresh duels confirm', () => {
  const N = 900;
  const tally = (won: number, drawn: number) => ({
    total: N,
    ends: { 'initiator:soul': won, 'draw:timeout': drawn, 'target:soul': N - won - drawn },
    metrics: { rounds: [[4, N]], initiator_drain: [[4, N]], target_drain: [[4, N]] } as Record<
      string,
      Counts
    >,
  });
  const tallies = [tally(500, 30), tally(310, 44), tally(450, 90)];
  const wish = (
    low: number,
    high: number,
    constant: number,
    terms: readonly (readonly [number, number])[],
  ) => ({
    band: { name: null, metric: 'pair_score' as const, where: {}, low, high, weight: 1, place: null },
    index: 0,
    subject: { variant: 'printed', axes: [], plane: 1, sides: [] },
    read: 'score' as const,
    constant,
    terms: terms.map(([cell, weight]) => ({ cell, weight })),
  });
  const fresh = (cell: number) => ({ marginals: tallies[cell]!, reach: () => 40 });
  /** Chance of at least `k` of `n` at the chance p, term by term. */
  const atLeast = (k: number, n: number, p: number): number => {
    let term = n * Math.log1p(-p);
    let sum = k === 0 ? Math.exp(term) : 0;
    for (let i = 1; i <= n; i++) {
      term += Math.log((n - i + 1) / i) + Math.log(p) - Math.log1p(-p);
      if (i >= k) sum += Math.exp(term);
    }
    return sum;
  };
  /** The chances at which so many, or more, and so many, or fewer, have just the chance `tail`. */
  const tailBounds = (k: number, n: number, tail: number) => {
    const root = (above: (p: number) => boolean) => {
      let [low, high] = [0, 1];
      for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (above(middle)) high = middle;
        else low = middle;
      }
      return low;
    };
    return { low: root((p) => atLeast(k, n, p) > tail), high: root((p) => 1 - atLeast(k + 1, n, p) < tail) };
  };
  /** Half of the first cell's score and half of what the second leaves to its target. */
  const pair = [
    [0, 0.5],
    [1, -0.5],
  ] as const;

  test('is held by intervals for all wishes together, errors added as squares', () => {
    const requirements = [wish(0, 1, 0.5, pair), wish(0, 1, 0, [[2, 1]]), wish(0, 1, 0, [[0, 1]])];
    const found = confirm(requirements as unknown as Parameters<typeof confirm>[0], fresh);
    // 95 % for three: each at 1 - 0.05/3.
    const tail = 0.05 / 6;
    const [first, second] = [515, 332].map((score) => ({ value: score / N, ...tailBounds(score, N, tail) }));
    const value = 0.5 + first!.value / 2 - second!.value / 2;
    const below = Math.hypot((first!.value - first!.low) / 2, (second!.high - second!.value) / 2);
    const above = Math.hypot((first!.high - first!.value) / 2, (second!.value - second!.low) / 2);
    expect(found[0]!.value).toBeCloseTo(value, 12);
    expect(found[0]!.low).toBeCloseTo(value - below, 8);
    expect(found[0]!.high).toBeCloseTo(value + above, 8);
    const alone = tailBounds(495, N, tail);
    expect(found[1]!.low).toBeCloseTo(alone.low, 8);
    expect(found[1]!.high).toBeCloseTo(alone.high, 8);
  });

  test('is inside, outside or open by the whole interval', () => {
    const verdict = (low: number, high: number) => {
      const requirements = [wish(low, high, 0, [[2, 1]])];
      return confirm(requirements as unknown as Parameters<typeof confirm>[0], fresh)[0]!.verdict;
    };
    const { low, high } = tailBounds(495, N, 0.025);
    const hair = 1e-6;
    expect(verdict(low - hair, high + hair)).toBe('inside');
    expect([verdict(low + hair, 1), verdict(0, high - hair)]).toEqual(['open', 'open']);
    expect([verdict(high + hair, 1), verdict(0, low - hair)]).toEqual(['outside', 'outside']);
    expect([verdict(high - hair, 1), verdict(0, low + hair)]).toEqual(['open', 'open']);
  });
});
