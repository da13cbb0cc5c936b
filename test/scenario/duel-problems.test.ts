/** Duel scenarios with everything that can be wrong in them, and the problems that must come of it. */
import { describe, expect, it } from 'vitest';
import { problemsOf, twoMinds } from './support.ts';

const wholePool = 'must be a whole number from 0 to 1,000,000';
const wholeAttribute = 'must be a whole number from 0 to 1,000';
const badName =
  'must be a name of 1 to 100 characters that can be shown, without blanks at its ends, " > ", " + " or " @ "';

const thousand = Array.from({ length: 1000 }, (_, n) => n);

function table(rows: [string, string[]][]): void {
  it.each(rows)('%s', (text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });
}

describe('keys', () => {
  table([
    [`${twoMinds}duel: 5\n`, ['2:1: duel: must be a known key (got "duel") Tip: did you mean "duels"?']],
    [
      'combatant: { a: { IQ: 1, Podl: 1 } }',
      ['1:1: combatant: must be a known key (got "combatant") Tip: did you mean "combatants"?'],
    ],
    [
      'combatants:\n  a: { IQ: 1, Podl: 1, manna: 3 }\ndefaults:\n  podl: 1\n',
      [
        '2:24: combatants.a.manna: must be a known key (got "manna") Tip: did you mean "mana"?',
        '4:3: defaults.podl: must be a known key (got "podl") Tip: did you mean "Podl"?',
      ],
    ],
    [
      `${twoMinds}rules: { pull: { 9: 0.1 } }\n`,
      ['2:18: rules.pull.9: must be a known key (got "9") Tip: known here: 1, 2, 3, 4, 5, 6, 7, 8'],
    ],
    [
      `${twoMinds}formulas: { 1: { atack: 1 } }\n`,
      ['2:18: formulas.1.atack: must be a known key (got "atack") Tip: did you mean "attack"?'],
    ],
    [
      'combatants:\n  a: { IQ: 1, Podl: 1, IQ: 2 }\n  b: { IQ: 1, Podl: 1 }\n  a: {}\nseed: 1\nseed: 2\n',
      [
        '2:24: combatants.a.IQ: must be given once (got it again after line 2)',
        '4:3: combatants.a: must be given once (got it again after line 2)',
        '6:1: seed: must be given once (got it again after line 5)',
      ],
    ],
    ['name: x\n', ['1:1: combatants: must be a map from names to combatants (got nothing)']],
    ['combatants:\n', ['1:1: combatants: must be a map from names to combatants (got nothing)']],
    ['combatants: {}\n', ['1:1: combatants: must have at least one combatant (got none)']],
  ]);
});

