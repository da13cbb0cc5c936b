/** Day scenarios: what ships, what is allowed, and every problem with its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import type { Cell, DayCell } from '../../src/scenario/model/cells.ts';
import { problemsOf, scenarioOf } from './support.ts';

/** Where the problems must be: a mark in the text before each place, in the order of the problems. */
const mark = '▸';

/** A text without its marks, and `line:column` of each. */
function marked(text: string): { readonly plain: string; readonly places: readonly string[] } {
  const places: string[] = [];
  const lines = text.split('\n').map((line, i) => {
    const parts = line.split(mark);
    let column = 1;
    for (const part of parts.slice(0, -1)) {
      column += part.length;
      places.push(`${i + 1}:${column}`);
    }
    return parts.join('');
  });
  return { plain: lines.join('\n'), places };
}

/** Expects the problems of a marked text, each at its mark. */
function expectProblems(text: string, problems: readonly string[]): void {
  const { plain, places } = marked(text);
  expect(problemsOf(plain)).toEqual(problems.map((problem, i) => `${places[i]}: ${problem}`));
}

const shipped = (name: string): string =>
  readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8');
const cellsOf = (text: string): Cell[] => expandCells(scenarioOf(text));
const days = (text: string): DayCell[] => cellsOf(text).filter((cell) => cell.kind === 'day');

const manifester = 'manifesters: { m: { manifesterLevel: 5, concentration: 9, powerPoints: 20 } }\n';
const plan = 'plans: { p: { manifestations: [{ power: x, level: 1 }] } }\n';
const withPower = (power: string, rest = ''): string =>
  `kind: day\n${manifester}plans: { p: { ${rest}manifestations: [${power}] } }\n`;
const withManifester = (fields: string): string => `kind: day\nmanifesters: { m: { ${fields} } }\n${plan}`;
const figures = 'manifesterLevel: 5, concentration: 9, powerPoints: 20';

describe('telepath-day.yaml', () => {
  const cells = days(shipped('telepath-day'));

  it('makes 3 manifesters × 3 plans × 4 values of Concentration', () => {
    expect(cells).toHaveLength(36);
    expect(new Set(cells.map(({ key }) => key)).size).toBe(9);
    expect(cells[0]).toMatchObject({
      key: 'novice > quiet study',
      variant: 'printed',
      axes: [{ name: 'manifesters.*.concentration', value: 6 }],
    });
    expect(scenarioOf(shipped('telepath-day'))).toMatchObject({
      kind: 'day',
      seed: 'telepath',
      duels: 1_000_000,
    });
  });

  it('adds bonuses to the varied Concentration: the telepath’s is 6 to 15, the trained one’s 3 more', () => {
    const of = (who: string): number[] =>
      cells
        .filter(({ manifester: name, plan: day }) => name === who && day === 'skirmish')
        .map(({ setup }) => setup.manifester.concentration);
    expect(of('telepath')).toEqual([6, 9, 12, 15]);
    expect(of('trained telepath')).toEqual([9, 12, 15, 18]);
  });

  it('completes what is manifested', () => {
    const { plan: skirmish } = cells.find(({ key }) => key === 'telepath > skirmish')!.setup;
    expect(skirmish).toMatchObject({ order: 'weighted', whenShort: 'skip', attempts: null });
    expect(skirmish.manifestations.map(({ cost, weight }) => [cost, weight])).toEqual([
      [1, 3],
      [5, 2],
      [5, 1],
    ]);
    expect(skirmish.manifestations[1]!.distractions).toEqual([
      { kind: 'injury', damage: '1d8+2', saveDC: null, chance: 0.4 },
    ]);
  });
});

