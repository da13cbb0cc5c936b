/** What is said of a check against a baseline. */
import type { BaselineCheck, Movement } from '../../analysis/baseline/check.ts';
import { type Cut, cut } from '../run/cut.ts';
import { countBy } from '../run/extremes.ts';

/** Addresses told at most. */
const told = 5;

/** Counts of a check. */
export interface BaselineSummary extends Pick<BaselineCheck, 'how' | 'family' | 'compared' | 'known'> {
  readonly cells: number;
  readonly counts: Readonly<Record<Movement, number>>;
  /** Cells that only one side has. */
  readonly added: Cut<string>;
  readonly gone: Cut<string>;
}

/** Works out what is said of a check. */
export function baselineSummary(check: BaselineCheck): BaselineSummary {
  const { how, family, compared, known, cells, added, gone } = check;
  return {
    ...{ how, family, compared, known, cells: cells.length, added: cut(added, told), gone: cut(gone, told) },
    counts: countBy(cells, ['same', 'noise', 'moved', 'unequal'], ({ movement }) => movement),
  };
}
