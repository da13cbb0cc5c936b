/** Verdicts as a CI job meets them: exit codes, JUnit, GitHub, JSON, and runs that go on until decided. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import { bettingInterval } from '../../src/stats/betting.ts';
import { records } from '../figures/reckon.ts';
import { freshFolder, readFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';

// Commands one after another, each some seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/verdicts/${name}.yaml`, import.meta.url));

const met = `
seed: met
duels: 400
defaults: { class: mage, level: 2, IQ: 3, Podl: 7, SP: 1, mana: 4, fatigue: 20 }
combatants: { one: {}, two: {} }
expect:
  - { name: Even on the whole, metric: mean_score, between: [0.45, 0.55] }
`;

describe('a run with expectations', () => {
  it('that fail: exit 1, told first in the report, in JUnit, to GitHub and as JSON', async () => {
    const folder = freshFolder();
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, 'before\n');
    const done = await soubojProcess(
      [
        'run',
        fixture('fails'),
        '--out',
        join(folder, 'out'),
        '--duels',
        '300',
        '--format',
        'md,junit',
        '--json',
        '--quiet',
      ],
      {
        env: {
          GITHUB_ACTIONS: 'true',
          GITHUB_STEP_SUMMARY: summary,
          GITHUB_WORKSPACE: fileURLToPath(new URL('../..', import.meta.url)),
        },
      },
    );
    expect(done.code).toBe(1);
    const told = JSON.parse(done.stdout);
    expect(told.exitCode).toBe(1);
    expect(told.runs[0].judgement.verdicts.map((verdict: { status: string }) => verdict.status)).toEqual([
      'fail',
      'fail',
      'pass',
    ]);
    // JSON has stdout for itself; workflow commands are read from stderr as well.
    const [first, second] = done.stderr.split('\n').filter((line) => line.startsWith('::'));
    expect(done.stderr).toMatch(/^\S+: Of 3 expectations: 2 failed, 1 met\.\n {2}✘ failed: /);
    expect(first).toMatch(
      /^::error file=test\/fixtures\/verdicts\/fails\.yaml,line=11,title=The mage%2C 50 %25 and no more%3A fair\?::Must be: .* 40 to 60\s%25\. 2 of 2 figures lie outside/,
    );
    expect(second).toMatch(/,line=15,title=Nobody is hopeless::/);
    expect(readFileSync(summary, 'utf8')).toMatch(
      /^before\n## Verdicts that fail\n\n\*\*Of 3 expectations: 2 failed, 1 met\.\*\*\n\n\| verdict/,
    );
    const files = readFolder(join(folder, 'out'));
    expect(files.get('report.md')).toMatch(
      /^# .*\n\n## Expectations\n\n\*\*Of 3 expectations: 2 failed, 1 met\.\*\*\n\n\| verdict +\|/,
    );
    const junit = files.get('junit.xml')!;
    expect(junit).toContain(
      '<testsuite name="Verdicts that fail" tests="3" failures="2" errors="0" skipped="0">',
    );
    expect(junit).toMatch(
      /<testcase classname="souboj\.Verdicts that fail" name="The mage, 50 % and no more: fair\?" file="fails\.yaml" line="11">\n +<failure message="Must be/,
    );
    expect(junit).toMatch(/mage &gt; druid @ 4: 99\.49\s% \(exact\)/);
  });

  it('that nobody can decide: exit 3, skipped with the reason; more duels decide', async () => {
    const folder = freshFolder();
    const flags = [
      'run',
      fixture('undecided'),
      '--out',
      folder,
      '--max-states',
      '1000',
      '--quiet',
      '--format',
      'csv,md,json,junit',
    ];
    const open = await soubojProcess(flags);
    // --quiet hides progress, never a verdict.
    expect(open.code).toBe(3);
    expect(open.stderr).toMatch(/^\S+: Of \d expectations?: .*undecided.*\n( {2}\? undecided: .*\n)+$/);
    expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toMatch(
      /skipped="1">[\s\S]*<skipped message="Must be: first-move edge in mirror matches from 0 to 30 points\. The interval reaches across a limit/,
    );
    const decided = await souboj([...flags, '--until-decided', '--max-duels', '20000']);
    expect(decided.code).toBe(0);
    const report = readFileSync(join(folder, 'report.md'), 'utf8');
    expect(report).toMatch(/\d+ of 10 looks planned at 40 to 20,000 duels a cell/);
    expect(report).toContain('--until-decided --max-duels 20000');
    // Looks decided when to stop: tables say that their intervals allow for it, and they do.
    expect(report).toMatch(/± half-width of the 95\u00a0% time-uniform interval/);
    expect(report).not.toMatch(/Wilson interval|(?<!as wide as )1\.96 standard errors/);
    const [head, row] = readFileSync(join(folder, 'cells.csv'), 'utf8').trim().split('\r\n');
    const at = (name: string) => Number(row!.split(',')[head!.split(',').indexOf(name)]);
    const wide = anytimeInterval(at('initiator_wins'), at('duels'), 0.95);
    expect([at('win_rate_low'), at('win_rate_high')]).toEqual([wide.low, wide.high]);
    const drain = records(readFileSync(join(folder, 'distributions.csv'), 'utf8'))
      .filter(({ metric }) => metric === 'initiator_drain')
      .map(({ value, count }) => [Number(value), Number(count)] as const);
    // Three initiators with 100 mana each; tightest at a sixteenth of the duels there may be.
    const { low, high } = bettingInterval(drain, { low: 0, high: 300 }, 0.05, 20_000 / 16);
    const half = /\| one \+ two \+ three \| +\S+ ±([\d.]+) \|/.exec(report)![1];
    expect(Math.abs(Number(half) - (high - low) / 2)).toBeLessThan(0.06);
    expect((await souboj([...flags, '--until-decided', '--max-duels', '20000', '--anytime'])).code).toBe(0);
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toContain('a confidence sequence');
  });

  it('that are met: exit 0; left-out cells leave them open, and everything is the same for 1 and 3 workers', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'met.yaml', met);
    const flags = [
      'run',
      scenario,
      '--quiet',
      '--method',
      'mc',
      '--until-decided',
      '--max-duels',
      '30000',
      '--format',
      'csv,md,json',
    ];
    const outputs = [];
    for (const workers of ['1', '3']) {
      const out = join(folder, workers);
      expect((await souboj([...flags, '--out', out, '--workers', workers])).code).toBe(0);
      outputs.push(readFolder(out));
    }
    expect(outputs[1]).toEqual(outputs[0]);
    const part = await souboj([
      'run',
      scenario,
      '--quiet',
      '--only',
      'one > two',
      '--format',
      'junit',
      '--out',
      join(folder, 'part'),
    ]);
    expect(part).toMatchObject({ code: 0 });
    expect(part.stderr).toMatch(/not judged, left out by --only\.\n$/);
    expect(readFileSync(join(folder, 'part', 'junit.xml'), 'utf8')).toMatch(
      /skipped="1">[\s\S]*<skipped message="Left out by --only: 1 of the cells it covers\./,
    );
  });

  it.each([
    [['--max-duels', '10'], '--max-duels: must stand beside --until-decided'],
    [['--anytime'], '--anytime: must stand beside --until-decided'],
    [['--until-decided', '--duels', '5'], '--duels: must be left out beside --until-decided'],
    [['--until-decided', '--method', 'exact'], '--until-decided: must simulate'],
    [['--confidence', '1'], 'must be a share between 0 and 1, such as 2% or 0.02'],
    [['--interval', 'wald'], 'must be one of wilson, clopper-pearson, jeffreys'],
  ])('refuses %j', async (flags, message) => {
    const folder = freshFolder();
    const done = await souboj(['run', writeScenario(folder, 'met.yaml', met), ...flags], { cwd: folder });
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain(message);
  });

  it('refuses to decide, or to write JUnit, where nothing is expected', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'plain.yaml', met.replace(/expect:[\s\S]*/, ''));
    for (const flags of [['--until-decided'], ['--format', 'junit']]) {
      const done = await souboj(['run', scenario, ...flags], { cwd: folder });
      expect(done).toMatchObject({ code: 2, stdout: '' });
      expect(done.stderr).toContain('must have expectations (expect:)');
    }
  });
});

