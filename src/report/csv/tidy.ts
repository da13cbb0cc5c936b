/** Tidy tables of a run: scenario, variant, axes and the names of a cell in front of every row. */
import { axisNames } from '../../analysis/points.ts';
import { precisionOf } from '../../analysis/precision.ts';
import type { CellResult, RunResult } from '../../batch/result.ts';
import { valueShares } from '../../facts/run/distribution.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { axisFields } from './axes.ts';
import type { CsvTable, RowGroup, Value } from './table.ts';

/** How the cells of a kind are named. */
export interface Naming<C extends Cell> {
  /** Columns before the axes, after scenario and variant. */
  readonly leading?: { readonly columns: readonly string[]; readonly values: (cell: C) => readonly Value[] };
  readonly columns: readonly string[];
  readonly values: (cell: C) => readonly Value[];
}

/** A table with the cell's identity in front of each row. */
export function tidyTable<C extends Cell>(
  run: RunResult<C>,
  { leading, columns: names, values }: Naming<C>,
  columns: readonly string[],
  rowsOf: (result: CellResult<C>) => Iterable<readonly Value[]>,
): CsvTable {
  const axes = axisNames(run.cells);
  function* rows(): Generator<RowGroup> {
    for (const result of run.cells) {
      const { cell } = result;
      const address = [run.info.scenario.name, cell.variant, ...(leading?.values(cell) ?? [])];
      yield { lead: [...address, ...axisFields(axes, cell), ...values(cell)], rows: rowsOf(result) };
    }
  }
  const header = ['scenario', 'variant', ...(leading?.columns ?? []), ...axes, ...names, ...columns];
  return { header, rows: { [Symbol.iterator]: rows } };
}

/**
 * `distributions.csv` of a run: one row for every value of every metric of a cell, the simulated count and its share
 * of the trials, or, where nothing was simulated, the exact probability alone; the share up to the value, and the band in
 * which all these shares of a metric lie at once.
 * @param hidden metrics that mean nothing there.
 */
export function tidyDistributions<C extends Cell>(
  run: RunResult<C>,
  naming: Naming<C>,
  hidden: readonly string[] = [],
): CsvTable {
  const precision = precisionOf(run.info);
  const columns = [
    ...['metric', 'value', 'count', 'probability'],
    ...['cumulative', 'cumulative_low', 'cumulative_high'],
  ];
  return tidyTable(run, naming, columns, (result) =>
    valueShares(result, precision)
      .filter(({ metric }) => !hidden.includes(metric))
      .map(({ metric, value, count, probability, cumulative, band }) => [
        ...[metric, value, count, probability, cumulative],
        ...[band?.low ?? null, band?.high ?? null],
      ]),
  );
}