describe('other scenarios that ship', () => {
  it('concentration-table: 11 modifiers × 9 levels × 10 distractions', () => {
    const cells = cellsOf(shipped('concentration-table'));
    expect(cells).toHaveLength(990);
    expect(cells[0]).toMatchObject({ kind: 'concentration', key: '0 > hit for 2d6+3 @ 1' });
  });

  it('tug-of-minds: 4 minds × 3 values', () => {
    const cells = cellsOf(shipped('tug-of-minds'));
    expect(cells.map(({ key }) => key).slice(0, 4)).toEqual([
      'guard captain',
      'king',
      'frozen page',
      'twice frozen page',
    ]);
    expect(cells).toHaveLength(12);
  });

  it('gauntlet: 3 gauntlets on 2 planes', () => {
    expect(cellsOf(shipped('gauntlet')).map(({ key }) => key)).toEqual([
      'without rest @ 1',
      'with a night between @ 1',
      'brought back @ 1',
      'without rest @ 5',
      'with a night between @ 5',
      'brought back @ 5',
    ]);
  });
});

describe('variants and pairs', () => {
  it('a variant overrides fields of a manifester; pairs choose who follows which plan', () => {
    const cells = days(`
kind: day
manifesters:
  a: { manifesterLevel: 5, concentration: 9, powerPoints: 20 }
  b: { manifesterLevel: 3, concentration: 4, powerPoints: 10 }
plans:
  p: { manifestations: [{ power: x, level: 1 }] }
  q: { manifestations: [{ power: y, level: 2 }] }
matchups: [[a, p], [b, q]]
variants:
  now: {}
  trained: { manifesters: { a: { concentration: 12 } } }
`);
    expect(cells.map(({ key, variant, setup }) => [key, variant, setup.manifester.concentration])).toEqual([
      ['a > p', 'now', 9],
      ['b > q', 'now', 4],
      ['a > p', 'trained', 12],
      ['b > q', 'trained', 4],
    ]);
  });

  it('an axis may lead into a list', () => {
    const cells = days(`kind: day\n${manifester}${plan}vary: { plans.p.manifestations.0.level: [1, 3] }\n`);
    expect(cells.map(({ setup }) => setup.plan.manifestations[0]!.cost)).toEqual([1, 5]);
  });
});

