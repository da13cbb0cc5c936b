/** Are the strengths of a scenario numbers within bounds, for every mind at every IQ it may have (RULES 2.6)? */
import type { Found, Must } from '../../problems/problem.ts';
import { parseFormula } from '../../rules/formula.ts';
import type { Combatant, DuelRules, PlaneFormula } from '../../rules/model.ts';
import { printedFormulas } from '../../rules/planes.ts';
import { strengthCourse, strengthLimit } from '../../rules/strength.ts';
import type { Place, ProblemCollector } from '../tree/collector.ts';
import { formatPath } from '../tree/path.ts';
import type { Classes } from './complete-classes.ts';
import type { Formulas, GivenFormula } from './complete-formulas.ts';

/** What decides the strengths at one point of the scenario. */
export interface FiniteCheck {
  readonly formulas: Formulas;
  readonly classes: Classes;
  readonly rules: DuelRules;
  readonly combatants: readonly Combatant[];
  readonly planes: readonly number[];
  /** Where a combatant stands in the file. */
  readonly placeOf: (name: string) => Place;
}

/** The printed formulas, parsed, to be looked at like those of the file. */
const printed: readonly GivenFormula[] = Object.entries(printedFormulas).flatMap(([plane, pair]) =>
  (['attack', 'defence'] as const).map((side) => ({
    plane: Number(plane),
    side,
    place: { at: 0, path: [] },
    formula: parseFormula(pair[side]),
  })),
);

/** Checks remember what they have seen: combatants and formulas are shared by many points. */
export class FiniteChecker {
  private readonly collector: ProblemCollector;
  private readonly seen = new Map<Combatant, Map<GivenFormula, Set<string>>>();

  constructor(collector: ProblemCollector) {
    this.collector = collector;
  }

  /** Looks at every formula of the planes in use, and of plane 1, which measures souls (RULES 4.11). */
  check(point: FiniteCheck): void {
    const { formulas, rules, combatants, planes } = point;
    const asked = ({ plane }: GivenFormula): boolean => plane === 1 || planes.includes(plane);
    const { strengthRounding, iqLossWeakens } = rules;
    for (const given of formulas.given.filter(asked)) {
      for (const combatant of combatants) {
        if (!this.isNew(combatant, given, `${strengthRounding} ${iqLossWeakens}`)) continue;
        this.evaluate(given, combatant, point, iqLossWeakens ? 0 : combatant.IQ, given.place);
      }
    }
    // The printed ones only rise with IQ and cannot fail but by their size.
    for (const own of printed.filter(asked)) {
      if (!isPrinted(own, formulas.byPlane)) continue;
      for (const combatant of combatants) {
        if (!this.isNew(combatant, own, strengthRounding)) continue;
        this.evaluate(own, combatant, point, combatant.IQ, point.placeOf(combatant.name));
      }
    }
  }

  private isNew(combatant: Combatant, given: GivenFormula, setting: string): boolean {
    const byFormula = this.seen.get(combatant) ?? new Map<GivenFormula, Set<string>>();
    this.seen.set(combatant, byFormula);
    const known = byFormula.get(given) ?? new Set();
    byFormula.set(given, known);
    if (known.has(setting)) return false;
    known.add(setting);
    return true;
  }

  /** Reports the first IQ, from the combatant's own downwards to `least`, at which the strength is out of bounds. */
  private evaluate(
    { formula, side }: GivenFormula,
    combatant: Combatant,
    { classes, rules }: FiniteCheck,
    least: number,
    place: Place,
  ): void {
    const strengthAt = strengthCourse(formula, side, combatant, classes, rules.strengthRounding);
    for (let IQ = combatant.IQ; IQ >= least; IQ--) {
      const value = strengthAt(IQ);
      if (Math.abs(value) <= strengthLimit) continue;
      const who = formatPath([combatant.name]);
      const found: Found =
        IQ === combatant.IQ ? ['valueFor', value, who] : ['valueForFallen', value, who, IQ];
      const must: Must = Number.isFinite(value) ? ['strengthWithin', strengthLimit] : ['finiteForAll'];
      this.collector.add(place, must, found);
      return;
    }
  }
}

function isPrinted({ plane, side }: GivenFormula, byPlane: Readonly<Record<string, PlaneFormula>>): boolean {
  return byPlane[String(plane)]![side] === printedFormulas[String(plane)]![side];
}
