/** The terms of a duel: what can be told before anything is worked out draw by draw. Cheap, also by the thousand. */
import type { CharacterClass, Combatant, DuelRules, DuelSetup, PlaneFormula } from '../model.ts';
import { isMage, type Strengths, strengthsOf } from '../strength.ts';

/** Who meets whom, where and with what strengths; everything by combatant number, side A first. */
export interface DuelTerms {
  readonly rules: DuelRules;
  readonly plane: number;
  /** Side A first, each side in turn order. */
  readonly fighters: readonly Combatant[];
  readonly count: number;
  /** Number of combatants on side A. */
  readonly sideA: number;
  /** Attack strength by current IQ. */
  readonly attack: readonly (readonly number[])[];
  /** Defence strength by current IQ. */
  readonly defence: readonly (readonly number[])[];
  readonly mage: readonly boolean[];
  /** Power that the soul sets free, at least 0 (RULES 4.11). */
  readonly soulPower: readonly number[];
  /** Chance of being torn upward at the end of a round on this plane (RULES 7). */
  readonly pull: number;
}

/** What can be told of a single fighter. */
export interface FighterTerms extends Strengths {
  /** Power that the soul sets free, at least 0 (RULES 4.11). */
  readonly soulPower: number;
}

/** Works out the terms of one fighter where a setup is. */
export function fighterTermsOf(
  fighter: Combatant,
  { rules, classes, formulas, plane }: Pick<DuelSetup, 'rules' | 'classes' | 'formulas' | 'plane'>,
): FighterTerms {
  const here = formulas[String(plane)]!;
  const { attack, defence } = strengthsHere(fighter, classes, here, rules, rules.iqLossWeakens);
  const onFirst = (): number =>
    Math.max(0, strengthsHere(fighter, classes, formulas['1']!, rules, false).attack[fighter.IQ]!);
  return { attack, defence, soulPower: fighter.soulPower ?? onFirst() };
}

/** Works out the terms of a setup. Cost: a few microseconds once the combatants' strengths are known. */
export function termsOf(setup: DuelSetup): DuelTerms {
  const { rules, classes, plane } = setup;
  const fighters = [...setup.initiators, ...setup.targets];
  const terms = fighters.map((fighter) => fighterTermsOf(fighter, setup));
  return {
    rules,
    plane,
    fighters,
    count: fighters.length,
    sideA: setup.initiators.length,
    attack: terms.map((own) => own.attack),
    defence: terms.map((own) => own.defence),
    mage: fighters.map((f) => isMage(f, classes)),
    soulPower: terms.map((own) => own.soulPower),
    pull: rules.pull[String(plane)] ?? 0,
  };
}

interface Known {
  readonly classes: Readonly<Record<string, CharacterClass>>;
  readonly formula: PlaneFormula;
  readonly rounding: DuelRules['strengthRounding'];
  readonly weakens: boolean;
  readonly strengths: Strengths;
}

/** Strengths already worked out: cells share their combatants, classes and formulas. */
const known = new WeakMap<Combatant, Known[]>();

function strengthsHere(
  combatant: Combatant,
  classes: Known['classes'],
  formula: PlaneFormula,
  { strengthRounding: rounding }: DuelRules,
  weakens: boolean,
): Strengths {
  const list = known.get(combatant) ?? [];
  const found = list.find(
    (k) => k.formula === formula && k.classes === classes && k.rounding === rounding && k.weakens === weakens,
  );
  if (found !== undefined) return found.strengths;
  const strengths = strengthsOf(combatant, classes, formula, rounding, weakens);
  list.push({ classes, formula, rounding, weakens, strengths });
  known.set(combatant, list);
  return strengths;
}
