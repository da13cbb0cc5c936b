/** Formulas of a scenario over the printed ones. */
import { type Formula, FormulaError, formulaVariables, parseFormula } from '../../rules/formula.ts';
import type { PlaneFormula } from '../../rules/model.ts';
import { printedFormulas } from '../../rules/planes.ts';
import type { Place, ProblemCollector } from '../tree/collector.ts';
import { type Constants, withConstants } from '../tree/constants.ts';
import type { RawMap, RawScalar } from '../tree/tree.ts';

/** A formula that the scenario gives: to be checked for the combatants at hand. */
export interface GivenFormula {
  readonly plane: number;
  readonly side: 'attack' | 'defence';
  readonly place: Place;
  readonly formula: Formula;
}

/** Formulas of all planes, and those among them that are not as printed. */
export interface Formulas {
  readonly byPlane: Readonly<Record<string, PlaneFormula>>;
  readonly given: readonly GivenFormula[];
}

const sides = ['attack', 'defence'] as const;

/** A formula with its constants put in, as text and parsed. */
interface Parsed {
  readonly text: string;
  readonly formula: Formula;
}

/** Parses one formula; reports at the offending spot where that can be found in the file. */
function parse(node: RawScalar, constants: Constants, collector: ProblemCollector): Parsed | null {
  try {
    parseFormula(node.source, [...formulaVariables, ...Object.keys(constants)]);
    const text = withConstants(node.source, constants);
    return { text, formula: parseFormula(text) };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const at = node.textAt === null ? node.at : node.textAt + error.offset;
    const wrong = node.source.slice(error.offset, error.offset + error.length);
    collector.add(
      { at, path: node.path },
      error.must,
      error.found,
      collector.didYouMean(wrong, error.candidates),
    );
    return null;
  }
}

/** The printed formulas with those of the scenario in their places; the printed ones themselves where it has none. */
export function completeFormulas(node: RawMap, constants: Constants, collector: ProblemCollector): Formulas {
  if (node.entries.size === 0) return { byPlane: printedFormulas, given: [] };
  const byPlane: Record<string, PlaneFormula> = { ...printedFormulas };
  const given: GivenFormula[] = [];
  for (const [plane, { node: pair }] of node.entries) {
    for (const side of sides) {
      const text = pair.kind === 'map' ? pair.entries.get(side)?.node : undefined;
      if (text?.kind !== 'scalar') continue;
      const parsed = parse(text, constants, collector);
      if (parsed === null) continue;
      byPlane[plane] = { ...byPlane[plane]!, [side]: parsed.text };
      given.push({
        plane: Number(plane),
        side,
        place: { at: text.at, path: text.path },
        formula: parsed.formula,
      });
    }
  }
  return { byPlane, given };
}
