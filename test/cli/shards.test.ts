import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

const scenario = writeScenario(freshFolder(), 'small.yaml', smallScenario);

/** Runs all shards, each into a folder of its own, and answers the folders. */
async function shards(count: number, ...flags: string[]): Promise<string[]> {
  const folder = freshFolder();
  const folders = Array.from({ length: count }, (_, i) => join(folder, `part ${i + 1}`));
  for (const [i, out] of folders.entries()) {
    const args = ['run', scenario, '--shard', `${i + 1}/${count}`, '--out', out, '--quiet', ...flags];
    const done = await souboj(args);
    expect(done).toMatchObject({ code: 0, stderr: '', stdout: `${join(out, 'run.json')}\n` });
    expect([...readFolder(out).keys()]).toEqual(['run.json']);
  }
  return folders;
}

async function whole(...flags: string[]): Promise<Map<string, string>> {
  const out = freshFolder();
  await souboj(['run', scenario, '--out', out, '--quiet', ...flags]);
  return readFolder(out);
}

describe('souboj run --shard, souboj merge', { timeout: 240_000 }, () => {
  it('makes the bytes of a run in one piece', async () => {
    const folders = await shards(3);
    const out = freshFolder();
    const light = ['--format', 'csv,md,json'];
    const merged = await souboj(['merge', ...folders, '--out', out, ...light]);
    expect(merged).toMatchObject({ code: 0, stderr: '' });
    expect(merged.stdout.trim().split('\n')).toHaveLength(readFolder(out).size);
    expect(readFolder(out)).toEqual(await whole(...light));
    // By default next to where the run in one piece would have written.
    const cwd = freshFolder();
    expect((await souboj(['merge', ...folders, '--format', 'csv'], { cwd })).code).toBe(0);
    expect([...readFolder(join(cwd, 'reports', 'small')).keys()]).toEqual([
      'cells.csv',
      'distributions.csv',
      'scores.csv',
    ]);
  });

  it('does so with a precision', async () => {
    const flags = ['--precision', '2%', '--method', 'mc'];
    const out = freshFolder();
    const light = ['--format', 'csv,md,json'];
    await souboj(['merge', ...(await shards(2, ...flags)), '--out', out, ...light]);
    expect(readFolder(out)).toEqual(await whole(...flags, ...light));
  });

  it('refuses what does not belong together, and writes nothing', async () => {
    const [one, two] = await shards(2, '--duels', '20');
    const [other] = await shards(1, '--duels', '20', '--seed', 'other');
    const single = freshFolder();
    await souboj(['run', scenario, '--out', single, '--quiet', '--duels', '20', '--format', 'json']);
    const cwd = freshFolder();
    for (const [folders, text] of [
      [[one!], 'merge: must have all 2 shards (missing 2)'],
      [[one!, two!, two!], '(both are shard 2)'],
      [[one!, other!], 'seed: must be "small" (got "other")'],
      [[one!, single], 'must be a shard of a run (got a whole run)'],
      [[one!, join(cwd, 'nowhere')], 'must be a readable file'],
    ] as const) {
      const done = await souboj(['merge', ...folders], { cwd });
      expect(done).toMatchObject({ code: 2, stdout: '' });
      expect(done.stderr).toContain(text);
    }
    expect(readFolder(cwd).size).toBe(0);
  });

  it.each([
    [['--shard', '0/3'], '1/5 to 5/5'],
    [['--shard', '4/3'], '1/5 to 5/5'],
    [['--shard', '1/2', '--format', 'csv'], '--format: must stand without --shard'],
  ])('refuses %j', async (flags, text) => {
    const done = await souboj(['run', scenario, ...flags], { cwd: freshFolder() });
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(text);
  });

  it('refuses to draw a seed of its own in every shard', async () => {
    const unseeded = writeScenario(freshFolder(), 'small.yaml', smallScenario.replace('seed: small\n', ''));
    const done = await souboj(['run', unseeded, '--shard', '1/2'], { cwd: freshFolder() });
    expect(done.code).toBe(2);
    expect(done.stderr).toContain('--shard: must have a seed to share');
  });
});
