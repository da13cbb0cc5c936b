/** Effects on the combatants of a duel (RULES 10), and how they are explained. */
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/facts/explain.ts';
import { explainCzech } from '../../src/language/cs/explain.ts';
import { explainEnglish } from '../../src/language/en/explain.ts';
import { explanation } from '../../src/report/explain/write.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import type { Combatant } from '../../src/rules/model.ts';
import { strengthsOf } from '../../src/rules/strength.ts';
import { cellsOf, problemsOf } from './support.ts';

const scenario = (effects: string): string => `
combatants:
  a: { class: mage, level: 5, IQ: 12, Podl: 10, SP: 1.5, mana: 20, effects: [${effects}] }
  b: { class: druid, level: 5, IQ: 12, Podl: 10, mana: 20 }
`;
const combatant = (effects: string): Combatant => cellsOf(scenario(effects))[1]!.setup.initiators[0]!;

/** Attack and defence of `a` on plane 1 at its full IQ. */
function strengths(effects: string): [number, number] {
  const { setup } = cellsOf(scenario(effects))[1]!;
  const [fighter] = setup.initiators;
  const { attack, defence } = strengthsOf(fighter!, setup.classes, setup.formulas['1']!, 'floor', true);
  return [attack[fighter!.IQ]!, defence[fighter!.IQ]!];
}

describe('effects on a combatant', () => {
  it('change IQ, Podl, SP and talent by the rules of stacking', () => {
    const effects = `
      { name: owl, type: enhancement, changes: { IQ: 4 } },
      { name: fox, type: enhancement, changes: { IQ: 2, Podl: 3 } },
      { name: fever, changes: { IQ: -1, SP: -0.5 } },
      { name: amulet, type: luck, changes: { talent: 2 } }`;
    // IQ 12 + 4 − 1 (the fox’s 2 is of the owl’s type), Podl 10 + 3, SP 1.5 − 0.5.
    expect(combatant(effects)).toMatchObject({ IQ: 15, Podl: 13, SP: 1, talent: 2, mana: 20 });
  });

  it('never bring an attribute below 0, and leave whole ones whole', () => {
    const drained = combatant(
      '{ name: drain, changes: { IQ: -50, SP: -9 } }, { name: half, times: { Podl: 0.25 } }',
    );
    expect(drained).toMatchObject({ IQ: 0, SP: 0, Podl: 2 });
  });

  it('change the strengths on every plane, after rounding', () => {
    // Mage 10 + level 5 + int(1.5) + 2 × 12 = 40; defence 10 + 5 + 1 + 2 × 10 = 36.
    expect(strengths('')).toEqual([40, 36]);
    expect(strengths('{ name: banner, type: morale, changes: { attack: 3, defence: -2 } }')).toEqual([
      43, 34,
    ]);
    expect(strengths('{ name: owl, changes: { IQ: 1 } }')).toEqual([42, 36]);
  });

  it('make another duel, and none at all the same one', () => {
    const chain = (effects: string): string => createDuel(cellsOf(scenario(effects))[1]!.setup).chainKey;
    expect(chain('{ name: banner, changes: { attack: 3 } }')).not.toBe(chain(''));
    expect(chain('{ name: banner, changes: { attack: 3 }, ended: true }')).toBe(chain(''));
    expect(combatant('')).not.toHaveProperty('effects');
  });

  it('can be varied', () => {
    const varied = `${scenario('{ name: banner, changes: { attack: 1 } }')}vary: { combatants.a.effects.0.changes.attack: [1, 5] }\n`;
    expect(cellsOf(varied).map(({ setup }) => setup.initiators[0]!.effects?.attack)[4]).toBe(5);
  });

  it('have their problems told, each with its place', () => {
    expect(problemsOf('combatants: { a: { IQ: 1, Podl: 1, effects: [{ changes: { IQ: 1 } }] } }')).toEqual([
      '1:46: combatants.a.effects.0.name: must be the name of an effect (got nothing)',
    ]);
    expect(problemsOf('combatants: { a: { IQ: 1, Podl: 1, effects: [{ name: x }] } }')).toEqual([
      '1:46: combatants.a.effects.0: must change something, by changes, times or resists (got nothing)',
    ]);
    expect(
      problemsOf('combatants: { a: { IQ: 1, Podl: 1, effects: [{ name: x, changes: { IQQ: 1 } }] } }'),
    ).toEqual([
      '1:68: combatants.a.effects.0.changes.IQQ: must be a known key (got "IQQ") Tip: did you mean "IQ"?',
    ]);
  });
});

