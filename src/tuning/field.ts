/** The field of one point: which sides there are, and the cells of one variant at one value of every axis. */

import { inQuotes, tipped } from '../problems/problem.ts';
import type { AxisValue, DuelCell } from '../scenario/model/cells.ts';
import { lookedAtFirst, settingKey } from '../scenario/points/lookedAt.ts';
import { didYouMean } from '../scenario/tree/nearest.ts';
import { TuningError } from './errors.ts';

/** The cells of one variant at one value of every varied axis. */
export interface Field {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly cells: readonly DuelCell[];
  /** Index of each cell among all cells of the scenario. */
  readonly indices: readonly number[];
  /** Planes, in the order of the cells. */
  readonly planes: readonly number[];
  /** Whether the scenario has other points than this one. */
  readonly others: boolean;
}

/**
 * The field of a variant (by default the baseline) at the setting that is looked at first, on one plane or on all.
 * @throws TuningError for a variant or a plane that the scenario does not have.
 */
export function fieldOf(
  cells: readonly DuelCell[],
  variant: string | null = null,
  plane: number | null = null,
): Field {
  const names = [...new Set(cells.map((cell) => cell.variant))];
  if (variant !== null && !names.includes(variant)) {
    throw new TuningError(
      { must: ['oneOf', names], found: inQuotes(variant), ...tipped(didYouMean(variant, names)) },
      { asked: ['variant'] },
    );
  }
  const first = lookedAtFirst(cells, variant ?? names[0])!;
  const setting = settingKey(first.axes);
  const at = cells
    .map((cell, index) => ({ cell, index }))
    .filter(({ cell }) => cell.variant === first.variant && settingKey(cell.axes) === setting);
  const all = [...new Set(at.map(({ cell }) => cell.plane))];
  if (plane !== null && !all.includes(plane)) {
    throw new TuningError(
      { must: ['oneOf', all.map(String)], found: ['value', `${plane}`] },
      { asked: ['plane'] },
    );
  }
  const own = at.filter(({ cell }) => plane === null || cell.plane === plane);
  return {
    variant: first.variant,
    axes: first.axes,
    cells: own.map(({ cell }) => cell),
    indices: own.map(({ index }) => index),
    planes: plane === null ? all : [plane],
    others: at.length < cells.length,
  };
}

/** Names of the sides, initiators first, in the order of the cells. */
export function sidesOf(cells: readonly DuelCell[]): string[] {
  return [...new Set([...cells.map((cell) => cell.initiator), ...cells.map((cell) => cell.target)])];
}

/** Names of all who fight. */
export function fightersOf({ cells }: Field): string[] {
  const members = cells.flatMap(({ setup }) => [...setup.initiators, ...setup.targets]);
  return [...new Set(members.map(({ name }) => name))];
}

/** Names of all who fight, or the one asked about. @throws TuningError for an unknown name. */
export function askedFighters(field: Field, of: string | null): string[] {
  const names = fightersOf(field);
  if (of === null || names.includes(of)) return of === null ? names : [of];
  throw new TuningError(
    { must: ['oneOf', names], found: inQuotes(of), ...tipped(didYouMean(of, names)) },
    { asked: ['of'] },
  );
}
