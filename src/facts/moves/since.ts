/** What moved between two runs of a scenario. */
import { lookedAtFirst } from '../../scenario/points/lookedAt.ts';
import { averages, type Moved, movedOf, SMALL, sureMove } from './figures.ts';
import type { TrackedPoint } from './tracked.ts';

/** What surely moved between two runs of a scenario, at the point of both that is looked at first, the largest change first. */
export function movedSince(
  before: readonly TrackedPoint[],
  after: readonly TrackedPoint[],
): readonly Moved[] {
  const figures = (points: readonly TrackedPoint[]) => {
    const first = lookedAtFirst(points);
    return averages(first === undefined ? [] : [first], 'lead');
  };
  const [from, to] = [figures(before), figures(after)];
  return [...from]
    .flatMap(([key, { figure, value }]) => {
      const now = to.get(key);
      const surely = now !== undefined && sureMove(figure, value, now.value, SMALL, 2 * from.size) !== 0;
      return surely ? [movedOf(figure, value, now.value)] : [];
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
