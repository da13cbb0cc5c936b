/** Figures over many duels: of a side over its field, of the mirror matches of a plane, of all cells together. */
import type { CellResult } from '../../batch/result.ts';
import { coversSide } from '../../scenario/duel/covers.ts';
import type { Expectation } from '../../scenario/model/expectation.ts';
import { groupByLaw } from './evidence.ts';
import type { Item, WeightedLaw } from './item.ts';

type Results = readonly CellResult[];

/** Cells by variant and axis values, each in the order of the run. */
export function byPoint(results: Results, cells: readonly number[]): number[][] {
  const points = new Map<string, number[]>();
  for (const index of cells) {
    const { variant, axes } = results[index]!.cell;
    const key = JSON.stringify([variant, axes.map(({ name, value }) => [name, value, typeof value])]);
    const point = points.get(key);
    if (point === undefined) points.set(key, [index]);
    else point.push(index);
  }
  return [...points.values()];
}

/** Weights by law: each cell adds its own to that of its law. Laws that cancel out are left out. */
function weigh(
  results: Results,
  cells: readonly number[],
  weightOf: (cell: number) => number,
): WeightedLaw[] {
  return groupByLaw(results, cells, false)
    .map((group) => ({ group, weight: group.cells.reduce((sum, cell) => sum + weightOf(cell), 0) }))
    .filter(({ weight }) => weight !== 0);
}

/** The score of every pair of sides on a plane: both seats averaged, of the one that stands first in the run. */
export function pairItems(results: Results, point: readonly number[]): Item[] {
  const pairs = new Map<string, number[]>();
  for (const index of point) {
    const { plane, initiator, target } = results[index]!.cell;
    const key = JSON.stringify([plane, [initiator, target].sort()]);
    pairs.set(key, [...(pairs.get(key) ?? []), index]);
  }
  return [...pairs.values()].map((own) => {
    const { key, variant, axes, initiator } = results[own[0]!]!.cell;
    const sign = (index: number): number => (results[index]!.cell.initiator === initiator ? 1 : -1);
    const targets = own.filter((index) => sign(index) < 0).length;
    const laws = weigh(results, own, (index) => sign(index) / own.length);
    const recipe = { kind: 'sum', constant: targets / own.length, laws } as const;
    return { subject: { kind: 'cell', key }, variant, axes, equals: 0, recipe, cells: own };
  });
}

/** The mean score of every side that is asked for, over its matchups at a point. */
export function sideItems({ where }: Expectation, results: Results, point: readonly number[]): Item[] {
  const sides = new Set<string>();
  for (const index of point) {
    const { cell } = results[index]!;
    for (const seat of ['initiator', 'target'] as const)
      if (coversSide(where, cell, seat)) sides.add(cell[seat]);
  }
  const { variant, axes } = results[point[0]!]!.cell;
  return [...sides].map((side) => {
    const sign = (index: number): number => (results[index]!.cell.initiator === side ? 1 : -1);
    const own = point.filter((index) =>
      [results[index]!.cell.initiator, results[index]!.cell.target].includes(side),
    );
    const targets = own.filter((index) => sign(index) < 0).length;
    // As target a side scores 1 − s: the ones are the constant, the s count negatively.
    const laws = weigh(results, own, (index) => sign(index) / own.length);
    const recipe = { kind: 'sum', constant: targets / own.length, laws } as const;
    return { subject: { kind: 'side', side }, variant, axes, equals: 0, recipe, cells: own };
  });
}

/** The first-move edge of every plane at a point: mean score of the mirror matches above one half. */
export function mirrorItems(results: Results, point: readonly number[]): Item[] {
  const { variant, axes } = results[point[0]!]!.cell;
  const planes = new Set(point.map((index) => results[index]!.cell.plane));
  return [...planes].map((plane) => {
    const mirrors = point.filter((index) => results[index]!.cell.plane === plane);
    const laws = weigh(results, mirrors, () => 1 / mirrors.length);
    const recipe = { kind: 'sum', constant: -0.5, laws } as const;
    return { subject: { kind: 'plane', plane }, variant, axes, equals: 0, recipe, cells: mirrors };
  });
}

/** The share of hopeless matchups at a point. */
export function fieldItem(results: Results, point: readonly number[]): Item {
  const { variant, axes } = results[point[0]!]!.cell;
  const laws = weigh(results, point, () => 1);
  return {
    subject: { kind: 'field' },
    variant,
    axes,
    equals: 0,
    recipe: { kind: 'hopeless', laws },
    cells: point,
  };
}
