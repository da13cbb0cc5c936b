/** Small dense linear algebra for the ranking. */

/** Index of the row from `column` on with the largest entry in that column. */
function pivotRow(matrix: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < matrix.length; row++) {
    if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[best]![column]!)) {
      best = row;
    }
  }
  return best;
}

/**
 * Inverse of a square matrix by Gauss–Jordan elimination with row pivoting; cubic in the size. The input
 * stays as it is.
 *
 * @throws RangeError if the matrix is singular.
 */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = pivotRow(work, column);
    [work[column], work[pivot]] = [work[pivot]!, work[column]!];
    const head = work[column]!;
    const scale = head[column]!;
    if (scale === 0) {
      throw new RangeError('inverse: the matrix must not be singular (got one that is)');
    }
    for (let j = 0; j < head.length; j++) {
      head[j]! /= scale;
    }
    for (let i = 0; i < size; i++) {
      const row = work[i]!;
      const factor = row[column]!;
      if (i !== column && factor !== 0) {
        for (let j = 0; j < row.length; j++) {
          row[j]! -= factor * head[j]!;
        }
      }
    }
  }
  return work.map((row) => row.slice(size));
}
