/** The words of baseline checks, as a type: part of every language's catalogue. */
import type { CheckedCell, Movement } from '../../analysis/baseline/check.ts';
import type { BaselineSummary } from '../../facts/baseline/summary.ts';

/** Texts about what has moved since a baseline was written. */
export interface BaselineTexts {
  readonly columns: Readonly<
    Record<'cell' | 'movement' | 'before' | 'after' | 'difference' | 'p' | 'moved', string>
  >;
  readonly movement: Readonly<Record<Movement, string>>;
  sentences(summary: BaselineSummary): readonly string[];
  difference(cell: CheckedCell): string;
  /** That the table leaves out so many cells. */
  more(left: number): string;
  /** What moved of a cell, each figure with what it was and is. */
  moved(cell: CheckedCell): string;
}
