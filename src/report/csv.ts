/** `cells.csv` and `distributions.csv`: one tidy table each, RFC 4180, UTF-8, full precision, empty for no value. */
import type { CellResult, RunResult } from '../batch/result.ts';
import { summarize } from './view/cellSummary.ts';
import { figureColumns, leadingColumns, pairingColumns } from './view/columns.ts';
import { valueShares } from './view/distribution.ts';
import { axisNames } from './view/points.ts';

type Value = string | number | boolean | null;

/** One row a cell, in the order of the run. */
export function cellsCsv(result: RunResult): string {
  const axes = axisNames(result.cells);
  const header = [...identifyingColumns(axes), ...figureColumns];
  const rows = result.cells.map((cell) => {
    const figures = summarize(cell);
    return [...identify(result, cell, axes), ...figureColumns.map((column) => figures[column])];
  });
  return table(header, rows);
}

/**
 * One row for every value of every metric of a cell: the simulated count and its share of the duels, or, where
 * nothing was simulated, the exact probability alone.
 */
export function distributionsCsv(result: RunResult): string {
  const axes = axisNames(result.cells);
  const header = [...identifyingColumns(axes), 'metric', 'value', 'count', 'probability'];
  const rows: Value[][] = [];
  for (const cell of result.cells) {
    const identity = identify(result, cell, axes);
    for (const { metric, value, count, probability } of valueShares(cell))
      rows.push([...identity, metric, value, count, probability]);
  }
  return table(header, rows);
}

function identifyingColumns(axes: readonly string[]): readonly string[] {
  return [...leadingColumns, ...axes, ...pairingColumns];
}

function identify(result: RunResult, { cell }: CellResult, axes: readonly string[]): Value[] {
  const values = axes.map((name) => cell.axes.find((axis) => axis.name === name)?.value ?? null);
  return [result.info.scenario.name, cell.variant, cell.plane, ...values, cell.initiator, cell.target];
}

/** RFC 4180, records ended by CRLF. By hand, since csv-stringify takes seconds for the distributions of a large run. */
function table(header: readonly string[], rows: readonly (readonly Value[])[]): string {
  const lines = [header, ...rows].map((row) => row.map((value) => quoted(field(value))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** Quoted where a delimiter, a quote or a line break stands in it; a lone CR or LF counts, too. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Shortest text that reads back as the same number; "unlimited" is the one number without digits. */
function field(value: Value): string {
  if (value === null) return '';
  if (typeof value !== 'number') return String(value);
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value) : 'unlimited';
}