describe('problems of a day, each with its place', () => {
  it.each<[string, string, string[]]>([
    [
      'cost over the manifester level',
      withPower('{ power: x, level: 2, augment: ▸3 }'),
      [
        'plans.p.manifestations.0.augment: must not bring the cost over the manifester level of "m", 5 (got 3 + 3)',
      ],
    ],
    [
      'a given cost over it',
      withPower('{ power: x, level: 1, cost: ▸6 }'),
      ['plans.p.manifestations.0.cost: must not bring the cost over the manifester level of "m", 5 (got 6)'],
    ],
    [
      'a power level out of reach',
      withPower('{ power: x, level: ▸4 }'),
      [
        'plans.p.manifestations.0.level: must be within reach of the manifester level of "m", 5 (got too little: level 4 needs manifester level 7)',
      ],
    ],
    [
      'manifested below the level that the power needs',
      withPower('{ power: x, level: 3, manifestAt: ▸4 }'),
      [
        'plans.p.manifestations.0.manifestAt: must be within reach of the level it is manifested at, 4 (got too little: level 3 needs manifester level 5)',
      ],
    ],
    [
      'manifested above the own level',
      withPower('{ power: x, level: 1, manifestAt: ▸6 }'),
      ['plans.p.manifestations.0.manifestAt: must be at most 5, the manifester level of "m" (got 6)'],
    ],
    [
      'Intelligence 0',
      withManifester(`${figures}, intelligence: ▸0`),
      ['manifesters.m.intelligence: must be at least 1, unless it is vermin (got 0)'],
    ],
    [
      'a plan that never ends',
      withPower('{ power: x, level: 0 }').replace('p:', '▸p:'),
      [
        'plans.p.attempts: must be given for a plan that can go on for ever (got nothing, and a power that costs 0)',
      ],
    ],
    [
      'psi-like abilities for ever',
      withPower('{ power: x, level: 2, psiLike: true }, { power: y, level: 1 }', 'whenShort: skip, ').replace(
        'p:',
        '▸p:',
      ),
      [
        'plans.p.attempts: must be given for a plan that can go on for ever (got nothing, and a power that costs 0)',
      ],
    ],
    [
      'a negative chance',
      withPower('{ power: x, level: 1, target: { invalidChance: ▸-0.1 } }'),
      ['plans.p.manifestations.0.target.invalidChance: must be a number from 0 to 1 (got -0.1)'],
    ],
    [
      'several targets, with figures of one beside them; no target; who dispels without a level',
      withPower(
        '{ power: x, level: 1, target: { PR: ▸3, save: ▸1, invalidChance: 0.5 }, targets: [{ PR: 3 }] }, { power: y, level: 1, targets: ▸[], ▸dispelledBy: {} }',
      ),
      [
        'plans.p.manifestations.0.target.PR: must stand in targets, where each has its own (got both)',
        'plans.p.manifestations.0.target.save: must stand in targets, where each has its own (got both)',
        'plans.p.manifestations.1.targets: must be a list of 1 to 100 targets, each { PR: …, save: … } (got an empty list)',
        'plans.p.manifestations.1.dispelledBy.ml: must be a whole number from 0 to 1,000 (got nothing)',
      ],
    ],
    [
      'dice that are none',
      withPower('{ power: x, level: 1, distractions: [{ kind: injury, damage: ▸2d1 }] }'),
      [
        'plans.p.manifestations.0.distractions.0.damage: must be a number of points, or dice such as 2d6+3 (2k6+3): 1 to 100 dice of 2 to 100 sides (got "2d1")',
      ],
    ],
    [
      'an injury without damage, a grapple with it, a power with both',
      withPower(
        '{ power: x, level: 1, distractions: [▸{ kind: injury }, { kind: grapple, damage: ▸3 }, { kind: power, damage: 3, saveDC: ▸15 }, ▸{ kind: power }] }',
      ),
      [
        'plans.p.manifestations.0.distractions.0.damage: must be given for injury (got nothing)',
        'plans.p.manifestations.0.distractions.1.damage: must be given only for injury, continuous or power (got it for grapple)',
        'plans.p.manifestations.0.distractions.2.saveDC: must be given only for a power that does no damage (got both)',
        'plans.p.manifestations.0.distractions.3.damage: must be given for power, or else its saveDC (got neither)',
      ],
    ],
    [
      'a distraction nobody knows',
      withPower('{ power: x, level: 1, distractions: [{ kind: ▸grappel }] }'),
      [
        'plans.p.manifestations.0.distractions.0.kind: must be one of injury, continuous, power, grapple, vigorousMotion, violentMotion, rainOrSleet, hailOrDebris, defensive (got "grappel") Tip: did you mean "grapple"?',
      ],
    ],
    [
      'a bonus without value',
      withManifester(`${figures}, bonuses: [▸{ type: luck }]`),
      ['manifesters.m.bonuses.0.value: must be a whole number from -1,000 to 1,000 (got nothing)'],
    ],
    [
      'a misspelt type that would add up',
      withManifester(`${figures}, bonuses: [{ value: 1, type: ▸dogde }]`),
      [
        'manifesters.m.bonuses.0.type: must be dodge, which adds up, or a word less like it (got "dogde") Tip: did you mean "dodge"?',
      ],
    ],
    [
      'what a manifester must say',
      withManifester('transparency: true').replace('m:', '▸▸▸m:'),
      [
        'manifesters.m.manifesterLevel: must be a whole number from 0 to 100 (got nothing)',
        'manifesters.m.concentration: must be a whole number from -1,000 to 1,000 (got nothing)',
        'manifesters.m.powerPoints: must be a whole number from 0 to 10,000 (got nothing)',
      ],
    ],
    [
      'an unknown key',
      withManifester(`${figures}, ▸concentraton: 3`),
      [
        'manifesters.m.concentraton: must be a known key (got "concentraton") Tip: did you mean "concentration"?',
      ],
    ],
    [
      'nobody',
      `kind: day\n▸manifesters: {}\n${plan}`,
      ['manifesters: must have at least one manifester (got none)'],
    ],
    [
      'nothing to manifest',
      `kind: day\n${manifester}plans: { ▸p: }\n`,
      ['plans.p.manifestations: must be a list of manifestations (got nothing)'],
    ],
    [
      'a pair of nobody',
      `kind: day\n${manifester}${plan}matchups: [[▸n, p], [m, ▸q]]\n`,
      [
        'matchups.0.0: must be the name of a manifester (got "n")',
        'matchups.1.1: must be the name of a plan (got "q")',
      ],
    ],
    [
      'weights that are all 0',
      withPower('{ power: x, level: 1, weight: 0 }', 'order: weighted, ').replace('[', '▸['),
      ['plans.p.manifestations: must have a weight above 0 somewhere (got 0 everywhere)'],
    ],
    [
      'a varied path to nobody',
      `kind: day\n${manifester}${plan}vary: { ▸manifesters.n.concentration: [1] }\n`,
      [
        'vary."manifesters.n.concentration": must be a path to something in the scenario (got "manifesters.n.concentration")',
      ],
    ],
    [
      'a varied value that does not fit',
      `kind: day\n${manifester}${plan}vary: { manifesters.m.concentration: [1, ▸x] }\n`,
      ['vary."manifesters.m.concentration".1: must be a whole number from -1,000 to 1,000 (got "x")'],
    ],
  ])('%s', (_, text, problems) => {
    expectProblems(text, problems);
  });

  it('vermin may manifest without Intelligence', () => {
    expect(problemsOf(withManifester(`${figures}, intelligence: 0, vermin: true`))).toEqual([]);
  });

  it('every problem is told, not only the first', () => {
    const text = withPower(
      '{ power: x, level: 2, augment: 3 }, { power: y, level: 9 }, { power: z, level: 1, weight: -1 }',
    );
    expect(problemsOf(text)).toHaveLength(3);
  });

  it('a problem that a variant brings says so', () => {
    const text = `kind: day\n${manifester}${plan}variants: { now: {}, weak: { manifesters: { m: { manifesterLevel: 0 } } } }\n`;
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/plans\.p\.manifestations\.0\.level: .* Tip: met in variant "weak"$/),
    ]);
  });
});

