import { describe, expect, it } from 'vitest';
import { printedFormulas } from '../../src/rules/planes.ts';
import { cellsOf, problemsOf, scenarioOf, twoMinds } from './support.ts';

describe('variants', () => {
  it('none is one, named printed', () => {
    expect(scenarioOf(twoMinds).variants.map((variant) => variant.name)).toEqual(['printed']);
    expect(scenarioOf(`${twoMinds}variants: {}`).variants.map((variant) => variant.name)).toEqual([
      'printed',
    ]);
  });

  it('keep their order; the first is the baseline', () => {
    const text = `${twoMinds}variants:\n  "9": { description: as it was }\n  "1":\n  new: {}\n`;
    const { variants } = scenarioOf(text);
    expect(variants.map(({ name, description }) => [name, description])).toEqual([
      ['9', 'as it was'],
      ['1', null],
      ['new', null],
    ]);
  });

  it('merge maps, replace lists and values, and change nothing else', () => {
    const text = `${twoMinds}
defaults: { mana: 5, SP: 1 }
planes: [1, 2]
rules: { die: k6, range: 10 }
formulas: { 1: { attack: IQ } }
variants:
  base: {}
  other:
    defaults: { mana: 6 }
    combatants: { b: { SP: 2 }, c: { IQ: 3, Podl: 4 } }
    planes: [3]
    matchups: [[b, c]]
    rules: { range: 11 }
    formulas: { 1: { defence: Podl } }
`;
    const cells = cellsOf(text);
    expect(cells.map((cell) => `${cell.variant}: ${cell.key}`)).toEqual([
      ...[1, 2].flatMap((plane) =>
        ['a > a', 'a > b', 'b > a', 'b > b'].map((pair) => `base: ${pair} @ ${plane}`),
      ),
      'other: b > c @ 3',
    ]);
    const base = cells[1]!.setup;
    expect(base.targets[0]).toMatchObject({ name: 'b', IQ: 12, mana: 5, SP: 1 });
    expect(base.rules).toMatchObject({ die: 'k6', range: 10 });
    expect(base.formulas['1']).toEqual({ attack: 'IQ', defence: printedFormulas['1']!.defence });
    const other = cells[8]!.setup;
    expect(other.initiators[0]).toMatchObject({ name: 'b', IQ: 12, Podl: 13, mana: 6, SP: 2 });
    expect(other.targets[0]).toMatchObject({ name: 'c', IQ: 3, Podl: 4, mana: 6, SP: 1 });
    expect(other.rules).toMatchObject({ die: 'k6', range: 11 });
    expect(other.formulas['1']).toEqual({ attack: 'IQ', defence: 'Podl' });
  });

  it('take keys away with null', () => {
    const text = `${twoMinds}rules: { die: k6, range: 10 }\nmatchups: [[a, b]]\nvariants:
  base: {}
  fewer: { rules: { die: null }, combatants: { b: null }, matchups: null }
`;
    const cells = cellsOf(text);
    expect(cells.map((cell) => cell.key)).toEqual(['a > b @ 1', 'a > a @ 1']);
    expect(cells[1]!.setup.rules).toMatchObject({ die: 'k12+', range: 10 });
  });

  it('share what they do not change', () => {
    const [base, other] = cellsOf(
      `${twoMinds}matchups: [[a, b]]\nvariants: { base: {}, other: { rules: { range: 1 } } }`,
    );
    expect(other!.setup.initiators[0]).toBe(base!.setup.initiators[0]);
    expect(other!.setup.formulas).toBe(base!.setup.formulas);
    expect(other!.setup.rules).not.toBe(base!.setup.rules);
  });
});

describe('problems of variants stand in their own blocks', () => {
  it.each<[string, string[]]>([
    ['one: 3', ['4:8: variants.one: must be a map of overrides (got 3)']],
    [
      'one: { seed: 3, variants: {} }',
      [
        '4:10: variants.one.seed: must be a known key (got "seed") Tip: known here: description, defaults, combatants, classes, planes, matchups, formulas, rules, constants',
        '4:19: variants.one.variants: must be a known key (got "variants") Tip: known here: description, defaults, combatants, classes, planes, matchups, formulas, rules, constants',
      ],
    ],
    [
      'one: { rules: { manaPerPiont: 3, range: -1 } }',
      [
        '4:19: variants.one.rules.manaPerPiont: must be a known key (got "manaPerPiont") Tip: did you mean "manaPerPoint"?',
        '4:43: variants.one.rules.range: must be a number from 0 to 1,000,000 (got -1)',
      ],
    ],
    [
      'one: { rules: { die: null }, combatants: { c: null } }',
      [
        '4:19: variants.one.rules.die: must name something that is there to take away (got nothing)',
        '4:46: variants.one.combatants.c: must name something that is there to take away (got nothing)',
      ],
    ],
    [
      'one: { combatants: { c: { IQ: 1 } } }',
      ['4:24: variants.one.combatants.c.Podl: must be a whole number from 0 to 1,000 (got nothing)'],
    ],
    [
      'one: { combatants: { a: { class: mag, level: 1 } } }',
      [
        '4:36: variants.one.combatants.a.class: must be the name of a class (got "mag") Tip: did you mean "mage"?',
      ],
    ],
    [
      'one: { formulas: { 2: { attack: IQ + x } } }',
      ['4:40: variants.one.formulas.2.attack: must be one of base, level, SP, IQ, Podl (got "x")'],
    ],
    // removing what the scenario needs shows where it is needed, and says in which variant
    ['one: { combatants: { b: null } }', ['2:16: matchups.0.1: must be the name of a combatant (got "b")']],
  ])('%s', (variant, expected) => {
    expect(problemsOf(`${twoMinds}matchups: [[a, b]]\nvariants:\n  ${variant}\n`)).toEqual(expected);
  });

  it('a problem met in a later variant alone says in which', () => {
    const text = `${twoMinds}matchups: [[a, b]]\nvariants: { base: {}, "no b": { combatants: { b: null } } }\n`;
    expect(problemsOf(text)).toEqual([
      '2:16: matchups.0.1: must be the name of a combatant (got "b") Tip: met in variant "no b"',
    ]);
  });
});
