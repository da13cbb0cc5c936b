/** How often a verdict or a sentence is false at stated truths: never more often than it claims, by two standard errors. */
import { it } from 'vitest';
import { isFalse } from '../../src/analysis/claims/claim.ts';
import { metaFacts } from '../../src/facts/meta/summary.ts';
import { run, type Study } from '../../src/index.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { Evaluator } from '../../src/tuning/evaluator.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { meta } from '../../src/tuning/meta/meta.ts';
import { cellsOf } from '../scenario/support.ts';
import { averagesEquivalent, falseAlarmsOfSamples, wrongOfSamples } from '../support/calibration.ts';
import {
  falselyConfirmed,
  falselyDisagreeing,
  falselyOfPlanes,
  missedDistributions,
  missedSobol,
} from '../support/noise.ts';
import { falselyDrained, falselyFailed, falselyMoved } from '../support/rareMeans.ts';
import { ties } from '../support/ties.ts';
import { claimsOf, truthOf } from '../support/truth.ts';
import { claimedRows } from './claimed.ts';

const claim = claimedRows('truth');

/** What a sentence is about, without the plane or side. */
function kindOf(about: string): string {
  return about.replace(/ (on|of) .*$/, '').replaceAll('_', ' ');
}

it('averages of two runs of unlike size', () => {
  const runs = 300;
  for (const rate of [1e-6, 0.005, 0.05, 0.5]) {
    const chances = Array<number>(20).fill(rate);
    const alarms = falseAlarmsOfSamples(chances, [500, 20_000], runs, `truth unlike ${rate}`);
    claim('two runs differ (500 and 20,000 duels, 20 matchups)', `both ${rate}`, alarms, runs);
    const before = { chances, duels: 500 };
    const after = { chances: Array<number>(20).fill(rate + 0.02), duels: 20_000 };
    const wrong = wrongOfSamples(before, after, runs, `truth margin ${rate}`, averagesEquivalent);
    claim('an average is equivalent within ±2 points', `${rate}, and 2 points more`, wrong, runs);
  }
});

it('means that rare values carry', () => {
  const runs = 1000;
  for (const [p, duels] of [
    [2e-10, 1000],
    [1e-6, 5120],
    [0.00129, 2350],
    [0.00129, 3800],
    [0.023, 1000],
    [0.5, 1000],
    [0.977, 1000],
  ] as const) {
    const wrong = falselyFailed(p, duels, runs, `truth rare ${p}`);
    claim(
      `a mean drain is too low (${duels.toLocaleString('en')} duels)`,
      `all of it, chance ${p}`,
      wrong,
      runs,
    );
  }
  for (const p of [1e-6, 0.001, 0.05, 0.5]) {
    const wrong = falselyDrained(p, [500, 20_000], 300, `truth drains ${p}`);
    claim('mean drains differ (500 and 20,000 duels)', `both ${p}`, wrong, 300);
  }
});

it('baselines', () => {
  for (const p of [1e-6, 0.005, 0.5]) {
    const wrong = falselyMoved(p, 1000, 100, `truth baseline ${p}`);
    claim('a cell moved (20 cells, 1,000 duels; outcomes and means)', `the same, ${p}`, wrong, 100);
  }
});

it('planes', () => {
  for (const p of [1e-6, 0.005, 0.05, 0.5]) {
    const chances = Array.from({ length: 3 }, () => Array<number>(9).fill(p));
    noted(`3 planes of 9 matchups (1,000 duels)`, `all ${p}`, falselyOfPlanes(chances, 400, `planes ${p}`));
  }
  const spread = [0.42, 0.45, 0.48, 0.5, 0.52, 0.55, 0.58, 0.4, 0.6];
  const apart = [spread, spread.map((p) => p + 0.01), [...spread].reverse()];
  noted('3 planes of 9 matchups (1,000 duels)', '0.4 to 0.6', falselyOfPlanes(apart, 1000, 'planes spread'));
  const hopeless = [0.79, 0.795, 0.8, 0.81, 0.2, 0.19, 0.5, 0.5, 0.5];
  const edge = [hopeless, hopeless, hopeless];
  noted(
    '3 planes of 9 matchups (1,000 duels)',
    'near 20 and 80 %',
    falselyOfPlanes(edge, 400, 'planes edge'),
  );
});

function noted(what: string, truth: string, found: ReturnType<typeof falselyOfPlanes>): void {
  const { wrong, all } = found.sentences;
  claim(`any sentence on planes, all together: ${what}`, truth, wrong, all);
  for (const [name, { wrong: missed, all: asked }] of found.intervals.byName)
    claim(`interval of planes: ${name}, ${what}`, truth, (missed / asked) * all, all);
}

it('tuning on noise', () => {
  for (const p of [0.005, 0.05, 0.5])
    for (const looks of [1, 4]) {
      const wrong = falselyConfirmed(p, looks, 1000, `tune ${p} ${looks}`);
      claim(
        `a wish is confirmed (500 duels and more, ${looks} looks)`,
        `missed by a hair at ${p}`,
        wrong,
        1000,
      );
    }
});

it('losses and draws of a baseline', () => {
  for (const drawn of [0.01, 0.5, 0.99])
    claim(
      'a cell moved (20 cells, 1,000 duels)',
      `the same, ${drawn * 100} % of what is not won drawn`,
      falselyMoved(0.3, 1000, 100, `truth draws ${drawn}`, drawn),
      100,
    );
});

