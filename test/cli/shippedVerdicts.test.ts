/** The shipped scenarios and what they expect of themselves, and days as a CI job meets them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { freshFolder, readFolder, souboj } from '../support/command.ts';

vi.setConfig({ testTimeout: 240_000 });

const shipped = (name: string): string =>
  fileURLToPath(new URL(`../../scenarios/${name}.yaml`, import.meta.url));
const fixture = fileURLToPath(new URL('../fixtures/verdicts/days.yaml', import.meta.url));

describe('expectations', () => {
  it('of the three scenarios are met, one and all', async () => {
    const folder = freshFolder();
    const paths = ['class-bases', 'plane-formulas', 'telepath-day'].map(shipped);
    const flags = ['--method', 'exact', '--format', 'junit', '--out', folder, '--json', '--quiet'];
    const done = await souboj(['run', ...paths, ...flags]);
    expect(done.code).toBe(0);
    const { runs } = JSON.parse(done.stdout) as {
      runs: { judgement: { verdicts: { status: string; exact: boolean }[] } }[];
    };
    expect(runs).toHaveLength(3);
    for (const { judgement } of runs) {
      expect(judgement.verdicts.length).toBeGreaterThan(0);
      for (const verdict of judgement.verdicts)
        expect(verdict).toMatchObject({ status: 'pass', exact: true });
    }
  });

  it('of days fail and stay undecided: exit code, first in the report, JUnit, annotations', async () => {
    const folder = freshFolder();
    const flags = ['--method', 'mc', '--out', folder, '--format', 'md,junit,json', '--quiet'];
    const done = await souboj(['run', fixture, ...flags], { env: { GITHUB_ACTIONS: 'true' } });
    expect(done.code).toBe(1);
    expect(done.stdout).toMatch(
      /::error file=.*days\.yaml,line=11,title=Hail costs nothing::Must be: share of days without a lost attempt at least 90\s%25\. The figure lies outside/,
    );
    expect(done.stdout).toMatch(/::warning file=.*days\.yaml,line=15,title=Half a loss a day::/);
    const files = readFolder(folder);
    expect(files.get('report.md')).toMatch(
      /^# .*\n\n## Expectations\n\n\*\*Of 3 expectations: 1 failed, 1 undecided, 1 met\.\*\*\n\n\| verdict +\|/,
    );
    expect(files.get('junit.xml')).toContain(
      '<testsuite name="Days that fail" tests="3" failures="1" errors="0" skipped="1">',
    );
    // The verdicts are in run.json: reports written again have them, too.
    const again = await souboj(['report', folder, '--format', 'md', '--out', join(folder, 'again')]);
    expect(again.code).toBe(0);
    expect(readFileSync(join(folder, 'again', 'report.md'), 'utf8')).toBe(files.get('report.md'));
  });

  it('of days are decided by going on, the same for one worker and three', async () => {
    const folder = freshFolder();
    const flags = ['--method', 'mc', '--format', 'md', '--quiet', '--until-decided', '--max-duels', '20000'];
    const outputs = [];
    for (const workers of ['1', '3']) {
      const out = join(folder, workers);
      expect((await souboj(['run', fixture, ...flags, '--out', out, '--workers', workers])).code).toBe(1);
      outputs.push(readFolder(out));
    }
    expect(outputs[1]).toEqual(outputs[0]);
    expect(outputs[0]!.get('report.md')).toMatch(/ looks planned at 40 to 20,000 days a cell/);
  });
});
