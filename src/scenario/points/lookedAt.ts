/** Which point of a scenario is looked at first: in what opens a report, in a terminal, where values are moved. */
import type { AxisValue } from '../model/cells.ts';
import type { DuelPoint, DuelScenario } from '../model/scenario.ts';

/** A variant at one value of every axis, or a cell there. */
export interface Located {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
}

/** What tells settings of the axes apart, also those of two readings of a file. */
export function settingKey(axes: readonly AxisValue[]): string {
  return JSON.stringify(axes.map(({ name, value }) => [name, value]));
}

/**
 * The setting of a variant that is looked at first: every axis at the value that stands in the scenario itself, or at its
 * first one where none of the values at hand does.
 *
 * @param variant by default that of the first point.
 * @returns its first point, or the first cell there; `undefined` where the variant has none.
 */
export function lookedAtFirst<P extends Located>(
  points: readonly P[],
  variant: string | undefined = points[0]?.variant,
): P | undefined {
  const own = points.filter((point) => point.variant === variant);
  const wanted = new Map<string, AxisValue>();
  for (const { axes } of own)
    for (const axis of axes) {
      const known = wanted.get(axis.name);
      if (known === undefined || (axis.own && !known.own)) wanted.set(axis.name, axis);
    }
  const key = settingKey([...wanted.values()]);
  return own.find(({ axes }) => settingKey(axes) === key) ?? own[0];
}

/** Its index; 0 without points. */
export function firstLookedAt(points: readonly Located[]): number {
  const first = lookedAtFirst(points);
  return first === undefined ? 0 : points.indexOf(first);
}

/** All cells of a variant at the setting that is looked at first. @param variant by default that of the first cell. */
export function cellsLookedAtFirst<P extends Located>(cells: readonly P[], variant?: string): readonly P[] {
  const first = lookedAtFirst(cells, variant);
  if (first === undefined) return [];
  const key = settingKey(first.axes);
  return cells.filter((cell) => cell.variant === first.variant && settingKey(cell.axes) === key);
}

/** The point of the baseline that is looked at first. */
export function baselinePoint({ variants }: DuelScenario): DuelPoint | undefined {
  const points = variants[0]?.points ?? [];
  return points[firstLookedAt(points.map(({ axes }) => ({ variant: '', axes })))];
}
