/** Whether sides can be held against each other by their mean scores at all. */
import type { PlaneGroup, Point } from './points.ts';

/** Sides of a plane whose duels are possible, mirrors left out, and the ordered pairs of them that meet. */
function meetings({ cells }: PlaneGroup): { readonly sides: ReadonlySet<string>; readonly pairs: number } {
  const sides = new Set<string>();
  const pairs = new Set<string>();
  for (const { cell, impossible } of cells) {
    const { initiator, target } = cell;
    if (impossible !== null || initiator === target) continue;
    sides.add(initiator).add(target);
    pairs.add(JSON.stringify([initiator, target]));
  }
  return { sides, pairs: pairs.size };
}

/**
 * Whether on a plane all sides meet the same opponents in both seats: everybody everybody else, as initiator and as
 * target. Only then is a mean score about the side, not about its seat and its opponents.
 */
export function isEvenPlane(group: PlaneGroup): boolean {
  const { sides, pairs } = meetings(group);
  return sides.size > 1 && pairs === sides.size * (sides.size - 1);
}

/** The same over all planes together, which then need the same sides. */
export function isEvenField({ planes }: Point): boolean {
  const sides = planes.map((group) => [...meetings(group).sides].sort().join('\n'));
  return planes.length > 0 && planes.every(isEvenPlane) && new Set(sides).size === 1;
}