describe('values', () => {
  table([
    [`${twoMinds}duels: 0\n`, ['2:8: duels: must be a whole number from 1 to 1,000,000,000,000 (got 0)']],
    [
      'combatants: { a: { IQ: 1, Podl: 1, hp: 0 }, b: { IQ: 1, Podl: 1, hp: -3 } }\ndefaults: { fatigue: 0 }\n',
      [
        '1:40: combatants.a.hp: must be a whole number from 1 to 1,000,000, or unlimited (got 0)',
        '1:70: combatants.b.hp: must be a whole number from 1 to 1,000,000, or unlimited (got -3)',
      ],
    ],
    [
      `${twoMinds}rules: { pull: { 3: 0.1, 7: 0.05, 2: 0.1, 8: 0.2, 5: 0 } }\n`,
      [
        '2:29: rules.pull.7: must be at least 0.1, the chance of plane 3: the pull grows with the plane (got 0.05)',
        '2:54: rules.pull.5: must be at least 0.1, the chance of plane 3: the pull grows with the plane (got 0)',
      ],
    ],
    [`${twoMinds}rules: { pull: { 3: 0.1, 7: 0.1, 2: 0 } }\n`, []],
    [
      `${twoMinds}rules: { pull: { 3: 0.1 } }\nvariants: { b: { rules: { pull: { 8: 0.01 } } } }\n`,
      [
        '3:38: variants.b.rules.pull.8: must be at least 0.1, the chance of plane 3: the pull grows with the plane (got 0.01)',
      ],
    ],
    [`${twoMinds}duels: 1.5\n`, ['2:8: duels: must be a whole number from 1 to 1,000,000,000,000 (got 1.5)']],
    [
      `${twoMinds}duels: 1e3x\n`,
      ['2:8: duels: must be a whole number from 1 to 1,000,000,000,000 (got "1e3x")'],
    ],
    [
      `${twoMinds}duels: 1e13\n`,
      ['2:8: duels: must be a whole number from 1 to 1,000,000,000,000 (got 1e13)'],
    ],
    [
      `${twoMinds}duels: { precision: 0 }\n`,
      ['2:21: duels.precision: must be a number from 0.000001 to 0.25 (got 0)'],
    ],
    [
      `${twoMinds}duels: { maxDuels: 0.5 }\n`,
      [
        '2:1: duels.precision: must be a number from 0.000001 to 0.25 (got nothing)',
        '2:20: duels.maxDuels: must be a whole number from 1 to 1,000,000,000,000 (got 0.5)',
      ],
    ],
    [`${twoMinds}seed: 1.5\n`, ['2:7: seed: must be text or a whole number (got 1.5)']],
    [`${twoMinds}seed: true\n`, ['2:7: seed: must be text or a whole number (got true)']],
    [`${twoMinds}seed:\n`, ['2:1: seed: must be text or a whole number (got nothing)']],
    [
      `${twoMinds}name: "a\\tb"\n`,
      ['2:7: name: must be one line of text, at most 200 characters (got "a\\tb")'],
    ],
    [
      'combatants:\n  a: { IQ: 1.5, Podl: -1, mana: 1e400, SP: .nan, fatigue: .inf, hp: many }\n',
      [
        `2:12: combatants.a.IQ: ${wholeAttribute} (got 1.5)`,
        `2:23: combatants.a.Podl: ${wholeAttribute} (got -1)`,
        `2:33: combatants.a.mana: ${wholePool} (got 1e400)`,
        '2:44: combatants.a.SP: must be a number from 0 to 1,000 (got .nan)',
        `2:59: combatants.a.fatigue: ${wholePool}, or unlimited (got .inf)`,
        '2:69: combatants.a.hp: must be a whole number from 1 to 1,000,000, or unlimited (got "many")',
      ],
    ],
    [
      'combatants:\n  a: { IQ: 1, Podl: 1, hidden: yes, hold: allways, woundChance: 1.1, maxPlane: 9, fleeRounds: 0 }\n',
      [
        '2:32: combatants.a.hidden: must be true or false (got "yes")',
        '2:43: combatants.a.hold: must be one of never, always, outnumbered (got "allways") Tip: did you mean "always"?',
        '2:65: combatants.a.woundChance: must be a number from 0 to 1 (got 1.1)',
        '2:80: combatants.a.maxPlane: must be a whole number from 1 to 8 (got 9)',
        `2:95: combatants.a.fleeRounds: must be a whole number from 1 to 1,000 (got 0)`,
      ],
    ],
    ['combatants: { a: 5 }', ['1:18: combatants.a: must be a map of combatant fields (got 5)']],
    ['combatants: [a]', ['1:13: combatants: must be a map from names to combatants (got a list of 1)']],
    [
      `${twoMinds}rules: { die: k1+, range: -1, manaPerPoint: 0, maxRounds: 0, captureMage: 2, overflow: 3 }\n`,
      [
        '2:15: rules.die: must be a die of 2 to 100 sides: k12 or d12, open-ended k12+ or d12+ (got "k1+")',
        '2:27: rules.range: must be a number from 0 to 1,000,000 (got -1)',
        '2:45: rules.manaPerPoint: must be a whole number from 1 to 1,000,000 (got 0)',
        '2:59: rules.maxRounds: must be a whole number from 1 to 1,000,000, or none (got 0)',
        '2:75: rules.captureMage: must be a number from 0 to 1 (got 2)',
        '2:88: rules.overflow: must be one of lost, carry (got 3)',
      ],
    ],
    [
      `${twoMinds}planes: [0, 3, 9, 3, 2.5, x]\n`,
      [
        '2:10: planes.0: must be a whole number from 1 to 8 (got 0)',
        '2:16: planes.2: must be a whole number from 1 to 8 (got 9)',
        '2:19: planes.3: must be a plane not given before (got 3 again)',
        '2:22: planes.4: must be a whole number from 1 to 8 (got 2.5)',
        '2:27: planes.5: must be a whole number from 1 to 8 (got "x")',
      ],
    ],
    [`${twoMinds}planes: []\n`, ['2:9: planes: must be a list of planes from 1 to 8 (got an empty list)']],
    [`${twoMinds}planes: 3\n`, ['2:9: planes: must be a list of planes from 1 to 8 (got 3)']],
  ]);

  it.each(['k1', 'k0+', 'k101', 'd101+', 'x', 'k12++', '2k6', 'k', 'k-3', 'k6.5', 'k007', '12'])(
    'die %s',
    (die) => {
      expect(problemsOf(`${twoMinds}rules: { die: "${die}" }`)).toHaveLength(1);
    },
  );

  it.each(['k2', 'd6', 'k12+', 'd100+', 'k100'])('but die %s', (die) => {
    expect(problemsOf(`${twoMinds}rules: { die: ${die} }`)).toEqual([]);
  });
});

