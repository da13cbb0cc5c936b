import { describe, expect, it } from 'vitest';
import { complaintText } from '../../src/problems/problem.ts';
import { gridOf } from '../../src/scenario/duel/knob-ranges.ts';
import { openScenario } from '../../src/scenario/open.ts';
import { cellsOf, duelScenarioOf, problemsOf } from './support.ts';

/** The only problem of a text: what stands where it points to, and what it says. */
function problemAt(text: string): [standsThere: string, message: string] {
  const problems = problemsOf(text);
  expect(problems, problems.join('\n')).toHaveLength(1);
  const [, line, column, message] = /^(\d+):(\d+): (.*)$/.exec(problems[0]!)!;
  return [text.split('\n')[Number(line) - 1]!.slice(Number(column) - 1), message!];
}

const two = `combatants:
  a: { class: mage, level: 3, IQ: 10, Podl: 11 }
  b: { class: druid, level: 3, IQ: 12, Podl: 13 }
`;
const tune = (knobs: string, goal = '[{ metric: score, between: [0.4, 0.6] }]'): string =>
  `${two}tune:\n  knobs: ${knobs}\n  goal: ${goal}\n`;
const goal = (band: string): string => tune('{ classes.druid.base: { from: 4, to: 12, step: 1 } }', band);