describe('intervals', () => {
  it('follow --interval and --confidence, in CSV and report', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'met.yaml', met);
    const columns = async (...flags: string[]) => {
      await souboj([
        'run',
        scenario,
        '--out',
        folder,
        '--method',
        'mc',
        '--quiet',
        '--format',
        'csv,md',
        ...flags,
      ]);
      const [head, row] = readFileSync(join(folder, 'cells.csv'), 'utf8')
        .split('\r\n')
        .map((line) => line.split(','));
      const value = (name: string) => Number(row![head!.indexOf(name)]);
      return { wins: value('initiator_wins'), low: value('win_rate_low'), high: value('win_rate_high') };
    };
    const { wilson } = await import('../../src/stats/wilson.ts');
    const { clopperPearson } = await import('../../src/stats/clopper-pearson.ts');
    const { jeffreysClosed } = await import('../../src/stats/jeffreys.ts');
    const plain = await columns();
    expect(plain).toEqual({ wins: plain.wins, ...wilson(plain.wins, 400, 0.95) });
    expect(await columns('--interval', 'clopper-pearson', '--confidence', '0.99')).toEqual({
      wins: plain.wins,
      ...clopperPearson(plain.wins, 400, 0.99),
    });
    expect(await columns('--interval', 'jeffreys')).toEqual({
      wins: plain.wins,
      ...jeffreysClosed(plain.wins, 400, 0.95),
    });
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toMatch(
      /95\s% Jeffreys interval[\s\S]*--interval jeffreys/,
    );
  });
});
