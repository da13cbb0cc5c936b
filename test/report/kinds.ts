/** Small runs of every kind but duels, named to do harm where a name is not made harmless. */

import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { runText } from '../support/runs.ts';

/** A name that would run, and break out of tables, if it were not escaped. */
export const hostile = '<img src=x onerror=alert(1)>';

const scenarios: Readonly<Record<string, string>> = {
  day: `
manifesters:
  '${hostile}': { manifesterLevel: 5, intelligence: 16, concentration: 9, powerPoints: 9, keyModifier: 3 }
plans:
  '${hostile}':
    order: sequence
    manifestations: [{ power: '${hostile}', level: 2, distractions: [{ kind: grapple }, { kind: rainOrSleet }] }]
vary: { manifesters.*.concentration: [6, 9] }
`,
  concentration: `
modifiers: [0, 10]
levels: [1, 3]
distractions: { '${hostile}': { kind: grapple }, rain: { kind: rainOrSleet } }
`,
  contest: `
controllers: { '${hostile}': { modifier: 3 }, b: { modifier: 0 }, lock: { modifier: -9, holdsStill: true } }
minds: { '${hostile}': { controllers: ['${hostile}', b] }, statue: { controllers: [b, lock] } }
`,
  gauntlet: `
combatants:
  '${hostile}': { class: mage, level: 5, IQ: 14, Podl: 14, mana: 40 }
  foe: { class: ranger, level: 1, IQ: 1, Podl: 0, mana: 0 }
gauntlets: { '${hostile}': { fighter: '${hostile}', duels: 3 } }
`,
};

/** The kinds. */
export const kinds: readonly string[] = Object.keys(scenarios);

/** A run of a kind. */
export function kindRun(kind: string): Promise<Study<Cell>> {
  return runText(`name: '${hostile}'\nkind: ${kind}${scenarios[kind]}`, 'both', 60);
}
