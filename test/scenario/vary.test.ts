import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, problemsOf, scenarioOf, twoMinds } from './support.ts';

const one = `${twoMinds}matchups: [[a, b]]\n`;

describe('vary', () => {
  it('runs all combinations, the first axis outermost, within a variant and around planes', () => {
    const cells = cellsOf(
      `${one}planes: [1, 2]\nvary: { defaults.mana: [0, 4], rules.die: [k6, d8] }\nvariants: { x: {}, y: {} }\n`,
    );
    expect(cells.map((cell) => [cell.variant, ...cell.axes.map((axis) => axis.value), cell.plane])).toEqual(
      ['x', 'y'].flatMap((variant) => [
        [variant, 0, 'k6', 1],
        [variant, 0, 'k6', 2],
        [variant, 0, 'd8', 1],
        [variant, 0, 'd8', 2],
        [variant, 4, 'k6', 1],
        [variant, 4, 'k6', 2],
        [variant, 4, 'd8', 1],
        [variant, 4, 'd8', 2],
      ]),
    );
    expect(cells[3]!.axes.map((axis) => axis.name)).toEqual(['defaults.mana', 'rules.die']);
    expect(cells[3]!.setup.rules.die).toBe('d8');
    expect(cells[3]!.setup.initiators[0]!.mana).toBe(0);
    expect(cells[4]!.setup.targets[0]!.mana).toBe(4);
    expect(cells[0]!.key).toBe(cells[4]!.key); // neither variant nor axes are in the key
  });

  it('keeps names and values for reports', () => {
    expect(
      scenarioOf(`${one}vary: { combatants.*.fatigue: [unlimited, 5], rules.iqLossWeakens: [true, false] }`)
        .axes,
    ).toEqual([
      { name: 'combatants.*.fatigue', values: ['unlimited', 5] },
      { name: 'rules.iqLossWeakens', values: [true, false] },
    ]);
  });

  const reached = (path: string, values: string, rest = ''): unknown[] =>
    cellsOf(`${rest || one}vary: { '${path}': [${values}] }\n`).map((cell) => cell.setup);

  it('reaches single combatants, all, classes, formulas, pulls and entries of lists', () => {
    expect(reached('combatants.a.IQ', '3')).toMatchObject([
      { initiators: [{ IQ: 3 }], targets: [{ IQ: 12 }] },
    ]);
    expect(reached('combatants.*.IQ', '3')).toMatchObject([
      { initiators: [{ IQ: 3 }], targets: [{ IQ: 3 }] },
    ]);
    expect(reached('classes.mage.base', '7')).toMatchObject([{ classes: { mage: { base: 7, mage: true } } }]);
    expect(reached('formulas.1.attack', 'IQ, 2*IQ')).toMatchObject([
      { formulas: { 1: { attack: 'IQ' } } },
      { formulas: { 1: { attack: '2*IQ' } } },
    ]);
    expect(reached('rules.pull.6', '0.5')).toMatchObject([{ rules: { pull: { 6: 0.5 } } }]);
    expect(reached('combatants.a.withdrawBelow.mana', '5, 6')).toMatchObject([
      { initiators: [{ withdrawBelow: { figure: 'mana', below: 5 } }] },
      { initiators: [{ withdrawBelow: { figure: 'mana', below: 6 } }] },
    ]);
    const multi =
      'combatants: { a: { IQ: 1, Podl: 1, classes: [{ class: mage, level: 1 }, { class: druid, level: 1 }] } }\n';
    const levels = (path: string): unknown =>
      (reached(path, '9', multi)[0] as { initiators: unknown[] }).initiators[0];
    expect(levels('combatants.a.classes.1.level')).toMatchObject({
      classes: [{ level: 1 }, { class: 'druid', level: 9 }],
    });
    expect(levels('combatants.a.classes.*.level')).toMatchObject({ classes: [{ level: 9 }, { level: 9 }] });
  });

  it('finds names with dots, as they are or in quotes; the longest name wins', () => {
    const dots =
      'combatants: { mage no: { IQ: 1, Podl: 1 }, mage no. 1: { IQ: 1, Podl: 1 }, a.IQ: { IQ: 1, Podl: 1 } }\nmatchups: [[mage no. 1, a.IQ]]\n';
    const iq = (path: string): unknown => {
      const { initiators, targets } = cellsOf(`${dots}vary: { '${path}': [5] }`)[0]!.setup;
      return [initiators[0]!.IQ, targets[0]!.IQ];
    };
    expect(iq('combatants.mage no. 1.IQ')).toEqual([5, 1]);
    expect(iq('combatants."mage no. 1".IQ')).toEqual([5, 1]);
    expect(iq('combatants.a.IQ.IQ')).toEqual([1, 5]);
    expect(iq('combatants.*.IQ')).toEqual([5, 5]);
  });

  it('null leaves the key out', () => {
    const text =
      'combatants: { a: { IQ: 1, Podl: 1, soulPower: 3 } }\nvary: { combatants.a.soulPower: [null, 20] }';
    expect(cellsOf(text).map((cell) => cell.setup.initiators[0]!.soulPower)).toEqual([null, 20]);
    expect(cellsOf(text)[0]!.axes).toEqual([{ name: 'combatants.a.soulPower', value: null }]);
  });

  it('may vary what every combatant says for itself', () => {
    const text = 'combatants: { a: { IQ: 1, Podl: 1, mana: 7 } }\nvary: { defaults.mana: [0, 20] }';
    expect(cellsOf(text).map((cell) => cell.setup.initiators[0]!.mana)).toEqual([7, 7]);
  });

  it('may give what the scenario lacks without it', () => {
    expect(cellsOf('combatants: { a: { Podl: 1 } }\nvary: { defaults.IQ: [1, 2] }')).toHaveLength(2);
  });

  it('shares what is the same at several points', () => {
    const cells = cellsOf(`${one}planes: [1, 2]\nvary: { combatants.a.mana: [1, 2], rules.range: [1, 2] }`);
    expect(cells[1]!.setup.initiators).toBe(cells[0]!.setup.initiators); // the next plane
    expect(cells[2]!.setup.initiators[0]).toBe(cells[0]!.setup.initiators[0]); // another range
    expect(cells[4]!.setup.targets[0]).toBe(cells[0]!.setup.targets[0]); // another mana, of a alone
    expect(cells[4]!.setup.rules).toBe(cells[0]!.setup.rules);
    expect(cells[4]!.setup.initiators[0]).not.toBe(cells[0]!.setup.initiators[0]);
  });

  it('plans 10,000 cells without ado', () => {
    const values = JSON.stringify(Array.from({ length: 100 }, (_, i) => i));
    expect(cellsOf(`${one}vary: { defaults.mana: ${values}, rules.passivePenalty: ${values} }`)).toHaveLength(
      10_000,
    );
  });

  it('makes variants × product of axes × planes × matchups', () => {
    const count = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        count,
        fc.array(count, { maxLength: 3 }),
        count,
        count,
        (variants, axes, planes, combatants) => {
          const fields = ['mana', 'hp', 'SP'];
          const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
          const map = (n: number, value: unknown): object =>
            Object.fromEntries(numbers(n).map((i) => [`n${i}`, value]));
          const cells = cellsOf(
            JSON.stringify({
              combatants: map(combatants, { IQ: 1, Podl: 1 }),
              planes: numbers(planes),
              vary: Object.fromEntries(axes.map((n, i) => [`defaults.${fields[i]}`, numbers(n)])),
              variants: map(variants, {}),
            }),
          );
          const points = axes.reduce((product, n) => product * n, 1);
          expect(cells).toHaveLength(variants * points * planes * combatants ** 2);
          const addresses = cells.map(({ variant, key, axes: at }) => JSON.stringify([variant, key, at]));
          expect(new Set(addresses).size).toBe(cells.length);
        },
      ),
      { seed: 31, numRuns: 60 },
    );
  });
});