describe('problems of the other kinds', () => {
  it.each<[string, string, string[]]>([
    [
      'checks: nothing to look at, doubles',
      '▸kind: concentration\nmodifiers: [1, ▸1]\ndistractions: { d: { kind: grapple } }\n',
      [
        'levels: must be a list of whole numbers (got nothing)',
        'modifiers.1: must be a number not given before (got 1 again)',
      ],
    ],
    [
      'minds: unknown, double and lonely controllers',
      'kind: contest\ncontrollers: { a: { charisma: 12 }, b: { modifier: ▸1, charisma: 3 } }\nminds:\n  x: { controllers: [a, ▸a, ▸c] }\n  y: { controllers: ▸[a] }\n',
      [
        'controllers.b.modifier: must be given instead of charisma (got both)',
        'minds.x.controllers.1: must be a controller not named before (got "a" again)',
        'minds.x.controllers.2: must be the name of a controller (got "c")',
        'minds.y.controllers: must be a list of two controllers or more (got a list of 1)',
      ],
    ],
    [
      'gauntlets: nobody to fight, nobody to fight it',
      'kind: gauntlet\ncombatants: { a: { IQ: 3, Podl: 3, class: mage, level: 1 } }\ngauntlets: { g: { fighter: ▸b }, ▸h: { fighter: a }, ▸i: {} }\n',
      [
        'gauntlets.g.fighter: must be the name of a combatant (got "b")',
        'gauntlets.h.opponents: must have at least one opponent (got none: there is no other combatant)',
        'gauntlets.i.fighter: must be the name of a combatant (got nothing)',
      ],
    ],
  ])('%s', (_, text, problems) => {
    expectProblems(text, problems);
  });
});
