/** A side with one point more of one attribute. */

import type { CharacterClass, Combatant } from '../../rules/model.ts';
import { isDrawn } from '../../rules/population.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Attribute } from '../worth.ts';

/**
 * The cell with every member of a side raised by one point; `null` where a member has no class to level up, and for
 * populations, each of which would be a whole mixture more.
 * The key stays, so both see the same randomness.
 */
export function raised(
  cell: DuelCell,
  seat: 'initiators' | 'targets',
  attribute: Attribute,
): DuelCell | null {
  if (isDrawn(cell.setup)) return null;
  const members = cell.setup[seat].map((combatant) => raise(combatant, attribute, cell.setup.classes));
  const known = members.filter((member) => member !== null);
  return known.length < members.length ? null : { ...cell, setup: { ...cell.setup, [seat]: known } };
}

function raise(
  combatant: Combatant,
  attribute: Attribute,
  classes: Readonly<Record<string, CharacterClass>>,
): Combatant | null {
  switch (attribute) {
    case 'base':
      return { ...combatant, talent: combatant.talent + 1 };
    case 'level':
      return withLevel(combatant, classes);
    case 'IQ':
    case 'Podl':
    case 'SP':
      return { ...combatant, [attribute]: combatant[attribute] + 1 };
  }
}

/** One level of the formulas: one in a magical class, or two in another, which counts half (RULES 2.2). */
function withLevel(
  combatant: Combatant,
  classes: Readonly<Record<string, CharacterClass>>,
): Combatant | null {
  const magical = combatant.classes.findIndex((entry) => classes[entry.class]!.magical);
  const which = Math.max(magical, 0);
  if (combatant.classes[which] === undefined) return null;
  const step = magical >= 0 ? 1 : 2;
  return {
    ...combatant,
    classes: combatant.classes.map((entry, i) =>
      i === which ? { ...entry, level: entry.level + step } : entry,
    ),
  };
}
