import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../src/batch/run.ts';
import { inlineExecutor } from '../src/batch/workshop.ts';
import type { Tally } from '../src/engine/tally.ts';
import { expandCells } from '../src/scenario/duel/expand.ts';
import { loadScenario } from '../src/scenario/load.ts';
import { binomialTwoSided } from '../src/stats/binomial.ts';
import { histogramQuantile } from '../src/stats/histogram.ts';

const folder = new URL('../scenarios/', import.meta.url);
const DUELS = 1000;

type Marginals = Pick<Tally, 'ends' | 'metrics' | 'total'>;

/** Weight of ends that begin so; of trials that come to at most so much of a metric. */
const ended = ({ ends }: Marginals, label: string): number =>
  Object.entries(ends).reduce((sum, [end, weight]) => sum + (end.startsWith(label) ? weight : 0), 0);
const atMost = ({ metrics }: Marginals, name: string, value: number): number =>
  metrics[name]!.reduce((sum, [at, weight]) => sum + (at <= value ? weight : 0), 0);

/** What is compared of a cell, each with its weight: who wins; of other kinds, every end and the middle of every metric. */
function events(kind: string, exact: Marginals): [name: string, weight: (of: Marginals) => number][] {
  const ends = kind === 'duel' ? ['initiator', 'target', 'draw'] : Object.keys(exact.ends);
  const metrics = kind === 'duel' ? [] : Object.entries(exact.metrics);
  return [
    ...ends.map((end): [string, (of: Marginals) => number] => [end, (of) => ended(of, end)]),
    ...metrics.map(([name, histogram]): [string, (of: Marginals) => number] => {
      const median = histogramQuantile(histogram, 0.5);
      return [name, (of) => atMost(of, name, median)];
    }),
  ];
}

// Exact binomial tests at 1e-3 / (tests of the scenario): a false alarm in at most one of 1,000 runs a scenario.
// Gauntlets are simulated only: there is nothing exact to hold them against.
const names = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'gauntlet.yaml');

describe.each(names)('%s', (name) => {
  const loaded = loadScenario(readFileSync(new URL(name, folder), 'utf8'), name);
  it.skipIf(!loaded.ok)('is simulated as it is solved, many cells together', async () => {
    if (!loaded.ok) return;
    // An even sample; `npm run soak` takes all cells.
    const all = expandCells(loaded.scenario);
    const step = Math.ceil(all.length / 40);
    const cells = all.filter((_, index) => index % step === 0);
    const seed = `agreement ${name}`;
    const plan = { seed, duels: DUELS, method: 'both' as const, maxStates: 20_000, cells };
    const results = await runPlan(plan, inlineExecutor(plan));
    const both = results.filter((result) => result.tally !== null && result.exact !== null);
    expect(both.length).toBeGreaterThan(0);
    const found = both.flatMap(({ cell, tally, exact }) =>
      events(cell.kind, exact!).map(([name, weight]) => {
        const chance = Math.min(1, Math.max(0, weight(exact!)));
        return {
          what: `${cell.key} [${cell.variant}]: ${name}`,
          p: binomialTwoSided(weight(tally!), DUELS, chance),
        };
      }),
    );
    const off = found.filter(({ p }) => p < 1e-3 / found.length);
    expect(off).toEqual([]);
  });
});