describe('names', () => {
  it.each(['a > b', 'a + b', 'a @ 1', '@ 1', 'a >', ' a', 'a ', '', 'a\\nb', 'a\\u0000', 'a\\u2028b'])(
    '"%s"',
    (name) => {
      const text = `combatants:\n  "${name}": { IQ: 1, Podl: 1 }\n`;
      expect(problemsOf(text)).toEqual([expect.stringContaining(badName)]);
      expect(problemsOf(text)[0]).toMatch(/^2:3: combatants\./);
    },
  );

  it.each(['a>b', 'mág & druid', 'mage no. 1', 'a+', '*', 'constructor', '1'])('but "%s"', (name) => {
    expect(problemsOf(`combatants:\n  "${name}": { IQ: 1, Podl: 1 }\n`)).toEqual([]);
  });

  it('of variants and classes, too', () => {
    expect(problemsOf(`${twoMinds}variants: { "": {} }\nclasses: { "x @ y": { base: 1 } }\n`)).toEqual([
      `2:13: variants."": ${badName} (got "")`,
      `3:12: classes.x @ y: ${badName} (got "x @ y")`,
    ]);
  });
});

describe('combatants and classes', () => {
  table([
    [
      'defaults: { SP: 1 }\ncombatants:\n  a: {}\n  b: { IQ: 3 }\n',
      [
        `3:3: combatants.a.IQ: ${wholeAttribute} (got nothing)`,
        `3:3: combatants.a.Podl: ${wholeAttribute} (got nothing)`,
        `4:3: combatants.b.Podl: ${wholeAttribute} (got nothing)`,
      ],
    ],
    // what is missing because it was misspelt or wrong is told once
    [
      'combatants:\n  a: { IQq: 3, Podl: 1 }\n',
      ['2:8: combatants.a.IQq: must be a known key (got "IQq") Tip: did you mean "IQ"?'],
    ],
    [
      'defaults: { IQ: x, Podl: 1 }\ncombatants: { a: {} }\n',
      [`1:17: defaults.IQ: ${wholeAttribute} (got "x")`],
    ],
    [
      'combatants:\n  a: { IQ: 1, Podl: 1, class: mag, level: 3 }\n  b: { IQ: 1, Podl: 1, class: mage }\n  c: { IQ: 1, Podl: 1, level: 2 }\n',
      [
        '2:31: combatants.a.class: must be the name of a class (got "mag") Tip: did you mean "mage"?',
        `3:3: combatants.b.level: ${wholeAttribute} (got nothing)`,
        '4:31: combatants.c.level: must stand beside a class (got no class)',
      ],
    ],
    [
      'defaults: { class: wizzard, level: 1, IQ: 1, Podl: 1 }\ncombatants: { a: {}, b: { class: mage } }\n',
      ['1:20: defaults.class: must be the name of a class (got "wizzard") Tip: did you mean "wizard"?'],
    ],
    [
      'defaults: { IQ: 1, Podl: 1 }\ncombatants:\n  a: { class: mage, level: 1, classes: [{ class: druid, level: 1 }] }\n  b: { level: 1, classes: [{ class: druid, level: 1 }] }\n',
      [
        '3:40: combatants.a.classes: must be the only word about classes (got class, too)',
        '4:15: combatants.b.level: must stand with each entry of classes (got a level beside them)',
      ],
    ],
    [
      'defaults: { IQ: 1, Podl: 1 }\ncombatants:\n  a:\n    classes:\n      - { class: druid }\n      - { class: mage, level: -1 }\n      - { class: mage, level: 1 }\n      - { class: mage, level: 2 }\n      - { clas: mage, level: 2 }\n',
      [
        `5:9: combatants.a.classes.0.level: ${wholeAttribute} (got nothing)`,
        `6:31: combatants.a.classes.1.level: ${wholeAttribute} (got -1)`,
        '8:18: combatants.a.classes.3.class: must be another class than those before (got "mage" again)',
        '9:11: combatants.a.classes.4.clas: must be a known key (got "clas") Tip: did you mean "class"?',
      ],
    ],
    [
      `${twoMinds}classes: { seer: {}, monk: { magical: false }, brute: { magical: false, mage: true }, ranger: { base: -1 } }\n`,
      [
        '2:12: classes.seer.base: must be given for a magical class (got nothing)',
        '2:79: classes.brute.mage: must be false for a class that is not magical (got true)',
        '2:103: classes.ranger.base: must be a number from 0 to 1,000 (got -1)',
      ],
    ],
    [
      'defaults: { IQ: 1, Podl: 1 }\ncombatants:\n  a: { withdrawWhen: {} }\n  b: { withdrawWhen: { enemy: { mana: 1, iq: 2 } } }\n  c: { withdrawWhen: { enemy: {}, after: -1 } }\n  d: { withdrawWhen: 3 }\n',
      [
        '3:8: combatants.a.withdrawWhen.after: must be a number of rounds, or else a bound on an enemy (got nothing)',
        '4:31: combatants.b.withdrawWhen.enemy: must be a bound on one figure, mana or iq (got both)',
        '5:24: combatants.c.withdrawWhen.enemy.mana: must be a bound on mana or iq (got nothing)',
        '5:42: combatants.c.withdrawWhen.after: must be a whole number from 0 to 1,000,000 (got -1)',
        '6:22: combatants.d.withdrawWhen: must be a time to withdraw, { after: …, enemy: … } (got 3)',
      ],
    ],
    [
      'defaults: { IQ: 1, Podl: 1 }\ncombatants:\n  a: { withdrawBelow: {} }\n  b: { fleeBelow: { mana: 1, iq: 2 } }\n  c: { fleeBelow: { IQ: 2 } }\n  d: { fleeBelow: 3 }\n',
      [
        '3:8: combatants.a.withdrawBelow.mana: must be a bound on mana or iq (got nothing)',
        '4:19: combatants.b.fleeBelow: must be a bound on one figure, mana or iq (got both)',
        '5:21: combatants.c.fleeBelow.IQ: must be a known key (got "IQ") Tip: did you mean "iq"?',
        '6:19: combatants.d.fleeBelow: must be a bound, { mana: … } or { iq: … } (got 3)',
      ],
    ],
    [
      'defaults: { IQ: 1, Podl: 1 }\ncombatants:\n  a: { actEvery: 2, manifest: { power: mind thrust, level: 10 } }\n  b: { manifest: { power: 3, level: 3, concentration: 4 } }\n  c: { actEvery: 2, manifest: {} }\n',
      [
        '3:21: combatants.a.manifest.concentration: must be a whole number (got nothing)',
        '3:60: combatants.a.manifest.level: must be a whole number from 0 to 9 (got 10)',
        '4:3: combatants.b.actEvery: must be given beside manifest, which happens in these rounds (got nothing)',
        '4:37: combatants.b.manifest.level: must be given once, as level or as power (got both)',
        '5:21: combatants.c.manifest.level: must be a whole number from 0 to 9 (got nothing)',
        '5:21: combatants.c.manifest.concentration: must be a whole number (got nothing)',
      ],
    ],
  ]);
});

