import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtInClasses, defaultRules } from '../../src/rules/model.ts';
import { printedFormulas } from '../../src/rules/planes.ts';
import { cellsOf, scenarioOf } from './support.ts';

const shipped = (name: string): string =>
  readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8');

it('class-bases: 8 planes × 10 × 10 ordered pairs, by plane, initiator, target', () => {
  const cells = cellsOf(shipped('class-bases'));
  expect(cells).toHaveLength(800);
  expect(cells[0]!.key).toBe('mage > mage @ 1');
  expect(cells[1]!.key).toBe('mage > sorcerer @ 1');
  expect(cells[10]!.key).toBe('sorcerer > mage @ 1');
  expect(cells[100]!.key).toBe('mage > mage @ 2');
  expect(cells[799]!.key).toBe('alchemist > alchemist @ 8');
  expect(new Set(cells.map((cell) => cell.key)).size).toBe(800);
  const { variant, axes, setup } = cells[13]!; // sorcerer > druid
  expect({ variant, axes }).toEqual({ variant: 'printed', axes: [] });
  expect(setup.rules).toBe(defaultRules);
  expect(setup.classes).toBe(builtInClasses);
  expect(setup.formulas).toBe(printedFormulas);
  expect(setup.targets[0]).toMatchObject({
    name: 'druid',
    classes: [{ class: 'druid', level: 8 }],
    IQ: 13,
    Podl: 12,
    SP: 2,
    mana: 40,
    fatigue: 60,
    pursue: false,
  });
});

it('class-bases: header', () => {
  expect(scenarioOf(shipped('class-bases'))).toMatchObject({
    kind: 'duel',
    name: 'Class bases',
    seed: 'class-bases',
    duels: 100_000,
    precision: null,
    axes: [],
  });
});

it('plane-formulas: 3 variants × 3 mana × 4 planes × 4 matchups', () => {
  const cells = cellsOf(shipped('plane-formulas'));
  expect(cells).toHaveLength(144);
  const [first] = cells;
  expect(first!.axes).toEqual([{ name: 'defaults.mana', value: 0 }]);
  expect(first!.setup.initiators[0]!.mana).toBe(0);
  // variant, then axis, then plane, then matchup: 48 + 16 + 4 + 3
  const gentler = cells[71]!;
  expect(gentler).toMatchObject({ variant: 'gentler IQ', key: 'cunning mage > renegade @ 3' });
  expect(gentler.axes).toEqual([{ name: 'defaults.mana', value: 20 }]);
  expect(gentler.setup.formulas['3']!.attack).toBe('base/2 + 1.5*level + 2*int(SP) + 4*IQ');
  expect(gentler.setup.formulas['1']).toBe(printedFormulas['1']);
  expect(gentler.setup.initiators[0]).toMatchObject({
    IQ: 11,
    Podl: 15,
    SP: 2.5,
    mana: 20,
    fatigue: 60,
    pursue: true,
  });
  expect(gentler.setup.targets[0]!.classes).toEqual([
    { class: 'sorcerer', level: 4 },
    { class: 'fighter', level: 7 },
  ]);
  expect(gentler.setup.classes['fighter']).toEqual({ base: 0, magical: false, mage: false });
  expect(cells[143]!.setup.rules).toEqual({ ...defaultRules, manaPerPoint: 3 });
});

it('every golden duel can be written as a scenario', () => {
  const text = readFileSync(new URL('../golden/duels.json', import.meta.url), 'utf8');
  const duels = JSON.parse(text) as Record<string, unknown>[];
  expect(duels).toHaveLength(30);
  for (const { plane, initiator, target, rules, classes } of duels) {
    const combatants = { A: initiator, B: target };
    const scenario = { combatants, planes: [plane], matchups: [['A', 'B']], rules, classes };
    const [cell] = cellsOf(JSON.stringify(scenario));
    expect(cell!.key).toBe(`A > B @ ${plane}`);
    expect(cell!.setup.rules).toEqual({ ...defaultRules, ...(rules as object) });
  }
});
