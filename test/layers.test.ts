import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
/** Ground floor first; a file may import from its own layer and from those before it. */
const layers = [
  'problems',
  'rules',
  'random',
  'scenario',
  'engine',
  'batch',
  'stats',
  'analysis',
  'tuning',
  'language',
  'report',
  'cli',
];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Relative imports of a file, static and dynamic, types included, as paths below src. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map((match) => relative(src, resolve(join(src, dirname(file)), match[1]!)));
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

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

  it('has no import cycle, type imports counted', () => {
    expect(cycles()).toEqual([]);
  });

  it('has every file in a layer, or at the top among the few that are meant to be there', () => {
    const odd = files.filter((file) => !layers.includes(file.split('/')[0]!));
    expect(odd.sort()).toEqual(['index.ts', 'version.ts']);
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
