/** `souboj run --cache`: exact solutions kept on disk, used, bounded, and never believed blindly. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CacheFolder, cacheFolder, MOST_OF_ONE } from '../../src/cli/cacheFolder.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { cli, freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';

const folder = freshFolder();
const path = writeScenario(
  folder,
  'small.yaml',
  `
name: Small
seed: small
planes: [1, 2]
defaults: { level: 3, IQ: 5, Podl: 7, mana: 4 }
combatants: { mage: { class: mage }, druid: { class: druid, mana: 6 } }
matchups: [[mage, druid], [druid, mage]]
`,
);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The figures, without the document of a finished run, which says when. */
const formats = ['--format', 'csv,json'];

function runWith(home: string, out: string, ...more: string[]) {
  return souboj(['run', path, '--method', 'exact', '--out', join(folder, out), ...formats, ...more], {
    env: { XDG_CACHE_HOME: home },
  });
}

/** Rewrites a file of the cache as souboj would have written it. */
function rewrite(file: string, change: (kept: { exact: Marginals }) => unknown): void {
  const [, content] = readFileSync(file, 'utf8').split('\n') as [string, string];
  const changed = JSON.stringify(change(JSON.parse(content)));
  writeFileSync(file, `${sha256(changed)}\n${changed}`);
}

describe('souboj run --cache', () => {
  it('keeps what it solves, writes the same files from it, and works nothing out again', async () => {
    const home = freshFolder();
    const kept = join(home, 'souboj');
    expect((await runWith(home, 'plain', '--quiet')).code).toBe(0);
    expect(existsSync(kept)).toBe(false);
    for (const out of ['first', 'second'])
      expect((await runWith(home, out, '--cache')).stderr).not.toMatch(/taken away/);
    expect(readFolder(join(folder, 'first'))).toEqual(readFolder(join(folder, 'plain')));
    expect(readFolder(join(folder, 'second'))).toEqual(readFolder(join(folder, 'plain')));
    const files = readdirSync(kept).map((name) => join(kept, name));
    // Four duels, and what a point more of each attribute makes of them.
    expect(files.length).toBeGreaterThanOrEqual(4);
    // Whatever sides won, all is drawn now: whoever reads that has not solved it.
    for (const file of files)
      rewrite(file, (all) => ({ ...all, exact: { ...all.exact, ends: { 'draw:exhaustion': 1 } } }));
    expect((await runWith(home, 'drawn', '--cache')).code).toBe(0);
    const [head, ...rows] = readFolder(join(folder, 'drawn')).get('cells.csv')!.trimEnd().split('\r\n');
    const column = head!.split(',').indexOf('exact_draw_rate');
    expect(rows.map((row) => row.split(',')[column])).toEqual(['1', '1', '1', '1']);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -9)],
    ['altered', (text: string) => text.replace(/"states":\d/, '"states":7')],
    ['empty', () => ''],
    [
      'of somebody who can hash, but not add up',
      (text: string) => {
        const content = text.split('\n')[1]!.replace(/"ends":\{[^}]*\}/, '"ends":{"draw:exhaustion":0.5}');
        return `${sha256(content)}\n${content}`;
      },
    ],
    [
      'of another duel',
      (text: string) => {
        const content = text.split('\n')[1]!.replace('"law":"', '"law":"x');
        return `${sha256(content)}\n${content}`;
      },
    ],
  ])('a file that is %s is told, taken away and worked out again', async (_, spoil) => {
    const home = freshFolder();
    expect((await runWith(home, 'good', '--cache', '--quiet')).code).toBe(0);
    const kept = join(home, 'souboj');
    const names = readdirSync(kept).sort();
    const before = readFileSync(join(kept, names[0]!), 'utf8');
    for (const name of names) {
      const file = join(kept, name);
      writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    }
    const { code, stderr } = await runWith(home, 'spoiled', '--cache');
    expect(code).toBe(0);
    expect(stderr).toContain(`souboj: ${join(kept, names[0]!)} is not as souboj wrote it`);
    expect(readFolder(join(folder, 'spoiled'))).toEqual(readFolder(join(folder, 'good')));
    expect(readdirSync(kept).sort()).toEqual(names);
    expect(readFileSync(join(kept, names[0]!), 'utf8')).toBe(before);
  });

  it('reads nothing that is larger, or has more keys, than any solution', async () => {
    const kept = freshFolder();
    const ignored: string[] = [];
    const cache = new CacheFolder(kept, (path) => ignored.push(path));
    const solved = {
      exact: { ends: { 'draw:exhaustion': 1 }, metrics: {} } as unknown as Marginals,
      states: 1,
    };
    const keys = Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',');
    for (const spoil of [
      (file: string) => truncateSync(file, MOST_OF_ONE + 1),
      (file: string) => rewrite(file, (all) => ({ ...all, more: JSON.parse(`{${keys}}`) })),
    ]) {
      await cache.put('law', solved);
      expect(await cache.get('law')).toEqual(solved);
      const [name] = readdirSync(kept);
      spoil(join(kept, name!));
      expect(await cache.get('law')).toBeNull();
      expect(ignored.splice(0)).toEqual([join(kept, name!)]);
      expect(readdirSync(kept)).toEqual([]);
    }
    // Nor is such a one kept.
    await cache.put('law', { ...solved, exact: { ...solved.exact, more: 'x'.repeat(MOST_OF_ONE) } as never });
    expect(await cache.get('law')).toBeNull();
  });

  it('does without where it cannot write', async () => {
    const home = freshFolder();
    writeFileSync(join(home, 'souboj'), 'a file in the way');
    expect((await runWith(home, 'blocked', '--cache', '--quiet')).code).toBe(0);
    expect(readFolder(join(folder, 'blocked')).get('cells.csv')).toMatch(/mage,druid/);
  });
});

