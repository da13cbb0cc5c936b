/** What the planes of a run count: the formulas of its own scenario. */
import type { Point } from '../../analysis/points.ts';
import type { PlaneFormula } from '../../rules/model.ts';

/** Planes that count alike, with the formulas of both strengths of mind. */
export interface PlaneCount extends PlaneFormula {
  readonly planes: readonly number[];
}

/** What the planes of a point count, in the order of its planes, identical ones together; cells without a setup tell nothing. */
export function planeCounts({ planes }: Pick<Point, 'planes'>): readonly PlaneCount[] {
  const groups = new Map<string, PlaneCount>();
  for (const { plane, cells } of planes) {
    const setup = cells[0]?.cell.setup;
    const formula = setup !== undefined && 'formulas' in setup ? setup.formulas[String(plane)] : undefined;
    if (formula === undefined) continue;
    const { attack, defence } = formula;
    const key = JSON.stringify([attack, defence].map((text) => text.replace(/\s+/g, '')));
    groups.set(key, { attack, defence, planes: [...(groups.get(key)?.planes ?? []), plane] });
  }
  return [...groups.values()];
}

/** What the formulas of a point have that those of an earlier one have not. */
export function otherCounts(
  own: readonly PlaneCount[],
  earlier: readonly PlaneCount[],
): readonly PlaneCount[] {
  const told = new Set(earlier.flatMap((count) => count.planes.map((plane) => keyOf(count, plane))));
  return own.flatMap((count) => {
    const planes = count.planes.filter((plane) => !told.has(keyOf(count, plane)));
    return planes.length === 0 ? [] : [{ ...count, planes }];
  });
}

function keyOf({ attack, defence }: PlaneCount, plane: number): string {
  return JSON.stringify([plane, attack, defence]);
}
