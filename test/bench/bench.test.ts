import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import { built } from '../support/built.ts';
import { benchmarks, checkPlainLoop } from './benchmarks.ts';
import { drawsOf, plainContender } from './contenders.ts';
import { measure, median } from './measure.ts';
import { tableOf } from './report.ts';

const workerFile = new URL('worker.js', pathToFileURL(`${built}/`));

describe('the benchmark, once and small', () => {
  it('runs every contender, and threads come to the same tally', async () => {
    expect(existsSync(workerFile)).toBe(true);
    const entries = benchmarks(0.0001, workerFile);
    const measured = await measure([plainContender(10), ...entries.map((entry) => entry.contender)], 1);
    expect(measured.every(({ perSecond }) => perSecond > 0)).toBe(true);
    const [one, two] = ['1 worker', '2 workers'].map(
      (w) => measured.find((m) => m.name === `whole run, ${w}`)!,
    );
    expect(two!.checksum).toBe(one!.checksum);
    const rows = measured.map((m) => ({ ...m, draws: 30 }));
    expect(tableOf(rows, 'simulate, reference duel').split('\n')).toHaveLength(measured.length + 2);
  });

  // 4.5 standard errors: one false alarm in some 150,000 seeds, and the seed is fixed.
  it('proves that the plain loop plays the duel that is solved', () => {
    expect(checkPlainLoop(20_000)).toContain('standard errors');
  });

  it('counts the draws of a duel: two an attack round and no more', () => {
    const draws = drawsOf('reference', 500);
    expect(draws).toBeGreaterThan(30);
    expect(draws).toBeLessThan(40);
  });

  it('takes the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});

describe('the scenarios that whole commands are measured with', () => {
  const folder = new URL('scenarios/', import.meta.url);
  it.each(readdirSync(folder))('%s is good', (name) => {
    expect(loadScenario(readFileSync(new URL(name, folder), 'utf8'), name)).toMatchObject({ ok: true });
  });
});
