/** A deviation beyond its limit is settled by the program: by a repetition, the same however the run was made. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOf } from '../../src/analysis/agreement.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { run, type Study } from '../../src/index.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import { withRepetition } from '../../src/study/repetition.ts';
import { normalPoint } from '../figures/reckon.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

// A seed under which one of 40 win rates is further off than chance stays in 95 of 100 runs: worked out below.
const SEED = 'again 11';
const scenario = writeScenario(freshFolder(), 'small.yaml', smallScenario);
const light = ['--format', 'md,json', '--quiet', '--seed', SEED];

/** Wins of the initiator among ends: counts or chances. */
const won = (ends: Readonly<Record<string, number>>): number =>
  Object.entries(ends).reduce((sum, [end, n]) => sum + (end.startsWith('initiator') ? n : 0), 0);

async function whole(
  ...flags: string[]
): Promise<{ folder: string; code: number | null; files: Map<string, string> }> {
  const folder = freshFolder();
  const { code } = await souboj(['run', scenario, '--out', folder, ...light, ...flags]);
  return { folder, code, files: readFolder(folder) };
}

describe('a deviation beyond its limit', { timeout: 240_000 }, () => {
  it('is played again with ten times the duels on a stream of its own, and told as chance', async () => {
    const { files, code } = await whole('--strict');
    expect(code).toBe(0);
    const stored = JSON.parse(files.get('run.json')!);
    const study = (await run(smallScenario, { seed: SEED, worths: false })) as Study<Cell>;
    const off = study.cells.map(({ tally, exact: solved }) => {
      if (tally === null || solved === null) return 0;
      const [p, n] = [won(solved.ends), tally.total];
      return Math.abs(won(tally.ends) / n - p) / Math.sqrt((p * (1 - p)) / n);
    });
    const farthest = Math.max(...off);
    const at = off.indexOf(farthest);
    // Both tails of 40 comparisons together: 0.05/80 beyond the limit, by the density of the normal distribution added up.
    const limit = normalPoint(1 - 0.05 / 80);
    expect(farthest).toBeGreaterThan(limit);
    expect(stored.repetition).toMatchObject({ cell: at, row: 0, trials: 30_000 });
    const { cell, exact } = study.cells[at]!;
    const plan = {
      seed: `${SEED}, repeated`,
      duels: 30_000,
      method: 'mc',
      maxStates: 1,
      cells: [cell],
    } as const;
    const [again] = await runPlan(plan, inlineExecutor(plan));
    const p = won(exact!.ends);
    const z = Math.abs(won(again!.tally!.ends) / 30_000 - p) / Math.sqrt((p * (1 - p)) / 30_000);
    expect(stored.repetition.size).toBeCloseTo(z, 9);
    expect(files.get('report.md')).toContain(
      `**Simulation and exact solution agree**: the largest deviation among 40 win rates is ${farthest.toFixed(1)} standard errors (\`${cell.key}\`), by chance (chance alone stays below ${limit.toFixed(1)} in 95 of 100 such runs): an independent repetition, 30,000 trials of it, lies within ${z.toFixed(1)} standard errors.`,
    );
  });

  it('comes to the same bytes from shards, and from a run file that lacks it', async () => {
    const { folder, files } = await whole();
    const parts = [1, 2].map((i) => ({ i, out: join(freshFolder(), String(i)) }));
    for (const { i, out } of parts)
      await souboj(['run', scenario, '--shard', `${i}/2`, '--out', out, '--quiet', '--seed', SEED]);
    const out = freshFolder();
    await souboj(['merge', ...parts.map((part) => part.out), '--out', out, '--format', 'md,json', '--quiet']);
    const { scenario: _, ...here } = Object.fromEntries(readFolder(out));
    expect(here['run.json']).toBe(files.get('run.json'));
    const { repetition, ...before } = JSON.parse(files.get('run.json')!);
    expect(repetition).toBeDefined();
    writeFileSync(join(folder, 'run.json'), JSON.stringify(before));
    const again = freshFolder();
    await souboj(['report', folder, '--format', 'json', '--out', again]);
    expect(readFileSync(join(again, 'run.json'), 'utf8')).toBe(files.get('run.json'));
  });

  it('that returns is told, and fails a strict run with code 4', async () => {
    const out = freshFolder();
    await souboj(['run', scenario, '--shard', '1/1', '--out', out, '--quiet', '--only', 'mage > druid @ 1']);
    const file = join(out, 'run.json');
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    // The solution of somebody who says that everybody always draws.
    for (const { exact } of stored.cells) if (exact !== null) exact.ends = { 'draw:timeout': 1 };
    writeFileSync(file, JSON.stringify(stored));
    const merge = ['merge', out, '--out', join(out, 'whole'), '--format', 'md', '--json'];
    const lenient = await souboj(merge);
    expect(lenient.code).toBe(0);
    expect(lenient.stderr).toContain('Simulation and exact solution disagree');
    expect(JSON.parse(lenient.stdout)).toMatchObject({
      exitCode: 0,
      runs: [{ agreement: { verdict: 'disagree' } }],
    });
    const strict = await souboj([...merge, '--strict', '--quiet'], { env: { GITHUB_ACTIONS: 'true' } });
    expect(strict.code).toBe(4);
    expect(strict.stderr).toContain('::error file=');
    expect(JSON.parse(strict.stdout).exitCode).toBe(4);
    expect(readFileSync(join(out, 'whole', 'report.md'), 'utf8')).toMatch(
      /lies [\d,.]+ standard errors off as well\. That is a fault of souboj; please report it with `run\.json`/,
    );
  });
});

describe('a repetition', () => {
  it('never has more than 100 million trials, whatever a stored run says of its own', async () => {
    const study = (await run(smallScenario, { seed: SEED, worths: false })) as Study<Cell>;
    const { repetition: _, ...open } = study;
    /** The run as if each of its trials had been made so many times. */
    const times = (factor: number): Study<Cell> => ({
      ...open,
      cells: study.cells.map((cell) => {
        if (cell.tally === null) return cell;
        const { total, ends } = cell.tally;
        const many = Object.fromEntries(Object.entries(ends).map(([end, n]) => [end, n * factor]));
        return { ...cell, tally: { ...cell.tally, total: total * factor, ends: many } };
      }),
    });
    const asked = async (factor: number): Promise<number | null> => {
      let duels: number | null = null;
      const { check } = await withRepetition(times(factor), {
        executor: (plan) => {
          duels = plan.duels;
          throw new Error('enough');
        },
      }).catch(() => ({ check: null }));
      expect(check?.verdict ?? 'apart').toBe('apart');
      return duels;
    };
    // 3,000 trials a cell.
    expect(await asked(10)).toBe(300_000);
    expect(await asked(10_000)).toBe(100_000_000);
    expect(await asked(40_000)).toBeNull();
  });
});

describe('the check of a run alone', () => {
  it('is the same for every kind of figure', async () => {
    const study = await run(smallScenario, { seed: SEED, worths: false, only: 'mage > druid @ 1' });
    expect(checkOf(study)).toMatchObject({ of: 'winRates', comparisons: 4 });
  });
});
