/** What is said of a check against a baseline. */
import type { BaselineCheck, Movement } from '../../analysis/baseline/check.ts';
import { countBy } from '../run/extremes.ts';

/** Addresses told at most. */
const told = 5;

/** Some addresses: how many, and the first of them. */
export interface Addresses {
  readonly count: number;
  readonly first: readonly string[];
}

/** Counts of a check. */
export interface BaselineSummary extends Pick<BaselineCheck, 'how' | 'family' | 'compared' | 'known'> {
  readonly cells: number;
  readonly counts: Readonly<Record<Movement, number>>;
  /** Cells that only one side has. */
  readonly added: Addresses;
  readonly gone: Addresses;
}

/** Works out what is said of a check. */
export function baselineSummary(check: BaselineCheck): BaselineSummary {
  const { how, family, compared, known, cells, added, gone } = check;
  const some = (list: readonly string[]): Addresses => ({ count: list.length, first: list.slice(0, told) });
  return {
    ...{ how, family, compared, known, cells: cells.length, added: some(added), gone: some(gone) },
    counts: countBy(cells, ['same', 'noise', 'moved', 'unequal'], ({ movement }) => movement),
  };
}