describe('matchups', () => {
  table([
    [
      `${twoMinds}matchups:\n  - [a, c]\n  - [a]\n  - [a, b, a]\n  - a\n  - [a, []]\n  - [[a, 1], b]\n`,
      [
        '3:9: matchups.0.1: must be the name of a combatant (got "c")',
        '4:5: matchups.1: must be a pair [initiator, target] (got a list of 1)',
        '5:5: matchups.2: must be a pair [initiator, target] (got a list of 3)',
        '6:5: matchups.3: must be a pair [initiator, target] (got "a")',
        '7:9: matchups.4.1: must be the name of a combatant, or a list of names (got an empty list)',
        '8:10: matchups.5.0.1: must be the name of a combatant (got 1)',
      ],
    ],
    [
      `${twoMinds}matchups: [[a, b], [b, a], [[a], b], [[a, b], b], [[b, a], b]]\n`,
      ['2:28: matchups.2: must be a matchup not given before (got "a > b" again)'],
    ],
    [
      `${twoMinds}matchups: []\n`,
      ['2:11: matchups: must be all, or a list of pairs [initiator, target] (got an empty list)'],
    ],
    [
      `${twoMinds}matchups: every\n`,
      ['2:11: matchups: must be all, or a list of pairs [initiator, target] (got "every")'],
    ],
    [
      'combatants: { mage: { IQ: 1, Podl: 1 } }\nmatchups: [[mage, [mage, maeg]]]\n',
      ['2:26: matchups.0.1.1: must be the name of a combatant (got "maeg") Tip: did you mean "mage"?'],
    ],
    // a combatant that is itself a problem is not unknown besides
    [
      'combatants: { a: 5, b: { IQ: 1, Podl: 1 } }\nmatchups: [[a, b]]\n',
      ['1:18: combatants.a: must be a map of combatant fields (got 5)'],
    ],
  ]);
});

