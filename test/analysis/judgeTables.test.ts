/** Expectations of days, checks, contests and gauntlets: figures by hand, judged by the same rules as duels. */
import { describe, expect, it } from 'vitest';
import { leftOut } from '../../src/analysis/expect/coverage.ts';
import { judgeRun } from '../../src/analysis/expect/untilDecided.ts';
import type { Judgement } from '../../src/analysis/judgement.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { bettingInterval } from '../../src/stats/betting.ts';
import { clopperPearson } from '../../src/stats/clopper-pearson.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { scenarioOf } from '../scenario/support.ts';
import { runText } from '../support/runs.ts';

/** Two attempts a day at a power of level 1; in hail the check is d20 + 5 against 10 + 1, so 3 in 4 succeed. */
const day = `
kind: day
manifesters: { psion: { manifesterLevel: 3, concentration: 5, powerPoints: 9 } }
plans:
  hail: { attempts: 2, manifestations: [{ power: p, level: 1, distractions: [{ kind: hailOrDebris }] }] }
  calm: { attempts: 2, manifestations: [{ power: p, level: 1 }] }
`;

const everything = (metrics: Readonly<Record<string, string>>, where = '') =>
  `expect:\n${Object.entries(metrics)
    .map(([metric, band]) => `  - { name: ${metric}, metric: ${metric}, ${where}${band} }\n`)
    .join('')}`;

async function judged(text: string, method: 'exact' | 'mc', trials = 400): Promise<Judgement> {
  const { expectations } = scenarioOf(text);
  const { cells } = await runText(text, method, trials);
  return judgeRun({ expectations, left: expectations.map(() => 0), confidence: 0.95 }, cells);
}

/** The value of every expectation's foremost figure. */
const values = ({ verdicts }: Judgement) =>
  Object.fromEntries(verdicts.map(({ name, figures }) => [name, figures[0]!.value]));

describe('a day', () => {
  const bands = {
    attempts_mean: 'between: [1.9, 2.1]',
    manifested_mean: 'between: [1.4, 1.6]',
    lost_mean: 'between: [0.4, 0.6]',
    effective_mean: 'between: [1.4, 1.6]',
    pp_spent_mean: 'between: [1.9, 2.1]',
    pp_wasted_mean: 'between: [0.4, 0.6]',
    pp_wasted_share: 'between: [0.2, 0.3]',
    pp_left_mean: 'between: [6.9, 7.1]',
    no_loss_rate: 'between: [0.5, 0.6]',
  };

  it('has every mean and rate of its table, exactly where it is solved', async () => {
    const judgement = await judged(day + everything(bands, 'where: { plan: hail }, '), 'exact');
    expect(judgement.family).toBe(0);
    expect(judgement.verdicts.map(({ status }) => status)).toEqual(Object.keys(bands).map(() => 'pass'));
    const expected = {
      attempts_mean: 2,
      manifested_mean: 1.5,
      lost_mean: 0.5,
      effective_mean: 1.5,
      pp_spent_mean: 2,
      pp_wasted_mean: 0.5,
      pp_wasted_share: 0.25,
      pp_left_mean: 7,
      no_loss_rate: 9 / 16,
    };
    for (const [metric, value] of Object.entries(values(judgement)))
      expect(value, metric).toBeCloseTo(expected[metric as keyof typeof expected], 12);
  });

  it('is judged on simultaneous intervals where it is sampled: two for a share', async () => {
    const text = day + everything(bands, 'where: { plan: hail }, ');
    const judgement = await judged(text, 'mc', 300);
    expect(judgement.family).toBe(10);
    const alpha = 0.05 / 10;
    const [cell] = (await runText(text, 'mc', 300)).cells;
    const metric = (name: string): Histogram => cell!.tally!.metrics[name]!;
    const figure = (name: string) => judgement.verdicts.find((verdict) => verdict.name === name)!.figures[0]!;
    const days = metric('lost').find(([lost]) => lost === 0)![1];
    expect(figure('no_loss_rate')).toMatchObject(clopperPearson(days, 300, 1 - alpha));
    // Powers manifested: two at most a day; of the nine power points two are spent on every day.
    const within = (name: string, reach: number) =>
      bettingInterval(metric(name), { low: 0, high: reach }, alpha);
    const { low, high } = within('effective', 2);
    expect(figure('effective_mean')).toMatchObject({ low, high });
    // From the smallest part of the largest whole to the largest part of the smallest.
    const [wasted, spent] = [within('pp_wasted', 9), within('pp_spent', 9)];
    expect(figure('pp_wasted_share').low).toBeCloseTo(wasted.low / spent.high, 12);
    expect(figure('pp_wasted_share').high).toBeCloseTo(wasted.high / spent.low, 12);
  });

  it('fails, and stays undecided, like a duel', async () => {
    const text = `${day}expect:
  - { name: calm, metric: no_loss_rate, where: { plan: calm }, atLeast: 0.9999 }
  - { name: never half, metric: no_loss_rate, where: { manifester: psion }, atLeast: 0.7 }
  - { name: near, metric: lost_mean, where: { plan: hail }, atMost: 0.5 }
`;
    const status = ({ verdicts }: Judgement) => verdicts.map((verdict) => verdict.status);
    expect(status(await judged(text, 'exact'))).toEqual(['pass', 'fail', 'pass']);
    // Truth lies at the limit of the third: at 400 days its interval reaches across.
    expect(status(await judged(text, 'mc'))).toEqual(['undecided', 'fail', 'undecided']);
  });

  it('has no wasted share where nothing is spent', async () => {
    const poor = day.replace('powerPoints: 9', 'powerPoints: 0');
    const judgement = await judged(poor + everything({ pp_wasted_share: 'atMost: 0.5' }), 'exact');
    expect(judgement.verdicts[0]).toMatchObject({ status: 'undecided', counts: { open: 2 } });
  });

  it('is pooled with days that are the same by law, and left open where cells are left out', async () => {
    const twins = `${day.replace('calm:', 'hail again: { attempts: 2, manifestations: [{ power: q, level: 1, distractions: [{ kind: hailOrDebris }] }] }\n  calm:')}${everything({ no_loss_rate: 'atMost: 1' })}`;
    const { expectations } = scenarioOf(twins);
    const { cells } = await runText(twins, 'mc', 100);
    const all = () => expandCells(scenarioOf(twins));
    const run = cells.slice(0, 2);
    const left = leftOut(
      expectations,
      all,
      run.map(({ cell }) => cell),
    );
    expect(left).toEqual([1]);
    const { verdicts } = judgeRun({ expectations, left, confidence: 0.95 }, run);
    expect(verdicts[0]).toMatchObject({ status: 'unjudged', cells: 2, left: 1 });
    expect(verdicts[0]!.figures).toMatchObject([{ duels: 200, equals: 1 }]);
  });
});

