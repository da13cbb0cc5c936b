/** Text has one door in and one door out: whatever command reads a file or an option, and whatever it prints. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, souboj, soubojProcess, writeScenario } from '../support/command.ts';
import { faultsOfPrinted } from '../support/fuzz/sound.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

it('nothing but the door of messages prints', () => {
  const prints =
    /console\s*[.[]|process\s*(?:\.\s*std(?:out|err)|\[\w+\])\s*\.\s*(?:write|end|cork)|\bstream: process|writeSync\(\s*[12]\b/;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const printing = files.filter((file) =>
    prints.test(readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  // An old Node is told so by the first lines, which can load nothing and print no text but their own.
  const first = relative(src, join(src, 'cli', 'program', 'bin.ts'));
  expect(printing.filter((file) => file !== first)).toEqual([relative(src, join(src, 'cli', 'say.ts'))]);
});

// "mág" as "ma" and an accent of its own; the second sign of the second name cannot be seen.
const two = `seed: s
duels: 20
combatants:
  mág: { class: mage, level: 2, IQ: 5, Podl: 6, mana: 3, fatigue: 9 }
  b: { class: mage, level: 2, IQ: 4, Podl: 6, mana: 3, fatigue: 9 }
matchups: [[mág, b], [b, mág]]
`;

describe('files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = freshFolder();
    writeScenario(folder, 'two.yaml', two);
    const light = ['--quiet', '--workers', '1'];
    for (const args of [
      ['run', 'two.yaml', '--out', 'run', '--format', 'json', ...light],
      ['run', 'two.yaml', '--out', 'shard', '--shard', '1/1', ...light],
      ['baseline', 'write', 'two.yaml', '--file', 'baseline.json', ...light],
    ])
      expect(await souboj(args, { cwd: folder })).toMatchObject({ code: 0 });
  });

  /** Commands by the file that they read. */
  const readers: readonly (readonly [file: string, ...args: string[]])[] = [
    ['two.yaml', 'check', 'two.yaml'],
    ['two.yaml', 'explain', 'two.yaml'],
    ['run/run.json', 'report', 'run', '--out', 'again', '--format', 'csv'],
    ['run/run.json', 'compare', 'run/run.json', 'run/run.json', '--out', 'compared', '--quiet'],
    ['shard/run.json', 'merge', 'shard', '--out', 'merged', '--format', 'csv', '--quiet'],
    [
      'baseline.json',
      'baseline',
      'check',
      'two.yaml',
      '--file',
      'baseline.json',
      '--quiet',
      '--workers',
      '1',
    ],
  ];

  /** Runs a command while a file holds other bytes. */
  async function holding(file: string, other: Uint8Array, args: readonly string[]) {
    const path = join(folder, file);
    renameSync(path, `${path}.kept`);
    writeFileSync(path, other);
    try {
      return await souboj(args, { cwd: folder });
    } finally {
      renameSync(`${path}.kept`, path);
    }
  }

  it.each(readers)('%s in UTF-16 is told as such to %s', async (file, ...args) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const done = await holding(file, Buffer.from(`\ufeff${text}`, 'utf16le'), args);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain('must be text in UTF-8 (byte 1 is none: this looks like UTF-16)');
    expect(done.stderr).toContain(file);
  });

  it.each(readers)('%s in an 8-bit code page is told with the place to %s', async (file, ...args) => {
    const text = readFileSync(join(folder, file), 'utf8');
    // "á" is one byte in windows-1250; all before it is plain.
    const at = text.indexOf('á') + 1;
    expect(at).toBeGreaterThan(1);
    const done = await holding(file, Buffer.from(text, 'latin1'), args);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(
      `must be text in UTF-8 (byte ${at} is none: this looks like an 8-bit code page)`,
    );
  });

  it.each(readers)('%s with a byte order mark is read as without it by %s', async (file, ...args) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const plain = await souboj(args, { cwd: folder });
    const marked = await holding(file, Buffer.from(`\ufeff${text}`, 'utf8'), args);
    expect(plain.code).toBe(0);
    // What `check` says of its own time differs.
    const steady = (said: string): string => said.replace(/[\d,.]+/g, '0');
    expect({ ...marked, stdout: steady(marked.stdout) }).toEqual({ ...plain, stdout: steady(plain.stdout) });
  });

  it('a scenario on standard input goes by the same door', async () => {
    const bytes = Buffer.from(two, 'latin1').toString('latin1');
    const args = ['check', '-'];
    const done = await soubojProcess(args, { input: Buffer.from(bytes, 'latin1') });
    expect(done.code).toBe(2);
    expect(done.stderr).toMatch(
      /must be text in UTF-8 \(byte 34 is none: this looks like an 8-bit code page\)/,
    );
  });

  it.each([
    ['check', 'two.yaml', '--only', 'ma\u0301g >'],
    ['explain', 'two.yaml', '--of', 'ma\u0301g'],
    ['trace', 'two.yaml', '--cell', 'ma\u0301g > b @ 1', '--duel', '3'],
    ['run', 'two.yaml', '--out', 'nfc', '--only', 'ma\u0301g > b', '--quiet', '--format', 'csv'],
  ])('options name what the file holds, however its letters are written: %s', async (...args) => {
    expect(await souboj(args, { cwd: folder })).toMatchObject({ code: 0 });
    const other = args.map((arg) => arg.replace('ma\u0301g', 'mag'));
    expect(await souboj(other, { cwd: folder })).toMatchObject({ code: 2 });
  });
});

