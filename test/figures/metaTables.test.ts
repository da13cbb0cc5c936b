/** Every column of `meta.csv` and the sentences of the meta-game, from figures written down by hand. */

import { beforeAll, describe, expect, test } from 'vitest';
import { fieldOf, meta } from '../../src/index.ts';
import { metaFiles } from '../../src/report/tuningReports.ts';
import { cellsOf } from '../scenario/support.ts';
import { plain } from '../support/plain.ts';
import { three } from '../tuning/support.ts';
import { type Counts, mean, records, sd } from './reckon.ts';
import { expectRow } from './runs.ts';
import { endsOf, type Told, ToldEvaluator } from './told.ts';

const N = 600;
const sides = ['mage', 'druid', 'ranger'] as const;
/** Won, lost and drawn of 600 by plane and matchup: each beats the next, as rock, paper and scissors do. */
const rows: Readonly<Record<string, readonly [won: number, lost: number, drawn: number]>> = {
  // Plane 1 is solved. Of both seats mage beats druid by 60 %, druid ranger by 70 %, ranger mage by 55 %.
  'mage > druid @ 1': [390, 198, 12],
  'druid > mage @ 1': [270, 318, 12],
  'druid > ranger @ 1': [450, 138, 12],
  'ranger > druid @ 1': [204, 372, 24],
  'ranger > mage @ 1': [354, 234, 12],
  'mage > ranger @ 1': [294, 294, 12],
  // Plane 3 is played: 57 %, 52 % and 58 %.
  'mage > druid @ 3': [360, 216, 24],
  'druid > mage @ 3': [258, 318, 24],
  'druid > ranger @ 3': [333, 255, 12],
  'ranger > druid @ 3': [303, 273, 24],
  'ranger > mage @ 3': [390, 180, 30],
  'mage > ranger @ 3': [291, 297, 12],
};
const rowOf = (initiator: string, target: string, plane: number) =>
  rows[`${initiator} > ${target} @ ${plane}`] ?? ([300, 290, 10] as const);
const told: Told = ({ initiator, target, plane }) => {
  const duels = plane === 1 ? null : N;
  const share = duels === null ? 1 / N : 1;
  const [won, lost, drawn] = rowOf(initiator, target, plane);
  const all = [[4, N * share]] as Counts;
  return {
    duels,
    came: {
      ends: endsOf(won * share, lost * share, drawn * share, 0),
      metrics: { rounds: all, initiator_drain: all, target_drain: all },
    },
  };
};

const info = {
  version: '0.0.0',
  scenario: { name: 'By hand', file: 's.yaml', hash: 'abc' },
  seed: 'x',
  seedDrawn: false,
  command: 'souboj meta s.yaml',
};
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const field = fieldOf(cellsOf(`${three}planes: [1, 3]\n`));
  files = await metaFiles(await meta(field, new ToldEvaluator(told, N), {}, null), info);
});

