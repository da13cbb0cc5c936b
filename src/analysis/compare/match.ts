/** Which cell is compared with which. */
import type { CellResult } from '../../batch/result.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';

/** Two cells by index into their lists. */
export interface Match {
  readonly before: number;
  readonly after: number;
}

/** Matches, and what is left without one, in words for people: addresses of cells. */
export interface Matching {
  readonly matches: readonly Match[];
  readonly unmatched: readonly string[];
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
    ),
  );
  return {
    matches: parts.flatMap(({ matches }) => matches),
    unmatched: [...new Set(parts.flatMap(({ unmatched }) => unmatched))],
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
  );
}

function match(
  first: readonly DuelCell[],
  before: readonly number[],
  second: readonly DuelCell[],
  after: readonly number[],
  address: (cell: DuelCell) => string,
): Matching {
  const known = new Map(before.map((index) => [address(first[index]!), index]));
  const matches: Match[] = [];
  const unmatched: string[] = [];
  for (const index of after) {
    const name = address(second[index]!);
    const partner = known.get(name);
    if (partner === undefined) unmatched.push(name);
    else matches.push({ before: partner, after: index });
    known.delete(name);
  }
  return { matches, unmatched: [...unmatched, ...known.keys()] };
}

function addressOf({ key, axes }: DuelCell): string {
  return `${key}${axes.map(({ name, value }) => `, ${name} = ${value}`).join('')}`;
}
