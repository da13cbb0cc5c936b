import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder, readFolder, souboj } from '../support/command.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/verdicts/${name}.yaml`, import.meta.url));

describe('expectations of runs in parts', { timeout: 240_000 }, () => {
  it('are judged by merge as by the run in one piece, and by no shard', async () => {
    const [one, two, out, whole] = [freshFolder(), freshFolder(), freshFolder(), freshFolder()];
    const flags = ['run', fixture('fails'), '--quiet'];
    for (const [i, folder] of [one, two].entries()) {
      const done = await souboj([...flags, '--shard', `${i + 1}/2`, '--out', folder]);
      expect(done).toMatchObject({ code: 0, stderr: '', stdout: `${join(folder, 'run.json')}\n` });
    }
    const merged = await souboj(['merge', two, one, '--out', out, '--json']);
    expect(merged.code).toBe(1);
    expect(merged.stderr).toContain('Of 3 expectations: 2 failed, 1 met.');
    expect(JSON.parse(merged.stdout)).toMatchObject({ exitCode: 1, runs: [{ scenario: 'fails.yaml' }] });
    expect((await souboj([...flags, '--out', whole])).code).toBe(1);
    expect(readFolder(out)).toEqual(readFolder(whole));
  });

  it('are judged by a confidence sequence where a precision decided when to stop', async () => {
    const out = freshFolder();
    const flags = ['--precision', '3%', '--format', 'json', '--json', '--quiet', '--out', out];
    const done = await souboj(['run', fixture('undecided'), ...flags]);
    expect(done.code).toBe(0);
    expect(JSON.parse(done.stdout).runs[0].judgement).toMatchObject({ procedure: 'anytime', looks: [] });
  });

  it.each([
    [['--shard', '1/2'], '--until-decided: must stand without --shard'],
    [['--precision', '1%'], '--precision: must stand without --until-decided'],
  ])('--until-decided refuses %j', async (flags, text) => {
    const done = await souboj(['run', fixture('undecided'), '--until-decided', ...flags]);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(text);
  });
});
