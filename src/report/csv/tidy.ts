/** Identifying columns of tables whose cells are named by a few words. */
import { axisNames } from '../../analysis/points.ts';
import type { CellResult, RunResult } from '../../batch/result.ts';
import { valueShares } from '../../facts/run/distribution.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { table, type Value } from './table.ts';

/** How the cells of a kind are named. */
export interface Naming<C extends Cell> {
  readonly columns: readonly string[];
  readonly values: (cell: C) => readonly Value[];
}

/** A table with scenario, variant, axes and the names in front of each row. */
export function tidyTable<C extends Cell>(
  run: RunResult<C>,
  naming: Naming<C>,
  columns: readonly string[],
  rowsOf: (result: CellResult<C>) => readonly (readonly Value[])[],
): string {
  const axes = axisNames(run.cells);
  const rows = run.cells.flatMap((result) => {
    const { cell } = result;
    const values = axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null);
    const identity = [run.info.scenario.name, cell.variant, ...values, ...naming.values(cell)];
    return rowsOf(result).map((row) => [...identity, ...row]);
  });
  return table(['scenario', 'variant', ...axes, ...naming.columns, ...columns], rows);
}

/** `distributions.csv` of such a run; metrics that mean nothing there are left out. */
export function tidyDistributions<C extends Cell>(
  run: RunResult<C>,
  naming: Naming<C>,
  hidden: readonly string[],
): string {
  return tidyTable(run, naming, ['metric', 'value', 'count', 'probability'], (result) =>
    valueShares(result)
      .filter(({ metric }) => !hidden.includes(metric))
      .map(({ metric, value, count, probability }) => [metric, value, count, probability]),
  );
}
