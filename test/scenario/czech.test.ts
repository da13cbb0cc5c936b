import { describe, expect, it } from 'vitest';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { DuelScenario, Scenario } from '../../src/scenario/model/scenario.ts';
import { openScenario } from '../../src/scenario/open.ts';
import { hitsOf } from '../../src/scenario/points/vary-path.ts';
import { ProblemCollector } from '../../src/scenario/tree/collector.ts';
import { pathAsWritten } from '../../src/scenario/tree/czech.ts';
import { readYaml } from '../../src/scenario/tree/read-yaml.ts';
import type { RawMap } from '../../src/scenario/tree/tree.ts';
import { sweepAxis } from '../../src/tuning/sweep/spec.ts';

const english = `
seed: s
duels: 10
defaults: { level: 5, IQ: 10, Podl: 9, SP: 1, mana: 8 }
combatants:
  first: { class: mage }
  second: { classes: [{ class: ranger, level: 3 }, { class: alchemist, level: 2 }] }
classes: { mage: { base: 11 } }
formulas: { 1: { attack: base + 2*IQ, defence: base + 2*Podl } }
vary: { classes.mage.base: [10, 11], combatants.second.mana: [0, 8], formulas.2.attack: [base, 2*base] }
variants:
  printed: {}
  other: { formulas: { 1: { attack: base } }, combatants: { first: { class: druid } } }
`;

const czech = english
  .replaceAll('mage', 'mág')
  .replaceAll('class: ranger', 'class: hraničář')
  .replaceAll('class: alchemist', 'class: alchymista')
  .replaceAll('attack', 'SMÚ')
  .replaceAll('defence', 'SMO');

function cells(text: string): unknown {
  const loaded = loadScenario(text, 'x.yaml');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return expandCells(loaded.scenario);
}

describe('Czech words in scenarios', () => {
  it('class names and SMÚ, SMO make the same cells, however the letters are composed', () => {
    expect(cells(czech)).toEqual(cells(english));
    expect(cells(czech.normalize('NFD'))).toEqual(cells(english));
  });

  it('can be held open and moved like any other', () => {
    const cellsOf = (text: string): unknown => {
      const opened = openScenario(text, 'x.yaml');
      if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
      return opened.open.cells([{ paths: [['classes', 'mage', 'base']], value: 7 }]);
    };
    const still = /vary: .*\n/;
    expect(cellsOf(czech.replace(still, ''))).toEqual(cellsOf(english.replace(still, '')));
  });

  it('paths mean the same in tuning, in ranges, in wishes and on the command line', () => {
    const asking = `${english.replace(/vary: .*\n/, 'vary: { classes.ranger.base: [7, 8] }\n')}
ranges: { classes.mage.base: { from: 8, to: 11 } }
tune:
  knobs: { classes.mage.base: { from: 8, to: 11 } }
  goal: [{ metric: score, between: [0.4, 0.6], where: { axes: { classes.ranger.base: 7 } } }]
`;
    const loaded = (text: string): Scenario => {
      const result = loadScenario(text, 'x.yaml');
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return result.scenario;
    };
    const own = asking.replaceAll('mage', 'mág').replaceAll('ranger', 'hraničář').replaceAll('attack', 'SMÚ');
    const { axes, tune, ranges } = loaded(own) as DuelScenario;
    const mage = { name: 'classes.mage.base', paths: [['classes', 'mage', 'base']] };
    expect(axes).toMatchObject([{ name: 'classes.ranger.base' }]);
    expect(tune!.knobs).toMatchObject([mage]);
    expect(ranges).toMatchObject([mage]);
    // A value that no axis has would be refused, so would the name of another axis.
    expect(JSON.stringify(tune!.goal)).toContain('"classes.ranger.base"');

    const opened = openScenario(own, 'x.yaml');
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    expect(hitsOf(opened.open.tree, 'classes.mág.base')).toEqual({ paths: [['classes', 'mage', 'base']] });
    expect(hitsOf(opened.open.tree, 'formulas.1.SMÚ')).toEqual({ paths: [['formulas', '1', 'attack']] });
    expect(sweepAxis(opened.open, 'x', 'classes.mág.base=8..9').name).toBe('classes.mage.base');
    expect(() => sweepAxis(opened.open, 'x', 'classes.hraničář.base=8..9')).toThrow(
      expect.objectContaining({ complaint: expect.objectContaining({ must: ['notVaried'] }) }),
    );
  });

  it('paths lead to the keys that are written', () => {
    const root = readYaml(czech, new ProblemCollector('x.yaml', czech)) as RawMap;
    const written = (path: string): string => pathAsWritten(root, path.split('.')).join('.');
    expect(written('classes.mage.base')).toBe('classes.mág.base');
    expect(written('classes.druid.base')).toBe('classes.druid.base');
    expect(written('formulas.1.attack')).toBe('formulas.1.SMÚ');
    expect(written('variants.other.combatants.first.class')).toBe('variants.other.combatants.first.class');
    expect(written('combatants.second.classes.1.level')).toBe('combatants.second.classes.1.level');
  });

  it('keep names of combatants as they are written', () => {
    const text =
      'combatants: { mág: { class: mág, level: 1, IQ: 9, Podl: 9 }, druid: { class: druid, level: 1, IQ: 9, Podl: 9 } }';
    expect(JSON.stringify(cells(text))).toContain('mág > druid @ 1');
  });

  it('a formula given in both words is a problem, at its place', () => {
    const loaded = loadScenario(`${czech}\n`.replace('SMO: base', 'attack: base'), 'x.yaml');
    expect(loaded.ok).toBe(false);
    const problems = loaded.ok ? [] : loaded.problems;
    expect(problems[0]).toMatchObject({
      line: 9,
      must: ['givenOnce'],
      found: ['bothNames', '"attack"', '"SMÚ"'],
    });
  });

  it('problems name the place as it is written', () => {
    const loaded = loadScenario(czech.replace('SMÚ: base + 2*IQ', 'SMÚ: base + lvel'), 'x.yaml');
    expect(loaded.ok ? '' : loaded.problems[0]?.where).toBe('formulas.1.SMÚ');
  });
});
