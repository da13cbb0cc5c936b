/** `--rules MODULE`: a kind of one's own is run as those of the package are. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cli, freshFolder, souboj } from '../support/command.ts';
import { noRedis, startRedis } from '../support/redis.ts';
import { harvestIn, stopped } from '../support/stopped.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

const text = `
kind: d20-duel
name: Own
seed: own rules
duels: 600
combatants:
  defender: { hp: 20, ac: 18, attack: 7, attacks: 2, damage: 1d8+6, critical: 2d8+6 }
  sword: { hp: 24, ac: 16, attack: 7, attacks: 2, damage: 2d6+4, critical: 4d6+4 }
matchups: [[defender, sword], [sword, defender]]
vary: { combatants.defender.ac: [18, 19] }
variants: { printed: , flanked: { combatants: { sword: { roll: advantage } } } }
expect:
  - { name: holds out, metric: win_rate, where: { initiator: defender, variant: printed }, between: [0.55, 0.75] }
`;

function placed(module = readFileSync(example('d20-duel.mjs'), 'utf8')): string {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'own.yaml'), text);
  writeFileSync(join(cwd, 'rules.mjs'), module);
  return cwd;
}

const rows = (cwd: string, folder = 'reports/own'): Record<string, string>[] => {
  const [head, ...lines] = readFileSync(join(cwd, folder, 'cells.csv'), 'utf8')
    .trim()
    .split('\r\n');
  const names = head!.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i]!, value])));
};

const bytes = (cwd: string, folder: string): string[] =>
  ['cells.csv', 'distributions.csv', 'report.md'].map((file) =>
    readFileSync(join(cwd, folder, file), 'utf8'),
  );

describe('souboj run --rules', () => {
  it('runs variants and varied values, judges, and comes to the same on any number of threads and in shards', async () => {
    const cwd = placed();
    const run = (...more: string[]) =>
      souboj(['run', 'own.yaml', '--rules', 'rules.mjs', '--quiet', ...more], { cwd });
    const light = ['--format', 'csv,md'];
    const one = await run('--workers', '1', '--format', 'csv,md,json,html', '--out', 'one');
    expect([one.code, one.stderr]).toEqual([0, expect.stringContaining('expectation is met')]);
    const found = rows(cwd, 'one');
    expect(found).toHaveLength(8);
    // Python's fractions: 25 rounds forwards, one swing at a time.
    expect(Number(found[0]!['exact_win_rate'])).toBeCloseTo(0.5988856286973526, 13);
    for (const row of found) expect(Math.abs(Number(row['exact_z']))).toBeLessThan(5);
    expect(Number(found[0]!['initiator_wins']) + Number(found[0]!['target_wins'])).toBe(600);
    const [two, half, rest] = [
      await run('--workers', '2', '--out', 'two', ...light),
      await run('--shard', '1/2', '--out', 'half'),
      await run('--shard', '2/2', '--out', 'rest'),
    ];
    expect([two.code, half.code, rest.code]).toEqual([0, 0, 0]);
    expect(bytes(cwd, 'two')).toEqual(bytes(cwd, 'one'));
    const merged = await souboj(
      ['merge', 'half', 'rest', '--rules', 'rules.mjs', '--out', 'merged', '--quiet', ...light],
      { cwd },
    );
    expect(merged.code).toBe(0);
    expect(bytes(cwd, 'merged')).toEqual(bytes(cwd, 'one'));
    expect(readFileSync(join(cwd, 'one', 'report.html'), 'utf8')).toContain('hit points left, initiator');
    const czech = await souboj(
      ['report', 'one/run.json', '--rules', 'rules.mjs', '--lang', 'cs', '--out', 'czech', '--format', 'md'],
      { cwd },
    );
    expect(czech.code).toBe(0);
    expect(readFileSync(join(cwd, 'czech', 'report.md'), 'utf8')).toContain('zbylé životy vyzyvatele');
  });

  it('loads no code because of a scenario, and refuses runs of other rules', async () => {
    const cwd = placed();
    const alone = await souboj(['run', 'own.yaml'], { cwd });
    expect([alone.code, alone.stderr]).toEqual([
      2,
      expect.stringContaining('kind: must be one of duel, day'),
    ]);
    await souboj(['run', 'own.yaml', '--rules', 'rules.mjs', '--quiet', '--shard', '1/2', '--out', 'a'], {
      cwd,
    });
    const module = readFileSync(join(cwd, 'rules.mjs'), 'utf8');
    writeFileSync(join(cwd, 'other.mjs'), `${module}\n// changed\n`);
    const other = await souboj(['merge', 'a', '--rules', 'other.mjs', '--out', 'b'], { cwd });
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('was made with other rules')]);
  });

  it('tells problems of its keys as of any other, with their place', async () => {
    const cwd = placed();
    writeFileSync(join(cwd, 'own.yaml'), text.replace('hp: 20', 'hp: 0').replace('2d6+4', 'twice'));
    const { code, stderr } = await souboj(['check', 'own.yaml', '--rules', 'rules.mjs'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /own\.yaml:7:\d+: combatants\.defender\.hp: must be a whole number from 1 to 500 \(got 0\)/,
    );
    expect(stderr).toMatch(/own\.yaml:8:\d+: combatants\.sword\.damage: must be dice such as 2d6\+3/);
  });

  it.each([
    [
      'throws when it is loaded',
      'throw new Error("no luck")',
      /rules\.mjs: must be a module that loads \(Error: no luck\)/,
    ],
    ['exports nothing', 'export const x = 1', /rules\.mjs: must export a kind of scenario as its default/],
    ['cannot be found', null, /missing\.mjs: must be a readable file/],
  ])('refuses a module that %s', async (_, module, message) => {
    const cwd = placed(module ?? '');
    const name = module === null ? 'missing.mjs' : 'rules.mjs';
    const { code, stderr } = await souboj(['check', 'own.yaml', '--rules', name], { cwd });
    expect([code === 0, stderr]).toEqual([false, expect.stringMatching(message)]);
  });

  it('leaves out the pairing whose rules go wrong, says why, and runs the others', async () => {
    const wrong = readFileSync(example('d20-duel.mjs'), 'utf8').replace(
      's.hpB -= damage;',
      "if (first.hp === 24) throw new Error('no such swing'); s.hpB -= damage;",
    );
    const cwd = placed(wrong);
    mkdirSync(join(cwd, 'x'));
    const { code } = await souboj(
      ['run', 'own.yaml', '--rules', 'rules.mjs', '--quiet', '--format', 'csv', '--workers', '1'],
      { cwd },
    );
    expect(code).toBe(0);
    const found = rows(cwd);
    expect(found.map((row) => row['status'])).toEqual([
      'ok',
      'not possible',
      'ok',
      'not possible',
      'ok',
      'not possible',
      'ok',
      'not possible',
    ]);
    expect(found[1]!['reason']).toMatch(
      /d20 duel: phases\.a\.next: threw Error: no such swing \(after hpA=24 hpB=20/,
    );
  });
});

describe('a run of rules of one\u2019s own', () => {
  const changed = (cwd: string): void =>
    writeFileSync(join(cwd, 'other.mjs'), `${readFileSync(join(cwd, 'rules.mjs'), 'utf8')}\n// changed\n`);
  const light = ['--quiet', '--format', 'csv,md', '--method', 'mc'];

  it('goes on where it was killed, by the same rules only', async () => {
    const cwd = placed();
    changed(cwd);
    const out = join(cwd, 'killed');
    const args = (rules: string): string[] => [
      ...['run', join(cwd, 'own.yaml'), '--rules', join(cwd, rules), '--duels', '60000'],
      ...['--checkpoint-every', '0.05', '--workers', '1', ...light],
    ];
    const killed = await stopped(
      out,
      [...args('rules.mjs'), '--out', out],
      'SIGKILL',
      (harvest) => harvest.duels() > 0,
    );
    expect(killed.code).toBe(null);
    const kept = harvestIn(out).duels();
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(8 * 60_000);
    const other = await souboj([...args('other.mjs'), '--out', out, '--resume']);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('belongs to another run')]);
    expect(harvestIn(out).duels()).toBe(kept);
    expect((await souboj([...args('rules.mjs'), '--out', out, '--resume'])).code).toBe(0);
    await souboj([...args('rules.mjs'), '--out', join(cwd, 'whole')]);
    expect(bytes(cwd, 'killed')).toEqual(bytes(cwd, 'whole'));
  });

  it.skipIf(noRedis !== null)(
    'is done by workers of the same rules over a queue, and refused by others',
    async () => {
      const cwd = placed();
      changed(cwd);
      const server = await startRedis();
      const work = async (rules: string): Promise<ChildProcess> => {
        const args = ['worker', '--queue', server.url, '--workers', '1', '--rules', rules];
        const child = spawn(process.execPath, [cli, ...args], { cwd, stdio: 'pipe' });
        await new Promise<void>((resolve) => {
          child.stderr!.on('data', (data: Buffer) => data.toString().includes('at work on') && resolve());
        });
        return child;
      };
      const run = (...more: string[]) =>
        souboj(['run', 'own.yaml', '--rules', 'rules.mjs', ...light, ...more], { cwd });
      const workers: ChildProcess[] = [];
      try {
        workers.push(await work('other.mjs'));
        const refused = await run('--queue', server.url, '--out', 'refused');
        expect([refused.code, refused.stderr]).toEqual([
          4,
          expect.stringMatching(/must be done by souboj \d+\.\d+\.\d+\+rules\.\w{16} .*\+rules\./),
        ]);
        const gone = new Promise((resolve) => workers[0]!.on('close', resolve));
        workers[0]!.kill('SIGKILL');
        await gone;
        workers.push(await work('rules.mjs'));
        expect((await run('--queue', server.url, '--out', 'queued')).code).toBe(0);
        await run('--out', 'threads');
        expect(bytes(cwd, 'queued')).toEqual(bytes(cwd, 'threads'));
      } finally {
        for (const worker of workers) worker.kill('SIGKILL');
        await server.stop();
      }
    },
  );
});

describe('a module that throws what is no error', () => {
  it.each([
    ['throw Object.create(null)', '[Object: null prototype] {}'],
    ['throw null', 'null'],
    ["throw new TypeError('boom')", 'TypeError: boom'],
  ])('is refused with it, once: %s', async (text, reason) => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'odd.mjs'), text);
    const done = await souboj(['check', 'x.yaml', '--rules', './odd.mjs'], { cwd });
    expect(done.code).toBe(4);
    expect(done.stderr.trim().split('\n').at(-1)).toMatch(/odd\.mjs: must be a module that loads \(.*\)$/);
    expect(done.stderr).toContain(`(${reason})`);
    expect(done.stderr.split(reason)).toHaveLength(2);
  });
});
