/** Sides that are interchangeable: whoever they meet, the duel is the same by law. */
import type { Point } from '../../analysis/points.ts';
import { sidesOf } from '../../analysis/scores.ts';

/** Groups of two sides or more that have equal laws in both seats against everybody, on every plane of a point. */
export function twinsOf(point: Point): readonly (readonly string[])[] {
  const laws = new Map<string, string>();
  for (const { plane, laws: pooled } of point.planes)
    for (const { law, cells } of pooled)
      for (const { cell } of cells) laws.set(address(plane, cell.initiator, cell.target), law);
  const sides = sidesOf(point);
  const same = (a: string, b: string) =>
    point.planes.every(({ plane }) => {
      const law = (initiator: string, target: string) => laws.get(address(plane, initiator, target));
      const mirror = law(a, a);
      return (
        mirror !== undefined &&
        [law(a, b), law(b, a), law(b, b)].every((other) => other === mirror) &&
        sides.every(
          (other) =>
            other === a ||
            other === b ||
            (law(a, other) === law(b, other) && law(other, a) === law(other, b)),
        )
      );
    });
  const groups: string[][] = [];
  for (const side of sides) {
    const group = groups.find(([first]) => first !== undefined && same(first, side));
    if (group === undefined) groups.push([side]);
    else group.push(side);
  }
  return groups.filter((group) => group.length > 1);
}

/** Sides in their order, each with those that it stands for: twins are together where the first of them stands. */
export function groupsOf(
  twins: readonly (readonly string[])[],
  sides: readonly string[],
): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const side of sides) {
    const first = twins.find((group) => group.includes(side))?.[0] ?? side;
    groups.set(first, [...(groups.get(first) ?? []), side]);
  }
  return [...groups.values()];
}

function address(plane: number, initiator: string, target: string): string {
  return JSON.stringify([plane, initiator, target]);
}
