/** Files that are no scenario at all: empty, broken, tagged, bombs, of another kind. */
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/scenario/tree/problem.ts';
import { duelScenarioOf, problemsOf, scenarioOf, twoMinds } from './support.ts';

const emptyFile =
  '1:1: scenario: must be a map with combatants and what they fight about (got an empty file)';

describe('files that are no scenario', () => {
  it.each<[string, string, string[]]>([
    ['empty', '', [emptyFile]],
    ['blank', '\n  \n', [emptyFile]],
    ['comments only', '# nothing\n', [emptyFile]],
    [
      'null',
      'null',
      ['1:1: scenario: must be a map with combatants and what they fight about (got an empty file)'],
    ],
    [
      'a list',
      '- 1\n- 2\n',
      ['1:1: scenario: must be a map with combatants and what they fight about (got a list of 2)'],
    ],
    [
      'a text',
      'mage\n',
      ['1:1: scenario: must be a map with combatants and what they fight about (got "mage")'],
    ],
    [
      'an open bracket',
      'combatants:\n  mage: { IQ: 3\n',
      [
        '3:1: scenario: must be valid YAML or JSON (got a flaw: Flow map in block collection must be sufficiently indented and end with a })',
      ],
    ],
    [
      'two flaws',
      'a: b: c\nd: e: f\n',
      [
        '1:4: scenario: must be valid YAML or JSON (got a flaw: Nested mappings are not allowed in compact mappings)',
        '2:4: scenario: must be valid YAML or JSON (got a flaw: Nested mappings are not allowed in compact mappings)',
      ],
    ],
    ['two documents', `${twoMinds}---\nb: 1\n`, ['2:1: scenario: must be one document (got a second one)']],
    [
      'an unknown anchor',
      'combatants: *all\n',
      ['1:13: combatants: must be an anchor set before (got *all)'],
    ],
    [
      'an alias inside of its anchor',
      'combatants: &x { a: *x }\n',
      ['1:21: combatants.a: must be finite (got an alias inside of its own anchor)'],
    ],
    [
      'tags',
      `${twoMinds}name: !!js/function "x"\ndescription: !mine y\n`,
      [
        '2:7: scenario: must be plain data without tags (got "!!js/function")',
        '3:14: scenario: must be plain data without tags (got "!mine")',
      ],
    ],
    [
      'a merge key',
      `${twoMinds}<<: { seed: 1 }\n`,
      ['2:1: scenario: must be written out (got a merge key, "<<")'],
    ],
    [
      'a list as key',
      `${twoMinds}? [a]\n: 1\n`,
      ['2:3: scenario: must have plain text as keys (got a list or a map)'],
    ],
    [
      'a reserved name',
      `${twoMinds}__proto__: 1\n`,
      ['2:1: scenario: must be another name (got "__proto__")'],
    ],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });

  it('an alias bomb, at once', () => {
    const levels = Array.from({ length: 30 }, (_, i) => `x${i + 1}: &x${i + 1} [${`*x${i},`.repeat(10)}]`);
    const problems = problemsOf(['x0: &x0 [1, 2, 3]', ...levels].join('\n'));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/must be at most 30000 values, aliases written out \(got more\)$/);
  });

  it('nesting without end', () => {
    expect(problemsOf('['.repeat(60) + ']'.repeat(60))[0]).toMatch(
      /^1:51: .*must be nested at most 50 deep \(got deeper\)/,
    );
    expect(problemsOf('['.repeat(20_000)).length).toBeGreaterThan(0);
    expect(problemsOf(`a: ${'{ a: '.repeat(3000)}`).length).toBeGreaterThan(0);
  });

  it('more text than any scenario has', () => {
    expect(problemsOf(`# ${'x'.repeat(1_500_000)}`)).toEqual([
      '1:1: scenario: must be at most 1500000 characters long (got 1500002)',
    ]);
  });
});

describe('kinds', () => {
  const names = 'duel, day, concentration, contest, gauntlet';
  it.each<[string, string[]]>([
    [
      'kind: day\nseed: 1.5\nmanifesters: {}\nplans: {}\n',
      [
        '2:7: seed: must be text or a whole number (got 1.5)',
        '3:1: manifesters: must have at least one manifester (got none)',
        '4:1: plans: must have at least one plan (got none)',
      ],
    ],
    [
      'kind: "gauntlet"\ncombatants: {}\ngauntlets: {}\n',
      ['3:1: gauntlets: must have at least one gauntlet (got none)'],
    ],
    ['kind: dual\n', [`1:7: kind: must be one of ${names} (got "dual") Tip: did you mean "duel"?`]],
    ['kind: 3\n', [`1:7: kind: must be one of ${names} (got 3)`]],
    ['kind: toString\n', [`1:7: kind: must be one of ${names} (got "toString")`]],
    ['kind:\n', [`1:1: kind: must be one of ${names} (got nothing)`]],
  ])('%j', (text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });

  it('is duel where the file says none', () => {
    expect(scenarioOf(twoMinds).kind).toBe('duel');
  });
});

describe('what is allowed', () => {
  it('JSON, a byte order mark, Windows line ends, standard tags, anchors', () => {
    const [json] = duelScenarioOf('{"combatants": {"a": {"IQ": 1, "Podl": 2}}}').variants;
    expect(json!.matchups).toHaveLength(1);
    expect(scenarioOf(`\uFEFF${twoMinds}`).name).toBe('duel');
    expect(problemsOf('combatants:\r\n  a: { IQ: 1, Podl: x }\r\n')[0]).toMatch(/^2:21: /);
    expect(problemsOf('\uFEFFx: 1')[0]).toMatch(/^1:1: /);
    expect(scenarioOf(`${twoMinds}seed: !!str 007\n`).seed).toBe('007');
    const [variant] = duelScenarioOf('combatants: { a: &a { IQ: 3, Podl: 4 }, b: *a }').variants;
    expect(variant!.points[0]!.combatants.get('b')).toMatchObject({ name: 'b', IQ: 3, Podl: 4 });
  });

  it('a problem behind an alias stands where the value is written', () => {
    expect(problemsOf('combatants:\n  a: &a { IQ: 3, Podl: x }\n  b: *a\n')).toEqual([
      '2:24: combatants.a.Podl: must be a whole number from 0 to 1,000 (got "x")',
      '2:24: combatants.b.Podl: must be a whole number from 0 to 1,000 (got "x")',
    ]);
  });
});

it('formatProblem: file, place, what was expected, what was found, tip', () => {
  const problem = {
    file: 'a b.yaml',
    line: 3,
    column: 5,
    where: 'defaults.manna',
    must: ['exactly', 'x'] as const,
    found: ['value', 'y'] as const,
  };
  expect(formatProblem(problem)).toBe('a b.yaml:3:5: defaults.manna: must be x (got y)');
  expect(formatProblem({ ...problem, tip: ['didYouMean', '"mana"'] })).toBe(
    'a b.yaml:3:5: defaults.manna: must be x (got y) Tip: did you mean "mana"?',
  );
});
