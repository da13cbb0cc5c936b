/** Every column of `sensitivity.csv` and the sentences of the report, from figures written down by hand. */

import { beforeAll, describe, expect, test } from 'vitest';
import { fieldOf, sensitivity } from '../../src/index.ts';
import { sensitivityFiles } from '../../src/report/tuningReports.ts';
import { cellsOf } from '../scenario/support.ts';
import { plain } from '../support/plain.ts';
import { three } from '../tuning/support.ts';
import { type Counts, records } from './reckon.ts';
import { expectRow } from './runs.ts';
import { endsOf, type Told, ToldEvaluator } from './told.ts';

const sides = ['mage', 'druid', 'ranger'] as const;
/** What one point does to the initiator's score, by who has it: as initiator, and as target. */
const attack: Readonly<Record<string, number>> = { IQ: 0.02, Podl: 0.006, level: 0.01, mana: 0.001 };
const defence: Readonly<Record<string, number>> = { IQ: 0.004, Podl: 0.016, level: 0.012, mana: 0.003 };
const now: Readonly<Record<string, number>> = { IQ: 3, Podl: 6, level: 3, mana: 4 };

/** The initiator's score as the file stands, in hundredths. */
const scores: Readonly<Record<string, number>> = {
  'mage > druid': 64,
  'mage > ranger': 58,
  'druid > mage': 47,
  'druid > ranger': 56,
  'ranger > mage': 41,
  'ranger > druid': 49,
};
const told: Told = ({ initiator, target, plane, setup }) => {
  const point = (side: 'initiators' | 'targets', name: string): number => {
    const member = setup[side][0]!;
    const value = name === 'level' ? member.classes[0]!.level : member[name as 'IQ' | 'Podl' | 'mana'];
    const file = member.name === 'ranger' && name === 'IQ' ? 4 : now[name]!;
    return value - file;
  };
  let score = (scores[`${initiator} > ${target}`] ?? 53) / 100;
  for (const name of Object.keys(now))
    score += attack[name]! * point('initiators', name) - defence[name]! * point('targets', name);
  // A fifth point of mana a point of margin helps mages that attack; on plane 3 everything counts double.
  if (setup.rules.manaPerPoint === 5 && initiator === 'mage') score += 0.03;
  if (plane === 3) score = 0.5 + 2 * (score - 0.5);
  const all = [[4, 1]] as Counts;
  return {
    duels: null,
    came: {
      ends: endsOf(score - 0.02, 0.98 - score, 0.03, 0.01),
      metrics: { rounds: all, initiator_drain: all, target_drain: all },
    },
  };
};

const info = {
  version: '0.0.0',
  scenario: { name: 'By hand', file: 's.yaml', hash: 'abc' },
  seed: 'x',
  seedDrawn: false,
  command: 'souboj sensitivity s.yaml',
};
let files: ReadonlyMap<string, string>;
let played: ReadonlyMap<string, string>;
beforeAll(async () => {
  const field = fieldOf(cellsOf(`${three}planes: [1, 3]\n`));
  const result = await sensitivity(field, new ToldEvaluator(told, 100), null, {}, null);
  files = await sensitivityFiles(result, info);
  // The same as though it had been played: intervals to the left of 0, to the right, and over it.
  const ends = [
    [-0.07, -0.01],
    [0.02, 0.05],
    [-0.03, 0.04],
  ] as const;
  const effects = result.effects.map((effect, i) => ({
    ...effect,
    interval: { low: ends[i % 3]![0], high: ends[i % 3]![1] },
  }));
  played = await sensitivityFiles({ ...result, effects }, info);
});

const meanScore = (side: string, plane: number | null): number => {
  if (plane === null) return (meanScore(side, 1) + meanScore(side, 3)) / 2;
  let sum = 0;
  for (const other of sides) {
    if (other === side) continue;
    sum += scores[`${side} > ${other}`]! + 100 - scores[`${other} > ${side}`]!;
  }
  const score = sum / 400;
  return plane === 3 ? 0.5 + 2 * (score - 0.5) : score;
};
const asInitiator = (side: string, plane: number): number => {
  let sum = 0;
  for (const other of sides) if (other !== side) sum += scores[`${side} > ${other}`]! / 200;
  return plane === 3 ? 0.5 + 2 * (sum - 0.5) : sum;
};
const doubled = (plane: number | null): number => (plane === null ? 1.5 : plane === 3 ? 2 : 1);

