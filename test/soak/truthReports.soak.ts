/** How often what is said is false, further: pairs that are half solved, looks, wrong simulations, whole reports of all kinds. */
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { isFalse } from '../../src/analysis/claims/claim.ts';
import { metaClaims } from '../../src/facts/meta/claims.ts';
import { crossingClaims } from '../../src/facts/sweep/crossings.ts';
import { moveClaims } from '../../src/facts/sweep/largestMove.ts';
import { run, type Study } from '../../src/index.ts';
import type { Cell, DuelCell } from '../../src/scenario/model/cells.ts';
import { Evaluator } from '../../src/tuning/evaluator.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { meta } from '../../src/tuning/meta/meta.ts';
import { sweepAxis } from '../../src/tuning/sweep/spec.ts';
import { sweep } from '../../src/tuning/sweep/sweep.ts';
import { shipped } from '../report/shipped.ts';
import { cellsOf } from '../scenario/support.ts';
import { saidOfGauntlets } from '../support/kindNoise.ts';
import { knownRun, reportClaims, reportTruth, settingsAlone } from '../support/kindTruth.ts';
import {
  falselyExcused,
  missedAtLooks,
  missedControlled,
  missedControlledMeans,
} from '../support/moreNoise.ts';
import { falselyOfPlanes, missedSobol } from '../support/noise.ts';
import { ties } from '../support/ties.ts';
import { metaTruth, sweepTruth } from '../support/tuningTruth.ts';
import { opened } from '../tuning/support.ts';
import { claimedRows } from './claimed.ts';

const claim = claimedRows('truth-reports');

it('pairs of which one side is solved', () => {
  const worth = [1, 0.5, 0] as const;
  const cases = [
    [
      'even, a tenth flips',
      [
        [0.44, 0.02, 0.04],
        [0.01, 0.08, 0.01],
        [0.04, 0.02, 0.34],
      ],
    ],
    [
      '1 in 1,000 gained, 1 in 1,000 lost',
      [
        [0.499, 0, 0.001],
        [0, 0, 0],
        [0.001, 0, 0.499],
      ],
    ],
    [
      'rare wins, 5 in 1,000',
      [
        [0.004, 0, 0.001],
        [0, 0, 0],
        [0.001, 0, 0.994],
      ],
    ],
    [
      '2 % gained, 5 % lost',
      [
        [0.4, 0.01, 0.04],
        [0.01, 0.09, 0.01],
        [0.01, 0.02, 0.41],
      ],
    ],
  ] as const;
  for (const [name, joint] of cases)
    for (const pairs of [500, 5000])
      for (const [kind, { wrong, all }] of missedControlled(
        joint,
        worth,
        pairs,
        2000,
        `controlled ${name} ${pairs}`,
      ).byName)
        claim(
          kind === 'test'
            ? `a change is there, one side solved (${pairs} pairs)`
            : `interval of a difference, one side solved (${pairs} pairs)`,
          name,
          wrong,
          all,
        );
});

it('means of pairs of which one side is solved', () => {
  const cases = [
    [
      'half goes with it',
      [
        [0, 2, 0.3],
        [0, 10, 0.2],
        [20, 12, 0.3],
        [20, 25, 0.2],
      ],
    ],
    [
      'nothing goes with it, 1 in 1,000 is 40',
      [
        [0, 0, 0.4995],
        [20, 0, 0.4995],
        [20, 40, 0.001],
      ],
    ],
    [
      'all the same but 1 in 200',
      [
        [0, 0, 0.5],
        [30, 30, 0.495],
        [0, 40, 0.005],
      ],
    ],
  ] as const;
  for (const [name, joint] of cases)
    for (const pairs of [500, 5000])
      claim(
        `interval of a difference of means, one side solved (${pairs} pairs)`,
        name,
        missedControlledMeans(joint, 40, pairs, 2000, `controlled means ${name} ${pairs}`),
        2000,
      );
});

it('quantiles and bands at looks', async () => {
  const exact = (await run(ties, { method: 'exact', worths: false })) as Study<DuelCell>;
  const { metrics } = exact.cells[1]!.exact!;
  for (const [name, metric] of [
    ['rounds of a duel', 'rounds'],
    ['mana lost in a duel', 'initiator_drain'],
  ] as const)
    for (const [kind, { wrong, all }] of missedAtLooks(
      metrics[metric]!,
      [100, 200, 400, 800, 1600],
      400,
      name,
    ).byName)
      claim(
        `${kind === 'band' ? 'band of a distribution' : `interval of ${kind}`}, at any of five looks`,
        name,
        wrong,
        all,
      );
});

it('simulations that are wrong', () => {
  for (const errors of [4, 6]) {
    const { excused } = falselyExcused(errors, 4000, `excused ${errors}`);
    claim(
      'a simulation that is wrong is called chance (40 cells)',
      `off by ${errors} standard errors`,
      excused,
      4000,
    );
  }
});

it('how gauntlets end', () => {
  const chances = [0.35001, 0.35, 0.1, 0.1, 0.05, 0.04999];
  for (const trials of [100, 1000])
    claim(
      `an end comes most often (${trials} gauntlets)`,
      'two ends alike',
      saidOfGauntlets([chances[1]!, chances[0]!, ...chances.slice(2)], trials, 2000, `likely ${trials}`)
        .wrong,
      2000,
    );
});