describe('an explanation', () => {
  const told = (effects: string, texts = explainEnglish()): string => {
    const facts = explain(cellsOf(scenario(effects)), 'a')!;
    return explanation('a', { variant: null, axes: [] }, facts, texts);
  };

  it('tells what is used of a figure where that is not what it adds up to', () => {
    const effects = `
      { name: curse, changes: { SP: -2.8, talent: -3, IQ: -50 } },
      { name: half, times: { Podl: 0.25, talent: 0.5 } },
      { name: fear, changes: { attack: -60 } }`;
    const english = told(effects);
    expect(english).toContain('  SP: 1.5 → −1.3, used as 0\n');
    expect(english).toContain('  Podl: 10 → 2.5, used as 2\n');
    expect(english).toContain('  IQ: 12 → −38, used as 0\n');
    expect(english).toContain('  talent: 0 → −1.5, used as −2\n'.replace('talent', 'magic talent'));
    expect(english).toContain('  attack strength: 0 → −60\n');
    // 10 − 2 + 5 + 0 + 0 − 60.
    expect(english).toContain('plane 1: attack −47 = ');
    expect(english).not.toMatch(/[ (]-\d/);
    const czech = told(effects, explainCzech());
    expect(czech).toContain('  SP: 1,5 → −1,3, použije se 0\n');
    expect(czech).toContain('SMÚ −47 = ');
    expect(czech).not.toMatch(/[ (]-\d/);
  });

  it('tells which casting of an effect counts', () => {
    const text = told(
      '{ name: fox, type: dodge, changes: { IQ: 1 } }, { name: fox, type: morale, changes: { IQ: 2 } }',
    );
    expect(text).toContain(
      '  IQ: 12 → 14\n    +1 dodge from fox: does not count: an effect does not add up with itself\n    +2 morale from fox: counts\n',
    );
  });

  it('tells every number, every entry and every resistance', () => {
    const effects = `
      { name: owl, type: enhancement, changes: { IQ: 4 } },
      { name: fox, type: enhancement, changes: { IQ: 2 } },
      { name: old shape, form: shape, changes: { Podl: 5 } },
      { name: bear, form: shape, changes: { Podl: 2 } },
      { name: haste, changes: { attack: 4 } },
      { name: slow, cancels: [haste], changes: { attack: -4 } },
      { name: banner, type: morale, changes: { attack: 3 } },
      { name: past, ended: true, changes: { defence: 9 } },
      { name: salamander, resists: { fire: 10 } },
      { name: ward, resists: { all: 10 } }`;
    const facts = explain(cellsOf(scenario(effects)), 'a')!;
    const lines = explanation('a', { variant: null, axes: [] }, facts).split('\n');
    expect(lines.slice(0, 24)).toEqual([
      'a',
      '  classes: mage 5',
      '  base: 10 (highest class base)',
      '  level: 5 (magical classes whole, others half)',
      '  IQ 16, Podl 12, SP 1.5, mana 20, fatigue unlimited',
      '  IQ: 12 → 16',
      '    +4 enhancement from owl: counts',
      '    +2 enhancement from fox: does not count: of type enhancement only the highest counts, owl',
      '  Podl: 10 → 12',
      '    +5 from old shape: does not count: suppressed by the later form bear',
      '    +2 from bear: counts',
      '  attack strength: 0 → 3',
      '    +4 from haste: does not count: cancelled by slow',
      '    −4 from slow: does not count: cancelled by haste',
      '    +3 morale from banner: counts',
      '  defence strength: 0 → 0',
      '    +9 from past: does not count: it has ended',
      '  resistance to fire: 10',
      '    10 from salamander: gives nothing extra under ward',
      '    10 from ward: counts',
      '  resistance to everything: 10',
      '    10 from ward: counts',
      // 10 + 5 + 1 + 2 × 16 = 48, and 10 + 5 + 1 + 2 × 12 = 40.
      '  plane 1: attack 51 = base + level + int(SP) + 2*IQ +3 by effects; defence 40 = base + level + int(SP) + 2*Podl',
      // 10 + 5 + 2 + 3 × 16 = 65, and 10 + 5 + 2 + 3 × 12 = 53.
      '  plane 2: attack 68 = base + level + 2*int(SP) + 3*IQ +3 by effects; defence 53 = base + level + 2*int(SP) + 3*Podl',
    ]);
  });
});
