/** Base, level and strength of a mind (RULES 2). */
import { evaluateFormula, parseFormula } from './formula.ts';
import type { CharacterClass, Combatant, PlaneFormula, Rounding } from './model.ts';

type Classes = Readonly<Record<string, CharacterClass>>;

/** Rounds by the setting; `round` is half up (RULES 2.4, 4.8). */
export function roundBy(rounding: Rounding, x: number): number {
  switch (rounding) {
    case 'floor':
      return Math.floor(x);
    case 'ceil':
      return Math.ceil(x);
    case 'round':
      return Math.floor(x + 0.5);
  }
}

/** Highest class base plus magic talent; 0 plus talent without a class (RULES 2.1). */
export function baseOf(combatant: Combatant, classes: Classes): number {
  let base = combatant.classes.length === 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (const { class: name } of combatant.classes) base = Math.max(base, classes[name]!.base);
  return base + combatant.talent;
}

/** Whole levels in magical classes, half levels in others, not rounded (RULES 2.2). */
export function levelOf(combatant: Combatant, classes: Classes): number {
  let level = 0;
  for (const entry of combatant.classes)
    level += classes[entry.class]!.magical ? entry.level : entry.level / 2;
  return level;
}

/** Whether any class of the combatant is magical and it is not marked `magicless` (RULES 3.2, 3.4). */
export function isMagical(combatant: Combatant, classes: Classes): boolean {
  return !combatant.magicless && combatant.classes.some((entry) => classes[entry.class]!.magical);
}

/** Whether any class of the combatant is flagged as a mage's (RULES 3.4, 4.11, 8.3). */
export function isMage(combatant: Combatant, classes: Classes): boolean {
  return combatant.classes.some((entry) => classes[entry.class]!.mage);
}

/** Attack and defence strength by current IQ, index 0 … starting IQ (RULES 2.3 to 2.5). */
export interface Strengths {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

/** Strengths of a combatant on one plane, rounded once at the end (RULES 2.4), then changed by effects (RULES 10). */
export function strengthsOf(
  combatant: Combatant,
  classes: Classes,
  formula: PlaneFormula,
  rounding: Rounding,
  iqLossWeakens: boolean,
): Strengths {
  const base = baseOf(combatant, classes);
  const level = levelOf(combatant, classes);
  const attackFormula = parseFormula(formula.attack);
  const defenceFormula = parseFormula(formula.defence);
  const { attack: attackBonus, defence: defenceBonus } = combatant.effects ?? { attack: 0, defence: 0 };
  const attack: number[] = [];
  const defence: number[] = [];
  for (let iq = 0; iq <= combatant.IQ; iq++) {
    const IQ = iqLossWeakens ? iq : combatant.IQ;
    const variables = { base, level, SP: combatant.SP, IQ, Podl: combatant.Podl };
    attack.push(roundBy(rounding, evaluateFormula(attackFormula, variables)) + attackBonus);
    defence.push(roundBy(rounding, evaluateFormula(defenceFormula, variables)) + defenceBonus);
  }
  return { attack, defence };
}
