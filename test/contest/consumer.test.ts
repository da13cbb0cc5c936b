/** `souboj/contest` as a stranger meets it: its declarations compile theirs, and each public name says what it means. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { englishTexts } from '../../src/language/en/language.ts';
import { freshFolder } from '../support/command.ts';
import { compiledConsumer, tsc } from '../support/consumer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Declarations of `souboj/contest` alone, where the package has them. */
function declared(folder: string): void {
  const types = join(folder, 'dist', 'types');
  const config = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.build.json'),
      compilerOptions: {
        rootDir: join(root, 'src'),
        outDir: types,
        noCheck: true,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files: [join(root, 'src/contest.ts')],
    }),
  );
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  expect(stdout).toBe('');
  symlinkSync(join(root, 'package.json'), join(folder, 'package.json'));
}

describe('declarations of souboj/contest', () => {
  it("compile a stranger's project and the module that init writes, and refuse what rules may not do", () => {
    const folder = freshFolder();
    const modules = join(folder, 'node_modules');
    declared(join(modules, 'souboj'));
    for (const name of ['yaml', 'zod']) symlinkSync(join(root, 'node_modules', name), join(modules, name));
    const { rules, rulesTest } = englishTexts.starter;
    writeFileSync(join(folder, 'my-duel.mjs'), rules);
    writeFileSync(join(folder, 'my-duel.test.mjs'), rulesTest);
    expect(compiledConsumer(folder, join(root, 'node_modules/@types'))).toBe('');
    writeFileSync(join(folder, 'my-duel.mjs'), rules.replace('s.second -=', 's.secnd -='));
    expect(compiledConsumer(folder, join(root, 'node_modules/@types'))).toMatch(/my-duel\.mjs.*secnd/);
  });
});

/** Public names of `souboj/contest` with the file of each. */
const exported = [
  ...readFileSync(join(root, 'src/contest.ts'), 'utf8').matchAll(
    /export (?:type )?\{([^}]+)\} from '([^']+)'/g,
  ),
].flatMap(([, names, file]) =>
  names!
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
    .map((name) => ({ name, text: readFileSync(join(root, 'src', file!), 'utf8') })),
);

/** The docstring right above a declaration, in one line; `null` where there is none. */
function docstring(text: string, name: string): string | null {
  const declaration = String.raw`export (?:declare )?(?:abstract )?(?:async )?(?:const|function|interface|type|class) ${name}\b`;
  const found = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*(?:// biome-ignore[^\n]*\n)?${declaration}`,
  ).exec(text);
  return (
    found &&
    found[1]!
      .replaceAll(/^\s*\* ?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Words of a docstring that say something: neither the name itself, nor tags, nor the shortest of all. */
const meaning = (text: string, name: string): string[] => {
  const parts = new Set(name.split(/(?=[A-Z])|_/).map((part) => part.toLowerCase()));
  const prose = text.split(/@(?:throws|returns|example|param)/)[0]!;
  return (prose.match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => !parts.has(word.toLowerCase()) && !/^(an?|the|of|to|is|in|by|it|or|and)$/i.test(word),
  );
};

describe('docstrings of souboj/contest', () => {
  it('say what every name means', () => {
    for (const { name, text } of exported) {
      const told = docstring(text, name);
      expect([name, told]).toEqual([name, expect.any(String)]);
      const { length } = meaning(told!, name);
      expect([name, told, length >= 3]).toEqual([name, told, true]);
    }
  });

  it('functions that throw say what', () => {
    for (const { name, text } of exported) {
      const body = new RegExp(String.raw`export (?:async )?function ${name}\b[\s\S]*?\n}\n`).exec(text)?.[0];
      if (body !== undefined && /\bthrow new (\w+)/.test(body))
        expect([name, docstring(text, name)]).toEqual([name, expect.stringContaining('@throws')]);
    }
    expect(exported.length).toBeGreaterThan(50);
  });
});
