/** Base, level and strength of a mind (RULES 2). */

import { ceil, floor, type Rational, roundHalfUp, tidy, toNumber } from './arithmetic/rational.ts';
import { type Formula, parseFormula } from './formula.ts';
import { exactValue, withValues } from './formula-value.ts';
import type { CharacterClass, Combatant, PlaneFormula, Rounding } from './model.ts';

type Classes = Readonly<Record<string, CharacterClass>>;

/** Largest strength, up or down (RULES 2.6). */
export const strengthLimit = 1_000_000;

/** Rounds the exact value by the setting; `round` is half up (RULES 2.4, 4.8). */
export function roundBy(rounding: Rounding, x: Rational): number {
  switch (rounding) {
    case 'floor':
      return toNumber(floor(x));
    case 'ceil':
      return toNumber(ceil(x));
    case 'round':
      return toNumber(roundHalfUp(x));
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

/** A strength by IQ: rounded once at the end (RULES 2.4), then changed by effects (RULES 10). */
export type StrengthAt = (IQ: number) => number;

/**
 * The course of one strength of a combatant over its IQ; not finite after a division by zero. Figures count with 12
 * significant digits. Cost: a microsecond or two once the formula is parsed, and some tenths of one for each IQ.
 */
export function strengthCourse(
  formula: Formula,
  side: 'attack' | 'defence',
  combatant: Combatant,
  classes: Classes,
  rounding: Rounding,
): StrengthAt {
  const { SP, Podl } = combatant;
  const base = tidy(baseOf(combatant, classes));
  const ofIQ = withValues(formula, { base, level: levelOf(combatant, classes), SP: tidy(SP), Podl });
  const bonus = combatant.effects?.[side] ?? 0;
  return (IQ) => roundBy(rounding, exactValue(ofIQ, { IQ })) + bonus;
}

/** Strengths of a combatant on one plane, at every IQ that it may fall to. */
export function strengthsOf(
  combatant: Combatant,
  classes: Classes,
  formula: PlaneFormula,
  rounding: Rounding,
  iqLossWeakens: boolean,
): Strengths {
  const course = (side: 'attack' | 'defence'): number[] => {
    const at = strengthCourse(parseFormula(formula[side]), side, combatant, classes, rounding);
    if (!iqLossWeakens) return new Array<number>(combatant.IQ + 1).fill(at(combatant.IQ));
    return Array.from({ length: combatant.IQ + 1 }, (_, iq) => at(iq));
  };
  return { attack: course('attack'), defence: course('defence') };
}
