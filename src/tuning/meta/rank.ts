/** How many rows of a matrix are independent. */

/** Pivots below this are rounding: the scores are good to about ten digits. */
const DUST = 1e-8;

/** Rank by elimination with full pivoting; cubic in the size. The input stays as it is. */
export function rank(matrix: readonly (readonly number[])[]): number {
  const work = matrix.map((row) => [...row]);
  const columns = work[0]?.length ?? 0;
  for (let done = 0; done < work.length; done++) {
    let [best, at, column] = [DUST, -1, -1];
    for (let i = done; i < work.length; i++) {
      for (let j = done; j < columns; j++) {
        const size = Math.abs(work[i]![j]!);
        if (size > best) [best, at, column] = [size, i, j];
      }
    }
    if (at < 0) return done;
    [work[done], work[at]] = [work[at]!, work[done]!];
    for (const row of work) [row[done], row[column]] = [row[column]!, row[done]!];
    const head = work[done]!;
    for (const row of work.slice(done + 1)) {
      const factor = row[done]! / head[done]!;
      for (let j = done; j < columns; j++) row[j]! -= factor * head[j]!;
    }
  }
  return work.length;
}
