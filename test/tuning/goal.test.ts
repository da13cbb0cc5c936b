import { describe, expect, it } from 'vitest';
import { figuresOf, scoreOf } from '../../src/tuning/figures.ts';
import { compileGoal } from '../../src/tuning/goal/compile.ts';
import { missOf, readFigure, totalOf } from '../../src/tuning/goal/requirement.ts';
import { confirm } from '../../src/tuning/tune/confirm.ts';
import { evaluator, opened, three } from './support.ts';

const base = `${three}planes: [1, 4]\nvariants: { printed: {}, quick: { rules: { maxRounds: 2 } } }\n`;

/** Requirements of one band, each as its value and what it is about. */
function read(band: string): { value: number; about: string }[] {
  const text = `${base}tune: { knobs: { classes.mage.base: { from: 4, to: 12, step: 1 } }, goal: [${band}] }\n`;
  const open = opened(text);
  const moved = open.cells([]);
  if (!moved.ok) throw new Error('must move');
  const works = evaluator();
  return compileGoal(open.scenario.tune!.goal, moved.cells, () => true).map((requirement) => {
    const { variant, plane, sides } = requirement.subject;
    const value = totalOf(requirement, (cell) => works.figures(moved.cells[cell]!))!;
    return { value, about: `${sides.join(' & ')} @ ${plane} ${variant}` };
  });
}

/** The initiator's score of a cell by its key and variant. */
function score(key: string, variant = 'printed'): number {
  const moved = opened(base).cells([]);
  if (!moved.ok) throw new Error('must move');
  const cell = moved.cells.find((own) => own.key === key && own.variant === variant)!;
  return scoreOf(evaluator().figures(cell)!);
}

describe('a goal', () => {
  it('counts every cell: 2 variants × 2 planes × 9 pairs', () => {
    expect(read('{ metric: score, atLeast: 0 }')).toHaveLength(36);
  });

  it.each([
    ['{ plane: 1 }', 18],
    ['{ variant: quick }', 18],
    ['{ mirrors: true }', 12],
    ['{ mirrors: false, plane: [1], variant: [printed] }', 6],
    ['{ initiator: mage }', 12],
    ['{ target: [mage, druid], plane: 4 }', 12],
    ['{ class: ranger, variant: printed, plane: 1 }', 5],
  ])('where %s: %d cells', (where, count) => {
    expect(read(`{ metric: score, where: ${where}, atLeast: 0 }`)).toHaveLength(count);
  });

  it('pair_score is the mean of both seats, told once a pair', () => {
    const pairs = read('{ metric: pair_score, where: { plane: 1, variant: printed }, atLeast: 0 }');
    expect(pairs.map(({ about }) => about)).toEqual([
      'mage & druid @ 1 printed',
      'mage & ranger @ 1 printed',
      'druid & ranger @ 1 printed',
    ]);
    expect(pairs[0]!.value).toBeCloseTo((score('mage > druid @ 1') + 1 - score('druid > mage @ 1')) / 2, 12);
  });

  it('mean_score is over everything that is covered, mirrors left out', () => {
    const means = read('{ metric: mean_score, where: { plane: 1, variant: printed }, atLeast: 0 }');
    const expected =
      (score('mage > druid @ 1') +
        score('mage > ranger @ 1') +
        2 -
        score('druid > mage @ 1') -
        score('ranger > mage @ 1')) /
      4;
    expect(means[0]!.about).toBe('mage @ 1 printed');
    expect(means[0]!.value).toBeCloseTo(expected, 12);
    expect(means.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1.5, 12);
    expect(read('{ metric: mean_score, where: { variant: printed }, atLeast: 0 }')[0]!.about).toBe(
      'mage @ null printed',
    );
  });

  it('mean_score of a class is its own, not that of whom it meets', () => {
    const means = read(
      '{ metric: mean_score, where: { plane: 1, variant: printed, class: druid }, atLeast: 0 }',
    );
    expect(means.map(({ about }) => about)).toEqual(['druid @ 1 printed']);
    const all = read('{ metric: mean_score, where: { plane: 1, variant: printed }, atLeast: 0 }');
    expect(means[0]!.value).toBe(all.find(({ about }) => about === 'druid @ 1 printed')!.value);
  });

  it('first_move_edge is by plane, from the mirrors', () => {
    const edges = read('{ metric: first_move_edge, where: { variant: printed }, between: [-1, 1] }');
    expect(edges.map(({ about }) => about)).toEqual([' @ 1 printed', ' @ 4 printed']);
    const mirrors = ['mage', 'druid', 'ranger'].map((name) => score(`${name} > ${name} @ 4`) - 0.5);
    expect(edges[1]!.value).toBeCloseTo(mirrors.reduce((sum, edge) => sum + edge, 0) / 3, 12);
  });

  it('hopeless_share is the share outside 20 to 80 %; timeouts are counted by their label', () => {
    const [share] = read('{ metric: hopeless_share, where: { variant: printed, plane: 4 }, atMost: 1 }');
    const names = ['mage', 'druid', 'ranger'];
    const scores = names.flatMap((a) => names.map((b) => score(`${a} > ${b} @ 4`)));
    expect(share!.value).toBeCloseTo(scores.filter((own) => own < 0.2 || own > 0.8).length / 9, 12);
    const [quick] = read('{ metric: timeout_rate, where: { variant: quick, plane: 1 }, atMost: 1 }');
    expect(quick!.value).toBeGreaterThan(0.5);
  });

  it('misses by the distance to the band, times the weight', () => {
    const band = { low: 0.4, high: 0.6, weight: 2 } as Parameters<typeof missOf>[0];
    expect([0.35, 0.4, 0.5, 0.6, 0.7].map((value) => Number(missOf(band, value).toFixed(9)))).toEqual([
      0.1, 0, 0, 0, 0.2,
    ]);
  });
});

