/** Are the formulas of a scenario finite for the minds that use them? */

import type { Found } from '../../problems/problem.ts';
import { evaluateFormula } from '../../rules/formula.ts';
import type { Combatant, DuelRules } from '../../rules/model.ts';
import { baseOf, levelOf } from '../../rules/strength.ts';
import type { ProblemCollector } from '../tree/collector.ts';
import { formatPath } from '../tree/path.ts';
import type { Classes } from './complete-classes.ts';
import type { Formulas, GivenFormula } from './complete-formulas.ts';

/** What decides the value of a formula at one point of the scenario. */
export interface FiniteCheck {
  readonly formulas: Formulas;
  readonly classes: Classes;
  readonly rules: DuelRules;
  readonly combatants: readonly Combatant[];
  readonly planes: readonly number[];
}

/** Checks remember what they have seen: combatants and formulas are shared by many points. */
export class FiniteChecker {
  private readonly collector: ProblemCollector;
  private readonly seen = new Map<Combatant, Map<GivenFormula, Set<boolean>>>();

  constructor(collector: ProblemCollector) {
    this.collector = collector;
  }

  /** Looks at every given formula of the planes in use, and of plane 1, which measures souls (RULES 4.11). */
  check({ formulas, classes, rules, combatants, planes }: FiniteCheck): void {
    for (const given of formulas.given) {
      if (given.plane !== 1 && !planes.includes(given.plane)) continue;
      for (const combatant of combatants) {
        if (this.isNew(combatant, given, rules.iqLossWeakens)) {
          this.evaluate(given, combatant, classes, rules.iqLossWeakens);
        }
      }
    }
  }

  private isNew(combatant: Combatant, given: GivenFormula, weakens: boolean): boolean {
    const byFormula = this.seen.get(combatant) ?? new Map<GivenFormula, Set<boolean>>();
    this.seen.set(combatant, byFormula);
    const known = byFormula.get(given) ?? new Set();
    byFormula.set(given, known);
    if (known.has(weakens)) return false;
    known.add(weakens);
    return true;
  }

  /** Reports the first IQ, from the combatant's own downwards, at which the value is not finite. */
  private evaluate(given: GivenFormula, combatant: Combatant, classes: Classes, weakens: boolean): void {
    const { SP, Podl } = combatant;
    const fixed = { base: baseOf(combatant, classes), level: levelOf(combatant, classes), SP, Podl };
    for (let IQ = combatant.IQ; IQ >= (weakens ? 0 : combatant.IQ); IQ--) {
      const value = evaluateFormula(given.formula, { ...fixed, IQ });
      if (Number.isFinite(value)) continue;
      const who = formatPath([combatant.name]);
      const found: Found =
        IQ === combatant.IQ ? ['valueFor', value, who] : ['valueForFallen', value, who, IQ];
      this.collector.add(given.place, ['finiteForAll'], found);
      return;
    }
  }
}
