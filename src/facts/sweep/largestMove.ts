/** What a sweep moves most. */
import type { SweepResult, SweptScore } from '../../tuning/sweep/sweep.ts';

/** A side on a plane with its mean scores at both ends of the first axis. */
export interface Move {
  readonly side: string;
  readonly plane: number;
  readonly first: SweptScore;
  readonly last: SweptScore;
}

/** Side and plane whose mean score moves most along the first axis (at the first value of the second). */
export function largestMove({ points, sides, field }: SweepResult): Move | null {
  const y = points[0]?.y ?? null;
  const row = points.filter((point) => point.y === y);
  let best: Move | null = null;
  for (const plane of field.planes) {
    for (const side of sides) {
      const curve = row.flatMap(({ scores }) =>
        scores.filter((own) => own.side === side && own.plane === plane),
      );
      const [first, last] = [curve[0], curve.at(-1)];
      if (first === undefined || last === undefined) continue;
      const size = Math.abs(last.value - first.value);
      if (size > 1e-9 && (best === null || size > Math.abs(best.last.value - best.first.value) + 1e-12)) {
        best = { side, plane, first, last };
      }
    }
  }
  return best;
}
