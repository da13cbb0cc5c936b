/** What tells the cells of a kind apart, beside variant and axes: the keys of `where` and whether they cover a cell. */
import type { named } from '../../problems/english/nouns.ts';
import type { Must } from '../../problems/problem.ts';
import type { CellAddress } from './cells.ts';
import type { Where } from './expectation.ts';

/** A key of `where`. */
export interface WhereKey {
  /** What stands under it must be, by its shape: one value or a list. */
  readonly must: Must;
  /** What a value must be in a scenario that is good otherwise. */
  readonly known: Must;
  /** Lowest and highest whole number; `null`: a name. */
  readonly range: readonly [low: number, high: number] | null;
  readonly description: string;
}

/** A key that takes names. */
export function nameKey(
  what: keyof typeof named,
  description: string,
  known: Must = ['nameOf', what],
): WhereKey {
  return { must: ['nameOrNames', what], known, range: null, description };
}

/** A key that takes whole numbers. */
export function numberKey(
  range: readonly [low: number, high: number],
  must: Must,
  description: string,
  known: Must,
): WhereKey {
  return { must, known, range, description };
}

/** Whether one of the names found is asked for under a key; every one is where the key is left out. */
export function allows({ names }: Where, key: string, found: readonly (string | number)[]): boolean {
  const wanted = names[key];
  return wanted === undefined || found.some((name) => wanted.includes(name));
}

/** Whether variant and axis values of a cell are among those asked for. */
export function coversPoint({ variant, axes }: Where, cell: CellAddress): boolean {
  return (
    (variant === null || variant.includes(cell.variant)) &&
    Object.entries(axes).every(([name, values]) =>
      cell.axes.some((axis) => axis.name === name && values.includes(axis.value)),
    )
  );
}
