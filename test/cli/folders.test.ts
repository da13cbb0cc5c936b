/** Folders of reports: who may write there, and what an old report is worth. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareFolder, writeFiles } from '../../src/cli/files.ts';
import { claimFolder, releaseFolders } from '../../src/cli/folderLock.ts';
import { reasonOf } from '../../src/cli/reasons.ts';
import { english } from '../../src/problems/english.ts';
import { tell } from '../../src/problems/message.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

afterEach(releaseFolders);

const lock = (folder: string): string => join(folder, '.souboj.lock');

describe('two commands in one folder', () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
  const foreign = { pid: other.pid, host: hostname(), started: null, token: 'x' };

  it('notice each other; what a dead one has left is taken over', async () => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'small.yaml', smallScenario);
    const out = join(folder, 'out');
    mkdirSync(out);
    const half = join(out, '.cells.csv.123e4567-e89b-12d3-a456-426614174000');
    writeFileSync(lock(out), JSON.stringify(foreign));
    writeFileSync(half, 'half-written by the other');
    const args = [
      'run',
      scenario,
      '--duels',
      '10',
      '--method',
      'mc',
      '--format',
      'csv',
      '--out',
      out,
      '--quiet',
    ];
    const busy = await souboj(args);
    expect(busy.code).toBe(4);
    expect(busy.stderr).toContain(
      `${out}: must be written by one command at a time (process ${other.pid} is at work there)`,
    );
    expect(readFileSync(half, 'utf8')).toBe('half-written by the other');

    const ended = new Promise((resolve) => other.on('exit', resolve));
    other.kill('SIGKILL');
    await ended;
    expect((await souboj(args)).code).toBe(0);
    expect([...readFolder(out).keys()]).toEqual(['cells.csv', 'distributions.csv', 'scores.csv']);
  });

  it.each<[what: string, left: string]>([
    ['half a lock', '{"pid": 1'],
    ['a lock of no process', '{"pid": -1, "host": "x", "token": "x"}'],
    ['its own id from before the machine started anew', JSON.stringify({ ...foreign, pid: process.pid })],
    ['an id that is used again', JSON.stringify({ ...foreign, pid: process.ppid, started: '1' })],
    ['another machine', JSON.stringify({ ...foreign, host: 'elsewhere' })],
  ])('%s is taken over', async (_, left) => {
    const folder = freshFolder();
    writeFileSync(lock(folder), left);
    await prepareFolder(folder);
    expect(JSON.parse(readFileSync(lock(folder), 'utf8'))).toMatchObject({ pid: process.pid });
    releaseFolders();
    expect([...readFolder(folder).keys()]).toEqual([]);
  });

  it('nothing is written through what stands in its place, nor read of it without a bound', async () => {
    const [folder, elsewhere] = [freshFolder(), join(freshFolder(), 'precious')];
    writeFileSync(elsewhere, 'precious');
    for (const put of [
      () => symlinkSync(elsewhere, lock(folder)),
      () => symlinkSync(join(elsewhere, 'nowhere'), lock(folder)),
      () => mkdirSync(lock(folder)),
      // Of a living process, and of a size that no lock of ours has: nobody's.
      () => writeFileSync(lock(folder), JSON.stringify({ ...foreign, pid: process.ppid }).padEnd(5000)),
      () => execFileSync('mkfifo', [lock(folder)]),
    ]) {
      put();
      await prepareFolder(folder);
      expect(JSON.parse(readFileSync(lock(folder), 'utf8'))).toMatchObject({ pid: process.pid });
      releaseFolders();
      expect(readdirSync(folder)).toEqual([]);
    }
    expect(readFileSync(elsewhere, 'utf8')).toBe('precious');
  });

  it('one that was taken over writes nothing, and leaves the lock of the other', async () => {
    const folder = freshFolder();
    claimFolder(folder);
    writeFileSync(lock(folder), JSON.stringify({ ...foreign, host: 'elsewhere' }));
    await expect(writeFiles(folder, new Map([['report.md', 'mine']]))).rejects.toThrow(
      `(process ${foreign.pid} on "elsewhere" is at work there)`,
    );
    releaseFolders();
    expect([...readFolder(folder).keys()]).toEqual(['.souboj.lock']);
  });
});

describe('a folder that can be written only in part', () => {
  const files = new Map([
    ['a.csv', 'new'],
    ['report.md', 'new'],
    ['charts/drain.svg', 'new'],
  ]);

  it.each<[what: string, said: string, spoil: (folder: string) => void]>([
    [
      'a folder has the name of a picture',
      'charts/drain.svg: must be a file that can be written (it is a folder)',
      (folder) => mkdirSync(join(folder, 'charts', 'drain.svg'), { recursive: true }),
    ],
    [
      'a file has the name of the folder of pictures',
      'charts: must be a folder that can be written (a file is in the way)',
      (folder) => writeFileSync(join(folder, 'charts'), 'old'),
    ],
  ])('leaves the old report whole: %s', async (_, said, spoil) => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'report.md'), 'old');
    spoil(folder);
    const before = readFolder(folder);
    await expect(writeFiles(folder, files)).rejects.toThrow(`${folder}/${said}`);
    expect(readFolder(folder)).toEqual(before);
  });

  it('loses what an earlier run has left, and nothing else', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'charts'));
    for (const name of ['charts/matchups.svg', 'charts/notes.txt', 'b.csv', 'junit.xml'])
      writeFileSync(join(folder, name), 'old');
    await writeFiles(folder, files, (name) => /\.svg$|^junit/.test(name));
    expect([...readFolder(folder)]).toEqual([
      ['a.csv', 'new'],
      ['b.csv', 'old'],
      ['charts/drain.svg', 'new'],
      ['charts/notes.txt', 'old'],
      ['report.md', 'new'],
    ]);
  });
});

describe('a file that grows', () => {
  const held = (folder: string): string =>
    [...readFolder(folder)].flatMap(([name, text]) => (name.startsWith('.a.csv') ? [text] : [])).join();

  it('is written part by part, each before the next is worked out', async () => {
    const folder = freshFolder();
    const seen: string[] = [];
    function* parts(): Generator<string> {
      for (const part of ['one ', 'two ', 'three']) {
        seen.push(held(folder));
        yield part;
      }
    }
    await writeFiles(folder, new Map([['a.csv', parts()]]));
    expect(seen).toEqual(['', 'one ', 'one two ']);
    expect([...readFolder(folder)]).toEqual([['a.csv', 'one two three']]);
  });

  it.each(['stopped between two parts', 'a part cannot be worked out'])(
    'leaves the old report whole, and says what happened: %s',
    async (reason) => {
      const folder = freshFolder();
      writeFileSync(join(folder, 'a.csv'), 'old');
      let rests = 0;
      const rest = async (): Promise<void> => {
        if (++rests === 2 && reason.startsWith('stopped')) throw new Error(reason);
      };
      function* parts(): Generator<string> {
        yield 'one';
        yield 'two';
        throw new Error(reason);
      }
      await expect(writeFiles(folder, new Map([['a.csv', parts()]]), undefined, { rest })).rejects.toThrow(
        new Error(reason),
      );
      expect(rests).toBe(2);
      expect([...readFolder(folder)]).toEqual([['a.csv', 'old']]);
    },
  );
});

describe('a folder that cannot be', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
  symlinkSync(join(folder, 'circle'), join(folder, 'circle'));

  it.each([
    [join(folder, 'file', 'x', 'y'), 'a file is in the way'],
    [join(folder, 'dangling'), 'it is a link that leads nowhere'],
    [join(folder, 'circle', 'x'), 'its links lead in a circle'],
    [join(folder, 'x'.repeat(300)), 'the name is too long'],
    ...(process.platform === 'linux' ? [['/proc/souboj/x', 'nothing can be made there']] : []),
  ])('%s: %s', async (path, reason) => {
    await expect(prepareFolder(path)).rejects.toThrow(
      `${path}: must be a folder that can be written (${reason})`,
    );
  });

  it('says why in words of both languages', () => {
    const codes = [
      'ENOENT',
      'EROFS',
      'ENOSPC',
      'EMFILE',
      'ELOOP',
      'EIO',
      'EFBIG',
      'EAGAIN',
      'ERR_FS_FILE_TOO_LARGE',
    ];
    for (const code of codes) {
      const reason = reasonOf(Object.assign(new Error('x'), { code }));
      expect(reason[0]).not.toBe('code');
      expect(tell(english.found, reason)).not.toContain(code);
    }
    expect(reasonOf(Object.assign(new Error('x'), { code: 'EODD' }))).toEqual(['code', 'EODD']);
  });
});

describe('a file without an end', () => {
  it.each([['check'], ['report'], ['meta', '--matrix']])('is refused by souboj %s %s', async (...command) => {
    const done = await souboj([...command, '/dev/zero']);
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toBe('/dev/zero: must be a readable file (the file is too large)\n');
  });
});