describe('problems of vary', () => {
  const roots = 'defaults, combatants, classes, formulas, rules, constants';
  it.each<[string, string[]]>([
    ['vary: 3', ['3:7: vary: must be a map from paths to lists of values (got 3)']],
    ['vary: { defaults.mana: 3 }', ['3:24: vary."defaults.mana": must be a list of values (got 3)']],
    [
      'vary: { defaults.mana: [] }',
      ['3:24: vary."defaults.mana": must be a list of values (got an empty list)'],
    ],
    [
      'vary: { defaults.mana: [[1]] }',
      ['3:25: vary."defaults.mana".0: must be text, a number, true, false or null (got a list of 1)'],
    ],
    [
      'vary: { defaults.mana: [1, 2, 1.0] }',
      ['3:31: vary."defaults.mana".2: must be different from the values before it (got 1.0 again)'],
    ],
    [
      'vary: { defaults.mana: [1, -1, x, 1e400] }',
      [
        '3:28: vary."defaults.mana".1: must be a whole number from 0 to 1,000,000 (got -1)',
        '3:32: vary."defaults.mana".2: must be a whole number from 0 to 1,000,000 (got "x")',
        '3:35: vary."defaults.mana".3: must be text, a number, true, false or null (got 1e400)',
      ],
    ],
    [
      'vary: { default.mana: [1] }',
      [
        `3:9: vary."default.mana": must be a path that starts with ${roots} (got "default.mana") Tip: did you mean "defaults"?`,
      ],
    ],
    ['vary: { planes: [1] }', [`3:9: vary.planes: must be a path that starts with ${roots} (got "planes")`]],
    [
      'vary: { defaults.manna: [1] }',
      ['3:9: vary."defaults.manna": must be a known key (got "manna") Tip: did you mean "mana"?'],
    ],
    [
      'vary: { combatants.c.IQ: [1] }',
      ['3:9: vary."combatants.c.IQ": must be a path to something in the scenario (got "combatants.c.IQ")'],
    ],
    [
      'vary: { classes.*.base: [1] }',
      ['3:9: vary."classes.*.base": must be a path to something in the scenario (got "classes.*.base")'],
    ],
    [
      'vary: { classes.maje.base: [1] }',
      [
        '3:9: vary."classes.maje.base": must be a path to something in the scenario (got "classes.maje.base") Tip: did you mean "mage"?',
      ],
    ],
    [
      'vary: { combatants.a: [1] }',
      [
        '3:9: vary."combatants.a": must be a path to a single value, for example defaults.mana (got "combatants.a")',
      ],
    ],
    [
      'vary: { defaults: [1] }',
      ['3:9: vary.defaults: must be a path to a single value, for example defaults.mana (got "defaults")'],
    ],
    [
      'vary: { defaults..mana: [1] }',
      [
        '3:9: vary."defaults..mana": must be a path of names joined by dots (got "defaults..mana") Tip: put names with dots in quotes',
      ],
    ],
    [
      'vary: { combatants.a.classes.0.level: [1] }',
      [
        '3:9: vary."combatants.a.classes.0.level": must be a list of classes, each { class: …, level: … } (got a map)',
      ],
    ],
    [
      'vary: { defaults.mana: [1], \'defaults."mana"\': [2] }',
      [
        '3:29: vary."defaults.\\"mana\\"": must mean something else than "defaults.mana" (got the same places)',
      ],
    ],
    [
      'vary: { combatants.a.class: [mage, mag], combatants.a.level: [1] }',
      [
        '3:36: vary."combatants.a.class".1: must be the name of a class (got "mag") Tip: did you mean "mage"?',
      ],
    ],
    [
      'vary: { formulas.1.attack: [IQ, IQ + 1/SP, iq] }',
      [
        '3:33: vary."formulas.1.attack".1: must be finite for every combatant (got Infinity for a)',
        '3:33: vary."formulas.1.attack".1: must be finite for every combatant (got Infinity for b)',
        '3:44: vary."formulas.1.attack".2: must be one of base, level, SP, IQ, Podl (got "iq") Tip: did you mean "IQ"?',
      ],
    ],
    [
      'vary: { combatants.a.level: [1] }',
      ['3:30: vary."combatants.a.level".0: must stand beside a class (got no class)'],
    ],
    [
      'vary: { "*.mana": [1] }',
      [`3:9: vary."*.mana": must be a path that starts with ${roots} (got "*.mana")`],
    ],
  ])('%s', (vary, expected) => {
    expect(problemsOf(`${one}${vary}\n`)).toEqual(expected);
  });

  it('too many cells, before any is made', () => {
    const values = JSON.stringify(Array.from({ length: 101 }, (_, i) => i));
    const vary = `vary: { defaults.mana: ${values}, defaults.powerPoints: ${values}, defaults.SP: ${values} }`;
    expect(problemsOf(`${one}${vary}\n`)).toEqual([
      '3:1: vary: must make at most 200,000 cells in all (got at least 1,030,301)',
    ]);
  });

  it('a division by zero at one point of the axes only', () => {
    const vary =
      'vary: { rules.range: [1, 2], combatants.a.SP: [1, 0] }\nformulas: { 1: { defence: Podl/SP } }\ndefaults: { SP: 1 }\n';
    expect(problemsOf(`${one}${vary}`)).toEqual([
      '4:27: formulas.1.defence: must be finite for every combatant (got Infinity for a)',
    ]);
  });
});
