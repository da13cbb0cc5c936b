/** What a path of the scenario amounts to now, given or by default. */

import { defaultRules } from '../../rules/model.ts';
import { combatantDefaults } from '../../scenario/combatant/usual.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import { baselinePoint } from '../../scenario/points/lookedAt.ts';
import type { Path } from '../../scenario/tree/path.ts';

const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The number at a path: as written, else what the rules or `defaults` put there; `null` where none is known. */
export function presentValue(open: OpenScenario, path: Path): number | null {
  const written = open.numberAt(path);
  if (written !== null) return written;
  const point = baselinePoint(open.scenario);
  const [section, name, field] = path;
  switch (section) {
    case 'rules':
      return path.length === 2 ? finite(defaultRules[name as keyof typeof defaultRules]) : null;
    case 'classes':
      return field === 'base' ? finite(point?.classes[name!]?.base) : null;
    case 'defaults':
      return finite(combatantDefaults[name!]);
    case 'combatants': {
      const combatant = point?.combatants.get(name!);
      if (combatant === undefined || path.length !== 3) return null;
      if (field === 'level') return finite(combatant.classes[0]?.level);
      return finite(combatant[field as keyof typeof combatant]);
    }
    default:
      return null;
  }
}
