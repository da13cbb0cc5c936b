import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { built, freshFolder, readFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';

const small = `
seed: small
duels: 400
defaults: { level: 5, IQ: 6, Podl: 9, SP: 1, mana: 8, fatigue: 20 }
combatants:
  mage: { class: mage }
  '=SUM(A1)': { class: druid }
`;

describe('souboj report', () => {
  it('writes every file again, byte for byte, and other formats and languages elsewhere', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', small);
    await souboj(['run', scenario, '--out', join(folder, 'a'), '--quiet']);
    const first = readFolder(join(folder, 'a'));
    const again = await souboj(['report', join(folder, 'a'), '--out', join(folder, 'b')]);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect([...readFolder(join(folder, 'b'))]).toEqual([...first]);
    const czech = await souboj([
      ...['report', join(folder, 'a', 'run.json'), '--format', 'md,csv', '--out', join(folder, 'c')],
      ...['--lang', 'cs', '--csv-dialect', 'excel-cs'],
    ]);
    expect(czech.code).toBe(0);
    const files = readFolder(join(folder, 'c'));
    expect([...files.keys()]).toEqual(['cells.csv', 'distributions.csv', 'report.md', 'scores.csv']);
    expect(files.get('report.md')).toContain('Nejsilnější: mág');
    const csv = files.get('cells.csv') ?? '';
    expect(csv).toMatch(/^\uFEFFscenario;variant;plane;/);
    expect(csv).toContain(`;mage;'=SUM(A1);ok;;both;400;`);
    expect(csv).toMatch(/;0,\d+;0,\d+;/);
    expect(csv).not.toMatch(/\d\.\d/);
    expect(first.get('cells.csv')).toContain(',mage,=SUM(A1),ok,');
  });

  it('refuses what is no run, with 2 and one line', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'run.json'), '{"format": 99}');
    for (const [path, words] of [
      [folder, 'must be 1 (got 99)'],
      [join(folder, 'none'), 'must be a readable file'],
      [writeScenario(folder, 'text.json', 'no json'), 'must be JSON as souboj writes it'],
    ] as const) {
      const done = await souboj(['report', path]);
      expect(done).toMatchObject({ code: 2, stdout: '' });
      expect(done.stderr.trim().split('\n')).toHaveLength(1);
      expect(done.stderr).toContain(words);
    }
    expect((await souboj(['report', folder, '--csv-dialect', 'xls'])).stderr).toContain(
      'excel-cs (got "xls")',
    );
  });
});