describe('tune', () => {
  it('is read with its knobs, bands and preference', () => {
    const { tune: block } = duelScenarioOf(
      `${goal('[{ name: fair, metric: win_rate, where: { plane: 1, class: [a, druid], mirrors: false }, atLeast: 0.3, weight: 2 }]')}  prefer: smallest\n`,
    );
    expect(block).toMatchObject({
      prefer: 'smallest',
      knobs: [
        { name: 'classes.druid.base', paths: [['classes', 'druid', 'base']], from: 4, to: 12, step: 1 },
      ],
      goal: [
        {
          name: 'fair',
          metric: 'win_rate',
          low: 0.3,
          high: Number.POSITIVE_INFINITY,
          weight: 2,
          where: { planes: [1], classes: ['a', 'druid'], mirrors: false, variants: null, axes: [] },
        },
      ],
    });
  });

  it.each([
    ['{ classes.druit.base: { from: 4, to: 12, step: 1 } }', /tune\.knobs.*path.*"druid"/, 'classes.druit'],
    ['{ clases.druid.base: { from: 4, to: 12, step: 1 } }', /starts with.*"classes"/, 'clases'],
    ['{ constants.x: { from: 4, to: 12, step: 1 } }', /path to something/, 'constants.x'],
    ['{ classes.druid.base: { from: 12, to: 4, step: 1 } }', /from.*less than to, 4 \(got 12\)/, '12, to'],
    ['{ classes.druid.base: { from: 4, to: 4, step: 1 } }', /less than to/, '4, to'],
    ['{ classes.druid.base: { from: 4, to: 12, step: 0 } }', /step.*more than 0 \(got 0\)/, '0 }'],
    ['{ classes.druid.base: { from: 4, to: 12, step: -1 } }', /more than 0 \(got -1\)/, '-1 }'],
    [
      '{ classes.druid.base: { from: 0, to: 1000, step: 0.001 } }',
      /2 to 1,000 values \(got 1,000,001\)/,
      '0.001',
    ],
    ['{ classes.druid.base: { from: 0, to: 1, step: 5 } }', /values \(got 1\)/, '5 }'],
    ['{ defaults.IQ: { from: 8, to: 12, step: 0.5 } }', /whole number.*got 8\.5/, '0.5'],
    ['{ rules.overflow: { from: 1, to: 2, step: 1 } }', /lost, carry \(got 1\)/, '1, to'],
    ['{ classes.druid.base: { from: 4, to: 12, stride: 1 } }', /known key.*"stride"/, 'stride'],
    ['{ classes.druid.base: 7 }', /a range/, '7 }'],
    ['{}', /tune\.knobs: must name from 1 to 32 paths \(got 0\)/, 'knobs: {}'],
    [
      '{ combatants.a.IQ: { from: 8, to: 9, step: 1 }, combatants.*.IQ: { from: 8, to: 9, step: 1 } }',
      /something else than "combatants\.a\.IQ"/,
      'combatants.*.IQ',
    ],
  ])('refuses knobs %s', (knobs, message, there) => {
    const [found, said] = problemAt(tune(knobs));
    expect(said).toMatch(message);
    expect(found.startsWith(there), found).toBe(true);
  });

  it('refuses a knob that is varied, and one of more than 32', () => {
    const varied = `${goal('[{ metric: score, atLeast: 0.4 }]')}vary: { classes.druid.base: [7, 8] }\n`;
    expect(problemsOf(varied)).toEqual([expect.stringMatching(/.*else than "vary\.classes\.druid\.base"/)]);
    const many = Array.from(
      { length: 33 },
      (_, i) => `combatants.a.classes.${i}.level: { from: 1, to: 2, step: 1 }`,
    );
    expect(problemsOf(tune(`{ ${many.join(', ')} }`))).toEqual([
      expect.stringMatching(/from 1 to 32 paths \(got 33\)/),
    ]);
  });

  it.each([
    ['[]', /tune\.goal: must be a list of wishes.*an empty list/, '[]'],
    ['[{ metric: scor, atLeast: 0.4 }]', /name of a metric \(got "scor"\).*"score"/, 'scor,'],
    ['[{ metric: score }]', /one of between, atLeast, atMost \(got none\)/, '{ metric'],
    ['[{ metric: score, atLeast: 0.4, atMost: 0.6 }]', /got atLeast, atMost/, '{ metric'],
    ['[{ metric: score, between: [0.6, 0.4] }]', /lower end first \(got 0\.6 and 0\.4\)/, '[0.6'],
    ['[{ metric: score, between: [40, 60] }]', /from 0 to 1.*40 % is 0\.4/, '[40'],
    ['[{ metric: score, between: 0.5 }]', /pair of numbers/, '0.5 }'],
    ['[{ metric: score, atLeast: 0.4, where: { plane: 2 } }]', /met in the scenario \(got 2\)/, '2 }'],
    ['[{ metric: score, atLeast: 0.4, where: { initiator: [a, c] } }]', /met.*"c"/, 'c]'],
    ['[{ metric: score, atLeast: 0.4, where: { class: drui } }]', /"druid"/, 'drui }'],
    [
      '[{ metric: score, atLeast: 0.4, where: { axes: { defaults.IQ: 3 } } }]',
      /varied path/,
      'defaults.IQ: 3',
    ],
    ['[{ metric: score, atLeast: 0.4, weight: 0 }]', /0\.001/, '0 }'],
  ])('refuses the goal %s', (bands, message, there) => {
    const [found, said] = problemAt(goal(bands));
    expect(said).toMatch(message);
    expect(found.startsWith(there), found).toBe(true);
  });

  it('steps without the dust of adding up', () => {
    expect(gridOf(0, 0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(gridOf(4, 6.9, 1)).toEqual([4, 5, 6]);
  });
});

describe('constants', () => {
  const formula = `${two}constants: { weight: 2.5, shift: -0.125 }\nformulas: { 1: { attack: base + weight*IQ + shift } }\n`;

  it('stand for their numbers in formulas', () => {
    expect(cellsOf(formula)[0]!.setup.formulas['1']!.attack).toBe('base + 2.5*IQ + (-0.125)');
  });

  it('are overridden by variants and varied', () => {
    const cells = cellsOf(
      `${formula}variants: { printed: {}, light: { constants: { weight: 1 } } }\nvary: { constants.shift: [0, 0.1] }\n`,
    );
    const attacks = [...new Set(cells.map((cell) => cell.setup.formulas['1']!.attack))];
    expect(attacks).toEqual([
      'base + 2.5*IQ + 0',
      'base + 2.5*IQ + 0.1',
      'base + 1*IQ + 0',
      'base + 1*IQ + 0.1',
    ]);
  });

  it.each([
    [formula.replace('weight: 2.5', 'wight: 2.5'), /formulas\.1\.attack.*"weight".*"wight"/],
    [formula.replace('weight: 2.5', 'IQ: 2.5'), /constants.*none of base/],
    [formula.replace('weight: 2.5', 'weight: many'), /constants\.weight.*a number/],
    [formula.replace('2.5', '1e400'), /constants\.weight/],
  ])('refuses %s', (text, message) => {
    expect(problemsOf(text)[0]).toMatch(message);
  });
});

describe('an open scenario', () => {
  it('gives the cells that the changed file would give', () => {
    const opened = openScenario(two, 'duel.yaml');
    if (!opened.ok) throw new Error('must open');
    const moved = opened.open.cells([
      { paths: [['classes', 'druid', 'base']], value: 9.5 },
      {
        paths: [
          ['combatants', 'a', 'IQ'],
          ['combatants', 'b', 'IQ'],
        ],
        value: 7,
      },
    ]);
    const text = two.replace('IQ: 10', 'IQ: 7').replace('IQ: 12', 'IQ: 7');
    expect(moved).toEqual({ ok: true, cells: cellsOf(`${text}classes: { druid: { base: 9.5 } }\n`) });
    expect(opened.open.cells([])).toEqual({ ok: true, cells: cellsOf(two) });
  });

  it('tells what a change would break', () => {
    const opened = openScenario(`${two}formulas: { 1: { attack: 1/(IQ - 20) } }\n`, 'duel.yaml');
    if (!opened.ok) throw new Error('must open');
    const moved = opened.open.cells([{ paths: [['combatants', 'a', 'IQ']], value: 20 }]);
    expect(moved.ok ? [] : moved.problems.map((problem) => complaintText(problem))).toEqual([
      'must be finite for every combatant (got Infinity for a)',
    ]);
  });
});
