import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCheckpoint } from '../../src/batch/checkpoint.ts';
import { Harvest } from '../../src/batch/harvest.ts';
import { CheckpointKeeper } from '../../src/cli/checkpointFile.ts';
import { freshFolder, readFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';
import { harvestIn, stopped } from '../support/stopped.ts';

/** No seed: each run draws its own. */
const unseeded = smallScenario.replace('seed: small\n', '');
/** Work for one thread, so that there is something left to do when a checkpoint has been written. */
const flags = ['--duels', '400000', '--method', 'mc', '--checkpoint-every', '0.05'];
const slowly = [...flags, '--workers', '1'];
/** Without pictures and pages, which cost more than the duels. */
const light = ['--format', 'csv,md,json', '--quiet'];

/** A checkpoint with more duels than that. */
const moreThan =
  (duels: number) =>
  (harvest: Harvest): boolean =>
    harvest.duels() > duels;

describe('a run that is killed', () => {
  it('goes on with --resume, seed and all, and ends in the bytes of an undisturbed run', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', unseeded);
    const out = join(folder, 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'report.md'), 'yesterday');
    const args = ['run', scenario, '--out', out, ...slowly];

    const killed = await stopped(out, args, 'SIGKILL', moreThan(0));
    expect(killed.code).toBe(null);
    const first = readFolder(out);
    expect(first.get('report.md')).toBe('yesterday');
    expect([...first.keys()].filter((name) => !name.startsWith('.'))).toEqual([
      'checkpoint.json',
      'report.md',
    ]);
    const kept = harvestIn(out).duels();
    expect(kept).toBeGreaterThan(0);

    const other = await souboj([...args, '--resume', '--seed', 'mine', '--max-states', '5000']);
    expect(other.code).toBe(2);
    expect(other.stderr).toContain('seed: must be "mine" (got ');
    expect(other.stderr).toContain('option maxStates: must be 5000 (got 60000)');
    expect(other.stderr).toContain('belongs to another run. Tip: without --resume the run starts over');
    const edited = writeScenario(freshFolder(), 'small.yaml', `${unseeded}# edited\n`);
    const changed = await souboj(['run', edited, '--out', out, ...flags, '--resume']);
    expect(changed).toMatchObject({ code: 2, stdout: '' });
    expect(changed.stderr).toMatch(/scenario: must be the text with SHA-256/);
    const sharded = await souboj([...args, '--resume', '--shard', '1/2', '--seed', 'mine']);
    expect(sharded.stderr).toContain('shard: must be shard 1 of 2 (got a run in one piece)');
    expect(harvestIn(out).duels()).toBe(kept);

    const interrupted = await stopped(out, [...args, '--resume'], 'SIGINT', moreThan(kept));
    expect(interrupted.code).toBe(130);
    expect(interrupted.stderr).toMatch(/resumed with [\d,]+ duels done/);
    expect(interrupted.stderr).toContain(
      `souboj: interrupted\nsouboj: progress is kept in ${join(out, 'checkpoint.json')}; the same command with --resume`,
    );
    expect(harvestIn(out).duels()).toBeGreaterThan(kept);

    const { info } = readCheckpoint(readFileSync(join(out, 'checkpoint.json'), 'utf8'));
    expect((await souboj(['run', scenario, '--out', out, ...flags, ...light, '--resume'])).code).toBe(0);
    const seeded = writeScenario(freshFolder(), 'small.yaml', unseeded);
    const whole = join(folder, 'whole');
    await souboj(['run', seeded, '--out', whole, ...flags, ...light, '--seed', info.seed]);
    const resumed = readFolder(out);
    expect([...resumed.keys()]).toEqual([...readFolder(whole).keys()]);
    expect(resumed.get('cells.csv')).toBe(readFolder(whole).get('cells.csv'));
    expect(resumed.get('distributions.csv')).toBe(readFolder(whole).get('distributions.csv'));
    expect(resumed.get('run.json')!.replace('"seedDrawn": true', '"seedDrawn": false')).toBe(
      readFolder(whole).get('run.json'),
    );
  }, 300_000);

  it('begun anew by mistake keeps what was done, until it is done again', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', smallScenario);
    const out = join(folder, 'out');
    mkdirSync(out);
    const args = ['run', scenario, '--out', out, ...slowly];
    await stopped(out, args, 'SIGKILL', moreThan(0));
    const kept = readFileSync(join(out, 'checkpoint.json'), 'utf8');
    let seen = '';
    const again = await soubojProcess(args, {
      onStderr: (text, kill) => {
        seen = text;
        if (text.includes('set aside')) kill('SIGKILL');
      },
    });
    expect(again.code).toBe(null);
    expect(seen).toContain('set aside as checkpoint.old.json');
    expect(readFileSync(join(out, 'checkpoint.old.json'), 'utf8')).toBe(kept);
  }, 300_000);

  it('is not resumed from a damaged checkpoint', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', smallScenario);
    writeFileSync(join(folder, 'checkpoint.json'), '{"format":2,"sha256":"0"}\n{}');
    const args = ['run', scenario, '--out', folder, '--duels', '10', '--resume', ...light];
    expect(await souboj(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('it is damaged') });
  });
});

