/** What GitHub shows where a scenario is refused or a baseline moved, and the paths that reports name. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { freshFolder, readFolder, souboj, soubojProcess } from '../support/command.ts';

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

  it('a baseline check is told in the summary and in the file asked for, and annotated where it fails', async () => {
    const { cwd, path, env, summary } = place(scenario(4));
    const markdown = join(cwd, 'pull', 'moved.md');
    const check = ['baseline', 'check', path, '--quiet', '--markdown', markdown];
    await soubojProcess(['baseline', 'write', path, '--quiet'], { cwd });
    expect((await soubojProcess(check, { cwd, env })).stderr).toBe('');
    expect(readFileSync(markdown, 'utf8')).toMatch(/^## z\n\nEqual: 4 cells, [^\n]*\n\nCompared: [^\n]*\n$/);
    writeFileSync(join(cwd, path), scenario(40));
    const done = await soubojProcess([...check, '--json'], { cwd, env });
    expect(done.code).toBe(1);
    expect(JSON.parse(done.stdout).exitCode).toBe(1);
    expect(done.stderr).toMatch(/^::error file=sub\/deep\/z\.yaml,line=1,title=z::./m);
    const told = readFileSync(markdown, 'utf8');
    expect(told).toMatch(
      /^## z\n\n\d of 4 cells moved[\s\S]*\n\n\| cell [^\n]*\n\| :-[^\n]*\n\| `o?[\s\S]*\|\n$/,
    );
    expect(told).toContain('| `one > two @ 1 [printed]` ');
    const [, moved] = readFileSync(summary, 'utf8').split(/(?<=\n\n)(?=## z)/);
    expect(moved).toBe(`${told}\n`);
  });
});

describe('the path that reports name is that from where souboj was started', () => {
  /** The command that a report says it is repeated by, as words of a shell without quotes. */
  const commandIn = (report: string): string[] => /```sh\nsouboj (.*)\n```/.exec(report)![1]!.split(' ');

  it('in JUnit, and in the command, which does it again', async () => {
    const { cwd, path } = place(scenario(4));
    await souboj(['run', path, '--out', 'out', '--quiet'], { cwd });
    const first = readFolder(join(cwd, 'out'));
    expect(first.get('junit.xml')).toContain('file="sub/deep/z.yaml"');
    const command = commandIn(first.get('report.md')!);
    expect(command.slice(0, 2)).toEqual(['run', 'sub/deep/z.yaml']);
    const again = await souboj([...command, '--out', 'again', '--quiet'], { cwd });
    expect(again.code).toBe(0);
    expect(readFolder(join(cwd, 'again'))).toEqual(first);
    // From its reports as from the run, and from its shards if they were started by the same path.
    await souboj(['report', 'out', '--out', 'told'], { cwd });
    expect(readFolder(join(cwd, 'told')).get('report.md')).toBe(first.get('report.md'));
    for (const part of ['1', '2'])
      await souboj(['run', path, '--out', part, '--shard', `${part}/2`, '--quiet'], { cwd });
    await souboj(['merge', '2', '1', '--out', 'merged', '--quiet'], { cwd });
    expect(readFolder(join(cwd, 'merged'))).toEqual(first);
  });

  it('of shards that were started by different paths, the name of the file is left', async () => {
    const { cwd, path } = place(scenario(4));
    await souboj(['run', path, '--out', '1', '--shard', '1/2', '--quiet'], { cwd });
    await souboj(['run', 'z.yaml', '--out', '../../2', '--shard', '2/2', '--quiet'], {
      cwd: join(cwd, 'sub', 'deep'),
    });
    const merged = await souboj(['merge', '2', '1', '--out', 'merged'], { cwd });
    expect([merged.code, merged.stderr]).toEqual([0, expect.stringContaining('z.yaml: ')]);
    const files = readFolder(join(cwd, 'merged'));
    expect(commandIn(files.get('report.md')!)[1]).toBe('z.yaml');
    expect([...files.values()].join('\n')).not.toContain('sub/deep');
  });

  it('one above is named as it was given, an absolute one from here if it lies below', async () => {
    const { cwd, path } = place(scenario(4));
    const told = async (given: string, from: string): Promise<string | undefined> => {
      const args = ['run', given, '--out', 'out', '--format', 'md', '--duels', '9', '--quiet'];
      expect((await souboj(args, { cwd: from })).stderr).not.toContain('must');
      return commandIn(readFileSync(join(from, 'out', 'report.md'), 'utf8'))[1];
    };
    expect(await told('../deep/z.yaml', join(cwd, 'sub', 'deep'))).toBe('../deep/z.yaml');
    expect(await told(`./${path}`, cwd)).toBe('sub/deep/z.yaml');
    expect(await told(join(cwd, path), join(cwd, 'sub'))).toBe('deep/z.yaml');
    // Elsewhere the folders are the machine's own.
    expect(await told(join(cwd, path), freshFolder())).toBe('z.yaml');
  });

  it('in what tuning says, too', async () => {
    const { cwd, path } = place(scenario(4));
    await souboj(['sweep', path, '--x', 'defaults.mana=2..4:2', '--out', 'out', '--quiet'], { cwd });
    expect(commandIn(readFileSync(join(cwd, 'out', 'sweep.md'), 'utf8'))[1]).toBe('sub/deep/z.yaml');
  });
});
