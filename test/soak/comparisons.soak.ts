/** Comparisons in which nothing differs, over 800 cells: at least 94 % of 500 show no row beyond noise. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outcomeOf } from '../../src/analysis/outcome.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { agreement } from '../../src/report/view/check.ts';
import { expandCells } from '../../src/scenario/expand.ts';
import { criticalValue } from '../../src/stats/interval.ts';
import { duelScenarioOf } from '../scenario/support.ts';
import { falseAlarmsOfPairs, falseAlarmsOfSamples } from '../support/calibration.ts';
import { percent, record } from './record.ts';

const RUNS = 500;
const DUELS = 1000;

const shipped = (name: string) =>
  duelScenarioOf(readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8'));

async function solve(name: string, method: 'exact' | 'both', duels: number): Promise<CellResult[]> {
  const scenario = shipped(name);
  const plan = { seed: 'soak', duels, method, maxStates: 200_000, cells: expandCells(scenario) };
  return runPlan(plan, inlineExecutor(plan));
}

it('A/A: few false alarms over 800 cells', async () => {
  const cells = await solve('class-bases', 'exact', 0);
  const chances = cells.map(({ exact }) => Math.min(1, Math.max(0, outcomeOf(exact!).initiator)));
  expect(chances).toHaveLength(800);
  const samples = falseAlarmsOfSamples(chances, DUELS, RUNS, 'soak samples');
  const rates = chances.map((_, i) => [0.001, 0.01, 0.05, 0.2][i % 4]!);
  const pairs = falseAlarmsOfPairs(rates, DUELS, RUNS, 'soak pairs');
  const row = (name: string, alarms: number) => [
    name,
    String(RUNS),
    String(alarms),
    percent(1 - alarms / RUNS),
  ];
  record(
    'comparisons',
    [
      `Comparisons of 800 cells (win chances of class-bases, ${DUELS.toLocaleString('en')} duels a cell; for pairs 0.1 to 20 % of the duels flip, as often one way as the other), every cell a test of its own, averages by side and plane included.`,
    ],
    [
      ['A/A comparison', 'repetitions', 'with a row beyond noise', 'without, %'],
      row('two samples (Fisher, Holm)', samples),
      row('paired (McNemar, Holm)', pairs),
    ],
  );
  expect(samples / RUNS).toBeLessThanOrEqual(0.06);
  expect(pairs / RUNS).toBeLessThanOrEqual(0.06);
});

it('simulated agrees with exact over all cells of the shipped scenarios', async () => {
  const duels = 20_000;
  const results = [
    ...(await solve('class-bases', 'both', duels)),
    ...(await solve('plane-formulas', 'both', duels)),
  ];
  const found = agreement(results)!;
  const limit = criticalValue(1 - 0.01 / found.comparisons);
  record(
    'agreement',
    [
      `Every cell of class-bases and plane-formulas, ${duels.toLocaleString('en')} duels each, against its exact win chance (exact binomial test where few wins or losses are expected). The limit is Bonferroni’s at 1 % over all of them.`,
    ],
    [
      ['comparisons', 'largest deviation, standard errors', 'limit'],
      [String(found.comparisons), found.largest.toFixed(2), limit.toFixed(2)],
    ],
  );
  expect(found.largest).toBeLessThan(limit);
});
