/** Whom a combatant may turn out to be: every combination of the figures that are spread. */
import { type Combatant, type Population, type SpreadFigure, spreadFigures } from '../../rules/model.ts';
import type { CombatantInput } from '../model/input.ts';
import type { FieldReport } from '../tree/combatant-report.ts';
import { isSpread, readSpread, type Spread } from './spread.ts';

/** Different characters that a combatant may be, at most. */
export const memberLimit = 10_000;

/** Figures that single members have. */
export type Plain = Omit<CombatantInput, SpreadFigure | 'roster'> & {
  readonly [Figure in Exclude<SpreadFigure, 'fatigue' | 'hp' | 'powerPoints'>]?: number;
} & { readonly [Figure in 'fatigue' | 'hp' | 'powerPoints']?: number | 'unlimited' };

/** A combatant's figures with one number each, and how likely. */
export interface Candidate {
  readonly given: Plain;
  readonly weight: number;
}

/** The candidates of a combatant, one where nothing is spread; after a problem, as much as is good. */
export function candidatesOf(given: CombatantInput, report: FieldReport): readonly Candidate[] {
  const spread = spreadFigures.filter((figure) => isSpread(given[figure]));
  if (spread.length === 0) return [{ given: given as Plain, weight: 1 }];
  const { ...plain } = given as Record<string, unknown>;
  for (const figure of spread) delete plain[figure];
  const spreads = spread.flatMap((figure): (readonly [SpreadFigure, Spread])[] => {
    const found = readSpread(figure, given[figure] as string, report);
    return found === null || found.size === 0 ? [] : [[figure, found]];
  });
  // What is at fault was told; nobody asks for what is missing besides.
  const asked = spreads.length === spread.length ? {} : Object.fromEntries(spread.map((name) => [name, 0]));
  const count = spreads.reduce((product, [, values]) => product * values.size, 1);
  if (count > memberLimit) {
    report.add([spreads[0]![0]], ['charactersAtMostHere', memberLimit], ['countInDigits', count]);
    return [{ given: { ...plain, ...asked, ...firstOf(spreads) } as Plain, weight: 1 }];
  }
  return spreads.reduce<readonly Candidate[]>(
    (candidates, [figure, values]) =>
      candidates.flatMap((candidate) =>
        [...values].map(([value, weight]) => ({
          given: { ...candidate.given, [figure]: value },
          weight: candidate.weight * weight,
        })),
      ),
    [{ given: { ...plain, ...asked } as Plain, weight: 1 }],
  );
}

function firstOf(spreads: readonly (readonly [SpreadFigure, Spread])[]): Record<string, number> {
  return Object.fromEntries(spreads.map(([figure, values]) => [figure, [...values.keys()][0]!]));
}

/** A figure of a completed combatant. */
function figureOf(combatant: Combatant, figure: SpreadFigure): number {
  return figure === 'level' ? (combatant.classes[0]?.level ?? 0) : combatant[figure];
}

/**
 * Puts completed candidates together: the likeliest one, with the population where they are not all alike.
 * @param weights of the candidates, above 0.
 */
export function populationOf(candidates: readonly Combatant[], weights: readonly number[]): Combatant {
  const [only] = candidates;
  if (candidates.length === 1) return only!;
  const figures = spreadFigures.filter((figure) =>
    candidates.some((candidate) => figureOf(candidate, figure) !== figureOf(only!, figure)),
  );
  if (figures.length === 0) return only!;
  const known = new Map<string, { values: readonly number[]; weight: number; candidate: Combatant }>();
  candidates.forEach((candidate, i) => {
    const values = figures.map((figure) => figureOf(candidate, figure));
    const met = known.get(values.join());
    if (met === undefined) known.set(values.join(), { values, weight: weights[i]!, candidate });
    else met.weight += weights[i]!;
  });
  const members = [...known.values()].sort((a, b) => compared(a.values, b.values));
  const total = members.reduce((sum, { weight }) => sum + weight, 0);
  const likeliest = members.reduce((a, b) => (b.weight > a.weight * (1 + 1e-12) ? b : a));
  const population: Population = {
    figures,
    members: members.map(({ values, weight }) => ({ chance: weight / total, values })),
  };
  return { ...likeliest.candidate, population };
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
