/** The action's steps, played as GitHub plays them, and the snippets of docs/ci.md, played by a shell. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { exitCode } from '../../src/cli/exitCode.ts';
import { freshFolder, readFolder, souboj } from '../support/command.ts';
import { action, type Hub, hub, type Job, Machine } from '../support/runner.ts';
import { commandsIn, type Played, playScript, served } from '../support/served.ts';

vi.setConfig({ testTimeout: 60_000 });

const command = await served();
/** `node` that is given the command which was built. */
const node = command.replace('\n', '\ntest -f "$1" && [[ $1 == */dist/cli.js ]] || exit 98\nshift\n');

const page = readFileSync(new URL('../../docs/ci.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);

/** Two mages alike but for their mana; mean scores are 50 % over both seats only while it is the same. */
const scenario = (mana: number, between = '0, 1'): string => `
seed: ci
duels: 60
defaults: { class: mage, level: 2, IQ: 3, Podl: 7, SP: 1, fatigue: 20 }
combatants:
  one: { mana: ${mana} }
  two: { mana: 4 }
expect: [{ name: even, metric: mean_score, between: [${between}] }]
`;
const place = 'scenarios/class-bases.yaml';

function machine(text: string, shared: Hub = hub(), one: Machine = new Machine(shared, node)): Machine {
  write(one, place, text);
  return one;
}

function write(one: Machine, path: string, text: string): void {
  mkdirSync(dirname(join(one.workspace, path)), { recursive: true });
  writeFileSync(join(one.workspace, path), text);
}

/** Inputs that end soon. */
const soon = { scenario: place, arguments: '--workers 1 --format md,json,junit' };

describe('action.yml', () => {
  it('puts what a stranger may write into no script', () => {
    for (const { run, uses } of action.runs.steps) {
      expect(run ?? '').not.toContain('${{');
      expect(uses ?? '@v0').toMatch(/@v\d+$/);
    }
  });

  it('runs, shows the verdicts, and leaves the reports where it says', async () => {
    // By processes of its own, as everywhere else.
    const one = machine(scenario(4), hub(), new Machine(hub()));
    const done = await one.play(soon);
    expect([done.code, done.outputs]).toEqual([0, { code: '0', reports: 'reports/class-bases' }]);
    expect(done.summary).toMatch(/^## class-bases\n[\s\S]*\| ✔ met +\| even/);
    expect(readFolder(join(one.workspace, 'reports', 'class-bases')).has('junit.xml')).toBe(true);
    // What it was built from decides whether it is built anew.
    expect(one.keys).toEqual([expect.stringMatching(/^souboj-Linux-X64-22-\d+-\d+$/)]);
  });

  const judged = (text: string, inputs: Record<string, string> = {}): Promise<Job> =>
    machine(text).play({ ...soon, ...inputs });

  it('ends with the code of the run: failed, refused, undecided as the job likes it', async () => {
    const failed = await judged(scenario(40, '0.499, 0.501'));
    expect([failed.code, failed.outputs['code']]).toEqual([1, '1']);
    expect(failed.log).toMatch(/^::error file=scenarios\/class-bases\.yaml,line=8,/m);
    expect((await judged('combatants: {}')).code).toBe(2);
    const simulated = { arguments: '--workers 1 --format md --method mc --duels 30' };
    const open = scenario(5, '0.3, 0.51');
    expect((await judged(open, simulated)).code).toBe(3);
    const passed = await judged(open, { ...simulated, undecided: 'pass' });
    expect([passed.code, passed.outputs['code']]).toEqual([0, '3']);
  });

  it('keeps one comment on the pull request that says what moved', async () => {
    const shared = hub();
    const one = machine(scenario(4), shared);
    expect(
      await souboj(['baseline', 'write', place, '--quiet', '--workers', '1'], { cwd: one.workspace }),
    ).toMatchObject({ code: 0 });
    const inputs = { ...soon, baseline: 'true', comment: 'true' };
    const comments = (): { path: string; body: string }[] =>
      JSON.parse(readFileSync(shared.comments, 'utf8'));
    expect((await one.play(inputs, 12)).code).toBe(0);
    expect(comments()).toEqual([
      { id: 7, path: 'repos/o/r/issues/12/comments', body: expect.stringContaining('Equal: 4 cells') },
    ]);
    write(one, place, scenario(40));
    const moved = await one.play(inputs, 12);
    expect(moved.code).toBe(1);
    expect(comments()).toHaveLength(1);
    const { body } = comments()[0]!;
    expect(body).toMatch(/^<!-- souboj: scenarios\/class-bases\.yaml -->\n\n## class-bases\n/);
    expect(body).toMatch(/\| `one > two @ 1 \[printed\]` +\| moved +\|/);
    expect(body).toContain('(https://github.example/o/r/actions/runs/5)');
    expect(moved.summary).toContain('| `one > two @ 1 [printed]` ');
    // Without a pull request, and with the token of a fork, the verdict stays what it is.
    expect((await one.play(inputs)).log).toContain('::notice::souboj: no pull request');
    const fork = await one.play({ ...inputs, token: 'of a fork' }, 12);
    expect([fork.code, fork.log]).toEqual([
      1,
      expect.stringContaining('::warning::souboj: the pull request'),
    ]);
  });

  it('a baseline elsewhere; what moved outranks what is undecided', async () => {
    const one = machine(scenario(4, '0.3, 0.51'));
    expect(
      await souboj(['baseline', 'write', place, '--quiet', '--workers', '1', '--file', 'kept.json'], {
        cwd: one.workspace,
      }),
    ).toMatchObject({ code: 0 });
    write(one, place, scenario(9, '0.3, 0.51'));
    const inputs = {
      ...soon,
      arguments: '--workers 1 --format md --method mc --duels 20',
      baseline: 'kept.json',
    };
    expect((await one.play({ ...inputs, undecided: 'pass' })).code).toBe(1);
    expect((await one.play({ ...inputs, baseline: 'nowhere.json' })).code).toBe(2);
  });

  it('shards in a matrix come to the bytes of the run in one piece', async () => {
    const shared = hub();
    const whole = machine(scenario(4));
    await whole.play({ ...soon, arguments: '--workers 1', artifact: 'reports' });
    for (const shard of ['1', '2'])
      expect(
        (await machine(scenario(4), shared).play({ ...soon, arguments: '', shards: '2', shard })).code,
      ).toBe(0);
    const merging = machine(scenario(4), shared);
    const merged = await merging.play({ scenario: place, shards: '2', artifact: 'reports' });
    expect(merged.code).toBe(0);
    const reports = (one: Machine): unknown => readFolder(join(one.workspace, 'reports', 'class-bases'));
    expect(reports(merging)).toEqual(reports(whole));
    expect(readFolder(join(shared.artifacts, 'reports')).has('report.html')).toBe(true);
  });
});

/** A shell in a folder with the scenario, whose `npx`, `npm` and `curl` stand for the real ones. */
function shell(text: string): {
  folder: string;
  sh: (script: string, env?: Record<string, string>) => Promise<Played>;
} {
  const folder = freshFolder();
  mkdirSync(join(folder, 'scenarios'));
  writeFileSync(join(folder, place), text);
  const bin = commandsIn(join(folder, 'bin'), {
    npx: 'exec "$@"',
    npm: 'test "$*" = ci',
    curl: 'printf "%s\\n" "$@" > posted; for last; do :; done; sed "s/^/| /" moved.md >> posted',
    souboj: command,
  });
  const path = `${bin}:${process.env['PATH']}`;
  return {
    folder,
    sh: (script, env = {}) => {
      const short = script
        .replaceAll('--duels 1000000', '--duels 40')
        .replaceAll('souboj merge', 'souboj merge --format md,json,junit');
      return playScript(['sh', '-ec', short], { cwd: folder, env: { ...process.env, PATH: path, ...env } });
    },
  };
}

describe('docs/ci.md', () => {
  it('lists every exit code, and every input and output of the action', () => {
    const codes = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    expect(codes).toEqual(Object.values(exitCode).sort((a, b) => a - b));
    const table = page.slice(page.indexOf('| input | |'), page.indexOf('Outputs: '));
    const told = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names]) =>
      names!.split(', ').map((name) => name.replaceAll('`', '')),
    );
    expect(told.sort()).toEqual(Object.keys(action.inputs).sort());
    for (const name of Object.keys(action.outputs)) expect(page).toContain(`\`${name}\`, the`);
  });

  it('workflows give the action inputs that it has, of this version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    const used = blocks('yaml')
      .flatMap(
        (text) => Object.values(parse(text).jobs ?? {}) as { steps: { uses: string; with?: object }[] }[],
      )
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses.startsWith('OWNER/souboj@'));
    expect(used).toHaveLength(4);
    for (const { uses, with: inputs } of used) {
      expect(uses).toBe(`OWNER/souboj@v${version}`);
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs!)));
    }
  });

  it('GitLab: the job and its comment', async () => {
    const { folder, sh } = shell(scenario(4));
    const { balance } = parse(blocks('yaml').find((text) => text.startsWith('balance:'))!);
    expect((await sh('npx souboj baseline write scenarios/class-bases.yaml')).code).toBe(0);
    expect(await sh(balance.script.join('\n'))).toMatchObject({ code: 0 });
    const job = {
      CI_API_V4_URL: 'https://gitlab.example/api/v4',
      CI_PROJECT_ID: '7',
      CI_MERGE_REQUEST_IID: '3',
    };
    expect((await sh(balance.after_script.join('\n'), { ...job, SOUBOJ_TOKEN: 't' })).code).toBe(0);
    const posted = readFileSync(join(folder, 'posted'), 'utf8');
    expect(posted).toContain(
      '\nhttps://gitlab.example/api/v4/projects/7/merge_requests/3/notes\n| ## class-bases\n',
    );
    expect(balance.allow_failure.exit_codes).toEqual([exitCode.undecided]);
    writeFileSync(join(folder, place), scenario(40));
    expect((await sh(balance.script.join('\n'))).code).toBe(1);
  });

  it('GitLab: shards', async () => {
    const { folder, sh } = shell(scenario(4));
    const { play, judge } = parse(blocks('yaml').find((text) => text.startsWith('play:'))!);
    for (let index = 1; index <= play.parallel; index++)
      expect(
        await sh(play.script.join('\n'), { CI_NODE_INDEX: `${index}`, CI_NODE_TOTAL: `${play.parallel}` }),
      ).toMatchObject({ code: 0 });
    expect(await sh(judge.script.join('\n'))).toMatchObject({ code: 0 });
    const merged = readFolder(join(folder, 'reports', 'class-bases'));
    await sh('souboj run --format md,json,junit scenarios/class-bases.yaml --duels 40 --out whole');
    expect(merged).toEqual(readFolder(join(folder, 'whole')));
  });

  it('Jenkins: its commands', async () => {
    const { sh } = shell(scenario(4));
    const commands = [...blocks('groovy')[0]!.matchAll(/(?:sh |script: )'([^']+)'/g)].map(
      ([, line]) => line!,
    );
    expect(commands).toHaveLength(3);
    await sh('npx souboj baseline write scenarios/class-bases.yaml');
    for (const line of commands) expect(await sh(line), line).toMatchObject({ code: 0 });
  });
});
