/** What GitHub shows where a scenario is refused or a baseline moved, and the paths that reports name. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { freshFolder, soubojProcess } from '../support/command.ts';

vi.setConfig({ testTimeout: 120_000 });

const scenario = (mana: number, name = 'mage'): string => `
seed: github
duels: 300
defaults: { class: ${name}, level: 2, IQ: 3, Podl: 7, SP: 1, fatigue: 20 }
combatants:
  one: { mana: ${mana} }
  two: { mana: 4 }
expect: [{ name: even, metric: mean_score, between: [0, 1] }]
`;

/** A folder with the scenario two folders below. */
function place(text: string): { cwd: string; path: string; env: Record<string, string>; summary: string } {
  const cwd = freshFolder();
  mkdirSync(join(cwd, 'sub', 'deep'), { recursive: true });
  const path = join('sub', 'deep', 'z.yaml');
  writeFileSync(join(cwd, path), text);
  const summary = join(cwd, 'summary.md');
  return {
    cwd,
    path,
    summary,
    env: { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: cwd },
  };
}

describe('on GitHub', () => {
  it.each(['run', 'check'])('%s of an invalid scenario is annotated where it is wrong', async (command) => {
    const { cwd, path, env, summary } = place(scenario(4, 'magee'));
    const done = await soubojProcess([command, path], { cwd, env });
    expect(done.code).toBe(2);
    expect(done.stderr).toMatch(/^::error file=sub\/deep\/z\.yaml,line=4,col=20::defaults\.class: must be/m);
    expect(readFileSync(summary, 'utf8')).toMatch(/^```text\nsub\/deep\/z\.yaml:4:20: .*\n```\n\n$/);
    const quiet = await soubojProcess([command, path], { cwd });
    expect(quiet.stderr).not.toContain('::');
  });

  it('a baseline check that fails is annotated, and told in the summary', async () => {
    const { cwd, path, env, summary } = place(scenario(4));
    await soubojProcess(['baseline', 'write', path, '--quiet'], { cwd });
    expect((await soubojProcess(['baseline', 'check', path, '--quiet'], { cwd, env })).stderr).toBe('');
    writeFileSync(join(cwd, path), scenario(40));
    const done = await soubojProcess(['baseline', 'check', path, '--quiet', '--json'], { cwd, env });
    expect(done.code).toBe(1);
    expect(JSON.parse(done.stdout).exitCode).toBe(1);
    expect(done.stderr).toMatch(/^::error file=sub\/deep\/z\.yaml,line=1,title=z::./m);
    expect(readFileSync(summary, 'utf8')).toMatch(/^## z\n\n```text\n[\s\S]*one > two @ 1[\s\S]*```\n\n$/);
  });
});

it('JUnit names the path from where a run was started; what shards must come to does not know it', async () => {
  const { cwd, path } = place(scenario(4));
  await soubojProcess(['run', path, '--out', 'out', '--format', 'md,junit,json', '--quiet'], { cwd });
  expect(readFileSync(join(cwd, 'out', 'junit.xml'), 'utf8')).toContain('file="sub/deep/z.yaml"');
  // Where it lay is a matter of the machine: the same run, merged from shards anywhere, has the same bytes.
  for (const file of ['run.json', 'report.md'])
    expect(readFileSync(join(cwd, 'out', file), 'utf8')).not.toContain('sub/deep');
});
