/** Varied values as columns: one column for every path, in the order in which they are met. */
import type { AxisValue } from '../../scenario/model/cells.ts';
import type { Value } from './table.ts';

/** What was met at some values of the varied paths. */
interface AtPoint {
  readonly axes: readonly AxisValue[];
}

/** Names of all varied paths. */
export function axisColumns(points: readonly AtPoint[]): readonly string[] {
  return [...new Set(points.flatMap(({ axes }) => axes.map(({ name }) => name)))];
}

/** The values at these paths; empty where one is not varied. */
export function axisFields(names: readonly string[], { axes }: AtPoint): Value[] {
  return names.map((name) => axes.find((axis) => axis.name === name)?.value ?? null);
}
