import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPlan } from '../src/batch/run.ts';
import { inlineExecutor } from '../src/batch/workshop.ts';
import { expandCells } from '../src/scenario/expand.ts';
import { loadScenario } from '../src/scenario/load.ts';
import { binomialTwoSided } from '../src/stats/binomial.ts';

const folder = new URL('../scenarios/', import.meta.url);
const DUELS = 1000;

/** Sum of the weights of ends that `who` wins. */
const wins = (ends: Readonly<Record<string, number>>, who: string): number =>
  Object.entries(ends).reduce((sum, [label, weight]) => sum + (label.startsWith(who) ? weight : 0), 0);

// Exact binomial tests at 1e-3 / (tests of the scenario): a false alarm in at most one of 1,000 runs a scenario.
// Gauntlets are simulated only: there is nothing exact to hold them against.
const names = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'gauntlet.yaml');

describe.each(names)('%s', (name) => {
  const loaded = loadScenario(readFileSync(new URL(name, folder), 'utf8'), name);
  it.skipIf(!loaded.ok)('is simulated as it is solved, all cells together', async () => {
    if (!loaded.ok) return;
    const cells = expandCells(loaded.scenario);
    const seed = `agreement ${name}`;
    const plan = { seed, duels: DUELS, method: 'both' as const, maxStates: 100_000, cells };
    const results = await runPlan(plan, inlineExecutor(plan));
    const both = results.filter((result) => result.tally !== null && result.exact !== null);
    expect(both.length).toBeGreaterThan(0);
    const off: string[] = [];
    for (const { cell, tally, exact } of both) {
      for (const who of ['initiator', 'target', 'draw']) {
        const chance = Math.min(1, Math.max(0, wins(exact!.ends, who)));
        const p = binomialTwoSided(wins(tally!.ends, who), DUELS, chance);
        if (p < 1e-3 / (3 * both.length)) off.push(`${cell.key} [${cell.variant}]: ${who}, p = ${p}`);
      }
    }
    expect(off).toEqual([]);
  });
});
