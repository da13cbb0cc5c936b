/** Which cell is compared with which. */
import type { CellResult } from '../../batch/result.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { Unmatched } from './comparison.ts';

/** Two cells by index into their lists. */
export interface Match {
  readonly before: number;
  readonly after: number;
}

/** Matches, and what is left without one. */
export interface Matching {
  readonly matches: readonly Match[];
  readonly unmatched: readonly Unmatched[];
}

/** Cells of every other variant against those of the baseline: the same matchup, plane and axis values. */
export function matchVariants(cells: readonly DuelCell[], baseline: string): Matching {
  const indices = cells.map((_, index) => index);
  const base = indices.filter((index) => cells[index]!.variant === baseline);
  const variants = [...new Set(cells.map(({ variant }) => variant))].filter((name) => name !== baseline);
  const parts = variants.map((variant) =>
    match(
      cells,
      base,
      cells,
      indices.filter((index) => cells[index]!.variant === variant),
      addressOf,
      () => variant,
    ),
  );
  return {
    matches: parts.flatMap(({ matches }) => matches),
    unmatched: parts.flatMap(({ unmatched }) => unmatched),
  };
}

/** Cells of two runs: the same matchup, plane, axis values and variant; with one variant in each, whatever its name. */
export function matchRuns(before: readonly CellResult[], after: readonly CellResult[]): Matching {
  const [first, second] = [before.map(({ cell }) => cell), after.map(({ cell }) => cell)];
  const single = [first, second].every((cells) => new Set(cells.map(({ variant }) => variant)).size === 1);
  const address = (cell: DuelCell): string =>
    single ? addressOf(cell) : `${addressOf(cell)} [${cell.variant}]`;
  return match(
    first,
    first.map((_, index) => index),
    second,
    second.map((_, index) => index),
    address,
    ({ variant }) => (single ? second[0]!.variant : variant),
  );
}

function match(
  first: readonly DuelCell[],
  before: readonly number[],
  second: readonly DuelCell[],
  after: readonly number[],
  address: (cell: DuelCell) => string,
  variantOf: (cell: DuelCell) => string,
): Matching {
  const known = new Map(before.map((index) => [address(first[index]!), index]));
  const matches: Match[] = [];
  const unmatched: Unmatched[] = [];
  const leave = (cell: DuelCell, lacks: Unmatched['lacks']): void => {
    unmatched.push({ cell, variant: variantOf(cell), lacks, impossible: null });
  };
  for (const index of after) {
    const name = address(second[index]!);
    const partner = known.get(name);
    if (partner === undefined) leave(second[index]!, 'baseline');
    else matches.push({ before: partner, after: index });
    known.delete(name);
  }
  for (const index of known.values()) leave(first[index]!, 'variant');
  return { matches, unmatched };
}

/** A matchup, its plane and its values of axes, for people. */
export function addressOf({ key, axes }: Pick<DuelCell, 'key' | 'axes'>): string {
  return `${key}${axes.map(({ name, value }) => `, ${name} = ${value}`).join('')}`;
}