describe('what is printed of a stranger', () => {
  const hostile = 'x\u001b]0;owned\u0007\n::stop-commands::y\u202e';
  // Nothing that a terminal or GitHub would obey.
  const isTame = (said: string): boolean => faultsOfPrinted(said).length === 0 && !said.includes('\r');

  it.each([
    ['an unknown option', ['check', `--${hostile}`]],
    ['an unknown command', [hostile]],
    ['a missing file', ['check', `${hostile}.yaml`]],
    ['a language', ['--lang', hostile, 'check', 'x']],
    ['a seed', ['run', 'two.yaml', '--seed', hostile]],
    ['a cell', ['trace', 'two.yaml', '--cell', hostile]],
    ['a choice of cells', ['check', 'two.yaml', '--only', hostile]],
    ['a baseline', ['baseline', 'check', 'two.yaml', '--file', hostile]],
    ['a queue', ['run', 'two.yaml', '--queue', `redis://${hostile}`]],
    ['a metric', ['sweep', 'two.yaml', '--x', `${hostile}=1..2`]],
  ])('is shown and never obeyed: %s', async (_, args) => {
    const folder = freshFolder();
    writeScenario(folder, 'two.yaml', two);
    const done = await souboj(args, { cwd: folder, env: { GITHUB_ACTIONS: 'true' } });
    expect(done.code).toBe(2);
    expect(isTame(done.stdout + done.stderr)).toBe(true);
    expect(done.stderr.length).toBeGreaterThan(10);
  });

  // Each of the names is one that a scenario may have.
  it.each(['::stop-commands::x', '::error file=a::b', '##[group]x', ':: x'])(
    'begins no command of GitHub: %s',
    async (name) => {
      const folder = freshFolder();
      const one = JSON.stringify(name);
      const wish = `{ name: ${one}, metric: win_rate, atMost: 0 }`;
      writeScenario(folder, 'two.yaml', `name: ${one}\nexpect: [${wish}]\n${two}`);
      const out = ['--workers', '1', '--duels', '20'];
      for (const args of [
        ['check', 'two.yaml'],
        ['run', 'two.yaml', '--format', 'csv', '--out', 'out', ...out],
        ['trace', 'two.yaml', '--cell', 'b > mág @ 1', '--duel', '3'],
        ['explain', 'two.yaml'],
        ['planes', 'two.yaml', '--out', 'planes'],
        ['baseline', 'write', 'two.yaml', '--duels', '20'],
        ['power', 'two.yaml', '--detect', '5%'],
      ]) {
        const { stdout, stderr } = await souboj(args, { cwd: folder, env: { GITHUB_ACTIONS: 'true' } });
        const lines = (stdout + stderr).split('\n');
        // Ours are those that annotate the scenario.
        const foreign = lines.filter((line) => !/^::(error|warning) file=two\.yaml,line=\d+/.test(line));
        expect(foreign.filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
        expect(lines.length - foreign.length).toBe(args[0] === 'run' ? 1 : 0);
      }
    },
  );

  it('a path of reports and pages stands on one line', async () => {
    const folder = freshFolder();
    writeScenario(folder, 'two.yaml', two);
    const out = `a\n::stop-commands::y\u202e`;
    for (const args of [
      ['run', 'two.yaml', '--out', out, '--format', 'csv,md'],
      ['explore', 'two.yaml', '--out', out],
    ]) {
      const done = await souboj(args, { cwd: folder, env: { GITHUB_ACTIONS: 'true' } });
      expect(done.code).toBe(0);
      expect(done.stdout + done.stderr).toContain('a\\u000a::stop-commands::y\\u202e');
      expect(isTame(done.stdout + done.stderr)).toBe(true);
    }
  });
});
