/** The package as it is built: whatever the rules read at every draw stands there as a number, and folders may have any name. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { built } from './support/command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = join(root, 'src/rules');
const words = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[\\/]words[\\/]\w+\.ts$/.test(name),
);

describe('words of states', () => {
  it.each(words)('%s numbers them from 0 on, each once', async (name) => {
    const members = (await import(pathToFileURL(join(rules, name)).href)) as Record<string, number>;
    const numbers = Object.values(members).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(numbers.length).toBeGreaterThan(1);
  });

  it('are as many as duels and gauntlets set aside', async () => {
    const { BLOCK_WORDS, HEADER_WORDS, header, word } = await import('../src/rules/duel/layout.ts');
    expect([HEADER_WORDS, BLOCK_WORDS]).toEqual([Object.keys(header).length, Object.keys(word).length]);
    const way = await import('../src/rules/gauntlet/way.ts');
    expect(way.HEADER_WORDS).toBe(Object.keys(way.header).length);
  });

  it('stand in the package as numbers', () => {
    const files = readdirSync(built).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(built, name), 'utf8')).join('\n');
    const takeTurn = /^function takeTurn\([\s\S]*?^}/m.exec(code)?.[0];
    expect(takeTurn).toMatch(/state\[\d+\] = 3;/);
    const tables = words.map((name) => /(\w+)\.ts$/.exec(name)![1]).join('|');
    expect(code).not.toMatch(
      new RegExp(`\\[(?:at\\(\\w+, |\\w+ \\+ )?(?:${tables})(?:_exports)?[$\\d]*\\.\\w+\\)?\\]`),
    );
    expect(code).not.toMatch(new RegExp(`\\b(?:${tables})_exports`));
  });
});

describe('the build', () => {
  it('leaves outside what the package depends on, and nothing else', () => {
    const files = readdirSync(built).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(built, name), 'utf8')).join('\n');
    const found = [
      ...code.matchAll(/^(?:import|export)\b[^"'\n]*["']([^"'.][^"'\n]*)["'];$|\bimport\("([^".][^"]*)"\)/gm),
    ]
      .map(([, named, loaded]) => (named ?? loaded)!)
      .filter((name) => !isBuiltin(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const allowed = Object.keys({ ...dependencies, ...optionalDependencies });
    expect(found).toContain('zod');
    // The text of the module that `init` writes imports the package itself.
    expect([...new Set(found)].filter((name) => ![...allowed, 'souboj'].includes(name))).toEqual([]);
  });

  it('works in a folder with spaces and diacritics, the script of the page included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'můj souboj '));
    try {
      for (const name of [
        'build.mjs',
        'package.json',
        'tsconfig.json',
        'src/batch/version.ts',
        'src/explorer',
        'src/report',
      ]) {
        cpSync(join(root, name), join(folder, name), { recursive: true });
      }
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
      const run = (...args: string[]) => execFileSync(process.execPath, [join(folder, 'build.mjs'), ...args]);
      run('žluťoučký kůň', 'src/batch/version.ts');
      run('--page');
      expect(readdirSync(join(folder, 'žluťoučký kůň'))).toEqual(['version.js']);
      const page = 'src/report/html/clientScript.ts';
      expect(readFileSync(join(folder, page), 'utf8')).toBe(readFileSync(join(root, page), 'utf8'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('needs no install script of any package', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { hasInstallScript?: true; optional?: true }>;
    };
    const needed = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript && !entry.optional);
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(needed.map(([name]) => name)).toEqual([]);
  });
});
