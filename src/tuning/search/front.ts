/** The pareto front: miss against number and size of changes, each point proved while the effort lasts. */
import { branch, type Effort, type Found, type Quest } from './branch.ts';
import { type Candidate, MISS_DUST, type SearchProblem, type Worth } from './problem.ts';

/** A front, ordered by number of changes, then size. */
export interface Front {
  readonly points: readonly Candidate[];
  /** Whether nothing better than these points exists. */
  readonly proven: boolean;
}

/** Front points kept at most: a designer reads a dozen. */
const MOST_POINTS = 200;

/** Whether `a` is as good as `b` in everything. */
export function covers(a: Worth, b: Worth): boolean {
  return a.miss <= b.miss + MISS_DUST && a.changes <= b.changes && a.size <= b.size + MISS_DUST;
}

/** The candidates that none of the others covers; of equals the first. */
export function undominated<T extends Worth>(candidates: readonly T[]): T[] {
  const kept: T[] = [];
  for (const candidate of candidates) {
    if (kept.some((other) => covers(other, candidate))) continue;
    for (let i = kept.length - 1; i >= 0; i--) if (covers(candidate, kept[i]!)) kept.splice(i, 1);
    kept.push(candidate);
  }
  return kept.sort((a, b) => a.changes - b.changes || a.size - b.size || a.miss - b.miss);
}

/** The point with the smallest miss among those of a size, the smallest of equals. */
function bestWithin(points: readonly Candidate[], maxSize: number): Candidate | null {
  let best: Candidate | null = null;
  for (const point of points) {
    if (point.size > maxSize) continue;
    const better = best === null || point.miss < best.miss - MISS_DUST;
    const smaller = best !== null && point.miss <= best.miss + MISS_DUST && point.size < best.size;
    if (better || smaller) best = point;
  }
  return best;
}

/**
 * The whole front by branch and bound: for every number of changes the smallest miss, the smallest size that
 * reaches it, then again with less size, as long as that is no worse than what fewer changes reach.
 */
export function* frontOf(problem: SearchProblem, effort: Effort): Generator<void, Front> {
  const points: Candidate[] = [];
  let proven = true;
  const ask = function* (quest: Quest): Generator<void, Found> {
    const found = yield* branch(problem, quest, effort);
    proven &&= found.complete;
    return found;
  };
  for (let maxChanges = 0; maxChanges <= problem.variables.length; maxChanges++) {
    let maxSize = Number.POSITIVE_INFINITY;
    while (points.length < MOST_POINTS && effort.nodes > 0) {
      const known = bestWithin(points, maxSize);
      const toBeat = known?.miss ?? Number.POSITIVE_INFINITY;
      const { best } =
        toBeat <= MISS_DUST
          ? { best: null }
          : yield* ask({ minimise: 'miss', miss: toBeat, maxChanges, maxSize });
      if (best !== null) {
        const leaner = yield* ask({ minimise: 'size', miss: best.miss, maxChanges, maxSize });
        points.push(leaner.best ?? best);
      } else if (known === null) break;
      // Nothing beats the best known point down to its own size; below that, something smaller might.
      maxSize = (best === null ? known! : points.at(-1)!).size - 1e-9;
    }
  }
  return { points: undominated(points), proven: proven && points.length < MOST_POINTS && effort.nodes > 0 };
}
