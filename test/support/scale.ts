/** Small scenarios and plans for tests of runs that are cut, killed, shared and put together. */
import type { Plan } from '../../src/batch/plan.ts';
import type { Method } from '../../src/batch/result.ts';
import { expandCells } from '../../src/scenario/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';

/** A scenario of 72 cells, 40 of them possible, some of them one duel by law. */
export const smallScenario = `
seed: small
duels: 3000
defaults: { level: 5, IQ: 6, Podl: 9, SP: 1, mana: 8, fatigue: 20 }
combatants:
  mage: { class: mage }
  druid: { class: druid }
  bard: { classes: [{ class: bard, level: 4 }] }
classes: { bard: { base: 2, magical: false } }
planes: [1, 4]
matchups: all
vary: { defaults.mana: [0, 8] }
variants:
  printed: {}
  harsh: { rules: { passivePenalty: 9, manaPerPoint: 3 } }
`;

/** A plan of the first variant of the small scenario: 36 cells, 20 of them possible. */
export function smallPlan(duels: number, method: Method = 'both', seed = 'small'): Plan {
  const text = smallScenario.replace(/variants:[\s\S]*/, '');
  const loaded = loadScenario(text, 'small.yaml');
  if (!loaded.ok) throw new Error('the small scenario must be good');
  return { seed, duels, method, maxStates: 200_000, cells: expandCells(loaded.scenario) };
}
