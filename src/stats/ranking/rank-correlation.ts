/** Do two planes rank the classes alike? */
import { sampleRankCorrelation } from 'simple-statistics';

/**
 * Spearman's rank correlation of two lists of equal length, between −1 and 1; ties share the mean of their
 * ranks. `null` where it is not defined: fewer than two pairs, or no variety in one of the lists.
 *
 * @throws RangeError if the lists differ in length.
 */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number | null {
  if (first.length !== second.length) {
    throw new RangeError(
      `rankCorrelation: must have lists of one length (got ${first.length}, ${second.length})`,
    );
  }
  if (new Set(first).size < 2 || new Set(second).size < 2) {
    return null;
  }
  return Math.max(-1, Math.min(1, sampleRankCorrelation([...first], [...second])));
}
