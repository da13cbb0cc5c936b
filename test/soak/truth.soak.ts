/** How often a verdict or a sentence is false at stated truths: never more often than it claims, by two standard errors. */
import { afterAll, expect, it } from 'vitest';
import { isFalse } from '../../src/analysis/claims/claim.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { run, type Study } from '../../src/index.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { averagesEquivalent, falseAlarmsOfSamples, wrongOfSamples } from '../support/calibration.ts';
import { falselyDrained, falselyFailed, falselyMoved } from '../support/rareMeans.ts';
import { ties } from '../support/ties.ts';
import { claimsOf, truthOf } from '../support/truth.ts';
import { percent, record } from './record.ts';

const rows: string[][] = [];

/** Notes an error rate in percent with its standard error, and holds it against its claim. */
function claim(name: string, truth: string, wrong: number, runs: number, claimed = 0.05): void {
  const rate = wrong / runs;
  const error = Math.sqrt(Math.max(rate, 1 / runs) * (1 - rate) * (1 / runs));
  rows.push([name, truth, String(runs), `${percent(rate)} ±${percent(error)}`, percent(claimed)]);
  expect(rate, `${name}, ${truth}`).toBeLessThanOrEqual(claimed + 2 * error);
}

afterAll(() => {
  const head = ['claim', 'truth', 'repetitions', 'false, %', 'claimed, %'];
  const note =
    'Seeds are literal. ± is one standard error; a claim fails where it is missed by more than two.';
  record('truth', [note], [head, ...rows]);
});

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

it('sentences and intervals of a report against the exact run of its scenario', async () => {
  const runs = 100;
  const truth = 'four mages of whom three are nearly alike';
  const study = (seed: string, method: 'mc' | 'exact') =>
    run(ties, { seed, method, worths: false }) as Promise<Study<DuelCell>>;
  const exact = await study('exact', 'exact');
  const figures = truthOf(exact);
  const worse = new Set(buildView(exact).ranking!.dominated.map(({ side }) => side));
  let [anySentence, dominance] = [0, 0];
  const missed = new Map<string, { wrong: number; all: number }>();
  for (let i = 0; i < runs; i++) {
    const noisy = await study(`truth report ${i}`, 'mc');
    const { sentences, intervals } = claimsOf(noisy);
    const { dominated, undecided } = buildView(noisy).ranking!;
    const told = new Set(dominated.map(({ side }) => side));
    const free = [...worse].filter((side) => !told.has(side) && !undecided.includes(side));
    const falsely = free.length > 0 || [...told].some((side) => !worse.has(side));
    if (falsely) dominance++;
    if (falsely || sentences.some((claim) => isFalse(claim, figures) === true)) anySentence++;
    for (const one of intervals) {
      const known = missed.get(one.about) ?? { wrong: 0, all: 0 };
      known.all++;
      if (isFalse(one, figures) === true) known.wrong++;
      missed.set(one.about, known);
    }
  }
  claim('somebody is dominated, or nobody (400 duels)', truth, dominance, runs);
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
