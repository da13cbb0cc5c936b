import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
/** Ground floor first; a file may import from its own layer and from those before it. */
const layers = [
  'problems',
  'stats',
  'rules',
  'random',
  'engine',
  'contest',
  'scenario',
  'batch',
  'analysis',
  'tuning',
  'study',
  'facts',
  'language',
  'report',
  'explorer',
  'cli',
];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** Relative imports of a file, static and dynamic, types included, as paths below src. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  // A module of rules that init writes imports another; that is text.
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)(?<!\.mjs)'/g);
  return [...found].map((match) => relative(src, resolve(join(src, dirname(file)), match[1]!)));
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Who imports whom by folder, that of the file itself, with an import that shows it. */
function folderImports(): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  for (const [file, imports] of graph)
    for (const target of imports) {
      const [from, to] = [dirname(file), dirname(target)];
      if (from === to) continue;
      const targets = folders.get(from) ?? new Map<string, string>();
      if (!targets.has(to)) targets.set(to, `${file} → ${target}`);
      folders.set(from, targets);
    }
  return folders;
}

/** Imports between folders that lead back to the folder they start from; a folder and one within it count as two. */
function folderCircles(folders: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const reachable = (from: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [from];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const target of folders.get(next)?.keys() ?? []) {
        if (!found.has(target)) open.push(target);
        found.add(target);
      }
    return found;
  };
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachable(folder)]));
  return [...folders].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reach.get(to)?.has(from)).map(([, example]) => example),
  );
}

/** Files that lead back to themselves. */
function cycles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}

describe('structure of src', () => {
  it('imports only files that exist', () => {
    const missing = [...graph].flatMap(([file, imports]) =>
      imports.filter((target) => !graph.has(target)).map((target) => `${file} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('imports downwards only', () => {
    const upward = [...graph].flatMap(([file, imports]) => {
      const own = layers.indexOf(file.split('/')[0]!);
      if (own < 0) return [];
      return imports
        .filter((target) => layers.indexOf(target.split('/')[0]!) > own)
        .map((target) => `${file} → ${target}`);
    });
    expect(upward).toEqual([]);
  });

  it('leaves what a command works out to the use cases', () => {
    const below = ['rules', 'random', 'engine', 'analysis', 'tuning'];
    const worked = files
      .filter((file) => file.startsWith('cli/'))
      .flatMap((file) => {
        const text = readFileSync(join(src, file), 'utf8');
        const values = [...text.matchAll(/^import \{[^}]*\} from '(\.[^']+)'/gm)];
        return values.map((match) => relative(src, resolve(join(src, dirname(file)), match[1]!)));
      });
    expect(worked.length).toBeGreaterThan(100);
    // Giving way to signals is no work.
    const found = worked.filter((target) => below.includes(target.split('/')[0]!));
    expect(found.filter((target) => target !== 'tuning/pace.ts')).toEqual([]);
  });

  it('has no import cycle, type imports counted', () => {
    expect(cycles()).toEqual([]);
  });

  it('has no circle of folders within a layer or beyond', () => {
    const folders = folderImports();
    expect(folders.size).toBeGreaterThan(30);
    expect(folderCircles(folders)).toEqual([]);
  });

  it('would see a circle of a folder with one within it, and one over three', () => {
    const importing = (...pairs: readonly (readonly [string, string])[]) =>
      new Map(pairs.map(([from, to]) => [from, new Map([[to, `${from} → ${to}`]])]));
    expect(folderCircles(importing(['a', 'a/b'], ['a/b', 'a'], ['c', 'a']))).toEqual(['a → a/b', 'a/b → a']);
    expect(folderCircles(importing(['a', 'b'], ['b', 'c'], ['c', 'a'], ['d', 'a']))).toEqual([
      'a → b',
      'b → c',
      'c → a',
    ]);
    expect(folderCircles(importing(['a', 'b'], ['b', 'c']))).toEqual([]);
  });

  it('has every file in a layer, or at the top among the few that are meant to be there', () => {
    const odd = files.filter((file) => !layers.includes(file.split('/')[0]!));
    expect(odd.sort()).toEqual(['contest.ts', 'index.ts']);
  });

  it('has no file over 250 lines', () => {
    const long = files.filter((file) => readFileSync(join(src, file), 'utf8').split('\n').length > 251);
    expect(long).toEqual([]);
  });

  it('never calls Math.random, and reads clocks only in the command line', () => {
    const clocks = files.filter((file) => {
      const text = readFileSync(join(src, file), 'utf8');
      const clock = /Date\.now|performance\.now|new Date\(/.test(text);
      return /Math\.random/.test(text) || (clock && !file.startsWith('cli/'));
    });
    expect(clocks).toEqual([]);
  });
});
