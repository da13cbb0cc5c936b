import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../../src/batch/version.ts';
import { freshFolder, shipped, souboj, soubojProcess, writeScenario } from '../support/command.ts';

const good = `
seed: usage
duels: 10
combatants:
  mage: { class: mage, level: 3, IQ: 4, Podl: 9, SP: 1 }
  druid: { class: druid, level: 3, IQ: 4, Podl: 9, SP: 1 }
`;

/** Bad scenarios: what is wrong, the file, what the one line about it must hold. */
const bad: readonly (readonly [what: string, text: string, line: RegExp])[] = [
  ['misspelt key', good.replace('Podl: 9, SP: 1 }', 'Podl: 9, manna: 3 }'), /:5:\d+: .*manna.*"mana"/],
  ['unknown class', good.replace('class: druid', 'class: druit'), /:6:\d+: .*"druit".*"druid"/],
  ['plane 9', `${good}planes: [1, 9]\n`, /:7:\d+: planes.*from 1 to 8 \(got 9\)/],
  ['negative', good.replace('IQ: 4', 'IQ: -4'), /:5:\d+: combatants\.mage\.IQ.*-4/],
  ['fraction', good.replace('level: 3', 'level: 2.5'), /:5:\d+: .*level.*whole.*2\.5/],
  ['zero duels', good.replace('duels: 10', 'duels: 0'), /:3:\d+: duels.*0/],
  ['1e400', good.replace('IQ: 4', 'IQ: 1e400'), /:5:\d+: combatants\.mage\.IQ/],
  ['duplicate key', `${good}seed: again\n`, /:7:\d+: /],
  ['unknown combatant', `${good}matchups: [[mage, bard]]\n`, /:7:\d+: matchups.*"bard"/],
  ['empty file', '', /:1:1: /],
  ['broken YAML', 'combatants: [a, {b\n', /:\d+:\d+: /],
  ['a die that never stops', `${good}rules: { die: k1+ }\n`, /:7:\d+: rules\.die.*k1\+/],
  ['unknown name', `${good}formulas: { 1: { attack: base + lvel } }\n`, /:7:\d+: .*lvel.*"level"/],
  ['call', `${good}formulas: { 1: { attack: process() } }\n`, /:7:\d+: .*process/],
  ['property access', `${good}formulas: { 1: { attack: base.constructor } }\n`, /:7:\d+: /],
  [
    'division by zero',
    `${good}formulas: { 1: { attack: 1/(IQ - 4) } }\n`,
    /:7:\d+: formulas\.1\.attack.*Infinity for mage/,
  ],
];

describe('bad input', () => {
  it.each(bad)('%s: exit 2, one line a problem, nothing written', async (_, text, line) => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'bad.yaml', text);
    const done = await souboj(['run', scenario], { cwd: folder });
    expect(done.code).toBe(2);
    expect(done.stdout).toBe('');
    expect(
      done.stderr
        .trim()
        .split('\n')
        .some((l) => line.test(l)),
      done.stderr,
    ).toBe(true);
    expect(done.stderr).not.toMatch(/\n\s+at /);
    expect(readdirSync(folder)).toEqual(['bad.yaml']);
  });

  it('an alias bomb is refused at once', async () => {
    const layers = Array.from(
      { length: 12 },
      (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`)}]`,
    );
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'bomb.yaml', `l0: &l0 x\n${layers.join('\n')}\n`);
    expect((await soubojProcess(['run', scenario])).code).toBe(2);
  });

  it('tells all problems of all files at once', async () => {
    const folder = freshFolder();
    const one = writeScenario(folder, 'one.yaml', good.replace('IQ: 4', 'IQ: -4').replace('mana', 'manna'));
    const two = writeScenario(folder, 'two.yaml', `${good}planes: [0]\nmatchups: [[mage, bard]]\n`);
    const done = await soubojProcess(['run', one, two]);
    expect(done.code).toBe(2);
    expect(done.stderr.trim().split('\n')).toHaveLength(3);
  });

  it.each([
    ['--duels', '0'],
    ['--duels', '1e3x'],
    ['--duels', '-5'],
    ['--duels', '2.5'],
    ['--workers', '0'],
    ['--method', 'magic'],
    ['--format', 'pdf'],
    ['--only', 'nobody > nobody'],
    ['--no-such-option', '1'],
  ])('%s %s: exit 2', async (option, value) => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'good.yaml', good);
    const done = await souboj(['run', scenario, option, value], { cwd: folder });
    expect(done.code).toBe(2);
    expect(done.stderr).not.toMatch(/\n\s+at /);
    expect(readdirSync(folder)).toEqual(['good.yaml']);
  });

  it('a scenario of nothing but impossible pairings is an error (3.5)', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(
      folder,
      'good.yaml',
      `${good}rules: { onlyMagesInitiate: true }\nmatchups: [[druid, mage]]\n`,
    );
    const done = await souboj(['run', scenario], { cwd: folder });
    expect(done.code).toBe(2);
    expect(done.stderr).toContain('druid is no mage');
  });

  it('a file that is not there, a folder, two files of one name', async () => {
    const folder = freshFolder();
    expect((await souboj(['run', join(folder, 'none.yaml')])).code).toBe(2);
    expect((await souboj(['run', folder])).code).toBe(2);
    const path = writeScenario(folder, 'good.yaml', good);
    writeFileSync(join(folder, 'good.json'), '{}');
    expect((await soubojProcess(['run', path, path], { cwd: folder })).code).toBe(2);
  });
});

describe('help', () => {
  it('--help of every command shows an example', async () => {
    const top = await soubojProcess(['--help']);
    // Rows of options and commands; sentences and examples are broken by the terminal.
    const wide = (text: string) =>
      text.split('\n').filter((line) => line.length > 80 && /^ {2,}(?!souboj )(?!source )/.test(line));
    expect(wide(top.stdout)).toEqual([]);
    expect(top.code).toBe(0);
    const commands = [...top.stdout.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map((match) => match[1]!);
    expect(commands).toEqual(expect.arrayContaining(['run', 'check']));
    for (const command of commands) {
      const { stdout } = await souboj([command, '--help']);
      expect(stdout, command).toMatch(/Example.*:\n {2}souboj /);
      expect(wide(stdout), command).toEqual([]);
    }
  });

  it('--version says the version, no command is an error', async () => {
    expect((await soubojProcess(['--version'])).stdout).toBe(`${version}\n`);
    expect((await soubojProcess([])).code).toBe(2);
    expect((await soubojProcess(['fight'])).code).toBe(2);
  });
});

describe('souboj check', () => {
  it('tells cells, duels, what can be solved and time, and writes nothing', async () => {
    const folder = freshFolder();
    const done = await souboj(['check', shipped('class-bases.yaml')], { cwd: folder });
    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(
      /cells: {2}800\n.*80,000,000 in all\n.*exact: .* can be solved.*\n.*time: {3}about/s,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a bad scenario with 2', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'bad.yaml', `${good}planes: [0]\n`);
    expect(await souboj(['check', scenario])).toMatchObject({ code: 2, stdout: '' });
  });
});
