/** Whatever the text, the loader answers: a scenario whose cells can be made, or problems within the file. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complaintText } from '../../src/problems/problem.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';

function answers(text: string): void {
  const result = loadScenario(text, 'f.yaml');
  if (result.ok) {
    expect(expandCells(result.scenario).length).toBeGreaterThan(0);
    return;
  }
  const lines = text.split('\n');
  expect(result.problems.length).toBeGreaterThan(0);
  for (const problem of result.problems) {
    const { line, column, where } = problem;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
    expect(where).not.toBe('');
    expect(complaintText(problem)).toMatch(/^must .*\(got .*\)$/s);
  }
}

const words = [
  ...'name kind seed duels defaults combatants classes planes matchups vary variants formulas rules'.split(
    ' ',
  ),
  ...'class level IQ Podl SP mana fatigue withdrawBelow manifest actEvery iq attack base magical pull die'.split(
    ' ',
  ),
  ...[
    'a',
    'b',
    'mage',
    '1',
    '3',
    'all',
    'combatants.a.IQ',
    'defaults.mana',
    'combatants.*.level',
    '__proto__',
    '',
  ],
];
const scalars = fc.oneof(
  fc.constantFrom(...words, 'IQ/SP', 'k12+', 'unlimited'),
  fc.constantFrom(null, true, 0, 1, -1, 0.5, 8, 1e13),
);

/** Trees that look rather like a scenario, anything anywhere. */
const trees = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...words), tie('node'), { maxKeys: 6 }),
  ),
})).node;

const good = {
  combatants: {
    a: { IQ: 3, Podl: 4, class: 'mage', level: 2 },
    b: { IQ: 3, Podl: 4, classes: [{ class: 'druid', level: 1 }], fleeBelow: { iq: 2 } },
  },
  planes: [1, 3],
  matchups: [['a', ['b', 'a']]],
  formulas: { 3: { attack: 'IQ/SP' } },
  defaults: { SP: 1 },
  rules: { pull: { 6: 0.5 } },
  vary: { 'defaults.mana': [1, 2], 'combatants.b.classes.0.level': [1, 2] },
  variants: { x: {}, y: { rules: { die: 'k6' }, combatants: { a: { level: 3 } } } },
};

/** The good scenario with one part, found by a series of choices, replaced. */
function spoilt(node: unknown, choices: readonly number[], by: unknown): unknown {
  const [choice, ...rest] = choices;
  if (choice === undefined || typeof node !== 'object' || node === null) return by;
  const keys = Object.keys(node);
  if (keys.length === 0) return by;
  const key = keys[choice % keys.length]!;
  const child = spoilt((node as Record<string, unknown>)[key], rest, by);
  return Array.isArray(node)
    ? node.map((item, i) => (`${i}` === key ? child : item))
    : { ...node, [key]: child };
}

it('any text at all', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), answers), { seed: 41, numRuns: 500 });
});

it('any pieces of YAML', () => {
  const pieces = fc.constantFrom(
    ...words,
    ': ',
    ':',
    '\n',
    '\n  ',
    '\n- ',
    '{',
    '}',
    '[',
    ']',
    ', ',
    '&x ',
    '*x',
    '"',
    "'",
    '#',
    '|',
    '!!',
    '? ',
    '---',
    '<<',
    '%',
    '\t',
    '\r\n',
  );
  const texts = fc.array(pieces, { maxLength: 40 }).map((list) => list.join(''));
  fc.assert(fc.property(texts, answers), { seed: 42, numRuns: 1000 });
});

it('any tree', () => {
  const shaped = fc.record(
    { combatants: trees, vary: trees, variants: trees, defaults: trees },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(trees, shaped), (tree) => answers(JSON.stringify(tree))),
    { seed: 43, numRuns: 500 },
  );
});

it('a good scenario with one part replaced by anything', () => {
  expect(loadScenario(JSON.stringify(good), 'f').ok).toBe(true);
  const choices = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(choices, trees, (at, by) => answers(JSON.stringify(spoilt(good, at, by), null, 1))),
    { seed: 44, numRuns: 800 },
  );
});
