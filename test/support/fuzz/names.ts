/** Hostile names, and scenarios of all kinds in which one stands wherever a name can stand. */
import { chooser, type Random } from '../randomDuels.ts';

const atoms = [
  ...[
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__proto__',
    'prototype',
    'length',
    'null',
    'undefined',
    'NaN',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</svg>',
    ']]>',
    '<!--',
    '&lt;',
    '&#0;',
    '" onload="x',
    "'",
  ],
  ...[
    '|',
    '`',
    '```',
    '\\',
    '[x](javascript:alert(1))',
    '![x](http://x)',
    '# x',
    '- x',
    '> x',
    '*',
    '_a_',
    '~~',
    '$x$',
    '\\|',
  ],
  ...[
    '::error::x',
    '::stop-commands::x',
    '%0A',
    '##[x]',
    '%',
    ',',
    ':',
    ';',
    '"',
    '=1+1',
    '+1',
    '-1',
    '@x',
    '\t',
    '1,5',
    '3/4',
    '1E5',
  ],
  ...[
    '../x',
    '/etc/passwd',
    'C:\\x',
    'a/b',
    '.',
    '..',
    'CON',
    'x.yaml',
    '$(x)',
    '`x`',
    '; rm',
    '{{x}}',
    '$\u007bx}',
    '%s',
    '{}',
    '[]',
  ],
  ...[
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u0000',
    '\u001b[31m',
    '\u0007',
    '\r\n',
    '\n',
    '\u2028',
    '\ufffe',
    '\ud800',
    '\udc00',
  ],
  ...[
    'é',
    'e\u0301',
    'Ⅳ',
    'ﬁ',
    '😀',
    '👩‍👩‍👧',
    'ا',
    'ש',
    '中',
    'İ',
    'ß',
    'ǆ',
    '\u0300'.repeat(9),
    'x'.repeat(100),
    ' ',
    '\u00a0',
    '\u3000',
  ],
  ...[
    'datum.x',
    'datum["x"]',
    'a.b',
    'a[0]',
    "a'b",
    'x > y',
    'x + y',
    'x @ 1',
    '> x',
    'a=b',
    'true',
    '1',
    '0',
    '-0',
    '1e999',
    'IQ',
    'base',
  ],
];

/** A name of one to three of these, or letters between. */
export function hostileName(random: Random): string {
  const { one, whole } = chooser(random);
  const part = (): string => (random() < 0.7 ? one(atoms) : one(['mág', 'a', 'B', '7', 'druid']));
  return Array.from({ length: whole(1, 3) }, part).join(one(['', '', ' ', '-']));
}

/** Where a name can stand: a scenario of each kind that takes its names from a list, each place the next one. */
export interface Place {
  readonly kind: string;
  /** What the places are, in the order in which names are taken. */
  readonly places: readonly string[];
  scenario(names: readonly string[]): unknown;
}

const mind = { class: 'mage', level: 3, IQ: 5, Podl: 6, mana: 4, fatigue: 9 };

/** All places by kind. */
export const kindsOfPlaces: readonly Place[] = [
  {
    kind: 'duel',
    places: [
      'title',
      'seed',
      'initiator',
      'target',
      'class',
      'constant',
      'variant',
      'expectation',
      'effect',
      'bonus source',
    ],
    scenario: ([title, seed, one, two, kind, constant, variant, expectation, effect, source]) => ({
      ...{ name: title, seed, duels: 20, planes: [1, 3] },
      combatants: {
        [one!]: mind,
        [two!]: {
          ...{ ...mind, class: undefined, level: undefined, classes: [{ class: kind, level: 3 }] },
          effects: [{ name: effect, type: source, form: source, changes: { IQ: 1 } }],
        },
      },
      classes: { [kind!]: { base: 4 } },
      ...(/^[\p{L}_][\p{L}\p{N}_]{0,49}$/u.test(constant!)
        ? { constants: { [constant!]: 2 }, formulas: { 1: { attack: `IQ + ${constant}` } } }
        : {}),
      variants: { [variant!]: {}, other: { rules: { manaPerPoint: 2 } } },
      vary: { [`combatants.${JSON.stringify(two)}.mana`]: [2, 6] },
      expect: [
        { name: expectation, metric: 'win_rate', where: { initiator: one, variant }, between: [0.2, 0.3] },
      ],
    }),
  },
  {
    kind: 'day',
    places: ['title', 'manifester', 'plan', 'power', 'bonus type', 'bonus source', 'variant', 'expectation'],
    scenario: ([title, who, plan, power, type, source, variant, expectation]) => ({
      ...{ kind: 'day', name: title, seed: 's', days: 20 },
      manifesters: {
        [who!]: {
          ...{ manifesterLevel: 5, intelligence: 16, concentration: 9, powerPoints: 9, keyModifier: 3 },
          bonuses: [{ value: 2, type, source }],
        },
      },
      plans: { [plan!]: { manifestations: [{ power, level: 2, distractions: [{ kind: 'grapple' }] }] } },
      variants: { [variant!]: {} },
      expect: [{ name: expectation, metric: 'no_loss_rate', where: { plan }, atLeast: 0.999 }],
    }),
  },
  {
    kind: 'concentration',
    places: ['title', 'distraction', 'variant'],
    scenario: ([title, distraction, variant]) => ({
      ...{ kind: 'concentration', name: title, seed: 's', checks: 20, modifiers: [0, 5], levels: [1] },
      distractions: { [distraction!]: { kind: 'grapple' } },
      variants: { [variant!]: {} },
    }),
  },
  {
    kind: 'contest',
    places: ['title', 'controller', 'mind', 'bonus source'],
    scenario: ([title, controller, who, source]) => ({
      ...{ kind: 'contest', name: title, seed: 's', contests: 20 },
      controllers: {
        [controller!]: { charisma: 14, bonuses: [{ value: 1, source }] },
        other: { charisma: 12 },
      },
      minds: { [who!]: { controllers: [controller, 'other'] } },
    }),
  },
  {
    kind: 'gauntlet',
    places: ['title', 'fighter', 'opponent', 'gauntlet'],
    scenario: ([title, fighter, opponent, gauntlet]) => ({
      ...{ kind: 'gauntlet', name: title, seed: 's', runs: 20 },
      combatants: { [fighter!]: mind, [opponent!]: { ...mind, IQ: 2 } },
      gauntlets: { [gauntlet!]: { fighter, opponents: [opponent], duels: 2 } },
    }),
  },
];
