/**
 * `cells.csv` and `distributions.csv`: one tidy table each, RFC 4180 unless another dialect is asked for, UTF-8,
 * full precision, empty for no value.
 */
import { axisNames } from '../../analysis/points.ts';
import { precisionOf } from '../../analysis/precision.ts';
import type { CellResult, RunResult } from '../../batch/result.ts';
import { summarize } from '../../facts/duel/cellSummary.ts';
import { figureColumns, leadingColumns, pairingColumns } from '../../facts/duel/columns.ts';
import { valueShares } from '../../facts/run/distribution.ts';
import { type CsvDialect, dialectOf } from '../csv/dialect.ts';
import { table, type Value } from '../csv/table.ts';

/** One row a cell, in the order of the run. */
export function cellsCsv(result: RunResult, dialect: CsvDialect = dialectOf()): string {
  const axes = axisNames(result.cells);
  const header = [...identifyingColumns(axes), ...figureColumns];
  const precision = precisionOf(result.info);
  const rows = result.cells.map((cell) => {
    const figures = summarize(cell, precision);
    return [...identify(result, cell, axes), ...figureColumns.map((column) => figures[column])];
  });
  return table(header, rows, dialect);
}

/**
 * One row for every value of every metric of a cell: the simulated count and its share of the duels, or, where
 * nothing was simulated, the exact probability alone.
 */
export function distributionsCsv(result: RunResult, dialect: CsvDialect = dialectOf()): string {
  const axes = axisNames(result.cells);
  const header = [...identifyingColumns(axes), 'metric', 'value', 'count', 'probability'];
  const rows: Value[][] = [];
  for (const cell of result.cells) {
    const identity = identify(result, cell, axes);
    for (const { metric, value, count, probability } of valueShares(cell))
      rows.push([...identity, metric, value, count, probability]);
  }
  return table(header, rows, dialect);
}

function identifyingColumns(axes: readonly string[]): readonly string[] {
  return [...leadingColumns, ...axes, ...pairingColumns];
}

function identify(result: RunResult, { cell }: CellResult, axes: readonly string[]): Value[] {
  const values = axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null);
  return [result.info.scenario.name, cell.variant, cell.plane, ...values, cell.initiator, cell.target];
}