const solved = (p: number): { exact: Marginals; states: number } => ({
  exact: { total: 1, ends: { 'initiator:soul': p, 'target:soul': 1 - p }, metrics: { rounds: [[3, 1]] } },
  states: 5,
});

describe('the cache folder', () => {
  it('holds as much as it may, and forgets what was asked for least lately', async () => {
    const home = freshFolder();
    const cache = new CacheFolder(home, () => undefined, 1500);
    const laws = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const fileOf = new Map<string, string>();
    for (const [i, law] of laws.entries()) {
      const known = new Set(readdirSync(home));
      await cache.put(law, solved(1 / (i + 2)));
      const name = readdirSync(home).find((one) => !known.has(one))!;
      fileOf.set(law, name);
      // Used a second apart, a long time ago.
      utimesSync(join(home, name), 1000 + i, 1000 + i);
    }
    const size = statSync(join(home, fileOf.get('a')!)).size;
    expect(size * laws.length).toBeGreaterThan(1500);
    expect(await cache.get('a')).toEqual(solved(1 / 2));
    await cache.trim();
    const left = new Set(readdirSync(home));
    const remembered = laws.filter((law) => left.has(fileOf.get(law)!));
    // Down to four fifths of the room: the one just asked for, and the latest of the others.
    const expected = ['a', ...laws.slice(laws.length - (Math.floor(1200 / size) - 1))];
    expect(remembered).toEqual(expected);
    expect(await cache.get('b')).toBeNull();
    expect(await cache.get('j')).toEqual(solved(1 / 11));
  });

  it('stands where the user keeps such things', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/somewhere' })).toBe('/somewhere/souboj');
    expect(cacheFolder({ XDG_CACHE_HOME: 'relative' })).toBe(join(homedir(), '.cache', 'souboj'));
    expect(cacheFolder({})).toBe(join(homedir(), '.cache', 'souboj'));
  });
});

describe('a run that is stopped while it solves', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s: ends with 130, and what it kept is whole',
    async (signal) => {
      const home = freshFolder();
      const kept = join(home, 'souboj');
      const names = Array.from({ length: 6 }, (_, i) => `c${i}: { class: mage, level: ${3 + i} }`);
      const many = writeScenario(
        home,
        'many.yaml',
        `seed: many\ndefaults: { IQ: 12, Podl: 11, mana: 30 }\ncombatants: { ${names.join(', ')} }\n`,
      );
      const options = ['run', many, '--method', 'exact', '--format', 'csv', '--out'];
      const env = { ...process.env, XDG_CACHE_HOME: home };
      const child = spawn(process.execPath, [cli, ...options, join(home, 'cut'), '--cache'], { env });
      const ended = new Promise((resolve) => child.on('close', (code, by) => resolve([code, by])));
      while (child.exitCode === null && !(existsSync(kept) && readdirSync(kept).length > 0))
        await new Promise((resolve) => setImmediate(resolve));
      child.kill(signal);
      expect(await ended).toEqual([130, null]);
      const files = readdirSync(kept).filter((name) => !name.startsWith('.'));
      expect(files.length).toBeGreaterThan(0);
      expect(files.length).toBeLessThan(36);
      for (const name of files) {
        const [sum, content] = readFileSync(join(kept, name), 'utf8').split('\n') as [string, string];
        expect(sum).toBe(sha256(content));
      }
      const again = await souboj([...options, join(home, 'whole'), '--cache'], {
        env: { XDG_CACHE_HOME: home },
      });
      expect([again.code, again.stderr]).toEqual([0, expect.not.stringMatching(/altered|cut off/)]);
      await souboj([...options, join(home, 'plain'), '--quiet']);
      expect(readFolder(join(home, 'whole'))).toEqual(readFolder(join(home, 'plain')));
    },
  );
});
