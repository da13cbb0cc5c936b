/** Comparisons in which nothing differs, over 800 cells: at least 94 % of 500 show no row beyond noise. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deviationAgain } from '../../src/analysis/agreement.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { outcomeOf } from '../../src/scenario/duel/outcome.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { criticalValue } from '../../src/stats/interval.ts';
import { duelScenarioOf, scenarioOf } from '../scenario/support.ts';
import { falseAlarmsOfPairs, falseAlarmsOfSamples } from '../support/calibration.ts';
import { percent, record } from './record.ts';

const RUNS = 500;
const DUELS = 1000;

const shipped = (name: string) =>
  duelScenarioOf(readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8'));

/** All cells of a scenario of any kind, played and solved. */
async function played(file: string, duels: number): Promise<CellResult<Cell>[]> {
  const text = readFileSync(new URL(`../../scenarios/${file}`, import.meta.url), 'utf8');
  const plan = {
    seed: 'soak',
    duels,
    method: 'both',
    maxStates: 60_000,
    cells: expandCells(scenarioOf(text)),
  } as const;
  return runPlan<Cell>(plan, inlineExecutor(plan));
}

/** Standard errors between simulation and solution, one for every different comparison of a scenario. */
function deviationsOf(cells: readonly CellResult<Cell>[]): number[] {
  const seen = new Set<string>();
  return cells.flatMap((result): number[] => {
    const key = JSON.stringify([result.cell.key, result.law]);
    if (seen.has(key)) return [];
    seen.add(key);
    const rows = result.cell.kind === 'contest' ? result.cell.setup.controllers.length : 1;
    return Array.from({ length: rows }, (_, row) => deviationAgain(result, row) ?? []).flat();
  });
}

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
  const names = readdirSync(new URL('../../scenarios/', import.meta.url))
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const deviations: number[] = [];
  let unsolved = 0;
  for (const name of names) {
    const cells = await played(name, duels);
    const solved = cells.filter(({ exact }) => exact !== null);
    unsolved += cells.length - solved.length;
    deviations.push(...deviationsOf(solved));
  }
  const found = { comparisons: deviations.length, largest: Math.max(...deviations) };
  const limit = criticalValue(1 - 0.01 / found.comparisons);
  record(
    'agreement',
    [
      `Every cell of all ${names.length} shipped scenarios, ${duels.toLocaleString('en')} trials each, against its exact solution: duels by the win rate (exact binomial test where few wins or losses are expected), checks and contests by every rate, days by the mean of effective powers. ${unsolved} cells that are too large to solve, or not possible, are left out. The limit is Bonferroni’s at 1 % over all of them.`,
    ],
    [
      ['comparisons', 'largest deviation, standard errors', 'limit'],
      [String(found.comparisons), found.largest.toFixed(2), limit.toFixed(2)],
    ],
  );
  expect(found.largest).toBeLessThan(limit);
});
