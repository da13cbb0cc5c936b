/** Whether the figures of a baseline's cell can be what came of its duels: the file may be anybody's. */
import { isAmount, isChance, isHistogram, isWhole, near, sum } from '../../batch/soundFigures.ts';
import type { BaselineCell } from './baseline.ts';

/** Whether counts are whole and add up to all duels, chances to 1, and nothing is negative. @param duels those of the cell. */
export function isSoundCell({ counts, exact, figures }: BaselineCell, duels: number): boolean {
  const isCount = (value: unknown): boolean => isWhole(value, 0, duels);
  const isAll = (total: number): boolean => total === duels;
  const means = [figures?.counted, figures?.exact].flatMap((known) => Object.values(known ?? {}));
  return (
    (counts === null || (counts.every(isCount) && isAll(sum(counts)))) &&
    (exact === null || (exact.every(isChance) && near(1)(sum(exact)))) &&
    means.every(isAmount) &&
    Object.values(figures?.distributions ?? {}).every((rows) =>
      isHistogram(rows, Number.POSITIVE_INFINITY, isCount, isAll),
    )
  );
}
