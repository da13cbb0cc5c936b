/** What a scenario leaves out is filled in; what it says is taken as said. */
import { describe, expect, it } from 'vitest';
import { builtInClasses, type Combatant, defaultRules } from '../../src/rules/model.ts';
import { printedFormulas } from '../../src/rules/planes.ts';
import { cellsOf, scenarioOf, twoMinds } from './support.ts';

function combatant(fields: string, rest = ''): Combatant {
  const [cell] = cellsOf(`combatants: { a: { ${fields} } }\n${rest}`);
  return cell!.setup.initiators[0]!;
}

describe('combatants', () => {
  it('have everything, with hardly anything given', () => {
    expect(combatant('IQ: 10, Podl: 11')).toEqual({
      name: 'a',
      classes: [],
      talent: 0,
      IQ: 10,
      Podl: 11,
      SP: 0,
      mana: 0,
      fatigue: Number.POSITIVE_INFINITY,
      hp: Number.POSITIVE_INFINITY,
      powerPoints: Number.POSITIVE_INFINITY,
      maxPlane: 8,
      magicless: false,
      hidden: false,
      distance: 0,
      untrained: false,
      soulPower: null,
      pursue: false,
      hold: 'never',
      reserveFatigue: 0,
      withdrawBelow: null,
      withdrawWhen: null,
      fleeBelow: null,
      fleeRounds: 1,
      actEvery: 0,
      manifest: null,
      woundChance: 0,
    });
  });

  it('have what the file says', () => {
    const said = `class: druid, level: 6, talent: -2, IQ: 0, Podl: 3, SP: 2.5, mana: 7, fatigue: 0, hp: 9, powerPoints: 4,
      maxPlane: 3, magicless: true, hidden: true, distance: 1.5, untrained: true, soulPower: 5, pursue: true,
      hold: outnumbered, reserveFatigue: 2, withdrawBelow: { mana: 12 }, fleeBelow: { iq: 4 }, fleeRounds: 2,
      actEvery: 3, manifest: { power: ego whip, level: 2, concentration: -1, cost: 5, onSuccess: wound }, woundChance: 0.25`;
    expect(combatant(said)).toEqual({
      name: 'a',
      classes: [{ class: 'druid', level: 6 }],
      talent: -2,
      IQ: 0,
      Podl: 3,
      SP: 2.5,
      mana: 7,
      fatigue: 0,
      hp: 9,
      powerPoints: 4,
      maxPlane: 3,
      magicless: true,
      hidden: true,
      distance: 1.5,
      untrained: true,
      soulPower: 5,
      pursue: true,
      hold: 'outnumbered',
      reserveFatigue: 2,
      withdrawBelow: { figure: 'mana', below: 12 },
      withdrawWhen: null,
      fleeBelow: { figure: 'iq', below: 4 },
      fleeRounds: 2,
      actEvery: 3,
      manifest: { powerLevel: 2, concentration: -1, cost: 5, onSuccess: 'wound' },
      woundChance: 0.25,
    });
  });

  it.each([
    ['power: 3', 3, 5], // 2·3 − 1
    ['power: mind thrust, level: 1', 1, 1],
    ['level: 0', 0, 0],
  ])('manifest { %s } is level %i and costs %i', (power, powerLevel, cost) => {
    const { manifest } = combatant(`IQ: 1, Podl: 1, actEvery: 2, manifest: { ${power}, concentration: 4 }`);
    expect(manifest).toEqual({ powerLevel, concentration: 4, cost, onSuccess: 'escape' });
  });

  it('pursue if they have a class of mages, unless they say otherwise', () => {
    expect(combatant('IQ: 1, Podl: 1, class: mage, level: 0').pursue).toBe(true);
    expect(combatant('IQ: 1, Podl: 1, class: mage, level: 0, pursue: false').pursue).toBe(false);
    expect(combatant('IQ: 1, Podl: 1, class: druid, level: 0').pursue).toBe(false);
    expect(
      combatant('IQ: 1, Podl: 1, class: druid, level: 0', 'classes: { druid: { mage: true } }').pursue,
    ).toBe(true);
  });

  it('take from defaults what they do not say themselves', () => {
    const defaults =
      'defaults: { class: mage, level: 3, IQ: 1, Podl: 2, fatigue: 5, withdrawBelow: { mana: 3 } }';
    expect(combatant('IQ: 9', defaults)).toMatchObject({
      classes: [{ class: 'mage', level: 3 }],
      IQ: 9,
      Podl: 2,
      fatigue: 5,
      withdrawBelow: { figure: 'mana', below: 3 },
    });
    expect(combatant('fatigue: unlimited', defaults).fatigue).toBe(Number.POSITIVE_INFINITY);
    expect(combatant('level: 4', defaults).classes).toEqual([{ class: 'mage', level: 4 }]);
    expect(combatant('class: druid', defaults).classes).toEqual([{ class: 'druid', level: 3 }]);
    // a tactic of one's own replaces that of the defaults whole
    expect(combatant('withdrawBelow: { iq: 4 }', defaults).withdrawBelow).toEqual({ figure: 'iq', below: 4 });
  });

  it('have several classes instead of the one of defaults', () => {
    const defaults = 'defaults: { class: mage, level: 3, IQ: 1, Podl: 2 }';
    expect(
      combatant('classes: [{ class: druid, level: 1 }, { class: mage, level: 2 }]', defaults).classes,
    ).toEqual([
      { class: 'druid', level: 1 },
      { class: 'mage', level: 2 },
    ]);
    expect(combatant('classes: []', defaults).classes).toEqual([]);
  });

  it('need not say anything', () => {
    expect(cellsOf('defaults: { IQ: 1, Podl: 2 }\ncombatants:\n  a:\n  b: {}\n')).toHaveLength(4);
  });
});

