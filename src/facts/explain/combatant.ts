/** A combatant explained: how its strengths came about, plane by plane. */
import type { Combatant, DuelSetup } from '../../rules/model.ts';
import { baseOf, levelOf, strengthsOf } from '../../rules/strength.ts';
import type { CombatantFacts, PlaneStrength } from './model.ts';

type Duel = Pick<DuelSetup, 'classes' | 'formulas' | 'rules'>;

/** The facts of a combatant under the settings of its duel. */
export function combatantFacts(combatant: Combatant, { classes, formulas, rules }: Duel): CombatantFacts {
  const strengths = Object.entries(formulas).map(([plane, formula]): PlaneStrength => {
    const { attack, defence } = strengthsOf(combatant, classes, formula, rules.strengthRounding, false);
    return {
      plane: Number(plane),
      attackFormula: formula.attack,
      defenceFormula: formula.defence,
      attack: attack[combatant.IQ]!,
      defence: defence[combatant.IQ]!,
    };
  });
  return {
    kind: 'combatant',
    combatant,
    characters: combatant.population?.members.length ?? 1,
    base: baseOf(combatant, classes),
    level: levelOf(combatant, classes),
    strengths,
  };
}
