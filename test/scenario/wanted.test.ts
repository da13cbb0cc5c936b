/** Wanted matrices: which pair gets which band, from whose side, and what is refused. */
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import type { DuelScenario } from '../../src/scenario/model/scenario.ts';

const head = `
combatants:
  a: { class: mage, level: 5, IQ: 12, Podl: 10, mana: 10 }
  b: { class: druid, level: 5, IQ: 11, Podl: 10, mana: 10 }
  c: { class: druid, level: 4, IQ: 11, Podl: 10, mana: 10 }
`;

function scenarioOf(more: string): DuelScenario {
  const loaded = loadScenario(head + more, 'wanted.yaml');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.scenario as DuelScenario;
}

function problemsOf(entry: string): string[] {
  const loaded = loadScenario(`${head}expect:\n  - ${entry}\n`, 'wanted.yaml');
  return loaded.ok
    ? []
    : loaded.problems.map(({ where, must, found }) => [where, must[0], ...(found ?? [])].join(' '));
}

/** Pairs with their bands in percent. */
function bandsOf(entry: string, more = ''): unknown[] {
  return scenarioOf(`${more}expect:\n  - ${entry}\n`).expectations.map(({ name, low, high, where, pair }) => [
    name,
    Math.round(100 * low!),
    Math.round(100 * high!),
    where.variant,
    pair?.sides,
  ]);
}

describe('a wanted matrix', () => {
  it('gives each pair its band, from the side that stands first in the run', () => {
    expect(
      bandsOf(
        '{ name: m, metric: pair_score, matrix: { b: { a: 60..65, c: [20, 45.5] }, a: { c: 10..30 } } }',
      ),
    ).toEqual([
      // 60 to 65 of b against a are 35 to 40 of a against b.
      ['m: a > b', 35, 40, null, ['a', 'b']],
      ['m: b > c', 20, 46, null, ['b', 'c']],
      ['m: a > c', 10, 30, null, ['a', 'c']],
    ]);
  });

  it('is a circle in which each beats the next, the last the first', () => {
    expect(bandsOf('{ name: r, metric: pair_score, rock-paper-scissors: [a, b, c], edge: 60..70 }')).toEqual([
      ['r: a > b', 60, 70, null, ['a', 'b']],
      ['r: b > c', 60, 70, null, ['b', 'c']],
      // c beats a: a scores 30 to 40.
      ['r: a > c', 30, 40, null, ['a', 'c']],
    ]);
  });

  it('has an entry for the variants that meet in another order', () => {
    const variants = `
matchups: [[a, b], [b, a]]
variants:
  one: {}
  two: { matchups: [[b, a], [a, b]] }
  three: { matchups: [[b, a]] }
`;
    expect(bandsOf('{ name: m, metric: pair_score, matrix: { a: { b: 60..65 } } }', variants)).toEqual([
      ['m: a > b', 60, 65, ['one'], ['a', 'b']],
      ['m: b > a', 35, 40, ['two', 'three'], ['b', 'a']],
    ]);
    const asked =
      '{ name: m, metric: pair_score, matrix: { a: { b: 60..65 } }, where: { variant: [one, three] } }';
    expect(bandsOf(asked, variants)).toEqual([
      ['m: a > b', 60, 65, ['one'], ['a', 'b']],
      ['m: b > a', 35, 40, ['three'], ['b', 'a']],
    ]);
  });

  it('takes both of two wishes for a pair that go together, and their place where they do not', () => {
    const both = (second: string) =>
      `{ name: m, metric: pair_score, matrix: { a: { b: 50..65 }, b: { a: ${second} } } }`;
    expect(bandsOf(both('40..55'))).toEqual([['m: a > b', 50, 60, null, ['a', 'b']]]);
    expect(problemsOf(both('60..65'))).toEqual(['expect.0.matrix.b.a agreesWith value b: 60..65']);
  });

  it.each([
    [
      '{ name: m, metric: score, matrix: { a: { b: 60..65 } } }',
      ['expect.0.metric metricBeside value "score"'],
    ],
    [
      '{ name: m, metric: pair_score, matrix: { a: { b: 0.6 } } }',
      ['expect.0.matrix.a.b wantedScore value 0.6'],
    ],
    [
      '{ name: m, metric: pair_score, matrix: { a: { b: 65..60 } } }',
      ['expect.0.matrix.a.b wantedScore value "65..60"'],
    ],
    [
      '{ name: m, metric: pair_score, matrix: { a: { b: 60..101 } } }',
      ['expect.0.matrix.a.b wantedScore value "60..101"'],
    ],
    [
      '{ name: m, metric: pair_score, matrix: { a: { b: 60 } } }',
      ['expect.0.matrix.a.b bandUpwards fromTo 0.6 0.6'],
    ],
    ['{ name: m, metric: pair_score, matrix: { a: { a: 40..60 } } }', ['expect.0.matrix.a.a covers none']],
    [
      '{ name: m, metric: pair_score, rock-paper-scissors: [a, b], edge: 60..65 }',
      ['expect.0.rock-paper-scissors circleOfThree list 2'],
    ],
    ['{ name: m, metric: pair_score, rock-paper-scissors: [a, b, c] }', ['expect.0 wantedScore nothing']],
    ['{ name: m, metric: pair_score, edge: 60..65 }', ['expect.0 circleOfThree nothing']],
    [
      '{ name: m, metric: pair_score, matrix: { a: { b: 60..65 } }, atLeast: 0.3, where: { class: mage } }',
      ['expect.0.atLeast leftOutBeside value atLeast', 'expect.0.where.class leftOutBeside value class'],
    ],
  ])('refuses %s', (entry, problems) => {
    expect(problemsOf(entry)).toEqual(problems);
  });

  it('is a goal of tuning, single values too, each pair with the weight of the entry', () => {
    const { tune } = scenarioOf(`
tune:
  knobs: { classes.mage.base: { from: 5, to: 9 } }
  goal:
    - { name: g, metric: pair_score, weight: 2, where: { plane: 1 }, matrix: { b: { a: 60 } } }
`);
    expect(tune!.goal).toMatchObject([
      {
        name: 'g: a > b',
        metric: 'pair_score',
        low: 0.4,
        high: 0.4,
        weight: 2,
        where: { planes: [1], initiators: ['b', 'a'], targets: ['b', 'a'] },
      },
    ]);
  });
});
