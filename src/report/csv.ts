/**
 * `cells.csv` and `distributions.csv`: one tidy table each, RFC 4180 unless another dialect is asked for, UTF-8,
 * full precision, empty for no value.
 */
import { stringify } from 'csv-stringify/sync';
import { precisionOf } from '../analysis/precision.ts';
import type { CellResult, RunResult } from '../batch/result.ts';
import { type CsvDialect, defuse, dialectOf } from './csvDialect.ts';
import { summarize } from './view/cellSummary.ts';
import { figureColumns, leadingColumns, pairingColumns } from './view/columns.ts';
import { valueShares } from './view/distribution.ts';
import { axisNames } from './view/points.ts';

type Value = string | number | boolean | null;

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

function table(header: readonly string[], rows: readonly (readonly Value[])[], dialect: CsvDialect): string {
  const text = [header, ...rows].map((row) => row.map((value) => field(value, dialect)));
  // A lone CR or LF needs quotes too; the library only looks for the whole record delimiter.
  return stringify(text, {
    bom: dialect.mark,
    delimiter: dialect.delimiter,
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
  });
}

/** Shortest text that reads back as the same number; "unlimited" is the one number without digits. */
function field(value: Value, { decimal, defused }: CsvDialect): string {
  if (value === null) return '';
  if (typeof value !== 'number') return defused ? defuse(String(value)) : String(value);
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value).replace('.', decimal) : 'unlimited';
}