describe('sensitivity.csv', () => {
  const find = (
    table: ReadonlyMap<string, string>,
    side: string,
    plane: number | null,
    lever: string,
    step: string,
  ) =>
    records(table.get('sensitivity.csv')!).filter(
      (row) =>
        row['combatant'] === side &&
        row['plane'] === (plane === null ? '' : String(plane)) &&
        row['lever'] === lever &&
        row['step'] === step,
    );
  const row = (
    side: string,
    plane: number | null,
    kind: string,
    lever: string,
    step: string,
    effect: number,
  ) => ({
    scenario: 'By hand',
    variant: 'printed',
    plane,
    combatant: side,
    kind,
    lever,
    step,
    method: 'exact',
    mean_score: meanScore(side, plane),
    effect,
    effect_low: null,
    effect_high: null,
    distinguishable: Math.abs(effect) > 1e-9,
    matchups: plane === null ? 8 : 4,
  });

  test('has the gain of one more point in both seats, by plane and over all', () => {
    for (const side of sides)
      for (const plane of [1, 3, null])
        for (const name of Object.keys(now)) {
          const effect = (doubled(plane) * (attack[name]! + defence[name]!)) / 2;
          const [found, ...others] = find(files, side, plane, name, '+1');
          expect(others).toEqual([]);
          expectRow(found!, row(side, plane, 'attribute', name, '+1', effect));
        }
  });

  test('has what going first and what a rule would change', () => {
    for (const side of sides)
      for (const plane of [1, 3, null]) {
        const first =
          plane === null
            ? [1, 3].reduce((sum, own) => sum + (asInitiator(side, own) - meanScore(side, own)) / 2, 0)
            : asInitiator(side, plane) - meanScore(side, plane);
        const [found] = find(files, side, plane, 'first move', 'always first');
        expectRow(found!, row(side, plane, 'first_move', 'first move', 'always first', first));
        // A mage attacks in two of its four matchups; the others meet it in one of theirs.
        const more = doubled(plane) * (side === 'mage' ? 0.015 : -0.0075);
        const [rule] = find(files, side, plane, 'manaPerPoint', '4 → 5');
        expectRow(rule!, row(side, plane, 'rule', 'manaPerPoint', '4 → 5', more));
      }
  });

  test('tells bounds, and what is not distinguishable from 0', () => {
    const told = records(played.get('sensitivity.csv')!).map((row) => [
      row['method'],
      row['effect_low'],
      row['effect_high'],
      row['distinguishable'],
    ]);
    expect(told.slice(0, 3)).toEqual([
      ['mc', '-0.07', '-0.01', 'true'],
      ['mc', '0.02', '0.05', 'true'],
      ['mc', '-0.03', '0.04', 'false'],
    ]);
  });
});

describe('sensitivity.md', () => {
  test('says what decides, the largest point, and the rule that moves most', () => {
    const md = plain(files.get('sensitivity.md')!);
    // Of both seats: IQ 1.2 points, Podl 1.1, level 1.1, mana 0.2 on plane 1; half as much again over both.
    expect(md).toContain(
      // Alike: within half a point of the largest.
      '**All planes together are decided by ',
    );
    expect(md).toContain('**Plane 1 is decided by level, IQ and Podl alike**: ');
    expect(md).toContain('+1 base, +1 talent and +1 SP change nothing there.');
    expect(md).toContain('**Largest single point**: +1 IQ for mage on plane 3, +2.4 points of mean score.');
    // (0.015 + 2 · 0.0075) / 3 on plane 1, half as much again over both planes.
    expect(md).toContain(
      '**Rule that moves most**: mana lost per point of margin: 4 → 5 shifts mean scores by 1.5 points on average on all planes',
    );
  });

  test('has the effects in its tables', () => {
    const rows = files
      .get('sensitivity.md')!
      .split('\n')
      .filter((line) => /^\| (\+1 IQ|always first) /.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((field) => field.trim()),
      );
    const signed = (value: number) => `${value > 0 ? '+' : ''}${(100 * value).toFixed(1)}`;
    const first = (side: string) => {
      const own = [1, 3].map((plane) => asInitiator(side, plane) - meanScore(side, plane));
      return own;
    };
    // The mean of the two lies halfway between two numerals for one side, so it is held by the table for machines.
    expect(rows.map((row) => (row[0] === 'always first' ? row.slice(0, 3) : row))).toEqual(
      sides.flatMap((side) => [
        ['+1 IQ', '+1.2', '+2.4', '+1.8'],
        ['always first', ...first(side).map(signed)],
      ]),
    );
  });
});