describe('figuresOf', () => {
  it('reads who won from the label, and why from what follows', () => {
    const histogram = [[2, 4]] as const;
    const metrics = {
      rounds: histogram,
      initiator_drain: histogram,
      target_drain: [
        [1, 2],
        [3, 2],
      ] as const,
    };
    const ends = { 'draw:timeout': 1, 'initiator:soul': 2, 'target:withdrawn': 1 };
    expect(figuresOf({ total: 4, ends, metrics }, 4)).toEqual({
      winRate: 0.5,
      targetWinRate: 0.25,
      drawRate: 0.25,
      timeoutRate: 0.25,
      roundsMean: 2,
      initiatorDrainMean: 2,
      targetDrainMean: 2,
      others: {},
      duels: 4,
    });
  });
});

describe('a goal of a figure that few ask for', () => {
  it('is read by its own name, and captured power by whose soul it is', () => {
    const histogram = [
      [1, 1],
      [4, 3],
    ] as const;
    const metrics = {
      rounds: histogram,
      initiator_drain: histogram,
      target_drain: histogram,
      target_capture: [
        [0, 1],
        [8, 3],
      ] as const,
    };
    const read = figuresOf({ total: 4, ends: { 'draw:pull': 4 }, metrics }, 4, ['target_capture_mean']);
    expect(readFigure('target_capture_mean', read)).toBe(6);
    expect(readFigure('rounds_mean', read)).toBe(3.25);
    // Asked for by nobody, so not worked out: not 0.
    expect(() => readFigure('initiator_capture_mean', read)).toThrow(RangeError);
  });
});

describe('confirm', () => {
  const tally = (wins: number, losses: number) => ({
    total: wins + losses,
    ends: { 'initiator:soul': wins, 'target:soul': losses },
    metrics: {
      rounds: [[1, wins + losses]] as const,
      initiator_drain: [[0, 1]] as const,
      target_drain: [[0, 1]] as const,
    },
  });
  const fresh = (marginals: ReturnType<typeof tally>) => ({ marginals, reach: () => 2 });
  const text = `${three}matchups: [[mage, druid], [druid, mage]]\ntune: { knobs: { classes.mage.base: { from: 4, to: 12, step: 1 } }, goal: [{ metric: score, between: [0.4, 0.6] }, { metric: pair_score, between: [0.4, 0.6] }, { metric: rounds_mean, atMost: 2 }] }\n`;

  it('says inside, outside, open', () => {
    const open = opened(text);
    const moved = open.cells([]);
    if (!moved.ok) throw new Error('must move');
    const requirements = compileGoal(open.scenario.tune!.goal, moved.cells, () => true);
    // 5,000 of 10,000 is 50 ± 1.5 %; 595 of 1,000 is 59.5 ± 4 % at six at once.
    const found = confirm(requirements, (cell) => fresh(cell === 0 ? tally(5000, 5000) : tally(595, 405)));
    expect(found.map((own) => own?.verdict)).toEqual(['inside', 'open', 'inside', 'inside', 'inside']);
    const far = confirm(requirements, () => fresh(tally(900, 100)));
    expect(far[0]!.verdict).toBe('outside');
    // Both seats at 90 %: as a pair they are even.
    expect(far[2]!.verdict).toBe('inside');
    expect(far[2]!.value).toBeCloseTo(0.5, 12);
    expect(confirm(requirements, () => null)[0]).toBeNull();
  });
});
