/** Copies: a combatant that stands several times wherever it is named. */
import { describe, expect, it } from 'vitest';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { Cell, DuelCell, GauntletCell } from '../../src/scenario/model/cells.ts';

const head = `seed: s
defaults: { IQ: 11, Podl: 10, SP: 1, mana: 6 }
combatants:
  mage: { class: mage, level: 4 }
`;

function cells(text: string): readonly Cell[] {
  const loaded = loadScenario(text, 'x.yaml');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return expandCells(loaded.scenario);
}

/** Who stands on either side of each duel. */
const members = (text: string): string[][] =>
  (cells(text) as DuelCell[]).map(({ setup }) =>
    [...setup.initiators, ...setup.targets].map(({ name, mana }) => `${name} ${mana}`),
  );

describe('copies', () => {
  it('are the duel in which the name stands as often, under the name once', () => {
    const several = cells(
      `${head}  druid: { class: druid, level: 3, copies: 3 }\nmatchups: [[mage, druid], [[druid, mage], mage]]\n`,
    ) as DuelCell[];
    const written = cells(
      `${head}  druid: { class: druid, level: 3 }
matchups: [[mage, [druid, druid, druid]], [[druid, druid, druid, mage], mage]]\n`,
    ) as DuelCell[];
    expect(several.map(({ setup }) => setup)).toEqual(written.map(({ setup }) => setup));
    expect(several.map(({ key }) => key)).toEqual(['mage > druid @ 1', 'druid + mage > mage @ 1']);
  });

  it('may be varied, be a default, and differ between variants', () => {
    const text = `${head}  druid: { class: druid, level: 3, mana: 9 }\nmatchups: [[mage, druid]]\n`;
    const [mage, druid] = ['mage 6', 'druid 9'];
    expect(members(`${text}vary: { combatants.druid.copies: [1, 2] }\n`)).toEqual([
      [mage, druid],
      [mage, druid, druid],
    ]);
    expect(
      members(text.replace('IQ: 11', 'IQ: 11, copies: 2').replace('level: 4', 'level: 4, copies: 1')),
    ).toEqual([[mage, druid, druid]]);
    const variants = `variants: { one: {}, three: { combatants: { druid: { copies: 3 } } } }\n`;
    expect(members(text + variants)).toEqual([
      [mage, druid],
      [mage, druid, druid, druid],
    ]);
  });

  it('follow one another in the row of a gauntlet, which has as many duels', () => {
    const [cell] = cells(`kind: gauntlet
${head}  druid: { class: druid, level: 3, copies: 2 }
  ranger: { class: ranger, level: 3 }
gauntlets: { hall: { fighter: mage, opponents: [ranger, druid] } }
`);
    const { opponents, duels } = (cell as GauntletCell).setup;
    expect(opponents.map(({ name }) => name)).toEqual(['ranger', 'druid', 'druid']);
    expect(duels).toBe(3);
  });

  it.each([0, 21, 1.5])('%s of them are a problem, at the place', (copies) => {
    const loaded = loadScenario(`${head}  druid: { class: druid, level: 3, copies: ${copies} }\n`, 'x.yaml');
    expect(loaded.ok ? [] : loaded.problems).toMatchObject([
      { where: 'combatants.druid.copies', must: ['whole', 1, 20] },
    ]);
  });
});