describe('formulas', () => {
  const one = (formula: string, rest = ''): string =>
    `${twoMinds}planes: [3]\nformulas:\n  3: { attack: ${formula} }\n${rest}`;
  const names = 'must be one of base, level, SP, IQ, Podl';
  const functions = 'must be one of the functions floor, ceil, round, min, max, abs, int';
  table([
    [one('2*IQQ'), [`4:18: formulas.3.attack: ${names} (got "IQQ") Tip: did you mean "IQ"?`]],
    [one('"2*IQQ"'), [`4:19: formulas.3.attack: ${names} (got "IQQ") Tip: did you mean "IQ"?`]],
    [one('"\\u0032*IQQ"'), [`4:16: formulas.3.attack: ${names} (got "IQQ") Tip: did you mean "IQ"?`]],
    [one('1 + flor(IQ)'), [`4:20: formulas.3.attack: ${functions} (got "flor") Tip: did you mean "floor"?`]],
    [one('1 + eval(IQ)'), [`4:20: formulas.3.attack: ${functions} (got "eval")`]],
    [one('base.constructor'), ['4:20: formulas.3.attack: must be an operator or the end (got ".")']],
    [one('2*(IQ'), ['4:21: formulas.3.attack: must be an operator or ")" (got the end)']],
    [one('""'), ['4:16: formulas.3.attack: must be an expression over base, level, SP, IQ, Podl (got "")']],
    [
      one('true'),
      ['4:16: formulas.3.attack: must be an expression over base, level, SP, IQ, Podl (got true)'],
    ],
    [
      one('Podl/SP'),
      [
        '4:16: formulas.3.attack: must be finite for every combatant (got Infinity for a)',
        '4:16: formulas.3.attack: must be finite for every combatant (got Infinity for b)',
      ],
    ],
    // finite at the start, not when the mind has lost IQ: a loses it from 10 to 0, b from 12
    [
      one('1/(IQ-11)'),
      ['4:16: formulas.3.attack: must be finite for every combatant (got Infinity for b fallen to IQ 11)'],
    ],
    [one('1/(IQ-11)', 'rules: { iqLossWeakens: false }\n'), []],
    [
      one('(IQ-12)/(IQ-12)', 'rules: { iqLossWeakens: false }\n'),
      ['4:16: formulas.3.attack: must be finite for every combatant (got NaN for b)'],
    ],
    // strengths within a million, up and down (RULES 2.6); b has IQ 12, a 10
    [
      one('100000*IQ'),
      [
        '4:16: formulas.3.attack: must be a strength from -1,000,000 to 1,000,000 for every combatant (got 1200000 for b)',
      ],
    ],
    [
      one('11*100000 - 100000*IQ - .5'),
      [
        '4:16: formulas.3.attack: must be a strength from -1,000,000 to 1,000,000 for every combatant (got 1099999 for a fallen to IQ 0)',
        '4:16: formulas.3.attack: must be a strength from -1,000,000 to 1,000,000 for every combatant (got 1099999 for b fallen to IQ 0)',
      ],
    ],
    [one('1000000.9 + 0*IQ'), []],
    // as printed: base 7 + level 1000 · 1000 + SP 10 + 2 · IQ 12, and 2 · Podl 10; told at the combatant
    [
      `combatants:\n  b: { IQ: 12, Podl: 10, SP: 10, classes: [${thousand.map((n) => `{ class: c${n}, level: 1000 }`).join()}] }
matchups: [[b, b]]\nclasses: { ${thousand.map((n) => `c${n}: { base: 7, magical: true }`).join()} }\n`,
      [
        '2:3: combatants.b: must be a strength from -1,000,000 to 1,000,000 for every combatant (got 1000041 for b)',
        '2:3: combatants.b: must be a strength from -1,000,000 to 1,000,000 for every combatant (got 1000037 for b)',
      ],
    ],
    // those who do not fight do not matter, nor planes on which nobody does
    [one('1/(IQ-12)', 'rules: { iqLossWeakens: false }\nmatchups: [[a, a]]\n'), []],
    [`${twoMinds}formulas: { 3: { attack: 1/0 } }\n`, []],
    // plane 1 measures souls
    [
      `${twoMinds}planes: [3]\nformulas: { 1: { attack: 1/(IQ-12) } }\nrules: { iqLossWeakens: false }`,
      ['3:26: formulas.1.attack: must be finite for every combatant (got Infinity for b)'],
    ],
  ]);
});

it('a whole file of problems, each with its place, in the order of the file', () => {
  const text = `name: Bad
knd: duel
duels: 0
defaults: { levl: 3, IQ: 13.5 }
combatants:
  mage: { class: mag, Podl: 3, level: 2 }
  druid: { class: druid, Podl: 1, level: 1, SP: -1 }
planes: [1, 9]
matchups: [[mage, drui]]
rules: { die: k1+ }
formulas: { 1: { attack: 2*IQQ } }
vary:
  defaults.mna: [1]
variants:
  one: {}
  two: { rules: { manaPerPiont: 3 } }
`;
  expect(problemsOf(text).map((line) => line.replace(/: must.*/, ''))).toEqual([
    '2:1: knd',
    '3:8: duels',
    '4:13: defaults.levl',
    '4:26: defaults.IQ',
    '6:18: combatants.mage.class',
    '7:49: combatants.druid.SP',
    '8:13: planes.1',
    '9:19: matchups.0.1',
    '10:15: rules.die',
    '11:28: formulas.1.attack',
    '13:3: vary."defaults.mna"',
    '16:19: variants.two.rules.manaPerPiont',
  ]);
});
