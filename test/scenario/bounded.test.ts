/** Work on bad files: limits speak before trees are built, and what is taken out is taken out in one walk. */
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';
import { prune } from '../../src/scenario/tree/prune.ts';
import type { RawEntry, RawMap } from '../../src/scenario/tree/tree.ts';

const told = (text: string): string[] => {
  const loaded = loadScenario(text, 'bad.yaml');
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
};

describe('files up to the size limit', () => {
  it.each([
    [
      'entries of a list',
      `planes: [${'1,'.repeat(1_000_000)}]`,
      /^bad.yaml:1:400008: .*at most 200000 values/,
    ],
    ['lists', `planes: [${'[],'.repeat(1_000_000)}]`, /^bad.yaml:1:600007: .*at most 200000 values/],
    ['entries with nothing in them', `a:\n${'- \n'.repeat(1_000_000)}`, /at most 200000 values/],
    ['pairs with nothing in them', ': \n'.repeat(1_000_000), /at most 200000 values/],
    ['keys with nothing after them', '? \n'.repeat(1_000_000), /at most 200000 values/],
    ['tags', `planes: [${'!x 1,'.repeat(500_000)}]`, /^bad.yaml:1:501\d: .*plain data without tags/],
    ['brackets', ']'.repeat(3_000_000), /^bad.yaml:1:1001: .*valid YAML/],
    ['directives', '%a\n'.repeat(1_000_000), /^bad.yaml:1001:1: .*valid YAML/],
  ])('refuse too many %s where they become too many, without reading on', (_, text, line) => {
    const lines = told(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('count neither keys nor signs of a map as values', () => {
    const text = `planes: [1]\nnotes: {${'k, '.repeat(60_000)}}\n`;
    expect(told(text).join()).not.toContain('at most');
  });
});

// One by one, each with a copy of the map, these would take minutes.
it('takes 40,000 keys out of a map in one walk', { timeout: 20_000 }, () => {
  const key = (i: number): [string, RawEntry] => {
    const place = { at: 0, path: [`k${i}`] };
    return [
      `k${i}`,
      { ...place, node: { ...place, kind: 'scalar', value: i, source: `${i}`, textAt: null } },
    ];
  };
  const root: RawMap = {
    kind: 'map',
    at: 0,
    path: [],
    entries: new Map(Array.from({ length: 40_001 }, (_, i) => key(i))),
  };
  const left = prune(
    root,
    [...root.entries.keys()].slice(1).map((name) => [name]),
  );
  expect([...left.entries.keys()]).toEqual(['k0']);
});