it('planes on which all matchups are even, with fresh seeds', () => {
  const chances = Array.from({ length: 3 }, () => Array<number>(9).fill(0.5));
  const { sentences, intervals } = falselyOfPlanes(chances, 2000, 'fresh planes');
  claim('any sentence on planes, all together', 'all 0.5, fresh seeds', sentences.wrong, sentences.all);
  for (const [name, { wrong, all }] of intervals.byName)
    claim(`interval of planes: ${name}`, 'all 0.5, fresh seeds', (wrong / all) * 2000, 2000);
});

it('Sobol’ indices of functions that did not choose the interval', () => {
  // Sobol’s g-function with a = 0, 1, 4.5, 9; xy + z; the step x + y > 1.
  const a = [0, 1, 4.5, 9];
  const parts = a.map((own) => 1 / (3 * (1 + own) ** 2));
  const without = (i: number): number => parts.reduce((all, own, j) => (j === i ? all : all * (1 + own)), 1);
  const variance = without(-1) - 1;
  const g = (x: readonly number[]): number =>
    x.reduce((all, own, i) => all * ((Math.abs(4 * own - 2) + a[i]!) / (1 + a[i]!)), 1);
  const functions = [
    [
      'g-function',
      g,
      parts.map((own, i) => ({ first: own / variance, total: (own * without(i)) / variance })),
    ],
    [
      'xy + z',
      ([x, y, z]: readonly number[]) => x! * y! + z!,
      [
        { first: 3 / 19, total: 4 / 19 },
        { first: 3 / 19, total: 4 / 19 },
        { first: 12 / 19, total: 12 / 19 },
      ],
    ],
    [
      'x + y > 1',
      ([x, y]: readonly number[]) => Number(x! + y! > 1),
      [
        { first: 1 / 3, total: 2 / 3 },
        { first: 1 / 3, total: 2 / 3 },
      ],
    ],
  ] as const;
  for (const [name, f, truth] of functions)
    for (const rows of [64, 128, 512])
      for (const [kind, { wrong, all }] of missedSobol(f, truth, rows, 800, `fresh ${name} ${rows} again`)
        .byName)
        claim(`interval of a Sobol’ index, ${kind} (${rows} rows)`, name, (wrong / all) * 800, 800);
});

it('what players would choose, and what a path moves', async () => {
  const field = fieldOf(cellsOf(ties));
  const evaluator = (solve: boolean, seed: string) =>
    new Evaluator({ seed, maxStates: solve ? 200_000 : 1, duels: 400, mostDuels: 400 });
  const known = metaTruth(await meta(field, evaluator(true, 'exact'), {}, null));
  const open = opened(ties);
  const options = { x: sweepAxis(open, 'x', 'combatants.a.mana=4..7'), y: null, variant: null, plane: null };
  const swept = (solve: boolean, seed: string) => sweep(open, evaluator(solve, seed), options, {}, null);
  const knownSweep = sweepTruth(await swept(true, 'exact'));
  let [falseMeta, falseSweep] = [0, 0];
  const runs = 40;
  for (let i = 0; i < runs; i++) {
    const noisy = metaClaims(await meta(field, evaluator(false, `truth reports ${i}`), {}, null));
    if (noisy.some((one) => isFalse(one, known) === true)) falseMeta++;
    const moved = await swept(false, `truth reports ${i}`);
    const claims = [...moveClaims(moved), ...crossingClaims(moved)];
    if (claims.some((one) => isFalse(one, knownSweep) === true)) falseSweep++;
  }
  claim(
    'any sentence of a meta-game, all together (400 duels)',
    'four mages, three nearly alike',
    falseMeta,
    runs,
  );
  claim(
    'any sentence of a sweep, all together (400 duels)',
    'mana of one of four mages, 4 to 7',
    falseSweep,
    runs,
  );
}, 900_000);

it.each(shipped)('reports of %s against the exact run', async (name) => {
  const text = readFileSync(new URL(`../../scenarios/${name}`, import.meta.url), 'utf8');
  const options = { worths: false, duels: 200 } as const;
  const exact = await knownRun(text);
  const truth = reportTruth(exact);
  // As many as about ten seconds allow, a number that the size of the scenario decides.
  const runs = Math.max(4, Math.min(40, Math.ceil(1200 / exact.cells.length)));
  // Of several settings the page opens with each: its sentences hold together.
  const alone = settingsAlone(exact);
  const truths = alone.length > 1 ? alone.map(reportTruth) : [];
  let [wrong, asked, wrongAlone] = [0, 0, 0];
  const falsely = new Set<string>();
  for (let i = 0; i < runs; i++) {
    const noisy = (await run(text, { ...options, method: 'mc', seed: `shipped ${i}` })) as Study<Cell>;
    const verdicts = reportClaims(noisy).map((one) => ({ one, is: isFalse(one, truth) }));
    asked += verdicts.filter(({ is }) => is !== null).length;
    const found = verdicts.filter(({ is }) => is === true);
    if (found.length > 0) wrong++;
    for (const { one } of found) falsely.add(JSON.stringify(one));
    for (const [at, known] of truths.entries()) {
      const said = reportClaims(settingsAlone(noisy)[at]!).filter((one) => isFalse(one, known) === true);
      if (said.length > 0) wrongAlone++;
      for (const one of said) falsely.add(`setting ${at}: ${JSON.stringify(one)}`);
    }
  }
  if (falsely.size > 0) console.info(`${name}:\n${[...falsely].join('\n')}`);
  claim(`any sentence of a report (200 trials), ${Math.round(asked / runs)} claims`, name, wrong, runs);
  if (truths.length > 0)
    claim(
      'any sentence of the opening of one of several settings (200 trials)',
      name,
      wrongAlone,
      runs * truths.length,
    );
});
