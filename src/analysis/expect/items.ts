/** The figures that an expectation covers: which cells each is made of, and how. */
import type { Subject } from '../../batch/judgement.ts';
import type { CellResult } from '../../batch/result.ts';
import type { AxisValue, DuelCell } from '../../scenario/cells.ts';
import { covers, coversPoint, coversSide } from '../../scenario/expect/covers.ts';
import type { Expectation } from '../../scenario/expect/expectation.ts';
import { metricKinds } from '../../scenario/expect/metrics.ts';
import { groupByLaw, type LawGroup } from './evidence.ts';

/** A law with the weight that its score has in a sum. */
export interface WeightedLaw {
  readonly weight: number;
  readonly group: LawGroup;
}

/** How a figure is made of cells. */
export type Recipe =
  | { readonly kind: 'law'; readonly group: LawGroup }
  | { readonly kind: 'sum'; readonly constant: number; readonly laws: readonly WeightedLaw[] }
  /** Share of cells that are hopeless; `weight` is the number of cells of a law. */
  | { readonly kind: 'hopeless'; readonly laws: readonly WeightedLaw[] };

/** One figure to be judged. */
export interface Item {
  readonly subject: Subject;
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  readonly equals: number;
  readonly recipe: Recipe;
  /** All cells behind it. */
  readonly cells: readonly number[];
}

/** Possible cells that an expectation is about, by index. */
export function coveredCells(expectation: Expectation, results: readonly CellResult[]): number[] {
  return coveredIn(
    expectation,
    results.map(({ cell }) => cell),
  ).filter((index) => results[index]!.impossible === null);
}

/** Cells that an expectation is about, by index. */
export function coveredIn({ where, metric }: Expectation, cells: readonly DuelCell[]): number[] {
  const kind = metricKinds[metric];
  const wanted = (cell: DuelCell): boolean => {
    const mirror = cell.initiator === cell.target;
    if (kind === 'side') {
      const seats = coversSide(where, cell, 'initiator') || coversSide(where, cell, 'target');
      return !mirror && coversPoint(where, cell) && seats;
    }
    return covers(where, cell) && (kind !== 'mirror' || mirror);
  };
  return cells.flatMap((cell, index) => (wanted(cell) ? [index] : []));
}

/** The figures of an expectation. */
export function itemsOf(expectation: Expectation, results: readonly CellResult[]): Item[] {
  const cells = coveredCells(expectation, results);
  switch (metricKinds[expectation.metric]) {
    case 'rate':
    case 'mean':
      return lawItems(expectation, results, cells);
    case 'side':
      return byPoint(results, cells).flatMap((point) => sideItems(expectation, results, point));
    case 'mirror':
      return byPoint(results, cells).flatMap((point) => mirrorItems(results, point));
    case 'field':
      return byPoint(results, cells).map((point) => fieldItem(results, point));
  }
}

function lawItems({ metric }: Expectation, results: readonly CellResult[], cells: readonly number[]): Item[] {
  const facts = metric.includes('capture') || metric.includes('bystander') || metric.includes('fatigue');
  return groupByLaw(results, cells, facts).map((group) => {
    const { key, variant, axes } = results[group.cells[0]!]!.cell;
    return {
      subject: { kind: 'cell', key },
      variant,
      axes,
      equals: group.cells.length - 1,
      recipe: { kind: 'law', group },
      cells: group.cells,
    };
  });
}

/** Cells by variant and axis values, each in the order of the run. */
function byPoint(results: readonly CellResult[], cells: readonly number[]): number[][] {
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
  results: readonly CellResult[],
  cells: readonly number[],
  weightOf: (cell: number) => number,
): WeightedLaw[] {
  return groupByLaw(results, cells, false)
    .map((group) => ({ group, weight: group.cells.reduce((sum, cell) => sum + weightOf(cell), 0) }))
    .filter(({ weight }) => weight !== 0);
}

function sideItems({ where }: Expectation, results: readonly CellResult[], point: readonly number[]): Item[] {
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

function mirrorItems(results: readonly CellResult[], point: readonly number[]): Item[] {
  const { variant, axes } = results[point[0]!]!.cell;
  const planes = new Set(point.map((index) => results[index]!.cell.plane));
  return [...planes].map((plane) => {
    const mirrors = point.filter((index) => results[index]!.cell.plane === plane);
    const laws = weigh(results, mirrors, () => 1 / mirrors.length);
    const recipe = { kind: 'sum', constant: -0.5, laws } as const;
    return { subject: { kind: 'plane', plane }, variant, axes, equals: 0, recipe, cells: mirrors };
  });
}

function fieldItem(results: readonly CellResult[], point: readonly number[]): Item {
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
