/** A kind of scenario is a record in its own folders and one line a registry: nothing else knows its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultKind, isKind, kindNames, kindOf, metricOf } from '../src/scenario/cellKinds.ts';
import { kinds } from '../src/scenario/registry.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Folders in which a kind may stand by name: its rules, its own folders, the words of all languages. */
const own =
  /^(rules|language|problems\/english)\/|^(scenario|facts|report|explorer\/figures)\/(duel|day|concentration|control|gauntlet)\//;

/** Lists with one line a kind, and the types of cells and scenarios, which tell kinds apart. */
const registries: readonly string[] = [
  'explorer/figures/views.ts',
  'facts/explain.ts',
  'report/kinds.ts',
  'scenario/model/cells.ts',
  'scenario/model/scenario.ts',
];

/** What is called as a kind is, but is none. */
const namesakes: Readonly<Record<string, RegExp>> = {
  'cli/conveniences.ts': /oneOf\(\['duel'\]\)/, // a module that init writes
  'report/comparison/csv.ts': /^\s*'duel',$/, // a column
  'scenario/combatant/complete-combatant.ts': /'manifest', 'concentration'/, // a key of a power
};

const quoted = new RegExp(`'(${kindNames.join('|')})'`);

describe('the name of a kind', () => {
  it('stands in its own folders and in the registries only', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const found = files.flatMap((file) => {
      if (own.test(file) || registries.includes(file)) return [];
      const lines = readFileSync(join(src, file), 'utf8').split('\n');
      return lines.flatMap((line, i) =>
        quoted.test(line) && !namesakes[file]?.test(line) && !/^import |from '/.test(line)
          ? [`${file}:${i + 1}: ${line.trim()}`]
          : [],
      );
    });
    expect(found).toEqual([]);
  });

  it('is that of a record in every registry', () => {
    expect([...kinds.keys()]).toEqual(kindNames);
    expect(isKind(defaultKind)).toBe(true);
    expect(isKind('tournament')).toBe(false);
    expect(() => kindOf({ kind: 'tournament' } as never)).toThrow(RangeError);
  });

  it('leads to metrics whose names are nobody else’s', () => {
    const names = kindNames.flatMap((kind) => kindOf({ kind } as never).metrics.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(metricOf(name).name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });
});
