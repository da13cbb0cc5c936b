/** Which cells of a run an expectation covers. */
import type { CellResult } from '../../batch/result.ts';
import { impossibilityOf, kindOf, metricOf } from '../../scenario/cellKinds.ts';
import { coversCell } from '../../scenario/model/cellKind.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Expectation } from '../../scenario/model/expectation.ts';

/** Possible cells that an expectation is about, by index. */
export function coveredCells(expectation: Expectation, results: readonly CellResult<Cell>[]): number[] {
  return coveredIn(
    expectation,
    results.map(({ cell }) => cell),
  ).filter((index) => results[index]!.impossible === null);
}

/** Cells that an expectation is about, by index. */
export function coveredIn({ where, metric }: Expectation, cells: readonly Cell[]): number[] {
  const { kind } = metricOf(metric);
  return cells.flatMap((cell, index) => (coversCell(kindOf(cell), where, cell, kind) ? [index] : []));
}

/** For each expectation, how many possible cells that it covers are not among those that are run. */
export function leftOut(
  expectations: readonly Expectation[],
  all: () => readonly Cell[],
  run: readonly Cell[],
): number[] {
  if (expectations.length === 0) return [];
  const possible = (cells: readonly Cell[]) => cells.filter((cell) => impossibilityOf(cell) === null);
  const [whole, part] = [possible(all()), possible(run)];
  return expectations.map(
    (expectation) => coveredIn(expectation, whole).length - coveredIn(expectation, part).length,
  );
}