describe('souboj init', () => {
  it.each(['en', 'cs'])(
    'puts a scenario that runs and its schema into a folder (%s), never over a file',
    async (lang) => {
      const folder = join(freshFolder(), 'new');
      const made = await souboj(['init', folder, '--lang', lang]);
      expect(made).toMatchObject({ code: 0, stderr: '' });
      const files = readFolder(folder);
      expect([...files.keys()]).toEqual(['duel.yaml', 'scenario.schema.json']);
      expect(files.get('duel.yaml')).toMatch(/^# yaml-language-server: \$schema=scenario\.schema\.json\n/);
      expect(files.get('scenario.schema.json')).toBe(
        readFileSync(new URL('../../scenario.schema.json', import.meta.url), 'utf8'),
      );
      const run = await souboj([
        ...['run', join(folder, 'duel.yaml'), '--duels', '50', '--quiet'],
        ...['--method', 'mc', '--max-states', '1', '--format', 'md', '--out', folder, '--lang', lang],
      ]);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const text = files.get('duel.yaml') ?? '';
      const unfolded = text.replace(/^# (vary|variants):.*\n(#.*\n)*/gm, (block) =>
        block.replace(/^# /gm, ''),
      );
      expect(unfolded).toContain('\nvary:');
      writeFileSync(join(folder, 'all.yaml'), unfolded);
      const all = await souboj([
        'check',
        join(folder, 'all.yaml'),
        '--only',
        '> druid @ 1 ',
        '--max-states',
        '1',
      ]);
      expect(all).toMatchObject({ code: 0, stderr: '' });
      writeFileSync(join(folder, 'duel.yaml'), 'mine');
      expect((await souboj(['init', folder])).code).toBe(2);
      expect(readFileSync(join(folder, 'duel.yaml'), 'utf8')).toBe('mine');
    },
  );
});

describe('souboj init --rules duel', () => {
  it.each(['en', 'cs'])(
    'writes rules that run, with a scenario and a test that passes (%s)',
    async (lang) => {
      const cwd = freshFolder();
      const made = await souboj(['init', '--rules', 'duel', '--lang', lang], { cwd });
      expect(made).toMatchObject({ code: 0, stderr: '' });
      expect([...readFolder(cwd).keys()]).toEqual(['my-duel.mjs', 'my-duel.test.mjs', 'my-duel.yaml']);
      // As the scenario says in its first line.
      const scenario = readFileSync(join(cwd, 'my-duel.yaml'), 'utf8');
      const [, line] = /souboj (run .*)$/m.exec(scenario)!;
      const run = await souboj([...line!.split(' '), '--duels', '200', '--quiet', '--format', 'csv'], {
        cwd,
      });
      expect([run.code, run.stderr]).toEqual([0, '']);
      const cells = readFileSync(join(cwd, 'reports/my-duel/cells.csv'), 'utf8').trim().split('\r\n');
      expect(cells).toHaveLength(1 + 2 * 3 * 2);
      const installed = join(cwd, 'node_modules/souboj');
      mkdirSync(installed, { recursive: true });
      const library = pathToFileURL(join(built, 'contest.js')).href;
      writeFileSync(join(installed, 'contest.mjs'), `export * from ${JSON.stringify(library)};`);
      writeFileSync(join(installed, 'package.json'), '{ "exports": { "./contest": "./contest.mjs" } }');
      const tested = (): string =>
        spawnSync(process.execPath, ['--test', '--test-reporter=tap'], { cwd, encoding: 'utf8' }).stdout;
      expect(tested()).toMatch(/^# pass 2\n# fail 0$/m);
      const module = readFileSync(join(cwd, 'my-duel.mjs'), 'utf8');
      writeFileSync(join(cwd, 'my-duel.mjs'), module.replace('armour - attack', 'armour - attack + 1'));
      expect(tested()).toMatch(/^# pass 1\n# fail 1$/m);
      expect((await souboj(['init', '--rules', 'duel'], { cwd })).stderr).toContain('my-duel.mjs');
    },
  );

  it('knows no other rules', async () => {
    expect((await souboj(['init', '--rules', 'chess'])).code).toBe(2);
  });
});

const has = (shell: string): boolean => spawnSync(shell, ['--version']).error === undefined;

describe('souboj completion', () => {
  it.skipIf(!has('bash'))(
    'bash completes commands, options and their values, and leaves files to readline',
    async () => {
      const script = (await souboj(['completion', 'bash'])).stdout;
      const complete = (...line: string[]): string[] => {
        const words = line.map((word) => `'${word}'`).join(' ');
        const program = `${script}\nCOMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _souboj; printf '%s\\n' "\${COMPREPLY[@]}"`;
        return execFileSync('bash', ['--norc', '-c', program], { encoding: 'utf8' }).trim().split('\n');
      };
      expect(complete('souboj', 'r')).toEqual(['run', 'restrict', 'report']);
      expect(complete('souboj', 'run', '--du')).toEqual(['--duels']);
      expect(complete('souboj', 'run', '--method', 'e')).toEqual(['exact']);
      expect(complete('souboj', 'report', '--lang', '')).toEqual(['en', 'cs']);
      expect(complete('souboj', 'completion', 'f')).toEqual(['fish']);
      expect(complete('souboj', 'baseline', 'c')).toEqual(['check']);
      expect(complete('souboj', 'baseline', 'check', '--fi')).toEqual(['--file']);
      // Readline quotes names as they need it, with spaces for example; it comes in where nothing is offered.
      expect(complete('souboj', 'run', 'du')).toEqual(['']);
      expect(script).toContain('\ncomplete -o default -F _souboj souboj\n');
    },
  );

  it.each(['zsh', 'fish'])(
    '%s: names every command and is read without complaint where the shell is there',
    async (shell) => {
      const { stdout, code } = await souboj(['completion', shell]);
      expect(code).toBe(0);
      for (const word of ['run', 'check', 'report', 'init', 'completion', 'csv-dialect'])
        expect(stdout).toContain(word);
      if (has(shell)) expect(spawnSync(shell, ['-n'], { input: stdout }).status).toBe(0);
    },
  );

  it('knows no other shell', async () => {
    expect(await souboj(['completion', 'cmd'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('souboj run -', () => {
  it('reads standard input, and says so in problems', async () => {
    const folder = freshFolder();
    const done = await soubojProcess(['run', '-', '--quiet', '--format', 'csv'], {
      cwd: folder,
      input: small,
    });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect([...readFolder(join(folder, 'reports', 'stdin')).keys()]).toEqual([
      'cells.csv',
      'distributions.csv',
      'scores.csv',
    ]);
    const bad = await soubojProcess(['run', '-'], { cwd: folder, input: small.replace('IQ: 6', 'IQ: -6') });
    expect(bad.code).toBe(2);
    expect(bad.stderr).toMatch(/^stdin:4:\d+: defaults\.IQ: must be/);
  });
});

describe('souboj run --watch', () => {
  it('runs with few duels, then with all; again after a change; waits out a bad file; ends cleanly on Ctrl-C', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'out'));
    const scenario = writeScenario(folder, 'small.yaml', small.replace('duels: 400', 'duels: 3000'));
    let step = 0;
    const counts: string[] = [];
    const done = await soubojProcess(
      ['run', scenario, '--watch', '--format', 'csv', '--out', join(folder, 'out')],
      {
        onStderr: (text, kill) => {
          const waits = text.split('waiting for changes').length - 1;
          if (waits <= step) return;
          step = waits;
          counts.push(
            /,ok,,both,(\d+),/.exec(readFileSync(join(folder, 'out', 'cells.csv'), 'utf8'))?.[1] ?? '',
          );
          if (step === 1) writeFileSync(scenario, small.replace('duels: 400', 'duels: none'));
          else if (step === 2) writeFileSync(scenario, small.replace('duels: 400', 'duels: 2000'));
          else kill('SIGINT');
        },
      },
    );
    expect(done.code).toBe(0);
    expect(counts).toEqual(['3000', '3000', '2000']);
    expect(done.stderr).toContain('1,000 duels each');
    expect(done.stderr).toMatch(/small\.yaml:3:8: duels: must be/);
    expect([...readFolder(join(folder, 'out')).keys()]).toEqual([
      'cells.csv',
      'distributions.csv',
      'scores.csv',
    ]);
  });

  it('cannot watch standard input', async () => {
    expect((await soubojProcess(['run', '-', '--watch'], { input: small })).code).toBe(2);
  });
});