describe('checks and contests', () => {
  it('have the rate of their tables', async () => {
    const text = `kind: concentration\nmodifiers: [0, 5]\nlevels: [1]\ndistractions: { hail: { kind: hailOrDebris } }\n`;
    const judgement = await judged(
      `${text}${everything({ success_rate: 'atLeast: 0.6' }, 'where: { modifier: 5 }, ')}`,
      'exact',
    );
    expect(judgement.verdicts[0]).toMatchObject({ status: 'pass', cells: 1 });
    expect(values(judgement)['success_rate']).toBeCloseTo(0.75, 12);
  });

  it('of two alike each is obeyed half the time, after 20/19 rolls; whose control is overridden, never', async () => {
    const text = `
kind: contest
controllers: { a: { charisma: 12 }, b: { charisma: 12 }, lock: { charisma: 1, holdsStill: true } }
minds: { free: { controllers: [a, b] }, held: { controllers: [a, lock] }, swapped: { controllers: [b, a] } }
expect:
  - { name: half, metric: obeyed_rate, where: { mind: free }, between: [0.4, 0.6] }
  - { name: rolls, metric: rolls_mean, where: { mind: free }, between: [1, 1.1] }
  - { name: held, metric: obeyed_rate, where: { mind: held, controller: a }, atMost: 0.1 }
  - { name: a alone, metric: obeyed_rate, where: { mind: [free, swapped], controller: a }, atMost: 0.5 }
`;
    const judgement = await judged(text, 'exact');
    expect(judgement.verdicts.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass', 'pass']);
    const [half, rolls, held, alone] = judgement.verdicts;
    expect(half!.figures.map(({ value }) => value!.toFixed(12))).toEqual([
      '0.500000000000',
      '0.500000000000',
    ]);
    expect(half!.figures.map(({ subject }) => (subject.kind === 'cell' ? subject.key : ''))).toEqual([
      'free: a',
      'free: b',
    ]);
    expect(rolls!.figures[0]!.value).toBeCloseTo(20 / 19, 9);
    expect(held!.figures[0]!.value).toBe(0);
    // The same contest by law, but a is first in the one and second in the other: two figures.
    expect(alone!.figures.map(({ subject }) => (subject.kind === 'cell' ? subject.key : '')).sort()).toEqual([
      'free: a',
      'swapped: a',
    ]);
  });
});

describe('a gauntlet', () => {
  const text = `
kind: gauntlet
combatants: { a: { class: mage, level: 1, IQ: 9, Podl: 9 }, b: { class: druid, level: 1, IQ: 9, Podl: 9 } }
gauntlets: { hall: { fighter: a, opponents: [b], duels: 3 } }
expect:
  - { name: far, metric: survived_mean, where: { gauntlet: hall, fighter: a, plane: 1 }, between: [1.5, 2.5] }
  - { name: all, metric: duels_mean, atLeast: 2 }
`;
  it('is judged on what was counted', () => {
    const { expectations, ...scenario } = scenarioOf(text);
    const [cell] = expandCells({ ...scenario, expectations } as never) as Cell[];
    const metrics = {
      survived: [
        [1, 50],
        [3, 50],
      ] as Histogram,
      duels: [[3, 100]] as Histogram,
    };
    const result: CellResult<Cell> = {
      cell: cell!,
      impossible: null,
      method: 'mc',
      tally: { total: 100, ends: { complete: 100 }, metrics, longest: null },
      exact: null,
      precision: null,
      chain: 'c',
      law: 'l',
    };
    const { verdicts } = judgeRun({ expectations, left: [0, 0], confidence: 0.95 }, [result]);
    expect(verdicts.map(({ status }) => status)).toEqual(['pass', 'pass']);
    // 1 or 3 of 3 duels, each in 50 of 100 runs, half of 5 % for each figure: by a program of its own.
    const [survived] = verdicts[0]!.figures;
    expect(survived!.value).toBe(2);
    expect(survived!.low).toBeCloseTo(1.6736834, 6);
    expect(survived!.high).toBeCloseTo(2.3353808, 6);
    // All runs fought 3 duels, as many as there are: others can only be fewer; by a program of its own.
    const { low, high } = verdicts[1]!.figures[0]!;
    expect(high).toBe(3);
    expect(low).toBeCloseTo(2.8659147, 6);
  });
});