/** A small file system of its own, or `null` where this user may not have one. */
function tinyDisk(size: string): string | null {
  const folder = freshFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

describe('a full disk', () => {
  const disk = tinyDisk('400k');

  it.skipIf(disk === null)(
    'fails with 4 and keeps what is done; with room the run goes on (needs mount)',
    async () => {
      const scenario = writeScenario(freshFolder(), 'small.yaml', smallScenario);
      const whole = freshFolder();
      await souboj(['run', scenario, '--out', whole, '--quiet']);
      writeFileSync(join(disk!, 'report.md'), 'yesterday');
      try {
        const args = ['run', scenario, '--out', disk!, '--quiet'];
        const full = await souboj(args);
        expect(full.code).toBe(4);
        expect(full.stderr).toContain('the disk is full');
        expect(full.stderr).toContain('progress is kept in');
        expect([...readFolder(disk!).keys()]).toEqual(['checkpoint.json', 'report.md']);
        expect(readFolder(disk!).get('report.md')).toBe('yesterday');
        execFileSync('mount', ['-o', 'remount,size=9m', disk!]);
        expect((await souboj([...args, '--resume'])).code).toBe(0);
        expect(readFolder(disk!)).toEqual(readFolder(whole));
      } finally {
        execFileSync('umount', [disk!]);
      }
    },
  );

  it('is written again only where there is news', async () => {
    const folder = freshFolder();
    const path = join(folder, 'checkpoint.json');
    const keeper = new CheckpointKeeper(folder, { seed: 'x' } as never, null, () => 0, 2000);
    const harvest = new Harvest([], [[0, null]]);
    const saved = async (): Promise<number> => {
      await keeper.save(harvest);
      return statSync(path).ino;
    };
    let before = await saved();
    expect(await saved()).toBe(before);
    const changes: (() => void)[] = [
      () => harvest.add({ kind: 'exact', cell: 1 }, { kind: 'exact', exact: null, states: 1 }),
      () => harvest.want(1, 50),
      () => harvest.noteLook(),
      () => rmSync(path),
    ];
    for (const change of changes) {
      // Both exist for a moment, so the new file has another number.
      linkSync(path, join(folder, 'kept'));
      change();
      const now = await saved();
      expect(now).not.toBe(before);
      rmSync(join(folder, 'kept'));
      expect(await saved()).toBe(now);
      before = now;
    }
  });

  it('costs a checkpoint its turn and no more', async () => {
    const folder = freshFolder();
    let now = 0;
    let full = true;
    const written: number[] = [];
    const info = { seed: 'x' } as never;
    const replace = (): Promise<void> => {
      if (full) return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      written.push(now);
      return Promise.resolve();
    };
    const keeper = new CheckpointKeeper(folder, info, null, () => now, 2000, replace);
    const filled = new Harvest([], [[0, null]]);
    await keeper.save(filled);
    expect(keeper.holdsWork).toBe(false);
    full = false;
    for (now = 0; now < 10_000; now += 100) {
      keeper.note(filled);
      await new Promise((resolve) => setImmediate(resolve));
    }
    // Every two seconds at most, and the first of them only then.
    expect(written).toEqual([2000, 4000, 6000, 8000]);
    full = true;
    await keeper.save(filled);
    expect(keeper.holdsWork).toBe(true);
    expect(() => statSync(join(folder, 'checkpoint.json'))).toThrow();
  });
});