const pointsOf = (a: string, b: string, plane: number): Counts => {
  const [won, lost, drawn] = rowOf(a, b, plane);
  return [
    [1, won],
    [0.5, drawn],
    [0, lost],
  ];
};
/** Score of one against another, both seats. */
function scoreOf(a: string, b: string, plane: number | null): number {
  if (a === b) return 0.5;
  if (plane === null) return (scoreOf(a, b, 1) + scoreOf(a, b, 3)) / 2;
  return (mean(pointsOf(a, b, plane)) + 1 - mean(pointsOf(b, a, plane))) / 2;
}
/** One win and one loss more in each seat: what one side alone has won is no certainty. */
function errorOf(a: string, b: string, plane: number | null): number {
  if (a === b || plane === 1) return 0;
  if (plane === null) return errorOf(a, b, 3) / 2;
  const extended = (points: Counts): Counts => [...points, [1, 1], [0, 1]];
  const square = (sd(extended(pointsOf(a, b, 3))) ** 2 + sd(extended(pointsOf(b, a, 3))) ** 2) / (N + 2);
  return Math.sqrt(square) / 2;
}
/** In a ring of three everybody is played as much as the other two are apart. */
function sharesOf(plane: number | null): Readonly<Record<string, number>> {
  const apart = [
    scoreOf('druid', 'ranger', plane),
    scoreOf('ranger', 'mage', plane),
    scoreOf('mage', 'druid', plane),
  ];
  const sum = apart.reduce((total, score) => total + score - 0.5, 0);
  return Object.fromEntries(sides.map((side, i) => [side, (apart[i]! - 0.5) / sum]));
}
/** Long-run shares of a population of 50 that copies success (α = 10), by following it step by step. */
function alphaOf(plane: number | null): number[] {
  const takes = (mutant: string, resident: string): number => {
    const u = 10 * (scoreOf(mutant, resident, plane) - scoreOf(resident, mutant, plane));
    return (1 - Math.exp(-u)) / (1 - Math.exp(-50 * u)) / 2;
  };
  const moves = sides.map((resident) =>
    sides.map((mutant) => (mutant === resident ? 0 : takes(mutant, resident))),
  );
  let shares = [1 / 3, 1 / 3, 1 / 3];
  for (let step = 0; step < 3000; step++) {
    const next = [0, 0, 0];
    moves.forEach((row, i) => {
      let stays = 1;
      row.forEach((chance, j) => {
        next[j]! += shares[i]! * chance;
        stays -= chance;
      });
      next[i]! += shares[i]! * stays;
    });
    shares = next;
  }
  return shares;
}

describe('meta.csv', () => {
  test('has shares, α-ranks, scores and their errors by plane and over all', () => {
    const all = records(files.get('meta.csv')!);
    expect(all).toHaveLength(27);
    expect(sharesOf(1)['mage']).toBeCloseTo(4 / 7, 9);
    let at = 0;
    for (const plane of [1, 3, null]) {
      const [shares, alpha] = [sharesOf(plane), alphaOf(plane)];
      sides.forEach((side, i) => {
        for (const opponent of sides) {
          const row = all[at++]!;
          const { share_low, share_high, ...rest } = row;
          if (plane === 1) expect([share_low, share_high]).toEqual(['', '']);
          else {
            expect(Number(share_low)).toBeLessThan(shares[side]!);
            expect(Number(share_high)).toBeGreaterThan(shares[side]!);
          }
          expectRow(rest, {
            scenario: 'By hand',
            variant: 'printed',
            plane,
            class: side,
            share: shares[side]!,
            share_least: shares[side]!,
            share_most: shares[side]!,
            unique: true,
            alpha_rank: alpha[i]!,
            opponent,
            score: scoreOf(side, opponent, plane),
            score_se: errorOf(side, opponent, plane),
          });
        }
      });
    }
  });
});

describe('meta.md', () => {
  test('says who would be played on each plane and over all, most first', () => {
    const md = plain(files.get('meta.md')!);
    for (const [plane, where] of [
      [1, 'On plane 1'],
      [3, 'On plane 3'],
      [null, 'Over all planes together'],
    ] as const) {
      const shares = sharesOf(plane);
      const order = [...sides].sort((a, b) => shares[b]! - shares[a]!);
      const [a, b, c] = order.map((side) => `${side} ${(100 * shares[side]!).toFixed(1)} %`);
      const entropy = sides.reduce((sum, side) => sum - shares[side]! * Math.log(shares[side]!), 0);
      const told = md.split('\n').find((line) => line.includes(`**${where}**`))!;
      // Where a score is simulated only, who is played is open, and shares are the ranges in which they move.
      const simulated = told.includes('it is not decided at this number of duels who would be played');
      expect(simulated).toBe(where !== 'On plane 1');
      if (!simulated)
        expect(told).toContain(
          `**${where}** every class has its place: ${a}, ${b} and ${c} (effective number of classes ${Math.exp(entropy).toFixed(1)}).`,
        );
    }
    expect(md).toContain('**On plane 1** mage beats druid beats ranger beats mage.');
  });
});
