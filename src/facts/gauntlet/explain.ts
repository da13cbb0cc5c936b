/** Who can be explained in gauntlets. */
import type { Combatant } from '../../rules/model.ts';
import type { GauntletCell } from '../../scenario/model/cells.ts';
import { combatantFacts } from '../explain/combatant.ts';
import type { Explainer } from '../explain/model.ts';

const fighters = ({ setup }: GauntletCell): readonly Combatant[] => [setup.fighter, ...setup.opponents];

/** The fighter and its opponents. */
export const gauntletExplainer: Explainer<GauntletCell> = {
  people: (cell) => fighters(cell).map(({ name }) => name),
  explain: (name, cell) => combatantFacts(fighters(cell).find((each) => each.name === name)!, cell.setup),
};
