/** Work on bad files: limits speak before trees are built, and what is taken out is taken out in one walk. */
import { describe, expect, it, vi } from 'vitest';
import { composed } from '../../src/problems/shown.ts';
import { accountOf } from '../../src/rules/bonuses/account.ts';
import { duelSchema } from '../../src/scenario/duel/schema.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { ProblemCollector } from '../../src/scenario/tree/collector.ts';
import { nearest } from '../../src/scenario/tree/nearest.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';
import { prune } from '../../src/scenario/tree/prune.ts';
import { readYaml } from '../../src/scenario/tree/read-yaml.ts';
import { checkShape } from '../../src/scenario/tree/shape.ts';
import type { RawEntry, RawMap } from '../../src/scenario/tree/tree.ts';

vi.mock('../../src/rules/bonuses/account.ts', async (original) => {
  const real = await original<typeof import('../../src/rules/bonuses/account.ts')>();
  return { ...real, accountOf: vi.fn(real.accountOf) };
});

const told = (text: string): string[] => {
  const loaded = loadScenario(text, 'bad.yaml');
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
};

describe('files up to the size limit', () => {
  it.each([
    ['entries of a list', `planes: [${'1,'.repeat(700_000)}]`, /^bad.yaml:1:60008: .*at most 30000 values/],
    ['lists', `planes: [${'[],'.repeat(450_000)}]`, /^bad.yaml:1:90007: .*at most 30000 values/],
    ['entries with nothing in them', `a:\n${'- \n'.repeat(190_000)}`, /at most 30000 values/],
    ['pairs with nothing in them', ': \n'.repeat(190_000), /at most 30000 values/],
    ['keys with nothing after them', '? \n'.repeat(190_000), /at most 30000 values/],
    ['tags', `planes: [${'!x 1,'.repeat(250_000)}]`, /^bad.yaml:1:501\d: .*plain data without tags/],
    ['brackets', ']'.repeat(1_400_000), /^bad.yaml:1:1001: .*valid YAML/],
    ['directives', '%a\n'.repeat(190_000), /^bad.yaml:1001:1: .*valid YAML/],
    ['commas', `planes: [${','.repeat(1_400_000)}]`, /^bad.yaml:1:101\d: .*valid YAML/],
    ['anchors', '&x '.repeat(450_000), /^bad.yaml:1:30\d\d: .*valid YAML/],
    ['lines of comments', '#\n'.repeat(700_000), /^bad.yaml:200001:1: .*at most 200000 lines/],
    ['empty lines', `planes: [1]${'\n'.repeat(1_400_000)}`, /^bad.yaml:200001:1: .*at most 200000 lines/],
  ])('refuse too many %s where they become too many, without reading on', (_, text, line) => {
    const lines = told(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('count neither keys nor signs of a map as values', () => {
    const text = `planes: [1]\nnotes: {${'k, '.repeat(20_000)}}\n`;
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

// One by one, each with a copy of the map: half a minute.
it('takes 25,000 keys without a value for empty maps in one copy', { timeout: 20_000 }, () => {
  const copies = vi.spyOn(Map.prototype, 'set');
  const names = Array.from({ length: 25_000 }, (_, i) => `v${i}: `);
  const collector = new ProblemCollector('bad.yaml', '');
  const root = readYaml(`combatants: { a: { IQ: 3, Podl: 3 } }\nvariants: { ${names} }`, collector) as RawMap;
  copies.mockClear();
  const { tree } = checkShape(root, duelSchema, collector);
  // Some entries a key, for all that is done with it, and not 25,000.
  expect(copies.mock.calls.length).toBeLessThan(10 * 25_000);
  copies.mockRestore();
  expect(collector.isEmpty).toBe(true);
  const variants = tree.entries.get('variants')!.node as RawMap;
  expect([...variants.entries.values()].every(({ node }) => node.kind === 'map')).toBe(true);
});

describe('work that problems make', () => {
  const mind = 'combatants: { a: { IQ: 3, Podl: 3 } }\n';

  it('ends at the thousandth problem, whatever is left of the file', () => {
    const collector = new ProblemCollector('bad.yaml', '');
    let steps = 0;
    const done = collector.untilFull(() => {
      for (; steps < 1_000_000; steps += 1) {
        const name = `k${steps}`;
        collector.add({ at: 0, path: [name] }, ['knownKey'], ['value', name]);
      }
    });
    expect(done).toBeNull();
    // The thousandth is kept, the next one ends it.
    expect(steps).toBe(1000);
    expect(told(mind + Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join('\n'))).toHaveLength(1000);
  });

  it('looks for the nearest name within a budget of letters', () => {
    const names = function* (): Generator<string> {
      for (let i = 0; ; i += 1) yield `${'x'.repeat(30)}${i}`;
    };
    // Endless candidates: only a budget that is spent lets this end.
    const budget = { letters: 100_000 };
    expect(nearest(`y${'x'.repeat(20)}yyyyyyyyyyyy`, names(), budget)).toBeUndefined();
    expect(budget.letters).toBeLessThan(0);
    const collector = new ProblemCollector('bad.yaml', '');
    expect(collector.nearest('manna', ['mana'])).toBe('mana');
    collector.nearest(`y${'x'.repeat(20)}yyyyyyyyyyyy`, names());
    expect(collector.nearest('manna', ['mana'])).toBeUndefined();
  });

  it.each([
    [
      'places that values are tried at',
      `defaults: { IQ: 3, Podl: 3 }\ncombatants: {${Array.from({ length: 600 }, (_, i) => `c${i}: {}`)}}\nmatchups: [[c1, c2]]\nvary: { combatants.*.mana: [${Array.from({ length: 200 }, (_, i) => i)}] }`,
      /vary."combatants.\*.mana": must vary at most 100000 places, .* \(got at least 120,?000\)/,
    ],
    [
      'combatants that values and variants make',
      `defaults: { IQ: 3, Podl: 3 }\ncombatants: {${Array.from({ length: 500 }, (_, i) => `c${i}: {}`)}}\nmatchups: [[c1, c2]]\nvary: { defaults.mana: [${Array.from({ length: 500 }, (_, i) => i)}] }`,
      /must make at most 200000 combatants, .* \(got at least 250,?000\)/,
    ],
    [
      'cells',
      `defaults: { IQ: 3, Podl: 3 }\ncombatants: {${Array.from({ length: 448 }, (_, i) => `c${i}: {}`)}}`,
      /must make at most 200,000 cells in all \(got at least 200,?704\)/,
    ],
    [
      'axes',
      `${mind}vary: {${Array.from({ length: 400 }, (_, i) => `combatants.a.k${i}: [1]`)}}`,
      /vary."combatants.a.k\d+": must vary at most 100000 places/,
    ],
    [
      'effects of one combatant',
      `combatants: { a: { IQ: 3, Podl: 3, effects: [${'{ name: e, changes: { IQ: 1 } },'.repeat(101)}] } }`,
      /combatants.a.effects: must be a list of at most 100 effects/,
    ],
    [
      'resistances of one effect',
      `combatants: { a: { IQ: 3, Podl: 3, effects: [{ name: e, resists: {${Array.from({ length: 101 }, (_, i) => `r${i}: 1`)}} }] } }`,
      /combatants.a.effects.0.resists: must be a map from what is resisted to points, of at most 100/,
    ],
    ['letters of a seed', `${mind}seed: ${'s'.repeat(1001)}`, /seed: must be at most 1000 characters long/],
  ])('is bounded: %s', (_, text, line) => {
    expect(told(text).join('\n')).toMatch(line);
  });

  it('repeats no more of a long key or a long flaw than can be read', () => {
    for (const line of [...told(`${mind}${'k'.repeat(900)}: 1`), ...told('|'.repeat(900))])
      expect(line.length).toBeLessThan(700);
  });
});

describe('work that good files make', () => {
  it('works effects out once for all combatants that share them', () => {
    const looks = vi.mocked(accountOf);
    looks.mockClear();
    const effects = Array.from({ length: 90 }, (_, i) => `{ name: e${i}, changes: { IQ: 1 } }`);
    const text = (names: number): string =>
      `defaults: { IQ: 3, Podl: 3, effects: [${effects}] }\ncombatants: {${Array.from({ length: names }, (_, i) => `c${i}: { mana: ${i} }`)}}\nmatchups: [[c0, c1]]`;
    expect(told(text(2))).toEqual([]);
    const once = looks.mock.calls.length;
    looks.mockClear();
    expect(told(text(400))).toEqual([]);
    expect(looks.mock.calls.length).toBe(once);
  });

  // The square of their number: minutes for a text of some megabytes.
  it.each(['NFC', 'NFKC'] as const)('puts no endless marks on a letter in order (%s)', (form) => {
    const endless = `a${'\u0300\u0316'.repeat(500_000)}`;
    expect(composed(endless, form)).toBe(endless);
    expect(composed(`e\u0301${'\u0316'.repeat(29)}`, form)).toBe(`é${'\u0316'.repeat(29)}`.normalize(form));
  });

  it('refuses names with endless marks, and shows them as escapes', () => {
    const name = `a${'\u0316'.repeat(31)}`;
    const [line] = told(`combatants: { "${name}": { IQ: 3, Podl: 3 } }`);
    expect(line).toMatch(/must be a name of 1 to 100 characters that can be shown/);
    expect(line).toContain('\\u0316\\u0316');
    expect(told(`combatants: { "${name.slice(0, -1)}": { IQ: 3, Podl: 3 } }`)).toEqual([]);
  });
});
