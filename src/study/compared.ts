/** What both ways of comparing share: what they are asked, what they answer, and pairs that can be compared. */
import { type CompareOptions, compareCells } from '../analysis/compare/compare.ts';
import type { ComparedCell, Comparison, Unmatched } from '../analysis/compare/comparison.ts';
import { StudyError } from './errors.ts';

/** The two things that are compared, by name. */
export interface Compared {
  /** What the comparison is about: the name of a scenario, or those of two that runs were made of. */
  readonly scenarios: readonly string[];
  /** Name of what is compared against. */
  readonly baseline: string;
  /** Names of what is compared, in order; for two runs, that of the second. */
  readonly variants: readonly string[];
}

/** A comparison with the names of what was compared. */
export interface ComparedStudy {
  readonly comparison: Comparison;
  readonly compared: Compared;
}

/** What both ways of comparing are asked. */
export interface JudgingOptions {
  /** A share of win rate: differences below it count as none. 0.02 for two points. */
  readonly margin: number;
  /** Level of the intervals, and 1 less that of the tests; between 0 and 1. */
  readonly confidence: number;
  /** A reason why a pairing is impossible, in the reader's language; in English where it is left out. */
  readonly reason?: ((reason: string) => string) | undefined;
}

/** Compares pairs that are possible on both sides, and says which are not. @throws StudyError where none is left. */
export function compareFound(
  cells: readonly ComparedCell[],
  options: CompareOptions,
  unmatched: readonly Unmatched[],
  told: (reason: string) => string = (reason) => reason,
): Comparison {
  const possible = cells.filter(
    ({ before, after }) => before.impossible === null && after.impossible === null,
  );
  if (possible.length === 0)
    throw new StudyError({ where: ['compare'], must: ['possibleInBoth'], found: ['none'] });
  const odd = cells.flatMap(({ before, after }): Unmatched[] => {
    if ((before.impossible === null) === (after.impossible === null)) return [];
    const { cell } = after;
    const lacks = before.impossible === null ? 'variant' : 'baseline';
    return [
      { cell, variant: cell.variant, lacks, impossible: told((before.impossible ?? after.impossible)!) },
    ];
  });
  const all = [...cells.map(({ after }) => after.cell.variant), ...unmatched.map(({ variant }) => variant)];
  const compared = new Set(possible.map(({ after }) => after.cell.variant));
  const apart = [...new Set(all)].filter((variant) => !compared.has(variant));
  return compareCells(possible, options, { unmatched: [...unmatched, ...odd], apart });
}
