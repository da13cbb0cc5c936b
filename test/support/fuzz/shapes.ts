/** Files of one shape and any length: what a stranger would send to keep a reader busy. */

const list = (n: number, one: (i: number) => string, between = ','): string =>
  Array.from({ length: n }, (_, i) => one(i)).join(between);

const mind = 'IQ: 9, Podl: 8, mana: 4, fatigue: 30';
const duel = (rest: string): string => `defaults: {class: mage, level: 2, ${mind}}\n${rest}`;
const two = (rest: string): string => duel(`combatants: {a: {}, b: {IQ: 7}}\n${rest}`);
const day = (rest: string): string => `kind: day\n${rest}`;
const manifester = '{manifesterLevel: 5, intelligence: 16, concentration: 9, powerPoints: 9, keyModifier: 3}';
const plan = '{manifestations: [{power: blast, level: 2}]}';

/** A text of n of something, by what they are. */
export const shapes: Readonly<Record<string, (n: number) => string>> = {
  'unknown keys': (n) => two(list(n, (i) => `k${i}: 1`, '\n')),
  'unknown rules': (n) => two(`rules: {${list(n, (i) => `k${i}: 1`)}}`),
  'unknown keys near known ones': (n) => two(list(n, (i) => `combatnts${i}: 1`, '\n')),
  'unknown keys of one combatant': (n) => duel(`combatants: {a: {${list(n, (i) => `mann${i}: 1`)}}}`),
  'keys given twice': (n) => two(list(n, () => 'k: 1', '\n')),
  'keys that look alike': (n) => two(list(n, (i) => `a\u200b${'\u200b'.repeat(i % 50)}: 1`, '\n')),
  'long keys': (n) => two(list(n, (i) => `${'k'.repeat(900)}${i}: 1`, '\n')),
  'lists as keys': (n) => two(list(n, (i) => `? [${i}]\n: 1`, '\n')),
  'empty maps': (n) => `planes: [${list(n, () => '{}')}]`,
  'maps of one': (n) => `planes: [${list(n, (i) => `{a: ${i}}`)}]`,
  'maps in blocks': (n) => `planes:\n${list(n, (i) => `- a: ${i}`, '\n')}`,
  'empty lists': (n) => `planes: [${list(n, () => '[]')}]`,
  'lists of one': (n) => `planes: [${list(n, () => '[1]')}]`,
  'lists in blocks': (n) => `planes:\n${list(n, () => '- - 1', '\n')}`,
  'nested lists': (n) => `planes: ${'['.repeat(n)}${']'.repeat(n)}`,
  'nested maps': (n) => `planes: ${'{a: '.repeat(n)}1${'}'.repeat(n)}`,
  'open brackets': (n) => `planes: ${'['.repeat(n)}`,
  'nested blocks': (n) => list(Math.min(n, 2500), (i) => `${' '.repeat(i)}a:`, '\n'),
  'dashes in a row': (n) => `planes:\n${'- '.repeat(n)}1`,
  'aliases of a scalar': (n) => `notes: &x a\nplanes: [${list(n, () => '*x')}]`,
  'aliases of a map': (n) => `notes: &x {${list(50, (i) => `k${i}: 1`)}}\nplanes: [${list(n, () => '*x')}]`,
  'aliases of aliases': (n) =>
    `notes:\n${list(Math.min(n, 3000), (i) => `- &x${i} [${i === 0 ? '1' : list(9, () => `*x${i - 1}`)}]`, '\n')}`,
  anchors: (n) => `planes: [${list(n, (i) => `&x${i} 1`)}]`,
  'quoted texts': (n) => `planes: [${list(n, (i) => `"${i}"`)}]`,
  'planes that are texts': (n) => two(`planes: [${list(n, (i) => `x${i}`)}]`),
  'planes out of range': (n) => two(`planes: [${list(n, (i) => `${i + 9}`)}]`),
  'the same plane': (n) => two(`planes: [${list(n, () => '1')}]`),
  'commas of decimals': (n) => two(`notes: {${list(n, () => 'SP: 1,5')}}`),
  'one long text': (n) => two(`notes: ${'x '.repeat(n)}`),
  'one long quoted text of escapes': (n) => two(`notes: "${'\\u0041'.repeat(n)}"`),
  'one quoted text over many lines': (n) => two(`notes: "${'x\n '.repeat(n)}"`),
  'one plain text over many lines': (n) => two(`notes: x\n${' x\n'.repeat(n)}`),
  'a block of text': (n) => two(`notes: |\n${'  x\n'.repeat(n)}`),
  'a folded block': (n) => two(`notes: >\n${'  x\n\n'.repeat(n)}`),
  'a long title': (n) => two(`name: ${'x'.repeat(n)}`),
  'combining marks': (n) => two(`notes: a${'\u0300'.repeat(n)}`),
  'combining marks out of order': (n) => two(`notes: a${'\u0300\u0316'.repeat(n)}`),
  'combining marks in a key': (n) => two(`a${'\u0300\u0316'.repeat(n)}: 1`),
  'ligatures in a key': (n) => two(`${'\ufdfa'.repeat(n)}: 1`),
  'comments behind values': (n) => `planes:\n${list(n, () => '- 1 # x', '\n')}`,
  'lines of comments': (n) => two('#x\n'.repeat(n)),
  'windows lines': (n) => two(list(n, (i) => `k${i}: 1`, '\r\n')),
  tabs: (n) => two(`notes: a${'\t'.repeat(n)}b`),
  'blanks before colons': (n) => two(`${'a'.repeat(500)}${' '.repeat(n)}: 1`),
  documents: (n) => list(n, () => '---\na: 1', '\n'),
  'document ends': (n) => two('...\n'.repeat(n)),
  'question marks': (n) => two('? '.repeat(n)),
  colons: (n) => two(': '.repeat(n)),
  'quotes that do not end': (n) => `planes: [${list(n, () => '"x')}`,
  pipes: (n) => `${'|'.repeat(n)}`,
  'percent signs': (n) => `${'%'.repeat(n)}`,
  stars: (n) => `planes: [${list(n, (i) => `*x${i}`)}]`,
  'exclamation marks': (n) => `planes: [${'! '.repeat(n)}]`,
  'json of maps': (n) => `{"planes": [${list(n, (i) => `{"a": ${i}}`)}]}`,

  'combatants without figures': (n) => `combatants: {${list(n, (i) => `c${i}: {}`)}}`,
  'good combatants': (n) => duel(`combatants: {${list(n, (i) => `c${i}: {}`)}}`),
  'good combatants, one matchup': (n) =>
    duel(`combatants: {${list(n, (i) => `c${i}: {}`)}}\nmatchups: [[c1, c0]]`),
  'different combatants, one matchup': (n) =>
    duel(`combatants: {${list(n, (i) => `c${i}: {IQ: ${i % 900}, mana: ${i}}`)}}\nmatchups: [[c1, c0]]`),
  'combatants with a bad figure': (n) => duel(`combatants: {${list(n, (i) => `c${i}: {IQ: -1}`)}}`),
  'combatants with a class that is none': (n) =>
    duel(`combatants: {${list(n, (i) => `c${i}: {class: magg${i}}`)}}`),
  'combatants that are lists': (n) => duel(`combatants: {${list(n, (i) => `c${i}: []`)}}`),
  'names too long': (n) => duel(`combatants: {${list(n, (i) => `${'c'.repeat(101)}${i}: {}`)}}`),
  'names that cannot be shown': (n) => duel(`combatants: {${list(n, (i) => `"c\\u202e${i}": {}`)}}`),
  classes: (n) => two(`classes: {${list(n, (i) => `c${i}: {base: 1}`)}}`),
  'classes that are bad': (n) => two(`classes: {${list(n, (i) => `c${i}: {base: x}`)}}`),
  'classes of one combatant': (n) =>
    `combatants: {a: {${mind}, classes: [${list(n, () => '{class: mage, level: 1}')}]}}`,
  'effects of one combatant': (n) =>
    duel(`combatants: {a: {effects: [${list(n, (i) => `{name: e${i}, changes: {IQ: 1}}`)}]}, b: {}}`),
  'effects of one name': (n) =>
    duel(`combatants: {a: {effects: [${list(n, () => '{name: e, changes: {IQ: 1}}')}]}, b: {}}`),
  'effects that cancel': (n) =>
    duel(
      `combatants: {a: {effects: [${list(n, (i) => `{name: e${i}, cancels: [e0, e1], form: f${i % 7}}`)}]}, b: {}}`,
    ),
  'effects of forms': (n) =>
    duel(`combatants: {a: {effects: [${list(n, (i) => `{name: e${i}, form: f, times: {IQ: 1}}`)}]}, b: {}}`),
  'effects that cancel all others': (n) =>
    duel(
      `combatants: {a: {effects: [${list(Math.ceil(n / 100), (i) => `{name: e${i}, cancels: [${list(99, (j) => `e${j}`)}]}`)}]}, b: {}}`,
    ),
  'bad effects': (n) =>
    duel(`combatants: {a: {effects: [${list(n, (i) => `{name: e${i}, change: {IQ: 1}}`)}]}, b: {}}`),
  'effects that resist': (n) =>
    duel(`combatants: {a: {effects: [{name: e, resists: {${list(n, (i) => `r${i}: 1`)}}}]}, b: {}}`),
  'effects of the defaults, many combatants': (n) =>
    `defaults: {class: mage, level: 2, ${mind}, effects: [${list(Math.ceil(n / 2), (i) => `{name: e${i}, changes: {IQ: 1}}`)}]}\ncombatants: {${list(Math.min(1000, Math.ceil(n / 2)), (i) => `c${i}: {}`)}}\nmatchups: [[c0, c1]]`,
  'all effects, shared by many combatants of many variants': (n) => {
    const names = Math.min(1000, Math.ceil(n / 2));
    const entry = (i: number): string =>
      `{name: e${i}, changes: {IQ: 1, attack: 1}, times: {SP: 1}, resists: {${list(20, (j) => `r${i}_${j}: 1`)}}}`;
    return `defaults: {class: mage, level: 2, ${mind}, effects: [${list(90, entry)}]}\ncombatants: {${list(names, (i) => `c${i}: {}`)}}\nmatchups: [[c0, c1]]\nvariants: {${list(Math.min(190, Math.ceil(n / 90)), (i) => `v${i}: {defaults: {IQ: ${i}}}`)}}`;
  },
  'values of an axis through an effect': (n) =>
    duel(
      `combatants: {a: {effects: [${list(100, (i) => `{name: e${i}, changes: {IQ: 1}}`)}]}, b: {}}\nvary: {combatants.a.effects.0.changes.IQ: [${list(Math.min(1000, n), (i) => `${i}`)}], combatants.b.mana: [${list(Math.ceil(n / 1000), (i) => `${i}`)}]}`,
    ),
  'values of an axis beside effects': (n) =>
    duel(
      `combatants: {a: {effects: [${list(100, (i) => `{name: e${i}, changes: {IQ: 1, Podl: 1, attack: 1}}`)}]}, b: {}}\nvary: {combatants.a.mana: [${list(n, (i) => `${i}`)}]}`,
    ),
  matchups: (n) => two(`matchups: [${list(n, () => '[a, b]')}]`),
  'matchups of nobody': (n) => two(`matchups: [${list(n, (i) => `[x${i}, b]`)}]`),
  'matchups of teams': (n) => two(`matchups: [${list(n, () => '[[a, b], [b, a]]')}]`),
  'one large team': (n) => two(`matchups: [[[${list(n, () => 'a')}], b]]`),
  'different matchups': (n) => {
    const names = Math.min(1000, Math.ceil(Math.sqrt(n)) + 1);
    return duel(
      `combatants: {${list(names, (i) => `c${i}: {}`)}}\nmatchups: [${list(n, (i) => `[c${i % names}, c${Math.floor(i / names) % names}]`)}]`,
    );
  },
  'values of an axis': (n) => two(`vary: {combatants.a.mana: [${list(n, (i) => `${i}`)}]}`),
  'values of an axis of formulas': (n) => two(`vary: {formulas.1.attack: [${list(n, (i) => `IQ + ${i}`)}]}`),
  'values of an axis of the rules': (n) => two(`vary: {rules.range: [${list(n, (i) => `${i}`)}]}`),
  'values of an axis of constants': (n) =>
    two(
      `constants: {k: 1}\nformulas: {1: {attack: IQ + k}}\nvary: {constants.k: [${list(n, (i) => `${i}`)}]}`,
    ),
  'values of an axis of classes': (n) => two(`vary: {classes.mage.base: [${list(n, (i) => `${i / 50}`)}]}`),
  'values of an axis over all combatants': (n) => {
    const names = Math.min(1000, Math.ceil(n / 90));
    return duel(
      `combatants: {${list(names, (i) => `c${i}: {}`)}}\nmatchups: [[c0, c0]]\nvary: {combatants.*.mana: [${list(90, (i) => `${i}`)}]}`,
    );
  },
  'values of an axis that do not fit': (n) => two(`vary: {combatants.a.mana: [${list(n, (i) => `x${i}`)}]}`),
  'values of an axis that come again': (n) => two(`vary: {combatants.a.mana: [${list(n, () => '1')}]}`),
  axes: (n) =>
    two(`vary: {${list(n, (i) => `constants.k${i}: [1]`)}}\nconstants: {${list(n, (i) => `k${i}: 1`)}}`),
  'axes that lead nowhere': (n) => two(`vary: {${list(n, (i) => `combatants.c${i}.mana: [1]`)}}`),
  'axes of one place': (n) => two(`vary: {${list(n, (i) => `combatants."${'\\u0061'}".k${i}: [1]`)}}`),
  'two axes': (n) => {
    const side = Math.max(1, Math.floor(Math.sqrt(n)));
    return two(
      `vary: {combatants.a.mana: [${list(side, (i) => `${i}`)}], combatants.b.mana: [${list(side, (i) => `${i}`)}]}`,
    );
  },
  'two axes of the rules': (n) => {
    const side = Math.max(1, Math.floor(Math.sqrt(n)));
    return two(
      `vary: {rules.range: [${list(side, (i) => `${i}`)}], rules.initiationCost: [${list(side, (i) => `${i}`)}]}`,
    );
  },
  'axes beside axes': (n) =>
    two(
      `vary: {${list(Math.max(1, Math.floor(Math.log2(n))), (i) => `constants.k${i}: [1, 2]`)}}\nconstants: {${list(20, (i) => `k${i}: 1`)}}`,
    ),
  constants: (n) => two(`constants: {${list(n, (i) => `k${i}: 1`)}}`),
  'constants in formulas': (n) =>
    two(
      `constants: {${list(n, (i) => `k${i}: 1`)}}\nformulas: {1: {attack: "IQ + k0"}, 2: {attack: "IQ + k1"}}`,
    ),
  'constants that are formulas': (n) => two(`constants: {${list(n, (i) => `IQ${i}: x`)}}`),
  'formulas in variants': (n) =>
    two(`variants: {${list(n, (i) => `v${i}: {formulas: {1: {attack: "IQ + ${i % 50}"}}}`)}}`),
  'long formulas in variants': (n) =>
    two(
      `variants: {${list(n, (i) => `v${i}: {formulas: {1: {attack: "IQ${' + IQ'.repeat(190)} - ${i}"}}}`)}}`,
    ),
  'bad formulas in variants': (n) =>
    two(`variants: {${list(n, (i) => `v${i}: {formulas: {1: {attack: "IQ + x${i}"}}}`)}}`),
  variants: (n) => two(`variants: {${list(n, (i) => `v${i}: {}`)}}`),
  'variants of nothing': (n) => two(`variants: {${list(n, (i) => `v${i}: `)}}`),
  'variants of a rule': (n) =>
    two(`variants: {${list(n, (i) => `v${i}: {rules: {manaPerPoint: ${i + 1}}}`)}}`),
  'variants of a combatant': (n) =>
    two(`variants: {${list(n, (i) => `v${i}: {combatants: {a: {mana: ${i}}}}`)}}`),
  'variants that take away': (n) =>
    two(`variants: {${list(n, (i) => `v${i}: {combatants: {x${i}: null}}`)}}`),
  'variants with unknown keys': (n) => two(`variants: {${list(n, (i) => `v${i}: {k${i}: 1}`)}}`),
  'variants of many combatants': (n) => {
    const names = Math.min(1000, Math.ceil(n / 2));
    return duel(
      `combatants: {${list(names, (i) => `c${i}: {}`)}}\nmatchups: [[c0, c1]]\nvariants: {${list(Math.ceil(n / 2), (i) => `v${i}: {defaults: {mana: ${i}}}`)}}`,
    );
  },
  'variants of planes': (n) =>
    two(`variants: {${list(n, (i) => `v${i}: {planes: [1, 2, 3, 4, 5, 6, 7, 8]}`)}}`),
  'descriptions of variants': (n) => two(`variants: {${list(n, (i) => `v${i}: {description: x${i}}`)}}`),
  ranges: (n) =>
    two(
      `ranges: {${list(n, (i) => `constants.k${i}: {from: 0, to: 1}`)}}\nconstants: {${list(n, (i) => `k${i}: 1`)}}`,
    ),
  knobs: (n) =>
    two(
      `tune: {goal: [{metric: score, atLeast: 0.1}], knobs: {${list(n, (i) => `constants.k${i}: {from: 0, to: 1}`)}}}\nconstants: {${list(n, (i) => `k${i}: 1`)}}`,
    ),
  wishes: (n) =>
    two(
      `tune: {knobs: {defaults.IQ: {from: 0, to: 9}}, goal: [${list(n, () => '{metric: score, atLeast: 0.1}')}]}`,
    ),
  'bad wishes': (n) =>
    two(
      `tune: {knobs: {defaults.IQ: {from: 0, to: 9}}, goal: [${list(n, (i) => `{metric: scor${i}, atLeast: 0.1}`)}]}`,
    ),
  expectations: (n) => two(`expect: [${list(n, () => '{metric: win_rate, between: [0, 1]}')}]`),
  'faulty expectations': (n) => two(`expect: [${list(n, (i) => `{metric: win_rat${i}, between: [0, 1]}`)}]`),
  'expectations of nobody': (n) =>
    two(`expect: [${list(n, (i) => `{metric: win_rate, where: {initiator: x${i}}, between: [0, 1]}`)}]`),
  'expectations without bounds': (n) => two(`expect: [${list(n, () => '{}')}]`),
  'names in where': (n) =>
    two(`expect: [{metric: win_rate, where: {initiator: [${list(n, () => 'a')}]}, between: [0, 1]}]`),
  'expectations over many cells': (n) => {
    const names = Math.min(300, Math.ceil(Math.sqrt(n)));
    return duel(
      `combatants: {${list(names, (i) => `c${i}: {}`)}}\nexpect: [${list(Math.min(10_000, n), (i) => `{metric: win_rate, where: {initiator: c${i % names}}, between: [0, 1]}`)}]`,
    );
  },
  'expectations at values of an axis': (n) =>
    two(
      `vary: {combatants.a.mana: [${list(Math.min(2000, n), (i) => `${i}`)}]}\nexpect: [${list(Math.min(4000, n), (i) => `{metric: win_rate, where: {axes: {combatants.a.mana: ${i % 2000}}}, between: [0, 1]}`)}]`,
    ),

  'manifesters and plans': (n) => {
    const side = Math.max(1, Math.floor(Math.sqrt(n)));
    return day(
      `manifesters: {${list(side, (i) => `m${i}: ${manifester}`)}}\nplans: {${list(side, (i) => `p${i}: ${plan}`)}}`,
    );
  },
  manifesters: (n) => day(`manifesters: {${list(n, (i) => `m${i}: ${manifester}`)}}\nplans: {p: ${plan}}`),
  plans: (n) => day(`manifesters: {m: ${manifester}}\nplans: {${list(n, (i) => `p${i}: ${plan}`)}}`),
  manifestations: (n) =>
    day(
      `manifesters: {m: ${manifester}}\nplans: {p: {manifestations: [${list(n, () => '{power: blast, level: 2}')}]}}`,
    ),
  'plans of manifestations': (n) =>
    day(
      `manifesters: {m: ${manifester}}\nplans: {${list(Math.ceil(n / 99), (i) => `p${i}: {manifestations: [${list(99, () => '{power: blast, level: 2}')}]}`)}}`,
    ),
  bonuses: (n) =>
    day(
      `manifesters: {m: {manifesterLevel: 5, intelligence: 16, concentration: 9, powerPoints: 9, keyModifier: 3, bonuses: [${list(n, (i) => `{value: 1, source: s${i}}`)}]}}\nplans: {p: ${plan}}`,
    ),
  'manifesters without figures': (n) =>
    day(`manifesters: {${list(n, (i) => `m${i}: {}`)}}\nplans: {p: ${plan}}`),
  'values of an axis of days': (n) =>
    day(
      `manifesters: {m: ${manifester}}\nplans: {p: ${plan}}\nvary: {manifesters.m.powerPoints: [${list(n, (i) => `${i}`)}]}`,
    ),
  'modifiers and levels': (n) =>
    `kind: concentration\ndistractions: {d: {kind: grapple}}\nlevels: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]\nmodifiers: [${list(n, (i) => `${i}`)}]`,
  distractions: (n) =>
    `kind: concentration\nlevels: [1]\nmodifiers: [1]\ndistractions: {${list(n, (i) => `d${i}: {kind: grapple}`)}}`,
  controllers: (n) =>
    `kind: contest\ncontrollers: {${list(n, (i) => `c${i}: {charisma: 14}`)}}\nminds: {m: {controllers: [c0, c1]}}`,
  minds: (n) =>
    `kind: contest\ncontrollers: {a: {charisma: 14}, b: {charisma: 12}}\nminds: {${list(n, (i) => `m${i}: {controllers: [a, b]}`)}}`,
  'controllers of one mind': (n) =>
    `kind: contest\ncontrollers: {a: {charisma: 14}}\nminds: {m: {controllers: [${list(n, () => 'a')}]}}`,
  opponents: (n) =>
    `kind: gauntlet\ncombatants: {a: {class: mage, level: 2, ${mind}}}\ngauntlets: {g: {fighter: a, opponents: [${list(n, () => 'a')}], duels: 2}}`,
  gauntlets: (n) =>
    `kind: gauntlet\ncombatants: {a: {class: mage, level: 2, ${mind}}}\ngauntlets: {${list(n, (i) => `g${i}: {fighter: a, opponents: [a], duels: 2}`)}}`,
  'values of an axis of gauntlets': (n) =>
    `kind: gauntlet\ncombatants: {a: {class: mage, level: 2, ${mind}}}\ngauntlets: {g: {fighter: a, opponents: [a], duels: 2}}\nvary: {combatants.a.mana: [${list(n, (i) => `${i}`)}]}`,
};