it('repetition', () => {
  const { apart, disagree } = falselyDisagreeing(4000, 'repetition');
  claim('a simulation is played again (40 cells)', 'all right, 0.000001 to 0.98', apart, 4000);
  claim('a simulation disagrees, played again', 'all right', disagree, 4000, 0.0005);
});

it('Sobol’ indices', () => {
  const pi4 = Math.PI ** 4;
  const v = 49 / 8 + 0.1 * (pi4 / 5) + (0.01 * pi4 * pi4) / 18 + 0.5;
  const [v1, v2, v13] = [(0.5 * (1 + 0.02 * pi4) ** 2) / v, 49 / 8 / v, (8 * 0.01 * pi4 * pi4) / 225 / v];
  const ishigami = (u: readonly number[]): number => {
    const [x, y, z] = u.map((share) => Math.PI * (2 * share - 1));
    return Math.sin(x!) + 7 * Math.sin(y!) ** 2 + 0.1 * z! ** 4 * Math.sin(x!);
  };
  const truths = [
    { first: v1, total: v1 + v13 },
    { first: v2, total: v2 },
    { first: 0, total: v13 },
  ];
  const functions = [
    ['Ishigami', ishigami, truths],
    [
      'x + 2y',
      ([x, y]: readonly number[]) => x! + 2 * y!,
      [
        { first: 0.2, total: 0.2 },
        { first: 0.8, total: 0.8 },
      ],
    ],
  ] as const;
  for (const [name, f, truth] of functions)
    for (const rows of [64, 128, 512])
      for (const [kind, { wrong, all }] of missedSobol(f, truth, rows, 400, `${name} ${rows}`).byName)
        claim(`interval of a Sobol’ index, ${kind} (${rows} rows)`, name, (wrong / all) * 400, 400);
});

it('quantiles and bands', async () => {
  const exact = (await run(ties, { method: 'exact', worths: false })) as Study<DuelCell>;
  const drains = exact.cells.slice(1, 5).map(({ exact: known }) => known!.metrics['initiator_drain']!);
  const rounds = exact.cells.slice(1, 5).map(({ exact: known }) => known!.metrics['rounds']!);
  const cases = [
    ['rounds of a duel (100 duels)', [rounds[0]!], [100]],
    ['rounds of a duel (2,000 duels)', [rounds[0]!], [2000]],
    ['mana lost in a duel (400 duels)', [drains[1]!], [400]],
    ['rounds of four duels (100 each)', rounds, [100, 100, 100, 100]],
    ['mana lost in four duels (50 to 800)', drains, [50, 100, 400, 800]],
  ] as const;
  const runs = 1000;
  for (const [name, parts, trials] of cases)
    for (const [kind, { wrong }] of missedDistributions(parts, trials, runs, name).byName)
      claim(`${kind === 'band' ? 'band of a distribution' : `interval of ${kind}`}`, name, wrong, runs);
});

it('who would be played', async () => {
  const field = fieldOf(cellsOf(ties));
  const told = async (solve: boolean, seed: string) => {
    const evaluator = new Evaluator({ seed, maxStates: solve ? 200_000 : 1, duels: 400, mostDuels: 400 });
    return metaFacts(await meta(field, evaluator, {}, null));
  };
  const truth = await told(true, 'exact');
  let wrong = 0;
  const runs = 60;
  for (let i = 0; i < runs; i++) {
    const noisy = await told(false, `truth meta ${i}`);
    const falsely = noisy.some(({ facts }, at) =>
      facts?.never.some((side) => truth[at]!.facts!.played.some((own) => own.side === side)),
    );
    if (falsely) wrong++;
  }
  claim('nobody would play a side (400 duels, 3 planes and all)', nearlyAlike, wrong, runs);
}, 900_000);

const nearlyAlike = 'four mages of whom three are nearly alike';

it('sentences and intervals of a report against the exact run of its scenario', async () => {
  const runs = 150;
  const truth = nearlyAlike;
  const study = (seed: string, method: 'mc' | 'exact') =>
    run(ties, { seed, method, worths: false }) as Promise<Study<DuelCell>>;
  const exact = await study('exact', 'exact');
  const figures = truthOf(exact);
  let anySentence = 0;
  const sentencesBy = new Map<string, number>();
  const missed = new Map<string, { wrong: number; all: number }>();
  for (let i = 0; i < runs; i++) {
    const noisy = await study(`truth report ${i}`, 'mc');
    const { sentences, intervals } = claimsOf(noisy);
    const falsely = sentences.filter((one) => isFalse(one, figures) === true);
    if (falsely.length > 0) anySentence++;
    for (const name of new Set(sentences.map(({ about }) => kindOf(about)))) {
      const known = sentencesBy.get(name) ?? 0;
      sentencesBy.set(name, known + (falsely.some(({ about }) => kindOf(about) === name) ? 1 : 0));
    }
    for (const one of intervals) {
      const known = missed.get(one.about) ?? { wrong: 0, all: 0 };
      known.all++;
      if (isFalse(one, figures) === true) known.wrong++;
      missed.set(one.about, known);
    }
  }
  for (const [name, wrong] of sentencesBy) claim(`a sentence on ${name} (400 duels)`, truth, wrong, runs);
  claim('any comparative sentence of a report, all together (400 duels)', truth, anySentence, runs);
  for (const [about, { wrong, all }] of missed) {
    // Intervals of one run share duels: counted as its average.
    claim(
      `interval of a report: ${about.replaceAll('_', ' ')} (400 duels)`,
      truth,
      (wrong / all) * runs,
      runs,
    );
  }
});