describe('classes', () => {
  it('are the built-in ones, changed and added to', () => {
    const { classes } = cellsOf(
      `${twoMinds}classes: { mage: { base: 7.5 }, seer: { base: 3 }, monk: { magical: false }, witch: { base: 1, mage: true } }`,
    )[0]!.setup;
    expect(classes).toEqual({
      ...builtInClasses,
      mage: { base: 7.5, magical: true, mage: true },
      seer: { base: 3, magical: true, mage: false },
      monk: { base: 0, magical: false, mage: false },
      witch: { base: 1, magical: true, mage: true },
    });
  });

  it('are no mages once they are not magical', () => {
    expect(cellsOf(`${twoMinds}classes: { mage: { magical: false } }`)[0]!.setup.classes['mage']).toEqual({
      base: 10,
      magical: false,
      mage: false,
    });
  });
});

describe('rules and formulas', () => {
  it('are as printed but for what the file says', () => {
    const text =
      'rules: { die: d20, pull: { 6: 0.03 } }\nformulas: { 3: { attack: 2 * IQ }, 8: { defence: 40 } }\nplanes: [3, 8]\n';
    const { rules, formulas } = cellsOf(twoMinds + text)[0]!.setup;
    expect(rules).toEqual({ ...defaultRules, die: 'd20', pull: { '6': 0.03 } });
    expect(formulas).toEqual({
      ...printedFormulas,
      '3': { attack: '2 * IQ', defence: printedFormulas['3']!.defence },
      '8': { attack: printedFormulas['8']!.attack, defence: '40' },
    });
  });
});

describe('the head of a scenario', () => {
  it('has defaults', () => {
    expect(scenarioOf(twoMinds, 'some/where/čtyři duely.v2.yaml')).toMatchObject({
      kind: 'duel',
      name: 'čtyři duely.v2',
      description: null,
      seed: null,
      duels: 100_000,
      precision: null,
      axes: [],
    });
    expect(scenarioOf(twoMinds, 'C:\\duels\\one.json').name).toBe('one');
    expect(scenarioOf(twoMinds, '.hidden').name).toBe('.hidden');
  });

  it('takes duels as written', () => {
    expect(scenarioOf(`${twoMinds}duels: 1e12`)).toMatchObject({ kind: 'duel', duels: 1e12 });
    expect(scenarioOf(`${twoMinds}duels: 1e12`)).toMatchObject({ precision: null });
    expect(scenarioOf(`${twoMinds}duels: { precision: 0.002 }`)).toMatchObject({
      precision: { halfWidth: 0.002, maxDuels: 1e9 },
    });
    expect(scenarioOf(`${twoMinds}duels: { precision: 2e-4, maxDuels: 5e6 }`)).toMatchObject({
      precision: { halfWidth: 0.0002, maxDuels: 5_000_000 },
    });
  });

  it.each([
    ['0', '0'],
    ['-1', '-1'],
    ['007', '007'],
    ['12345678901234567890', '12345678901234567890'],
    ['0x1F', '0x1F'],
    ['1e3', '1e3'],
    ['abc', 'abc'],
    ['"007"', '007'],
    ["'it''s'", "it's"],
    ['čaj a mág', 'čaj a mág'],
  ])('keeps the seed %s as text', (written, seed) => {
    expect(scenarioOf(`${twoMinds}seed: ${written}\n`).seed).toBe(seed);
    expect(scenarioOf(`{ ${twoMinds.trim()}, seed: ${written} }`).seed).toBe(seed);
  });
});

describe('matchups', () => {
  it('are all ordered pairs, or those listed; teams in turn order, a name twice', () => {
    const keys = (rest: string): string[] => cellsOf(twoMinds + rest).map((cell) => cell.key);
    expect(keys('')).toEqual(['a > a @ 1', 'a > b @ 1', 'b > a @ 1', 'b > b @ 1']);
    expect(keys('matchups: all\nplanes: [2]')).toEqual(['a > a @ 2', 'a > b @ 2', 'b > a @ 2', 'b > b @ 2']);
    const [cell] = cellsOf(`${twoMinds}matchups: [[[b, a, b], a]]\nplanes: [7]`);
    expect(cell).toMatchObject({ key: 'b + a + b > a @ 7', initiator: 'b + a + b', target: 'a', plane: 7 });
    expect(cell!.setup.initiators.map((one) => one.name)).toEqual(['b', 'a', 'b']);
  });

  it('keep the order of the file, numbers as names included', () => {
    const text = 'defaults: { IQ: 1, Podl: 1 }\ncombatants: { "2": {}, x: {}, "1": {} }\nmatchups: all';
    expect(cellsOf(text).map((cell) => cell.initiator)).toEqual([
      '2',
      '2',
      '2',
      'x',
      'x',
      'x',
      '1',
      '1',
      '1',
    ]);
  });
});
