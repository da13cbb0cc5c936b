/** Who can be explained in duels. */
import type { Combatant } from '../../rules/model.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { combatantFacts } from '../explain/combatant.ts';
import type { Explainer } from '../explain/model.ts';

const fighters = ({ setup }: DuelCell): readonly Combatant[] => [...setup.initiators, ...setup.targets];

/** Both sides, member by member. */
export const duelExplainer: Explainer<DuelCell> = {
  people: (cell) => fighters(cell).map(({ name }) => name),
  explain: (name, cell) => combatantFacts(fighters(cell).find((each) => each.name === name)!, cell.setup),
};
